# De woorden van Stonehenge in het Nederlands.

## Beide spellen

chance = het toeval
seat = plaats { $seat }
colour =
    { $letter ->
        [B] blauw
        [G] groen
        [Y] geel
       *[R] rood
    }
you = jij
you-name = Jij

game-new = Een nieuw spel { $game ->
        [cards] Wizard met kaarten
       *[dice] Wizard met dobbelstenen
    }, met { $names }. Met ? krijg je bij elke vraag hulp.
game-compiling = De computerspelers worden eenmalig voor deze machine klaargemaakt; de eerste zet kan tot een minuut duren.
game-resumed = Je spel van { $date } gaat verder.
game-other-unfinished = (Een onafgemaakt spel van { $date } blijft bewaard; zonder deze opties speel je het verder.)
game-busy = Je onafgemaakte spel is in een andere terminal open, dus dit is een nieuw spel.
game-saved = Het spel is bewaard. Zo ga je verder wanneer je wilt: { $command }
game-record = Het verslag van dit spel: { $path }
game-over = Het spel is afgelopen.
game-place =
    { $who ->
        [you] { $place ->
            [1] Je wint met { $points } punten.
           *[other] Je wordt nummer { $place } met { $points } punten.
        }
       *[other] { $place ->
            [1] { $name } wint met { $points } punten.
           *[other] { $name }: plaats { $place } met { $points } punten.
        }
    }
game-place-shared =
    { $who ->
        [you] Je deelt plaats { $place } met { $points } punten.
       *[other] { $name } deelt plaats { $place } met { $points } punten.
    }
verified = { $path }: { $right } van { $total } { $total ->
        [one] verslag
       *[other] verslagen
    } in orde, bij { $chance } is elke kaart en elke worp uit de startwaarde nagerekend.
broken-record = { $path }, verslag { $number }: { $why }
broken-action = { $path }, verslag { $number }, zet { $index }: { $why }
not-understood = “{ $text }” begrijp ik niet. Typ ? voor hulp.
step-prompt = Enter gaat verder, q stopt:

## Waarom: wat een niveau van elke keuze verwacht

why-choice =
    { $verb ->
        [trump] { $what } als troef
        [bid] { $what } bieden
        [play] { $what } spelen
        [rotate] { $what } draaien
        [predict] { $what } voorspellen
        [cross] { $what } doorstrepen
        [cross-none] niets doorstrepen
        [wizard] Tovenaarskleur { $what }
        [reroll] opnieuw gooien: { $what }
        [stop] stoppen
        [stay] blijven
        [leave] uitstappen
        [leave-jester] uitstappen met een Narrenscore
        [score] noteren zoals het is
       *[score-jester] de Narrenscore nemen
    }
why-column =
    { $column ->
        [points] punten
        [exact] precies
       *[win] winst
    }
why-title = Wat { $level } verwacht van elke keuze die { $name } heeft:
why-taken = (gekozen)
why-more-choices = ... en nog { $number }
why-tricks = Slagen die { $level } verwacht: { $mean } ({ $chances })
why-one-choice = Er was geen andere keuze.
why-cannot = Het niveau { $level } kan niet zeggen waarom het zo speelt.
why-nobody = Geen niveau van dit spel kan zeggen waarom het zo speelt.
why-no-decision = Actie { $index } is geen beslissing van een speler; geef het nummer van zo'n beslissing.
why-review = { $name }: { $agreed } van { $decisions } beslissingen zoals { $level } ze genomen zou hebben.
why-lost = Wat { $level } anders gedaan zou hebben, het duurste eerst:
why-lost-line = actie { $index }, ronde { $round }: { $taken }, niet { $best }; { $measure ->
        [points] { $loss } punten
        [exact] { $loss } van een precieze voorspelling
       *[win] { $loss } van de kans om te winnen
    }
why-hint = --at en het nummer van een actie vertelt er meer over.

## Het kaartspel

cards-round = Ronde { $round } van { $rounds }. { $who ->
        [you] Jij geeft.
       *[other] { $name } geeft.
    }
