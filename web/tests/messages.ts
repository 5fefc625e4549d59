// The messages of the page in every language.
import de from 'words:de'
import en from 'words:en'
import nl from 'words:nl'

export const MESSAGES = { de, en, nl }
