# The page.

## De pagina

page-wizard = Tovenaar
page-jester = Nar
page-card = { $colour } { $value }
page-card-said = { $kind ->
        [W] een Tovenaar
        [J] een Nar
        [B] de blauwe { $value }
        [G] de groene { $value }
        [Y] de gele { $value }
       *[R] de rode { $value }
    }
page-refused = Dat kan nu niet.
page-no = Dat kan niet.
page-close = Sluiten
page-seat-free = vrij
page-card-chosen = gekozen
page-card-playable = speelbaar
page-card-not-now = nu niet
page-hand = Je hand
page-others = De anderen
page-trick = De slag
page-last-trick = Laatste slag
page-trick-taken = { $who ->
        [you] jij pakt hem
       *[other] pakt hem
    }
page-winning = wint
page-winning-trump = wint: troef
page-your-card = jouw kaart
page-led = kwam uit
page-dealer = Gever
page-away = weg
page-points-word = punten
page-of = van { $bid }
page-won = gehaald
page-bid = geboden
page-bid-hidden = bod geheim
page-has-bid = heeft geboden
page-thinking = denkt na …
page-has-it = heeft het
page-needs = nog { $need } nodig
page-over = { $over } te veel
page-over-bid = { $by } te veel geboden
page-under-bid = { $by } te weinig geboden
page-even-bid = het komt precies uit
page-for-tricks = voor { $tricks }
page-bids-against = Biedingen en slagen
page-bids-hidden = biedingen geheim
page-trick-of = Slag { $number } van { $tricks }
page-turned-up = Ligt open
page-is-trump = { $colour } is troef
page-no-trump = geen troef
page-no-trump-last = geen troef, laatste ronde
page-trump-open = troef nog niet gekozen
page-name-trump = Kies de troefkleur.
page-name-trump-why = Er ligt een Tovenaar open en jij geeft: jij kiest de kleur, voordat er geboden wordt.
page-name-trump-blind = Er ligt een Tovenaar open en jij geeft. Je kiest zonder je eigen kaart te kennen.
page-waits-trump = { $name } kiest de troefkleur.
page-your-bid = Jouw bod.
page-bid-first = Jij biedt als eerste.
page-bid-next = Jij bent aan de beurt.
page-bid-last = Jij bent de gever en biedt als laatste.
page-bid-covered = Iedereen biedt tegelijk; de biedingen worden getoond als iedereen geboden heeft.
page-bid-secret = Iedereen biedt tegelijk; de biedingen blijven geheim tot de ronde voorbij is.
page-bid-open = Iedereen hoort je bod.
page-waits-bid = { $waiting ->
        [one] { $name } biedt.
       *[other] Moeten nog bieden: { $name }.
    }
page-bid-so-far = Tot nu toe geboden: { $terms }.
page-how-many = { $tricks ->
        [one] Haal je die ene slag?
       *[other] Hoeveel van de { $tricks } slagen haal je?
    }