cards-turnup-colour = { $card } ligt open: troef is { $colour }.
cards-turnup-jester = { $card } ligt open: een Nar, dus er is geen troef.
cards-turnup-none = Alle kaarten zijn gedeeld, dus er is geen troef.
cards-turnup-wizard = { $card } ligt open: een Tovenaar. { $who ->
        [you] Jij kiest de troefkleur.
       *[other] { $name } kiest de troefkleur.
    }
cards-trump-named = { $who ->
        [you] Je kiest { $colour }.
       *[other] { $name } kiest { $colour }.
    }
cards-hand = Je hand: { $cards }
cards-hand-of = { $name }: { $cards }
cards-clairvoyance = Helderziendheid: je ziet elke hand behalve je eigen.
cards-bid = { $who ->
        [you] Je biedt { $bid }.
       *[other] { $name } biedt { $bid }.
    }
cards-bid-hidden = { $who ->
        [you] Je bod van { $bid } ligt gedekt.
       *[other] { $name } heeft geboden.
    }
cards-bids-shown = De biedingen: { $bids }.
cards-bid-sum = { $balance ->
        [over] { $sum } geboden voor { $tricks } { $tricks ->
            [one] slag
           *[other] slagen
        }: { $difference } te veel.
        [under] { $sum } geboden voor { $tricks } { $tricks ->
            [one] slag
           *[other] slagen
        }: { $difference } te weinig.
       *[even] { $sum } geboden voor { $tricks } { $tricks ->
            [one] slag
           *[other] slagen
        }.
    }
cards-bid-sum-so-far = Tot nu toe { $sum } geboden voor { $tricks } { $tricks ->
        [one] slag
       *[other] slagen
    }.
cards-trick = Slag { $number }: { $plays }. { $who ->
        [you] Hij is voor jou.
       *[other] Hij is voor { $name }.
    }
cards-table = Slag { $number } van { $tricks }: { $plays }.
cards-table-empty = Slag { $number } van { $tricks }: jij komt uit.
cards-winning = { $play } (wint)
cards-follow = { $colour } bekennen.
cards-need = { $state ->
        [needs] Slagen: { $won } van { $bid }.
        [exact] Slagen: { $won } van { $bid }, meer mogen het niet worden.
       *[over] Slagen: { $won } van { $bid }, { $over } te veel.
    }
cards-round-over = Ronde { $round } is afgelopen.
cards-round-line = { $who ->
        [you] Jij
       *[other] { $name }
    }: { $bid } geboden, { $won } gehaald, { $points } punten, samen { $total }
cards-pad-title = Het scoreblok (bod/slagen, stand)
cards-pad-round = ronde
cards-prompt-trump = Troef (b, g, y of r):
cards-prompt-bid = Je bod (0 tot { $most }):
cards-prompt-bid-not = Je bod (0 tot { $most }, niet { $forbidden }):
cards-prompt-play = Je kaart:
cards-prompt-play-only = Je kaart (Enter speelt { $card }):
cards-help-trump = Er ligt een Tovenaar open en jij geeft: kies de troefkleur met b (blauw), g (groen), y (geel) of r (rood).
cards-help-bid = Zeg hoeveel slagen je haalt, van 0 tot { $most }. Klopt het precies, dan krijg je 20 punten en 10 voor elke slag; anders kost elke slag te veel of te weinig er 10.
cards-help-forbidden = Plus/min één: met { $forbidden } zou de som van de biedingen gelijk zijn aan het aantal slagen, dus dat mag je als gever niet bieden.
cards-help-play = Speel een kaart met haar naam, bijvoorbeeld { $example }. w speelt een Tovenaar, j een Nar. Kaarten tussen haakjes mogen nu niet.
cards-help-free = Er hoeft niets bekend te worden: je mag elke kaart spelen.
cards-help-follow = { $colour } moet bekend worden zolang je het hebt. Tovenaars en Narren mogen altijd.
cards-help-void = { $colour } is gevraagd, maar je hebt het niet: je mag elke kaart spelen.
cards-help-words = Andere woorden: hand, last (de laatste slag), pad (het scoreblok), quit (het spel blijft bewaard).
cards-no-last = In deze ronde is nog geen slag afgemaakt.

