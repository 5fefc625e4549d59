# The score pad on the page.

## Het scoreblok: voor echte kaarten of dobbelstenen

pad-misfit = Ronde { $round } klopt niet: { $sentence }
pad-column = { $column ->
        [round] ronde
        [bid] bod
        [won] slagen
        [call] voorspelling
        [mark] geschreven
       *[total] totaal
    }

## De pagina: het scoreblok

page-score = Scoreblok
page-score-new = Nieuw scoreblok
page-score-about = Voor echte kaarten of stenen. Werkt zonder netwerk.
page-score-open = Blok openen
page-score-book = Alle scoreblokken
page-score-who = Wie speelt, in deze volgorde
page-score-clockwise = met de klok mee
page-score-drag = { $name }, plaats { $place }: verplaats met de pijltjestoetsen of sleep
page-score-moved = { $name } zit nu op plaats { $place }.
page-score-joined = { $name } speelt mee. Spelers: { $count }.
page-score-begins-cards = geeft eerst
page-score-begins-dice = eerste Ziener
page-score-first-cards = { $name } geeft als eerste.
page-score-first-dice = { $name } is de eerste Ziener.
page-score-lot-cards = Eerste gever loten
page-score-lot-dice = Eerste Ziener loten
page-score-mark = Andere kleur en vorm voor { $name }
page-score-drop = { $name } schrappen
page-score-name = Nog een naam
page-score-add = Toevoegen
page-score-same = Weer { $names }
page-score-plus-minus = de biedingen mogen niet uitkomen
page-score-rounds = Rondes
page-score-all-rounds = alle { $rounds }
page-score-missing = { $count ->
        [one] Er ontbreekt nog één speler
       *[other] Er ontbreken nog { $count } spelers
    }
page-score-start = { $game ->
        [cards] Begin: { $players } spelers, { $rounds } rondes
       *[dice] Begin: { $players } spelers, hooguit { $rounds } rondes
    }
page-score-kept-about = Blijft op dit apparaat. Werkt zonder netwerk.
page-score-while-open = Blijft op dit apparaat. Via gewoon http gaat het zonder netwerk door zolang deze pagina open blijft.
page-score-not-kept-about = Deze browser bewaart hier niets. Het blok blijft zolang de pagina open is; bewaar het als bestand.
page-score-undo = Ongedaan maken
page-score-redo = Opnieuw
page-score-undone = Ongedaan gemaakt.
page-score-redone = Hersteld.
page-score-to-paper = Het blok bekijken
page-score-to-entry = Verder schrijven
page-score-of = van { $rounds }
page-score-changing = Ronde { $round } wordt gewijzigd
page-score-done = Klaar
page-score-tricks = Slagen
page-score-results = Resultaten
page-score-trump = Troef
page-score-turned-wizard = Er lag een Tovenaar open
page-score-turned-jester = Er lag een Nar open
page-score-deals = geeft, biedt als laatste
page-score-bid-for = geboden voor { $tricks }
page-score-bid-so-far = tot nu toe geboden voor { $tricks }
page-score-may-not = { $name } mag geen { $bid } zeggen
page-score-how-many = Hoeveel, { $name }?
page-score-closed = { $bid } is gesloten.
page-score-closed-why = { $sum } + { $bid } zou precies { $tricks } zijn.
page-score-heard-sum = { $sum } geboden voor { $tricks }{ $balance ->
        [over] , { $by } te veel
        [under] , { $by } te weinig
       *[even] {""}
    }.
page-score-heard-covered = { $name } heeft geboden. Geef de telefoon door.
page-score-secret-play = Iedereen heeft geboden. Speel de ronde.
page-score-secret-show = De ronde is gespeeld: toon de biedingen
page-score-who-took = Wie haalde hoeveel?
page-score-as-bid = Ingevuld zoals geboden. Wijzig alleen wat niet klopt.
page-score-bid-was = geboden { $bid }
page-score-took = { $name } haalde { $won }
page-score-less = Eén slag minder voor { $name }
page-score-more = Eén slag meer voor { $name }
page-score-of-tricks = { $tricks ->
        [one] van { $tricks } slag.
       *[other] van { $tricks } slagen.
    }
