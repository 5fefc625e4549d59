# Words that explain themselves; `-forms` lists how a word may stand in a text.

page-term-also = Zie ook:
page-term-rules = Regels
page-term-now = { $who ->
        [you] Nu ben jij het.
       *[other] Nu is het { $name }.
    }
page-term-now-trump = Nu is het { $colour }.
term-cards-trump = Troef
term-cards-trump-forms = troef|Troef
term-cards-trump-about = De kleur die deze ronde alle andere kleuren verslaat, welk getal er ook op staat. De opengelegde kaart bepaalt haar.
term-cards-trick = Slag
term-cards-trick-forms = slag|slagen
term-cards-trick-about = Van iedereen één kaart. De beste kaart wint de slag, en wie hem wint, komt uit voor de volgende.
term-cards-follow = Bekennen
term-cards-follow-forms = bekennen|bekend|beken
term-cards-follow-about = Wie de uitgekomen kleur heeft, moet die spelen. Wie haar niet heeft, mag elke kaart spelen. Tovenaars en Narren mogen altijd.
term-cards-wizard = Tovenaar
term-cards-wizard-forms = Tovenaar|Tovenaars
term-cards-wizard-about = Een Tovenaar wint de slag; liggen er meer, dan de eerste. Je mag hem altijd spelen.
term-cards-jester = Nar
term-cards-jester-forms = Nar|Narren
term-cards-jester-about = Een Nar verliest van elke andere kaart. Je mag hem altijd spelen.
term-cards-dealer = Gever
term-cards-dealer-forms = gever|Gever
term-cards-dealer-about = De gever biedt als laatste; wie daarna zit, komt uit. Ligt er een Tovenaar open, dan kiest de gever de troef.
term-cards-exact = Precies
term-cards-exact-forms = precies|Precies
term-cards-exact-about = Evenveel slagen als je bood: 20 punten, plus 10 voor elke slag. Elke slag te veel of te weinig kost 10.
term-cards-balance = Te veel en te weinig geboden
term-cards-balance-forms = te veel geboden|te weinig geboden
term-cards-balance-about = Te veel: samen zijn er meer slagen geboden dan er zijn, dus iemand komt tekort. Te weinig: het zijn er minder, dus iemand moet er een nemen die niemand wil.
term-cards-plus-minus-one = Plus/min één
term-cards-plus-minus-one-forms = plus/min één|Plus/min één
term-cards-plus-minus-one-about = De biedingen mogen samen niet gelijk zijn aan het aantal slagen. Daarom is er voor de gever, die als laatste biedt, één getal gesloten.
term-dice-seer = Ziener
term-dice-seer-forms = Ziener
term-dice-seer-about = De Ziener leidt de ronde: voorspelt als eerste, noemt als welke kleur Tovenaars tellen, gooit en kiest wat er opnieuw gegooid wordt.
term-dice-wizard-colour = Wizardkleur
term-dice-wizard-colour-forms = Wizardkleur|Tovenaars
term-dice-wizard-colour-about = De kleur waarvoor Tovenaars deze ronde tellen, voor iedereen. De Ziener noemt haar vóór de eerste worp.
term-dice-jester-score = Narrenscore
term-dice-jester-score-forms = Narrenscore
term-dice-jester-score-about = Bij 1 tot 5 Narren: een X in het Narrenveld voor dat aantal en een 0 in je eigen veld in plaats van de gewone score. Elk Narrenveld kun je maar één keer gebruiken.
term-dice-x = X
term-dice-x-forms = X’en|X
term-dice-x-about = Precies goed is een X, evenveel punten waard als de kolom. Zodra iemand genoeg X’en heeft, meestal negen, is het spel uit.
term-dice-exact = Precies
term-dice-exact-forms = precies|Precies
term-dice-exact-about = Evenveel dobbelstenen van jouw kleur als je voorspelde. Elke dobbelsteen te veel of te weinig is een strafpunt.
term-dice-leave = Uitstappen
term-dice-leave-forms = uitstappen|Uitstappen
term-dice-leave-about = Wie uitstapt, scoort de huidige worp en is klaar voor deze ronde. De Ziener kan niet uitstappen, wel stoppen.
term-dice-magic-card = Toverkaart
term-dice-magic-card-forms = toverkaart|toverkaarten
term-dice-magic-card-about = Een kaart die voor deze ronde één regel verandert.
page-score-evenings = { $evenings ->
        [one] { $game }: één avond
       *[other] { $game }: { $evenings } avonden
    }
page-score-person = Speler
page-score-figure = { $column ->
        [games] spellen
        [wins] gewonnen
        [average] gemiddeld
        [best] beste
       *[exact] precies
    }