## Het dobbelspel

dice-round = Ronde { $round }. { $who ->
        [you] Jij bent de Ziener.
       *[other] { $name } is de Ziener.
    }
dice-magic = Toverkaart: { $name }. { $effect }
dice-roll = Worp { $number }: { $dice }
dice-rotate = { $who ->
        [you] Je draait { $dice }.
       *[other] { $name } draait { $dice }.
    }
dice-predict = { $who ->
        [you] Je voorspelt { $box }.
       *[other] { $name } voorspelt { $box }.
    }
dice-cross = { $who ->
        [you] Je streept { $box } door.
       *[other] { $name } streept { $box } door.
    }
dice-cross-none = { $who ->
        [you] Je streept niets door.
       *[other] { $name } streept niets door.
    }
dice-wizard = { $who ->
        [you] Je noemt
       *[other] { $name } noemt
    } de Tovenaarskleur: { $colour }.
dice-reroll = { $who ->
        [you] Je gooit opnieuw met { $dice }.
       *[other] { $name } gooit opnieuw met { $dice }.
    }
dice-leave = { $who ->
        [you] Je stapt uit en noteert { $writes }.
       *[other] { $name } stapt uit en noteert { $writes }.
    }
dice-stay = { $who ->
        [you] Je blijft.
       *[other] { $name } blijft.
    }
dice-stop = { $who ->
        [you] Je stopt.
       *[other] { $name } stopt.
    }
dice-next-seer = { $who ->
        [you] Jij wordt de volgende Ziener.
       *[other] { $name } wordt de volgende Ziener.
    }
dice-round-over = Ronde { $round } is afgelopen.
dice-entry = { $who ->
        [you] Jij
       *[other] { $name }
    }: { $box }, geteld { $count }, genoteerd { $writes }; X { $xs }, punten { $total }
dice-writes-jester = Narrenscore: X bij { $box }, { $mark } hier
dice-prospect = { $who ->
        [you] Jij
       *[other] { $name }
    }: { $box }, deze worp heeft er { $count } en zou { $writes } geven
dice-rolls-left = Worpen over: { $left }
dice-prompt-predict = Je voorspelling (zoals 4g):
dice-prompt-rotate = Draai twee stenen (zoals 1y 2w):
dice-prompt-cross = Doorstrepen (kan: { $numbers }; n voor niets):
dice-prompt-cross-none = Je hebt niets door te strepen (Enter gaat verder):
dice-prompt-wizard = Tovenaarskleur (b, g, y of r; Enter voor { $colour }):
dice-prompt-leave = Blijven of uitstappen ({ $keys }):
dice-prompt-score = Noteren ({ $keys }):
dice-prompt-seer = Opnieuw gooien { $stop ->
        [yes] (zoals 3 5, b r of keep g w), of stop
       *[no] (zoals 3 5, b r of keep g w)
    }:
dice-help = { $phase ->
        [predict] Voorspel hoeveel stenen aan het eind een kleur tonen: een getal van 1 tot 5 en b, g, y of r, zoals 4g. Het vak moet bij jou vrij zijn en nog door niemand genoemd.
        [rotate] Draai twee stenen op een zijde naar keuze, met plaats en zijde, zoals 1y 2w; dat telt als de eerste worp.
        [cross] Je mag één vak met strafpunten in de voorspelde kleur doorstrepen: typ het getal, of n voor niets.
        [wizard] Tovenaars tellen voor iedereen als deze kleur. Typ b, g, y of r; Enter alleen neemt de kleur die je hebt voorspeld.
        [leave] s blijft voor de volgende worp, l stapt uit en noteert deze, j stapt uit met een Narrenscore: X in het Narrenvak en 0 in het vak van je voorspelling.
        [seer] Noem de stenen die opnieuw gaan op plaats (3 5) of zijde (w zijn alle Tovenaars); keep g w gooit alle andere. stop beëindigt de worpen voor iedereen die nog meedoet.
       *[score] p noteert de worp zoals hij is, j neemt de Narrenscore: X in het Narrenvak en 0 in het vak van je voorspelling.
    }