page-choose-bid = Kies een getal
page-bid-button = { $bid } bieden
page-closed = { $bid } mag jij niet bieden.
page-closed-why = { $sum } + { $bid } is precies { $tricks }, en bij plus/min één mogen de biedingen samen niet gelijk zijn aan het aantal slagen.
page-your-turn = Jouw beurt.
page-lead = Je komt uit: elke kaart mag.
page-free = Er is niets te bekennen: elke kaart mag.
page-follow = Beken { $colour }, of speel een Tovenaar of een Nar.
page-void = Je hebt geen { $colour }: elke kaart mag.
page-waits-card = { $name } is aan de beurt.
page-dealing = De kaarten worden gedeeld.
page-plays = { $who ->
        [you] Je speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
page-takes-trick = { $who ->
        [you] Jij pakt de slag.
       *[other] { $name } pakt de slag.
    }
page-bid-won = geboden { $bid }, gehaald { $won }
# the end of a round
page-round-goes-on = Gaat over { $seconds } seconden verder.
page-round-wait = Wachten
page-round-go-on = Verder
page-round-go-on-to = Verder naar ronde { $round }
page-round-your-turn = Verder: jij bent aan de beurt
page-round-result = Naar de uitslag
page-round-rows = Wat ronde { $round } opleverde
page-round-place = Plaats
page-round-player = Speler
page-round-bid = Geboden
page-round-won = Gehaald
page-round-points = Punten
page-round-total = Stand
page-round-up = { $places ->
        [one] een plaats omhoog
       *[other] { $places } plaatsen omhoog
    }
page-round-down = { $places ->
        [one] een plaats omlaag
       *[other] { $places } plaatsen omlaag
    }
page-round-last-trick = { $who ->
        [you] Jij haalt de laatste slag.
       *[other] { $name } haalt de laatste slag.
    }
page-round-own-exact = Precies goed: { $points }.
page-round-own-lost = Je verliest { $points }.
page-round-who-exact = { $count ->
        [0] Niemand had het precies goed.
        [one] { $names } had het precies goed.
       *[other] { $names } hadden het precies goed.
    }
page-round-passes = Je haalt { $names } in.
page-round-passes-gains = Je haalt { $names } in en wint { $points } op { $name }.
page-round-passed = { $count ->
        [one] { $names } haalt je in.
       *[other] { $names } halen je in.
    }
page-round-gains = Je wint { $points } op { $name }.
page-round-falls = { $name } wint { $points } op jou.
page-round-lead = { $who ->
        [you] Je staat { $points } voor.
       *[other] { $name } staat { $points } voor.
    }
page-round-lead-shared = { $names } gaan samen aan kop.
page-round-behind = { $name } staat { $points } op je voor.
page-round-behind-was = { $name } staat { $points } op je voor; dat was { $before }.
page-patient-setting = Na een ronde pas verdergaan als ik het zeg
page-excluded = Niet samen met: { $variant }.
page-notify-setting = Waarschuw me als ik aan de beurt ben en elders kijk
page-notify-denied = Je browser staat het niet toe. Je kunt dat in de instellingen voor deze site veranderen.
page-keys = Sneltoetsen
page-key-arrows-cards = ← → ↑ ↓
page-key-arrows-cards-does = van kaart naar kaart
page-key-play-card = Enter
page-key-play-card-does = de kaart spelen of vooruit kiezen
page-key-digits-bid = 0 … 9
page-key-digits-bid-does = een bod kiezen
page-key-arrows-boxes = ← → ↑ ↓
page-key-arrows-boxes-does = van veld naar veld, van dobbelsteen naar dobbelsteen
page-key-digits-dice = 1 … 7
page-key-digits-dice-does = een dobbelsteen houden of opnieuw gooien
page-key-letters-faces = B G Y R
page-key-letters-faces-does = een kleur kiezen
page-key-choose = Enter
page-key-choose-does = kiezen
page-key-go-on = Enter
page-key-go-on-does = na een ronde verdergaan
page-key-wait = W
page-key-wait-does = aan het einde van een ronde wachten
page-key-steps = ← →
page-key-steps-does = een stap terug of verder
page-key-rounds = PgUp PgDn
page-key-rounds-does = naar de ronde ervoor of erna
page-key-ends = Home End
page-key-ends-does = naar het begin of naar het einde
page-key-close = Esc
page-key-close-does = sluiten wat ervoor ligt
page-key-help = ?
page-key-help-does = deze lijst
page-taking-back = { $card } wordt gespeeld.
page-taking-back-how = Tik er nog eens op om haar terug te nemen.
page-ordinal = { $number ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
        [9] negende
        [10] tiende
        [11] elfde
       *[other] twaalfde
    }
page-dice-end-x = Precies { $box }: je noteert een X, je { $ordinal }.
page-dice-end-xx = Precies { $box }: je noteert XX en hebt { $xs } X’en.
page-dice-end-jester = { $jesters ->
        [one] Narrenscore: je noteert een X bij 1 Nar, je { $ordinal }.
       *[other] Narrenscore: je noteert een X bij { $jesters } Narren, je { $ordinal }.
    }
page-dice-end-minus = { $box } met { $missed } gemist: je noteert { $mark }.
page-dice-end-xs = { $count ->
        [0] Niemand noteerde een X.
        [one] { $names } noteerde een X.
       *[other] { $names } noteerden elk een X.
    }
page-dice-end-roll = worp { $roll }:
page-dice-end-left = uitgestapt na worp { $roll }:
page-dice-end-exact = precies
page-dice-end-short = { $missed } te weinig
page-dice-end-over = { $missed } te veel
page-dice-end-by-jester = Narrenscore
page-dice-end-call = Voorspelling
page-dice-end-count = Geteld
page-dice-end-written = Genoteerd
page-dice-end-all-xs = X’en
page-dice-end-seer = { $who ->
        [you] Volgende Ziener: jij. { $box } was de hoogste voorspelling buiten { $colour }.
       *[other] Volgende Ziener: { $name }. { $box } was de hoogste voorspelling buiten { $colour }.
    }
page-dice-end-seer-stays = { $who ->
        [you] Iedereen voorspelde { $colour }: jij blijft Ziener.
       *[other] Iedereen voorspelde { $colour }: { $name } blijft Ziener.
    }
page-dice-end-target = { $target ->
        [9] Negen X’en: dit was de laatste ronde.
       *[other] Twaalf X’en: dit was de laatste ronde.
    }
page-dice-end-full = Alle velden zijn gebruikt: dit was de laatste ronde.
page-dice-roll-last = Worp { $roll } van { $rolls }, de laatste
page-pad = Scoreblok
page-pad-key = Stand, dan het bod. Gekleurde biedingen klopten precies.
page-pad-exact =  geboden, precies
page-pad-missed =  geboden, { $won } gehaald
page-round = Ronde
page-paused = Pauze.
page-paused-why = De gastheer laat het spel verdergaan.
page-confirm-card = { $card } spelen?
page-confirm-how = Tik er nog eens op, of op de knop.
page-chosen-ahead = { $card } is gekozen.
page-chosen-how = De kaart wordt gespeeld als je aan de beurt bent en het mag. Tik nog eens om haar terug te nemen.
page-play-card = Spelen
page-time-left = { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
page-home = Naar het begin
page-loading = Een ogenblik …
page-piece-missing = Een deel van de pagina is niet aangekomen. Opnieuw proberen …
page-piece-offline = Zonder netwerk werken het scoreblok en de regels.
page-reload = Pagina opnieuw laden
page-not-found = Hier is niets.
page-hero = Eerst zeggen, dan doen.
page-hero-about = Twee spellen vol voorspellingen voor twee tot zes mensen. Speel meteen tegen de computer, of stuur vrienden een link. Zonder account.
page-title-cards = Wizard, het kaartspel
page-title-dice = Wizard, het dobbelspel
page-game-cards = Kaarten
page-game-dice = Dobbelstenen
page-about-cards = Zeg hoeveel slagen je haalt. Het moet precies kloppen.
page-about-dice = Noem een getal en een kleur. Stap op het juiste moment uit.
page-play-cards = Kaarten spelen
page-play-dice = Dobbelen
page-play-it = Spelen
page-change = Wijzigen
page-length-cards = ongeveer 20 minuten
page-length-dice = ongeveer 15 minuten
page-players-count = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
page-friends = Met vrienden
page-friends-about = Open een tafel, kies de regels, deel de link.
page-make-table = Tafel openen
page-join = Meedoen
page-join-about = Typ je code. Een link werkt ook.
page-join-button = Meedoen
page-code = Code
page-my-games = Mijn spellen
page-no-games = Spellen die je in deze browser begint of meespeelt, staan hier.
page-all-games = Alle { $count }
page-games-now = Bezig
page-games-past = Afgelopen
page-games-kept = De sleutels van je plaatsen staan alleen in deze browser. Wis de gegevens niet zolang je speelt.
page-public = Open tafels
page-free-open = Vrij en open source. Geen tracking.
page-independent = Onafhankelijk project, niet verbonden met de uitgever van de spellen.
page-rules = Regels
page-contents = Inhoud
page-language = Taal
page-preferences = Voorkeuren
page-theme = Uiterlijk
page-theme-system = Zoals het systeem
page-theme-light = Licht
page-theme-dark = Donker
page-sounds = Geluiden
page-confirm-setting = Vragen voordat een kaart gespeeld wordt
page-your-name = Je naam
page-guest = Gast
page-players = Spelers
page-level = Computerspelers
page-level-random = willekeurig
page-level-novice = nieuweling
page-level-novice-about-cards = Biedt op een vuistregel en maakt de fouten van een eerste spel. Voor beginners.
page-level-novice-about-dice = Voorspelt op gevoel en vergeet Tovenaars en Narrenscores. Voor beginners.
page-level-apprentice = leerling
page-level-apprentice-about-cards = Telt zijn waarschijnlijke slagen, maar vergeet gespeelde kaarten en speelt hoge kaarten te vroeg.
page-level-apprentice-about-dice = Kent de kansen van de stenen, maar kijkt niet verder dan deze ronde en houdt van hoge getallen.
page-level-journeyman = gezel
page-level-journeyman-about-cards = Speelt zorgvuldig op zijn bod, maar vertrouwt op hoge kaarten van elke kleur en vergeet gespeelde kaarten.
page-level-journeyman-about-dice = Plant zijn velden een beetje verder dan deze ronde.
page-level-adept = adept
page-level-adept-about-cards = Biedt en speelt uit ervaring, maar vergeet gespeelde kaarten.
page-level-adept-about-dice = Rekent elke ronde precies uit en let op zijn velden.
page-level-yardstick = maatstaf
page-level-sage = wijze
page-level-sage-about-cards = Heeft van miljoenen rondes geleerd, onthoudt elke kaart en speelt de laatste rondes om te winnen.
page-level-sage-about-dice = Rekent elke ronde precies uit en weet wat elke X en de rol van de Ziener waard zijn.
page-level-archmage = aartsmagiër
page-level-archmage-about-cards = Let op wat iedereen nodig heeft en denkt zijn zetten door in veel waarschijnlijke verdelingen. De sterkste hier.
page-level-archmage-about-dice = Heeft van veel spellen geleerd wat een vel waard is, let op wat de anderen krijgen en denkt aan de volgende ronde. De sterkste hier.
page-propose-higher = Je won { $won } van je laatste { $games } spellen tegen dit niveau ({ $level }). Tijd voor het volgende.
page-propose-lower = Je won { $won ->
        [0] geen
       *[other] { $won }
    } van je laatste { $games } spellen tegen dit niveau ({ $level }). Het niveau eronder is misschien leuker.
page-propose-take = Spelen tegen: { $level }
page-level-waking = { $level }, wordt wakker
page-level-waking-about = Het niveau “{ $level }” wordt net wakker, dat duurt ongeveer een minuut. Je kunt meteen beginnen: tot die tijd speelt een ander niveau.
page-option-rounds = Lengte
page-value-rounds-all = het hele spel
page-value-rounds = { $value ->
    [one] één ronde
   *[other] { $value } rondes
}
page-about-rounds-all = Alle rondes worden gespeeld.
page-about-rounds = { $value ->
    [one] Een kort spel: het eindigt na de eerste ronde.
   *[other] Een kort spel: het eindigt uiterlijk na ronde { $value }.
}
page-variant-rounds = { $value ->
    [one] één ronde
   *[other] { $value } rondes
}
page-option-bidding = Biedingen
page-value-bidding-open = open
page-value-bidding-covered = gedekt
page-value-bidding-secret = geheim
page-about-bidding-open = Om de beurt, en iedereen hoort het.
page-about-bidding-covered = Allemaal tegelijk, daarna worden ze getoond.
page-about-bidding-secret = Allemaal tegelijk, pas aan het eind van de ronde getoond.
page-option-plus_minus_one = Plus/min één
page-about-plus_minus_one = De biedingen van een ronde mogen samen niet gelijk zijn aan het aantal slagen; daar moet de gever op letten. Alleen met open biedingen.
page-option-clairvoyance = Helderziendheid
page-about-clairvoyance = In ronde 1 zie je alle kaarten behalve je eigen.
page-option-first_dealer = Eerste gever door loting
page-about-first_dealer = Anders geef jij het eerst.
page-option-magic = Toverkaarten
page-about-magic = Elke ronde heeft een kaart die één regel verandert.
page-option-target = X’en tot het einde
page-value-target-9 = negen
page-value-target-12 = twaalf
page-about-target-9 = Het spel eindigt als iemand negen X’en heeft.
page-about-target-12 = Voor kenners: pas twaalf X’en maken er een eind aan.
page-option-jester_when_exact = Narrenscore ook als het klopt
page-about-jester_when_exact = Ook een juiste voorspelling mag voor een Narrenscore worden opgegeven.
page-option-first_seer = Eerste Ziener door loting
page-about-first_seer = Anders ben jij de eerste Ziener.
page-variant-bidding-covered = gedekte biedingen
page-variant-bidding-secret = geheime biedingen
page-variant-bidding-open = open biedingen
page-variant-plus_minus_one-true = plus/min één
page-variant-plus_minus_one-false = zonder plus/min één
page-variant-clairvoyance-true = helderziendheid
page-variant-clairvoyance-false = zonder helderziendheid
page-variant-magic-true = toverkaarten
page-variant-magic-false = zonder toverkaarten
page-variant-target-12 = tot twaalf X’en
page-variant-target-9 = tot negen X’en
page-variant-jester_when_exact-false = geen Narrenscore als het klopt
page-variant-jester_when_exact-true = Narrenscore ook als het klopt
page-which-game = Welk spel
page-create = Tafel openen
page-create-about = Daarna krijg je een link voor je vrienden. Vrije plaatsen kunnen naar computerspelers.
page-pace = Tempo
page-pace-about = Hoe lang computerspelers lijken na te denken.
page-pace-0 = meteen
page-pace-400 = vlot
page-pace-900 = rustig
page-pace-2000 = langzaam
page-clock = Klok
page-clock-about = Tijd voor een beslissing; daarna neemt een computerspeler die.
page-clock-none = geen
page-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
page-away-after = Als iemand weg is
page-away-about = Na deze tijd speelt een computerspeler verder, tot de speler terug is.
page-public-option = Openbare tafel
page-public-about = Iedereen kan hem op de startpagina vinden en gaan zitten.
page-settings = Instellingen
page-invite = Uitnodigen
page-invite-about = Wie deze link opent, kan gaan zitten of toekijken.
page-invite-link = Link naar deze tafel
page-copy = Kopiëren
page-copied = Gekopieerd
page-you-are = { $name } (jij)
page-host = gastheer
page-program = een programma
page-computer-level = computer, { $level }
page-fill = Computerspeler voor plaats { $seat }
page-add-computer = computer erbij
page-free-seat = De plaats van { $name } vrijmaken
page-move-up = { $name } omhoog schuiven
page-move-free-up = De vrije plaats omhoog schuiven
page-seat-number = plaats { $seat }
page-first-cards = Eerste gever
page-first-dice = Eerste Ziener
page-first-lot = door loting
page-begins-cards = { $who ->
        [you] Jij geeft als eerste.
       *[other] { $name } geeft als eerste.
    }
page-begins-dice = { $who ->
        [you] Jij bent de eerste Ziener.
       *[other] { $name } is de eerste Ziener.
    }
page-start = Beginnen
page-start-waits = { $free ->
        [one] Eén plaats is nog vrij.
       *[other] { $free } plaatsen zijn nog vrij.
    }
page-start-ready = Iedereen zit.
page-start-unready = Wacht op een antwoord van { $names }.
page-waits-host = De gastheer begint het spel.
page-take-seat = Gaan zitten
page-table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
page-remove = { $name } van tafel sturen: de computer speelt verder
page-seat-lost = Je plaats hier is weggegeven. Je kijkt nu toe.
page-understood = Goed
page-table-gone = Deze tafel bestaat niet, of je plaats is weggegeven.
page-closed-table = Deze tafel is gesloten.
page-at-table = Aan tafel
page-log = Wat er gebeurde
page-log-empty = Nog niets.
page-say = Zeg iets
page-reactions = Snelle reacties
page-react-hello = Hallo!
page-react-well-played = Goed gespeeld!
page-react-thanks = Bedankt!
page-react-sorry = Sorry!
page-react-thinking = Even denken …
page-react-wow = Wauw!
page-muted = De gastheer heeft je gedempt.
page-talk = { $unread ->
        [0] Aan tafel
        [one] Aan tafel, { $unread } nieuw
       *[other] Aan tafel, { $unread } nieuwe
    }
page-menu = Menu
page-watching = je kijkt toe
page-link-connecting = verbinden …
page-link-lost = Verbinding weg, komt terug …
page-link-later = De server heeft even nodig, zo gaat het verder …
page-link-ended = niet verbonden
page-link-open = verbonden
page-round-cards = Ronde { $round } van { $rounds }
page-round-dice = Ronde { $round }
page-round-cards-short = { $round } van { $rounds }
page-round-dice-short = { $round }
page-round-number = Ronde { $round }
page-hold = Computer voor mij laten spelen
page-return = Zelf verder spelen
page-pause = Pauze
page-resume = Verder
page-mute = { $name } dempen
page-unmute = { $name } weer laten praten
page-other-device = Op een ander apparaat spelen
page-other-device-about = Open deze link daar. Hij werkt één keer, tien minuten lang.
page-leave = Tafel verlaten
page-leave-game = Spel voorgoed verlaten
page-leave-sure = Dit spel voorgoed verlaten?
page-leave-about = Een computer speelt op jouw plaats verder, en je plaats telt zoals het afloopt. Deze browser vergeet de plaats: je kunt kijken, maar niet verder spelen. Voor een pauze kun je beter de computer voor je laten spelen.
page-leave-stay = Blijven
page-forget-me = Mijn naam en wat ik zei wissen
page-computers = { $count ->
        [one] een computer
       *[other] { $count } computers
    }
page-with = met { $names }
page-came = plaats { $place } van { $seats }
page-free-seats = { $free ->
        [one] één vrije plaats
       *[other] { $free } vrije plaatsen
    }
page-phase-playing = bezig
page-phase-over = afgelopen
page-phase-closed = gesloten
page-phase-open = open
page-go-on = Verder
page-replay = Herhaling
page-rematch = Revanche
page-rematch-join = Naar de revanche
page-rematch-open = Er is een revanche geopend, en je plaats daar wordt een minuut vrijgehouden.
page-rematch-watch = Er is een revanche geopend.
page-back-to-result = Terug naar de uitslag
page-best-round = { $who ->
        [you] Je beste ronde was ronde { $best } ({ $most }), je slechtste ronde { $worst } ({ $least }).
       *[other] De beste ronde van { $name } was ronde { $best } ({ $most }), de slechtste ronde { $worst } ({ $least }).
    }
page-most-exact = { $count ->
        [one] Het vaakst precies goed: { $names }, in { $exact } van de { $rounds } rondes.
       *[other] Het vaakst precies goed: { $names }, elk in { $exact } van de { $rounds } rondes.
    }
page-record = Verslag
page-wins = { $who ->
        [you] Je wint met { $points } punten.
       *[other] { $name } wint met { $points } punten.
    }
page-share = { $names } delen de overwinning met { $points } punten.
page-you-came = Je bent op plaats { $place } geëindigd, { $behind } punten achter de winnaar.
page-exact-in = In { $exact } van de { $rounds } rondes had je het precies goed.
page-rounds-played = Er zijn { $rounds } rondes gespeeld.
page-places = Plaatsen
page-place = { $place }e
page-exact = { $exact } precies
page-totals = Stand per ronde
page-chart = Stand per ronde, aan het eind: { $names }
page-fair = Was het toeval eerlijk?
page-fair-proved = Niemand heeft gekozen wat er werd gedeeld. Alle { $total } trekkingen volgen uit geheimen die voor het begin vaststonden; een daarvan heeft deze browser bewaard.
page-fair-told = Alle { $total } trekkingen volgen uit wat de server vertelt. { $why }
page-fair-cheat = De server heeft vals gespeeld. { $why }
page-fair-wrong = { $right } van { $total } trekkingen kloppen, maar er is iets veranderd. { $why }
page-fair-nothing = Dit verslag vertelt niet waar het toeval vandaan kwam.
page-fault-unreadable = De geheimen in het verslag zijn niet te lezen.
page-fault-secret = Het geheim is niet het geheim waarop de server zich had vastgelegd.
page-fault-nonce = Het toevalsgetal van een speler is niet het beloofde.
page-fault-first = De varianten of de eerste speler zijn niet de gevraagde of getrokken.
page-fault-draw = Minstens één keer is er anders gedeeld of gegooid dan getrokken.
page-fault-closing = De voorwaarden van het spel zijn niet die welke deze browser heeft bewaard.
page-fault-own-nonce = Jouw toevalsgetal is niet het getal dat deze browser heeft getrokken.
page-checked = Wat is er gecontroleerd?
page-checked-kept = Door deze browser sinds voor het begin bewaard: de vastlegging van de server, de voorwaarden van het spel en jouw toevalsgetal. In het verslag staat alles onveranderd.
page-checked-told = Door de server verteld: de toevalsgetallen van iedereen. Elk klopt met de belofte die vaststond voordat er een werd getoond.
page-checked-old = Door de server verteld: het geheim en alle toevalsgetallen. Ze kloppen met elkaar, maar de server had ze kunnen kiezen.
page-checked-draws = In deze browser nagerekend: de eerste speler en { $total } keer delen, kaarten en worpen.
page-checked-restarts = { $restarts ->
        [one] Het begin is één keer herhaald
       *[other] Het begin is { $restarts } keer herhaald
    }, omdat iemand niet op tijd antwoordde. Valsspelers hadden de beste van { $seeds } kunnen kiezen.
page-checked-not = Niemand kan bewijzen dat de server de kaarten voor zich heeft gehouden: hij kent ze terwijl hij deelt. En deze pagina komt van de server. Wie zeker wil zijn, bewaart het beloftebestand en controleert het verslag daarmee op de eigen computer: stonehenge verify --promise BESTAND VERSLAG.
page-promise-file = Beloftebestand
page-starting = Het spel begint …
page-event-restarted = Het begin wordt herhaald: iemand antwoordde niet op tijd.
page-new-version = Er is een nieuwe versie van deze pagina.
page-load-version = Laden
page-fair-unknown = Het verslag kon niet worden geladen, dus is er niets gecontroleerd.
page-checking = Wordt gecontroleerd …
page-check-again = Nog eens controleren
page-moments = Herhalen vanaf een moment
page-moments-about = Een steen per ronde, gevuld waar je het precies goed had.
page-round-exact = Ronde { $round }, precies
page-round-missed = Ronde { $round }, gemist
page-round-link = Ronde { $round }
page-look-table = De tafel bekijken
page-seen-from = Gezien door
page-all-hands = alle handen open
page-no-hands = zonder handen
page-to-table = Naar de tafel
page-first = Naar het begin
page-back = Een stap terug
page-forward = Een stap verder
page-run = Laten lopen
page-moment = Moment van het spel
page-copy-moment = Link hierheen
page-event-started = Het spel begint.
page-event-joined = { $who ->
        [you] Je gaat zitten.
       *[other] { $name } gaat zitten.
    }
page-event-held = { $who ->
        [you] Een computer speelt voor jou.
       *[other] Een computer speelt voor { $name }.
    }
page-event-returned = { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } is terug.
    }
page-event-emptied = { $why ->
    [removed] De gastheer heeft { $name } van tafel gestuurd.
   *[other] { $name } heeft de tafel verlaten.
}
page-computer-did = { $by ->
    [clock] De tijd was om. { "" }
   *[computer] { "" }
}{ $verb ->
    [play] De computer heeft { $thing } voor { $who ->
            [you] jou
           *[other] { $name }
        } gespeeld.
    [bid] De computer heeft { $thing } voor { $who ->
            [you] jou
           *[other] { $name }
        } geboden.
    [trump] De computer heeft voor { $who ->
            [you] jou
           *[other] { $name }
        } { $thing } als troef gekozen.
    [wizard] De computer heeft voor { $who ->
            [you] jou
           *[other] { $name }
        } { $thing } als Wizardkleur genoemd.
   *[predict] De computer heeft { $thing } voor { $who ->
            [you] jou
           *[other] { $name }
        } voorspeld.
}
page-stand-in = { $by ->
    [clock] { $who ->
        [you] De tijd was om, dus de computer deed het voor jou: { $what }
       *[other] De tijd was om, dus de computer deed het voor { $name }: { $what }
    }
   *[computer] { $who ->
        [you] De computer deed het voor jou: { $what }
       *[other] De computer deed het voor { $name }: { $what }
    }
}
page-event-stood-in = { $who ->
        [you] De computer die voor jou speelt ({ $own }) wordt nog wakker. Tot die tijd speelt het niveau “{ $level }”.
       *[other] { $name } ({ $own }) wordt nog wakker. Tot die tijd speelt het niveau “{ $level }”.
    }
page-event-awoke = { $who ->
        [you] De computer ({ $own }) is wakker en speelt nu voor jou.
       *[other] { $name } ({ $own }) is wakker en speelt nu zelf.
    }
page-event-paused = Het spel is gepauzeerd.
page-event-resumed = Het spel gaat verder.
page-event-rematched = Er is een revanche geopend.
page-event-closed = De tafel is gesloten.
refused-page-offline = De server is niet bereikbaar. Probeer het opnieuw als je verbonden bent.
refused-page-404 = Deze tafel bestaat niet. Kijk de code nog eens na.

## The rules page

page-rules-sheet = Een vel

## How long a game takes among people

page-length-friends = Onder mensen duren kaarten zo’n 45 minuten, dobbelen zo’n 20.