page-score-sum = { $state ->
        [right] Het klopt.
        [missing] { $by ->
            [one] Er ontbreekt één slag.
           *[other] Er ontbreken { $by } slagen.
        }
       *[over] { $by ->
            [one] Eén te veel.
           *[other] { $by } te veel.
        }
    }
page-score-ask-missing = Onder het bod: { $names }. Wie haalde die?
page-score-ask-over = Boven het bod: { $names }. Wie heeft er een minder?
page-score-would-write = Dit wordt opgeschreven
page-score-write-down = { $state ->
        [right] Opschrijven
        [missing] { $by ->
            [one] Opschrijven: er ontbreekt 1 slag
           *[other] Opschrijven: er ontbreken { $by } slagen
        }
       *[over] { $by ->
            [one] Opschrijven: 1 slag te veel
           *[other] Opschrijven: { $by } slagen te veel
        }
    }
page-score-nothing = Er is nog geen ronde opgeschreven.
page-score-leads = { $name } staat { $by } voor.
page-score-leads-jesters = { $name } staat voor met minder Narrenscores.
page-score-level = { $names } staan gelijk.
page-score-kept = bewaard
page-score-written = Ronde { $round } is opgeschreven.
page-score-next-cards = Ronde { $round }: { $dealer } geeft, { $first } biedt eerst
page-score-next-dice = Ronde { $round }: { $seer } is de Ziener
page-score-cell = { $total }, geboden { $bid }, gehaald { $won }{ $exact ->
        [yes] , precies
       *[no] {""}
    }
page-score-change-round = Ronde { $round }: wijzigen
page-score-change-a-round = Een ronde wijzigen
page-score-changed = later gewijzigd
page-score-key-cards = Totaal, dan bod/slagen. Gekleurd: precies. Tik op een ronde om die te wijzigen.
page-score-result = Naar de uitslag
page-score-over = { $reason ->
        [all-rounds-played] { $rounds ->
            [one] Na één ronde.
           *[other] Na { $rounds } rondes.
        }
        [too-few-players] Er zijn te weinig spelers over om verder te gaan.
        [target-reached] { $target } X’en na ronde { $rounds }.
       *[sheets-full] Alle vellen zijn vol.
    }
page-score-ahead = { $by } voor { $name }.
page-score-pad = Blok
page-score-again = Opnieuw
page-score-file = Bestand
page-score-picture = Plaatje
page-score-best-round = Beste ronde: { $name }, { $points } in ronde { $round }.
page-score-most-exact = Het vaakst precies: { $names }, { $exact } van { $rounds }.
page-score-full = De opslag van dit apparaat is vol: je laatste tikken zijn niet bewaard. Bewaar het blok als bestand, of maak ruimte.
page-score-failed = Dit kon niet op het apparaat worden bewaard. Bewaar het blok als bestand.
page-score-overtaken = In een ander venster is in dit blok geschreven. Je ziet het zoals het daar is; je laatste tik is niet opgeschreven.
page-score-rename = Naam van { $name }
page-score-leave = { $name } verlaat het spel
page-score-leaves = gaat weg
page-score-left = is weg
page-score-turn-cards = Ronde { $round } wordt gegeven door
page-score-turn-dice = Ziener van ronde { $round }
page-score-ends-after = Het spel eindigt na
page-score-awake = Scherm aan laten
page-score-no-pads = Op dit apparaat is nog geen scoreblok.
page-score-delete = Wissen
page-score-really = Definitief wissen
page-score-deleted = Gewist.
page-score-export = Alle blokken als één bestand
page-score-import = Bestand openen
page-score-brought = { $count ->
        [one] Eén blok is overgenomen.
       *[other] { $count } blokken zijn overgenomen.
    }
page-score-cleared = Browsers ruimen pagina’s op die lang niet geopend zijn. Een bestand is veilig.
page-score-which-card = Welke toverkaart ligt er?
page-score-no-card = Geen toverkaart
page-score-other-card = Andere
page-score-draw = Trek er een van { $left }
page-score-to-call = moet nog
page-score-what-calls = Wat voorspelt { $name }?
page-score-tap-box = Tik op een vrij veld.
page-score-what-got = Wat kreeg { $name }?
page-score-change-call = { $box }: voorspelling wijzigen
page-score-exactly = Precies { $box }
page-score-missed-by = Ernaast met
page-score-doubles = telt dubbel: ×{ $factor }
page-score-miss = Ernaast met { $off }: min { $points }
page-score-jester-about = hier 0, boven X
page-score-jester-key = { $state ->
        [taken] Narrenveld { $jesters } is gebruikt
       *[free] Narrenscore met { $jesters }
    }