dice-help-least = Er { $least ->
        [one] moet minstens { $least } steen
       *[other] moeten minstens { $least } stenen
    } opnieuw.
dice-help-frozen = Bevroren, dus niet opnieuw: { $dice }
dice-help-words = Andere woorden: sheets (de bladen), dice (de stenen), magic (de kaart van deze ronde), quit (het spel blijft bewaard).
dice-no-magic = In deze ronde ligt geen toverkaart.
dice-sheet-key = . vrij, o voorspeld, X precies, 0 Narrenscore, -n strafpunten, C doorgestreept, * Ziener
dice-sheet-foot = X { $xs }  J { $jesters }  = { $total }
magic-name =
    { $id ->
        [wizards_all_colors] Tovenaars in elke kleur
        [jesters_frozen] Bevroren Narren
        [roll_first] Eerst gooien
        [rotate_two] Twee stenen draaien
        [extra_die] Eén steen meer
        [jesters_own_color] Narren in jouw kleur
        [cross_out] Doorstrepen
        [rolls_as_predicted] Worpen als voorspeld
        [jester_column] Narrenkolom
       *[secret] Geheime voorspellingen
    }
magic-effect =
    { $id ->
        [wizards_all_colors] Tovenaars tellen in elke kleur; precies is XX, ernaast kost dubbel.
        [jesters_frozen] Een steen met een Nar mag niet opnieuw; precies is XX, ernaast kost dubbel.
        [roll_first] De eerste worp komt vóór de voorspellingen; de tweede is verplicht, met minstens drie stenen.
        [rotate_two] In plaats van de eerste worp draait de Ziener twee stenen; daarna gaan de andere vijf.
        [extra_die] Elke kleur telt één steen meer.
        [jesters_own_color] Narren tellen ook als stenen van je eigen kleur.
        [cross_out] Na de voorspellingen mag iedereen strafpunten doorstrepen in de kleur die net is voorspeld.
        [rolls_as_predicted] De Ziener heeft zoveel worpen als voorspeld; Tovenaars tellen voor niemand.
        [jester_column] Een Narrenscore met zoveel Narren als je hebt voorspeld zet in beide vakken een X.
       *[secret] Iedereen behalve de Ziener voorspelt tegelijk en ongezien; gelijk mag.
    }

## Weigeringen

refused-wrong-player-count = { $game ->
        [cards] Het kaartspel
       *[dice] Het dobbelspel
    } is voor { $least } tot { $most } spelers.
refused-unknown-option = Er is geen optie “{ $option }”. De opties zijn: { $known }.
refused-missing-option = De optie “{ $option }” ontbreekt.
refused-bad-option-value = “{ $value }” is geen waarde van de optie { $option }. Kies uit: { $allowed }.
refused-unsettled-option = De optie { $option } moet vóór het spel vaststaan.
refused-plus-minus-one-needs-open-bids = Plus/min één vraagt om open biedingen en gaat niet samen met { $bidding ->
        [covered] gedekte
       *[secret] geheime
    }. Kies een van de twee.
refused-unknown-game = Er is geen spel “{ $game }”. De spellen zijn: { $known }.
refused-game-over = Het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt: { $turn } is aan zet.
refused-wrong-phase = Dat wordt nu niet gevraagd: { $phase ->
        [deal] de kaarten moeten gedeeld worden
        [trump] de gever kiest de troefkleur
        [bid] er moet geboden worden
        [magic] er moet een toverkaart getrokken worden
        [rotate] de Ziener draait twee stenen
        [predict] er moet voorspeld worden
        [cross] iedereen mag strafpunten doorstrepen
        [wizard] de Ziener noemt de Tovenaarskleur
        [roll] de stenen moeten gegooid worden
        [leave] de anderen blijven of stappen uit
        [seer] de Ziener gooit opnieuw of stopt
        [score] de worp moet genoteerd worden
       *[play] er moet een kaart gespeeld worden
    }.
