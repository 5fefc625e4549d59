/** Puts a text on the clipboard; on plain http, where browsers offer none, by an older way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return oldWay(text)
  }
}

function oldWay(text: string): boolean {
  const active = document.activeElement as HTMLElement | null
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'hidden'
  // within an open dialog, outside of which nothing can be selected
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  active?.focus()
  return done
}