page-score-jester-for = Narrenscore met { $jesters } voor { $name }
page-score-dice = De dobbelstenen zoals ze liggen
page-score-tap-dice = Tik tot ze kloppen; er wordt voor iedereen geteld.
page-score-die = Steen { $number }: { $face }. Tik voor de volgende zijde.
page-score-wizard = Tovenaars tellen als
page-score-wizard-every = Tovenaars tellen voor elke kleur.
page-score-wizard-nobody = Tovenaars tellen voor niemand.
page-score-by-dice = Met de stenen
page-score-by-result = Met de uitkomst
page-score-rolls = Worpen: { $rolls } van { $most }
page-score-next-seer = volgende Ziener: { $name }

## The page: sharing a score pad

page-share-live = Live delen
page-share-title = Dit blok live delen
page-share-about = Anderen zien het op hun telefoon terwijl je schrijft. De namen en wat er staat, liggen dan op deze server, tot je stopt of tot er vier weken niemand schrijft.
page-share-begin = Delen
page-share-code = Vierkante code van de link
page-share-copy-link = Link kopiëren
page-share-send = Sturen
page-share-writing = Anderen mogen ook schrijven
page-share-writing-about = { $on ->
        [yes] aan: wie deze code opent, schrijft voor zichzelf
       *[no] uit: ze kijken alleen
    }
page-share-looking = { $count ->
        [0] Er kijkt niemand anders
        [one] Er kijkt één iemand
       *[other] Er kijken er { $count }
    }
page-share-guests = { $count ->
        [one] een gast
       *[other] { $count } gasten
    }
page-share-offline = Zonder netwerk schrijf je door; de anderen zien het later.
page-share-stop = Stoppen met delen
page-share-really-stop = Stoppen: op de server wissen
page-share-here-only = Dit adres werkt alleen op dit apparaat. Open de pagina onder haar adres in jullie netwerk en deel dan.
page-share-live-now = live
page-share-lost = niet verbonden
page-share-unsent = { $count ->
        [one] 1 nog niet verstuurd
       *[other] { $count } nog niet verstuurd
    }
page-share-ended = Dit blok wordt niet meer gedeeld. Wat je ziet, blijft op je apparaat.
page-share-who = Wie ben je?
page-share-who-about = Je schrijft je eigen biedingen en uitslagen.
page-share-watching = Je kijkt mee met dit blok; het gaat vanzelf verder.
page-share-waits = Nog te gaan: { $names }.
page-share-opening = Het gedeelde blok wordt geopend …
page-share-keeper = Wie het blok bijhoudt,
page-share-conflict = { $who } schreef: { $theirs }. Jij schreef: { $yours }.
page-share-unfit = Niet geschreven: { $yours }. { $why }
page-share-theirs = Het andere geldt
page-share-mine = Het mijne schrijven
page-share-drop = Laten gaan
page-share-again = Opnieuw proberen
page-share-entry = { $kind ->
        [bid] { $name } biedt { $value } in ronde { $round }
        [tricks] slagen van ronde { $round }: { $value }
        [trump] troef van ronde { $round }: { $value }
        [magic] toverkaart van ronde { $round }: { $value }
        [predict] { $name } voorspelt { $value } in ronde { $round }
        [cross] { $name } streept { $value } door in ronde { $round }
        [wizard] Tovenaars van ronde { $round } tellen als { $value }
        [rolls] worpen van ronde { $round }: { $value }
        [score] { $name } zit er in ronde { $round } { $value } naast
        [jester] Narrenscore van { $name } in ronde { $round }: { $value }
        [dice] dobbelstenen van { $name } in ronde { $round }: { $value }
        [turn] ronde { $round } is van { $name }
        [leave] { $name } gaat weg voor ronde { $round }
        [rename] { $name } heet { $value }
        [rounds] het spel eindigt na ronde { $round }
        [undo] ongedaan maken
        [redo] opnieuw
       *[covered] { $name } heeft iets bedekts in ronde { $round }
    }