refused-already-bid = Het bod van { $bid } staat en blijft staan.
refused-card-not-in-hand = { $card } zit niet in de hand. Speel een kaart die je hebt.
refused-must-follow-suit = { $card } mag niet: { $colour } moet bekend worden. Speel { $colour }, een Tovenaar of een Nar.
refused-bid-out-of-range = Een bod is een getal van 0 tot { $most }.
refused-forbidden-bid = Met { $bid } wordt de som van de biedingen { $tricks }, precies het aantal slagen; dat verbiedt plus/min één. Kies een ander getal.
refused-not-a-colour = “{ $colour }” is geen kleur. Kies blauw, groen, geel of rood.
refused-bad-deal-size = Hier krijgt elk van de { $seats } plaatsen { $tricks } kaarten.
refused-bad-turnup = { $tricks } kaarten voor iedereen: in elke ronde behalve de laatste wordt een kaart opengelegd.
refused-no-such-card = Er is geen kaart “{ $card }”.
refused-card-dealt-twice = { $card } is twee keer gedeeld.
refused-already-decided = Je hebt al beslist; dat blijft zo.
refused-prediction-out-of-range = Een voorspelling is een getal van 1 tot 5 en een van de vier kleuren.
refused-box-taken = { $number } { $colour } is op dit blad bezet. Kies een vrij vak.
refused-already-predicted = { $seat } heeft { $number } { $colour } in deze ronde al genoemd. Kies een ander vak.
refused-not-crossable = In vak { $number } staan geen strafpunten om door te strepen. Kies een ander, of niets.
refused-no-such-magic = Er is geen toverkaart “{ $magic }”.
refused-magic-already-drawn = De toverkaart { $magic } is al geweest en komt pas terug als alle tien gebruikt zijn.
refused-bad-faces = Deze worp moet de zijden van { $dice } stenen tonen.
refused-no-such-face = Er is geen zijde “{ $face }”. De zijden zijn B, G, Y, R, W en J.
refused-no-such-die = Die steen is er niet. Het zijn er zeven.
refused-dice-not-ascending = Noem elke steen één keer, op volgorde.
refused-die-frozen = Een steen met een Nar mag in deze ronde niet opnieuw. Kies andere.
refused-too-few-dice = Er { $least ->
        [one] moet minstens { $least } steen
       *[other] moeten minstens { $least } stenen
    } opnieuw. Kies er meer.
refused-must-roll-again = Je mag nog niet stoppen: gooi minstens { $least } stenen opnieuw.
refused-no-jester-score = Een Narrenscore vraagt één tot vijf Narren; het zijn er { $jesters }.
refused-jester-box-taken = Je Narrenvak voor { $jesters } { $jesters ->
        [one] Nar
       *[other] Narren
    } is bezet. Noteer de worp zoals hij is.
refused-jester-when-exact = Volgens de optie van dit spel is er bij een precieze voorspelling geen Narrenscore. Noteer de X.
refused-not-an-action = Dit is geen zet van dit spel.
refused-not-text = Dit is geen tekst en geen JSON.
refused-not-json = Dit is geen JSON.
refused-not-a-record = Dit is geen verslag van een spel: { $reason }.
refused-record-too-long = Dit is te lang voor een verslag (meer dan { $longest } tekens).
refused-chance-mismatch = De startwaarde geeft hier iets anders: deze kaarten of dobbelstenen zijn veranderd.
refused-result-mismatch = De uitslag is niet die waar de zetten toe leiden.
refused-commitment-mismatch = Het geheim past niet bij de gepubliceerde controlesom.
refused-bad-chance-note = Startwaarde, geheim of bijdrage van een plaats is verkeerd geschreven.
refused-bad-notation = Regel { $line } is niet als spel te lezen.
refused-notation-mismatch = Regel { $line } spreekt het spel tegen; daar moet staan: { $right }

## Tafels

refused-already-acted = Je hebt al beslist. Kijk hoe het er nu voor staat.
refused-bad-link = Deze link is al gebruikt of te oud. Maak op het andere apparaat een nieuwe.
refused-bad-message = De server begreep dit bericht niet. Een bericht is JSON van hoogstens { $longest } bytes.
refused-bad-name = Kies een naam met minstens één letter; er worden hoogstens { $longest } tekens getoond.
refused-bad-order = Noem elke plaats één keer om de plaatsen te wisselen.
refused-bad-request = Dit verzoek is niet te begrijpen: { $reason }
refused-bad-token = Deze plaats is op dit apparaat niet van jou. Ga opnieuw zitten, of haal bij het andere apparaat een link.
refused-game-has-begun = Het spel is begonnen. Je kunt toekijken of op het volgende wachten.
refused-game-not-begun = Het spel is nog niet begonnen. De gastheer start het.
refused-game-not-over = Dat kan pas als het spel is afgelopen.
refused-game-not-running = Er loopt hier nu geen spel.
refused-game-paused = Het spel staat stil. De gastheer laat het verdergaan.
refused-hello-again = De begroeting was er al. Zeg wat je wilt doen.
refused-hello-first = Eerst de begroeting: met de sleutel van een plaats, of zonder om toe te kijken.
refused-host-only = Dat mag alleen de gastheer. Vraag het daar.
refused-muted = De gastheer heeft je gedempt; dit hoort nu niemand.
refused-no-such-method = Zo kan dit adres niet gebruikt worden. Hoe het moet, staat in de beschrijving.
refused-no-such-page = Op dit adres is niets. Controleer het, of begin op de voorpagina.
refused-no-such-seat = Die plaats is er niet. Deze tafel heeft er { $seats }.
refused-no-such-table = Die tafel is er niet. Controleer de code bij wie je uitnodigde.
refused-nothing-said = Daar staat niets in. Schrijf een paar woorden.
refused-only-watching = Je kijkt toe. Neem een plaats om mee te doen.
refused-other-site = Dit kwam van een andere site en is niet gedaan. Doe het op de pagina van deze server.
refused-saying-too-long = Dat is te lang. Zeg het in hoogstens { $longest } tekens.
refused-seat-not-taken = Daar zit niemand met wie dat kan. Kies een andere plaats.
refused-seat-taken = Deze plaats is bezet. Kies een vrije.
refused-seats-free = { $free ->
        [one] Er is nog één plaats
       *[other] Er zijn nog { $free } plaatsen
    } vrij. Wacht op spelers, of vul aan met computerspelers.
refused-server-error = Er ging iets mis op de server. Van je spel is niets verloren; probeer het nog eens.
refused-storage-down = De server kan nu niets opslaan, dus dit is niet gedaan. Probeer het zo nog eens.
refused-storage-full = De server heeft geen ruimte meer, dus dit is niet gedaan. Zeg het tegen wie hem beheert.
refused-table-busy = Er gebeurt te veel tegelijk. Probeer het nog eens.
refused-table-closed = Deze tafel is gesloten. Open een nieuwe.
refused-table-full = Alle plaatsen zijn bezet. Je kunt toekijken, of zelf een tafel openen.
refused-too-fast = Dat was te veel tegelijk. Wacht een paar tellen en ga dan verder.
refused-too-long = Dat is te lang voor de server (meer dan { $longest } bytes). Stuur minder.
refused-too-many-computers = Er is plaats voor hoogstens { $most } computerspelers.
refused-unknown-level = Er is geen niveau “{ $level }”. De niveaus zijn: { $known }.
refused-unknown-sequence = Dit antwoordt op iets dat nog niet gebeurd is. Kijk hoe het er nu voor staat.
