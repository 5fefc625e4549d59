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
game-waking = Niveau “{ $level }” wordt nog wakker; dat duurt eenmalig ongeveer een minuut. Tot dan speelt niveau “{ $other }”.
game-awake = Niveau “{ $level }” is wakker en speelt nu zelf.
game-resumed = Je spel van { $date } gaat verder.
game-other-unfinished = (Een onafgemaakt spel van { $date } blijft bewaard; zonder deze opties speel je het verder.)
game-busy = Je onafgemaakte spel is in een andere terminal open, dus dit is een nieuw spel.
game-damaged = Een bewaard spel is beschadigd en kan niet verdergaan. Het staat hier: { $path } ({ $why })
game-unreadable = Een bewaard spel is niet te openen: { $path } ({ $why })
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
verified-old = { $count ->
        [one] Eén komt van een tafel waar op de oude manier werd getrokken (versie 1): de trekkingen kloppen met wat de server heeft gepubliceerd, maar hij had ze kunnen kiezen.
       *[other] { $count } komen van tafels waar op de oude manier werd getrokken (versie 1): de trekkingen kloppen met wat de server heeft gepubliceerd, maar hij had ze kunnen kiezen.
    }
verified-promised = { $count ->
        [one] Eén komt van een tafel met beloften (versie 2): de trekkingen kloppen met wat voor het begin is beloofd.
       *[other] { $count } komen van tafels met beloften (versie 2): de trekkingen kloppen met wat voor het begin is beloofd.
    } Of de server de beloften vertelt zoals ze waren, laat alleen het beloftebestand van een speler zien: --promise.
verified-kept = Tafel { $table }: het verslag klopt met het beloftebestand. Niemand heeft gekozen wat er werd gedeeld, als het bestand sinds het begin van het spel is bewaard.
verified-restarts = { $restarts ->
        [one] Het begin is één keer herhaald
       *[other] Het begin is { $restarts } keer herhaald
    }: valsspelers hadden de beste van { $seeds } kunnen kiezen.
promise-unused = Hier staat geen verslag van tafel { $table }, waarbij het beloftebestand hoort.
broken-file = { $path }: { $why }
broken-record = { $path }, regel { $line }: { $why }
broken-action = { $path }, regel { $line }, zet { $index }: { $why }
no-records = { $path }: Er staat geen verslag van een spel in dit bestand.
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
        [cross] { $what } doorhalen
        [cross-none] niets doorhalen
        [wizard] Wizardkleur { $what }
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
cards-turnup-jester = Er ligt een Nar open, dus er is geen troef.
cards-turnup-none = Alle kaarten zijn gedeeld, dus er is geen troef.
cards-turnup-wizard = Er ligt een Tovenaar open. { $who ->
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
cards-trick-now = Slag { $number } van { $tricks }: { $plays }.
cards-trick-lead = Slag { $number } van { $tricks }: jij komt uit.
cards-winning = { $play } (wint)
cards-follow = { $colour } bekennen.
cards-tricks-won = Slagen: { $list }.
cards-tricks-of = { $state ->
        [exact] { $name } { $won } van { $bid } (precies)
        [over] { $name } { $won } van { $bid } ({ $over } te veel)
       *[needs] { $name } { $won } van { $bid }
    }
cards-round-over = Ronde { $round } is afgelopen.
cards-round-line = { $who ->
        [you] Jij
       *[other] { $name }
    }: { $bid } geboden, { $won } gehaald, { $points } punten, samen { $total }
cards-pad-title = Het scoreblok (bod/slagen, stand; - nog geen, ? verborgen bod)
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
        [you] Je haalt { $box } door.
       *[other] { $name } haalt { $box } door.
    }
dice-cross-none = { $who ->
        [you] Je haalt niets door.
       *[other] { $name } haalt niets door.
    }
dice-wizard = { $who ->
        [you] Je noemt
       *[other] { $name } noemt
    } de Wizardkleur: { $colour }.
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
dice-prompt-cross = Doorhalen (kan: { $numbers }; n voor niets):
dice-prompt-cross-none = Je hebt niets door te halen (Enter gaat verder):
dice-prompt-wizard = Wizardkleur (b, g, y of r; Enter voor { $colour }):
dice-prompt-leave = Blijven of uitstappen ({ $keys }):
dice-prompt-score = Noteren ({ $keys }):
dice-prompt-seer = Opnieuw gooien { $stop ->
        [yes] (zoals 3 5, b r of keep g w), of stop
       *[no] (zoals 3 5, b r of keep g w)
    }:
dice-help = { $phase ->
        [predict] Voorspel hoeveel stenen aan het eind een kleur tonen: een getal van 1 tot 5 en b, g, y of r, zoals 4g. Het veld moet bij jou vrij zijn en nog door niemand genoemd.
        [rotate] Draai twee stenen op een zijde naar keuze, met plaats en zijde, zoals 1y 2w; dat telt als de eerste worp.
        [cross] Je mag één veld met strafpunten in de voorspelde kleur doorhalen: typ het getal, of n voor niets.
        [wizard] Tovenaars tellen voor iedereen als deze kleur. Typ b, g, y of r; Enter alleen neemt de kleur die je hebt voorspeld.
        [leave] s blijft voor de volgende worp, l stapt uit en noteert deze, j stapt uit met een Narrenscore: X in het Narrenveld en 0 in het veld van je voorspelling.
        [seer] Noem de stenen die opnieuw gaan op plaats (3 5) of zijde (w zijn alle Tovenaars); keep g w gooit alle andere. stop beëindigt de worpen voor iedereen die nog meedoet.
       *[score] p noteert de worp zoals hij is, j neemt de Narrenscore: X in het Narrenveld en 0 in het veld van je voorspelling.
    }
dice-help-least = Er { $least ->
        [one] moet minstens { $least } steen
       *[other] moeten minstens { $least } stenen
    } opnieuw.
dice-help-frozen = Bevroren, dus niet opnieuw: { $dice }
dice-help-words = Andere woorden: sheets (de vellen), dice (de stenen), magic (de kaart van deze ronde), quit (het spel blijft bewaard).
dice-no-magic = In deze ronde ligt geen toverkaart.
dice-sheet-key = . vrij, o voorspeld, X precies, 0 Narrenscore, -n strafpunten, C doorgehaald, * Ziener
dice-sheet-foot = X { $xs }  J { $jesters }  = { $total }
magic-name =
    { $id ->
        [wizards_all_colors] Tovenaars in elke kleur
        [jesters_frozen] Bevroren Narren
        [roll_first] Eerst gooien
        [rotate_two] Twee stenen draaien
        [extra_die] Eén steen meer
        [jesters_own_color] Narren in jouw kleur
        [cross_out] Doorhalen
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
        [cross_out] Na de voorspellingen mag iedereen één veld met strafpunten doorhalen in de kleur die net is voorspeld.
        [rolls_as_predicted] De Ziener heeft zoveel worpen als voorspeld; Tovenaars tellen voor niemand.
        [jester_column] Een Narrenscore met zoveel Narren als je hebt voorspeld zet in beide velden een X.
       *[secret] Iedereen behalve de Ziener voorspelt tegelijk en ongezien; gelijk mag.
    }

## De pagina: dobbelstenen

page-dice-box = { $number } { $colour }
page-dice-jester-box = { $number ->
        [one] { $number } Nar
       *[other] { $number } Narren
    }
page-dice-no-face = nog geen zijde
page-dice-face-wizard = Tovenaar
page-dice-crossed = doorgehaald
page-dice-zero = 0 door een Narrenscore
page-dice-minus = min { $points }
page-dice-predicted = voorspeld
page-dice-called = genoemd door { $name }
page-dice-free = vrij
page-dice-your-sheet = Jouw vel
page-dice-sheet-of = Vel van { $name }
page-dice-open-sheet = Vel van { $name } openen: { $xs } van { $target } X, { $points } punten
page-dice-jester-row = Nar
page-dice-sums = Sommen
page-dice-xs = { $xs } van { $target } X
page-dice-xs-short = { $xs } van { $target } X
page-dice-points = { $points ->
        [one] punt
       *[other] punten
    }
page-dice-points-short = { $points } pnt
page-dice-bonus = +3 telt vanaf { $target } X.
page-dice-bonus-won = { $target } X: +3.
page-dice-hatched = Gearceerde velden zijn genoemd; het teken zegt door wie.
page-dice-tray = Stenen
page-dice-die = Steen { $number }: { $face }{ $state ->
        [roll] , gaat opnieuw
        [keep] , blijft liggen
        [kept] , bleef liggen
        [fallen] , net gegooid
        [frozen] , bevroren
       *[blank] {""}
    }
page-dice-keep = Blijven liggen
page-dice-kept = { $who ->
        [you] Door jou laten liggen
       *[other] Door { $name } laten liggen
    }
page-dice-to-roll = { $chosen ->
        [0] Tik aan wat opnieuw moet
       *[other] Opnieuw te gooien: { $chosen }
    }
page-dice-tray-waits = Nog niet gegooid
page-dice-tray-set = Vóór de worp gedraaid
page-dice-roll-number = Worp { $roll }
page-dice-roll-of = Worp { $roll } van { $rolls }
page-dice-so-many = { $face ->
        [W] { $count } { $count ->
            [one] Tovenaar
           *[other] Tovenaars
        }
        [J] { $count } { $count ->
            [one] Nar
           *[other] Narren
        }
       *[other] { $count } { $name }
    }
page-dice-rolled = Gegooid: { $faces }.
page-dice-rerolls = { $who ->
        [you] Je gooit { $dice ->
            [one] één steen
           *[other] { $dice } stenen
        } opnieuw.
       *[other] { $name } gooit { $dice ->
            [one] één steen
           *[other] { $dice } stenen
        } opnieuw.
    }
page-dice-magic = Toverkaart van deze ronde
page-dice-wizards = Tovenaars
page-dice-wizards-count = { $is ->
        [every] Tovenaars tellen in elke kleur.
        [nobody] Tovenaars tellen voor niemand.
       *[other] Tovenaars tellen als { $colour }.
    }
page-dice-calls = Voorspellingen
page-dice-seer-badge = Ziener
page-dice-next-badge = volgende Ziener
page-dice-hidden = nog verborgen
page-dice-chosen = gekozen
page-dice-choosing = kiest …
page-dice-has-decided-short = heeft beslist
page-dice-has-decided = { $name } heeft beslist.
page-dice-exact = precies: { $mark }
page-dice-would-write = geeft { $mark }
page-dice-wrote = noteerde { $mark }
page-dice-last-wrote = vorige keer { $mark }
page-dice-counted = Deze worp: { $sum }. Voorspeld: { $box }.
page-dice-last-round = Ronde { $round }: wat werd genoteerd
page-dice-story = Deze ronde
page-dice-decision = Jouw beslissing
page-dice-leaves = { $who ->
        [you] Je stapt uit.
       *[other] { $name } stapt uit.
    }
page-dice-scored = { $who ->
        [you] Je noteert { $writes } bij { $box }.
       *[other] { $name } noteert { $writes } bij { $box }.
    }
page-dice-no-jesters = Narren kun je niet voorspellen: deze velden zijn voor Narrenscores.
page-dice-cross-only = Nu kan alleen een veld met strafpunten in { $colour } worden doorgehaald.
page-dice-predict = Wat zullen de stenen tonen?
page-dice-ask-predict = Kies een vrij veld dat niemand heeft genoemd.
page-dice-ask-predict-seer = Jij bent de Ziener en voorspelt als eerste: kies een vrij veld.
page-dice-ask-predict-secret = Nog niemand ziet het. Kies een vrij veld, maar niet dat van de Ziener.
page-dice-choose-box = Kies een veld
page-dice-call = Voorspel { $box }
page-dice-rotate = Draai twee stenen.
page-dice-ask-rotate = Kies voor elk een zijde; samen zijn ze de eerste worp.
page-dice-set-die = Steen { $number }
page-dice-choose-faces = Kies twee zijden
page-dice-set = Zet op { $faces }
page-dice-cross = Een veld doorhalen?
page-dice-ask-cross = Eén veld met strafpunten in { $colour }, de voorspelde kleur. Het telt dan 0.
page-dice-cross-none = Niets doorhalen
page-dice-cross-go-on = Niets door te halen: verder
page-dice-cross-box = { $box } doorhalen
page-dice-wizard = Als welke kleur tellen Tovenaars?
page-dice-ask-wizard = Voor iedereen gelijk, de hele ronde.
page-dice-name-colour = Tovenaars tellen als { $colour }
page-dice-leave = Uitstappen of blijven?
page-dice-leave-button = Uitstappen
page-dice-leave-jester = Uitstappen met Narrenscore
page-dice-stay-button = Blijven
page-dice-stay-why = { $left ->
        [one] de laatste worp beslist
       *[other] nog hooguit { $left } worpen
    }
page-dice-score = Noteer deze worp.
page-dice-score-button = Noteren
page-dice-score-jester = Narrenscore
page-dice-writes-x = precies: { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }
page-dice-writes-xx = precies, dubbel: +{ $points } punten
page-dice-writes-minus = { $points ->
        [one] −1 punt
       *[other] −{ $points } punten
    }
page-dice-writes-jester = X voor { $jesters ->
        [one] 1 Nar
       *[other] { $jesters } Narren
    }, { $mark } bij { $box }
page-dice-or-jester = of Narrenscore
page-dice-jester-written = X voor { $jesters ->
        [one] 1 Nar
       *[other] { $jesters } Narren
    } en { $mark }
page-dice-seer = Jij bent de Ziener.
page-dice-least = Gooi minstens { $least } stenen opnieuw; stoppen mag nog niet.
page-dice-most = Hoogstens { $most } stenen mogen opnieuw.
page-dice-frozen = { $dice ->
        [one] Eén Nar is bevroren.
       *[other] { $dice } Narren zijn bevroren.
    }
page-dice-all-frozen = Geen steen mag opnieuw.
page-dice-stop-button = Hier stoppen
page-dice-roll-button = { $dice ->
        [one] 1 steen gooien
       *[other] { $dice } stenen gooien
    }
page-dice-choose-dice = { $least ->
        [one] Kies stenen om te gooien
       *[other] Kies minstens { $least } stenen
    }
page-dice-rolls-left = { $left ->
        [one] de laatste worp
       *[other] nog { $left } worpen
    }
page-dice-wish = Uitstappen zodra het klopt
page-dice-wish-comes-true = Precies: je stapt uit.
page-dice-wish-how = Zoals gewenst. Zet het uit om zelf te beslissen.
page-dice-you-leave = Je stapt uit.
page-dice-you-decided = Je hebt beslist.
page-dice-you-wrote = Je hebt { $mark } genoteerd bij worp { $roll }.
page-dice-waits-magic = De toverkaart wordt getrokken.
page-dice-waits-rotate = { $name } draait twee stenen.
page-dice-waits-predict = { $waiting ->
        [one] { $name } kiest een veld.
       *[other] Kiezen nog, ongezien: { $name }.
    }
page-dice-waits-cross = Denken nog na over doorhalen: { $name }.
page-dice-waits-wizard = { $name } noemt de Wizardkleur.
page-dice-waits-roll = De stenen rollen.
page-dice-waits-leave = Denken nog na over uitstappen of blijven: { $name }.
page-dice-waits-seer = { $name } gooit opnieuw of stopt.
page-dice-waits-score = Noteren nog: { $name }.
page-dice-waits-over = Het spel is afgelopen.
page-dice-final = Alle vellen
page-dice-place = Plaats { $place }

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
        [cross] iedereen mag één veld doorhalen
        [wizard] de Ziener noemt de Wizardkleur
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
refused-box-taken = { $number } { $colour } is op dit vel bezet. Kies een vrij veld.
refused-already-predicted = { $seat } heeft { $number } { $colour } in deze ronde al genoemd. Kies een ander veld.
refused-not-crossable = In veld { $number } staan geen strafpunten om door te halen. Kies een ander, of niets.
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
refused-jester-box-taken = Je Narrenveld voor { $jesters } { $jesters ->
        [one] Nar
       *[other] Narren
    } is bezet. Noteer de worp zoals hij is.
refused-jester-when-exact = Volgens de optie van dit spel is er bij een precieze voorspelling geen Narrenscore. Noteer de X.
refused-not-an-action = Dit is geen zet van dit spel.
refused-not-utf-8 = Byte { $byte } is geen UTF-8-tekst.
refused-not-json = Dit is geen JSON.
refused-key-twice = De sleutel “{ $key }” staat twee keer in hetzelfde object.
refused-pad-no-such-player = Die speler is er niet. Het blok heeft { $players } kolommen.
refused-pad-name-twice = { $name } staat al op het blok. Kies een andere naam, zodat niemand verward wordt.
refused-pad-has-left = { $name } is weg en speelt ronde { $round } niet mee.
refused-pad-round-not-begun = Ronde { $round } is nog niet begonnen. Maak eerst de ronde ervoor af.
refused-pad-rounds-out-of-range = Het spel kan na ronde { $least } tot { $most } eindigen. Kies een getal daartussen.
refused-pad-bid-missing = Het bod van { $name } ontbreekt. Schrijf dat eerst op.
refused-pad-tricks-do-not-add-up = Er { $sum ->
        [one] is 1 slag
       *[other] zijn { $sum } slagen
    } opgeschreven, maar de ronde heeft er { $tricks }. Tel opnieuw.
refused-pad-after-the-end = Ronde { $round } is opgeschreven, maar het spel was al afgelopen. Ze telt niet mee.
refused-pad-other-game = Dit hoort bij het andere spel. Neem een blok van dat spel.
refused-pad-miss-out-of-range = Zo ver kun je er niet naast zitten; { $most } is het meeste.
refused-pad-no-magic = Dit spel wordt zonder toverkaarten gespeeld.
refused-pad-no-roll-left = Deze ronde heeft { $rolls ->
        [one] één worp
       *[other] { $rolls } worpen
    } en niet meer.
refused-pad-prediction-missing = De voorspelling van { $name } ontbreekt. Schrijf die eerst op.
refused-pad-nothing-to-cross = Dat mag alleen met de toverkaart om door te strepen.
refused-pad-nothing-to-undo = Er is niets meer om ongedaan te maken.
refused-pad-nothing-to-redo = Er is niets om te herstellen.
refused-pad-file-too-long = Dit bestand is te lang voor scoreblokken (meer dan { $longest } bytes).
refused-not-a-pad = Dit is geen bestand met scoreblokken: { $reason }.
refused-pad-version = Dit bestand heeft versie { $version }, die dit programma niet kent. Gebruik een nieuwer.
refused-pad-not-one = Dit bestand heeft { $pads } blokken. Kies er een met één.
refused-not-a-record = Dit is geen verslag van een spel: { $reason }.
refused-record-too-long = Dit is te lang voor een verslag (meer dan { $longest } tekens).
refused-chance-mismatch = De startwaarde geeft hier iets anders: deze kaarten of dobbelstenen zijn veranderd.
refused-result-mismatch = De uitslag is niet die waar de zetten toe leiden.
refused-commitment-mismatch = Het geheim past niet bij de gepubliceerde controlesom.
refused-bad-chance-note = Startwaarde, controlesom, geheim of bijdrage van een plaats is verkeerd geschreven.
refused-seed-and-commitment = Een verslag heeft óf een startwaarde óf de controlesom, bijdragen en het geheim van een tafel. Dit verslag heeft beide.
refused-bad-notation = Dit is niet als spel te lezen.
refused-notation-mismatch = Dit spreekt het spel tegen. Hier moet staan: { $right }
refused-bad-closing = Dit is geen slottekst van een spel: de tekst die de voorwaarden vastlegt.
refused-not-a-promise-file = Dit is geen beloftebestand zoals een pagina of programma van Stonehenge het bewaart.
refused-promise-file-mismatch = De delen van dit beloftebestand passen niet bij elkaar: het toevalsgetal is niet het getal dat in de slottekst is beloofd.

## Tafels

refused-already-acted = Je hebt al beslist. Kijk hoe het er nu voor staat.
refused-bad-link = Deze link is al gebruikt of te oud. Maak op het andere apparaat een nieuwe.
refused-bad-message = De server begreep dit bericht niet: { $reason }. Een bericht is JSON van hoogstens { $longest } bytes.
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
refused-removed = De gastheer heeft je plaats weggenomen. Je kunt toekijken, of aan een andere tafel gaan zitten.
refused-removed-lately = De gastheer heeft je plaats weggenomen. Over { $seconds } seconden kun je hier weer gaan zitten.
refused-saying-too-long = Dat is te lang. Zeg het in hoogstens { $longest } tekens.
refused-seat-not-taken = Daar zit niemand met wie dat kan. Kies een andere plaats.
refused-seat-taken = Deze plaats is bezet. Kies een vrije.
refused-seats-free = { $free ->
        [one] Er is nog één plaats
       *[other] Er zijn nog { $free } plaatsen
    } vrij. Wacht op spelers, of vul aan met computerspelers.
refused-server-error = Er ging iets mis op de server. Van je spel is niets verloren; probeer het nog eens.
refused-seats-kept = De vrije plaatsen zijn nog voor wie net meespeelde. Probeer het over { $seconds } seconden nog eens.
refused-stopping = De server start opnieuw. Wacht een paar tellen en ga dan verder.
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

## Toeval aan tafel

refused-cheat-commitment-changed = De server heeft het geheim verwisseld waarop hij zich had vastgelegd. Een eerlijke server doet dat nooit.
refused-cheat-commitment-met = De server gebruikt een geheim dat hij al aan een andere tafel heeft gebruikt. Een eerlijke server doet dat nooit, daarom heb je geen plaats gekregen.
refused-cheat-promise-left-out = De server wil het spel zonder jouw toevalsgetal beginnen, hoewel je er een had beloofd.
refused-cheat-reveal-denied = De server zegt dat jouw toevalsgetal te laat kwam. Maar hij had het bevestigd.
refused-cheat-second-closing = De server wil met dezelfde belofte een tweede keer beginnen, om opnieuw te trekken. Jouw toevalsgetal is daarvoor niet gegeven.
refused-cheat-terms = De server wil een ander spel beginnen dan afgesproken: { $what ->
        [commitment] zijn geheim is een ander
        [game] het spel is een ander
        [options] de varianten of de eerste speler zijn anders
        [restarts] hij telt de herstarts verkeerd
        [seats] het aantal plaatsen is anders
        [table] de tafel is een andere
       *[closing] zijn voorwaarden zijn niet te lezen
    }. Jouw toevalsgetal is niet gegeven.
refused-game-starting = Het spel begint net. Probeer het zo meteen opnieuw.
refused-no-closing = Het spel begint nu niet, dus er is geen toevalsgetal te tonen.
refused-no-promises = Deze tafel is geopend door een oudere versie, die geen beloften kent.
refused-nonce-mismatch = Dit is niet het toevalsgetal dat jouw plaats heeft beloofd.
refused-not-promised = Het spel kan beginnen als iedereen een toevalsgetal heeft beloofd. Nog niet: { $names }.
refused-part-lost = Jouw toevalsgetal kwam te laat voor dit spel. Je kunt meespelen, maar zonder deel in het toeval.
refused-unproved-late = Jouw toevalsgetal kwam niet op tijd aan en zit daarom niet in dit spel. Voor jou is niet bewezen dat er eerlijk is gedeeld.
refused-unproved-not-here = Dit apparaat heeft geen toevalsgetal aan dit spel gegeven. Hier is daarom niet bewezen dat er eerlijk is gedeeld.
refused-unproved-old-version = Het spel begon bij een oudere versie van de server, die kon kiezen wat er werd gedeeld.
refused-unproved-other-promise = Jouw plaats heeft een ander toevalsgetal gegeven dan dat van dit apparaat. Het kwam van een ander apparaat van jou, of de server heeft het verwisseld. Hier is niet bewezen dat er eerlijk is gedeeld.
refused-first-mismatch = Er is niet met de gevraagde varianten gespeeld, of de eerste gever of Ziener is niet de getrokken speler.
refused-promise-mismatch = Het toevalsgetal van plaats { $owner } is niet het beloofde.
refused-kept-closing-mismatch = Het verslag noemt andere voorwaarden van het spel dan het beloftebestand: tafel, varianten, beloften of herstarts zijn veranderd.
refused-kept-nonce-mismatch = Het verslag heeft voor plaats { $owner } een ander toevalsgetal dan het beloftebestand.
refused-kept-old-record = Het beloftebestand hoort bij een andere manier van trekken dan dit verslag, dat geen beloften heeft.

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
page-bid-won = geboden { $bid }, gehaald { $won }
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
page-length-cards = ongeveer 45 minuten
page-length-dice = ongeveer 20 minuten
page-players-count = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
page-friends = Met vrienden
page-friends-about = Open een tafel, kies de regels, deel de link.
page-make-table = Tafel openen
page-join = Meedoen
page-join-about = Typ de code die je kreeg. Een link werkt ook.
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
page-level-novice-about-dice = Voorspelt op gevoel en stapt vaak te laat uit. Voor beginners.
page-level-apprentice = leerling
page-level-apprentice-about-cards = Telt zijn waarschijnlijke slagen, maar vergeet gespeelde kaarten en speelt hoge kaarten te vroeg.
page-level-apprentice-about-dice = Kent de kansen van de stenen, maar kijkt niet verder dan deze ronde.
page-level-journeyman = gezel
page-level-journeyman-about-cards = Onthoudt elke kaart en speelt op zijn bod. Let niet op de biedingen van de anderen.
page-level-journeyman-about-dice = Plant zijn vakken een beetje verder dan de ronde.
page-level-adept = adept
page-level-adept-about-cards = Biedt uit ervaring en let op wat de anderen nog nodig hebben.
page-level-adept-about-dice = Rekent elke ronde precies uit en weet wat elke X en de rol van de Ziener waard zijn.
page-level-yardstick = maatstaf
page-level-sage = wijze
page-level-sage-about-cards = Heeft van miljoenen rondes geleerd en speelt de laatste rondes om te winnen.
page-level-sage-about-dice = Heeft van veel spellen geleerd welke vakken je bewaart, en let op wat de anderen krijgen.
page-level-archmage = aartsmagiër
page-level-archmage-about-cards = Denkt de zetten van een wijze door in veel waarschijnlijke verdelingen. De sterkste hier.
page-level-archmage-about-dice = Een wijze die ook aan de volgende ronde denkt. De sterkste hier.
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
page-about-first_dealer = Anders geeft de gastheer het eerst.
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
page-about-first_seer = Anders begint de gastheer.
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

## Het scoreblok: voor echte kaarten of dobbelstenen

pad-begin = Alles wat je invult wordt meteen bewaard: { $path }. Typ ? bij een vraag voor hulp.
pad-kept = Het blok ligt hier: { $path }
pad-busy = Dit blok is open in een andere terminal. Sluit het daar eerst.
pad-title = Het scoreblok (geboden/gehaald en totaal; * later gewijzigd)
pad-misfit = Ronde { $round } klopt niet: { $sentence }
pad-prompt-bid = Bod van { $name } (0 tot { $most }):
pad-prompt-bid-not = Bod van { $name } (0 tot { $most }, niet { $forbidden }):
pad-prompt-tricks = Slagen van { $names } (samen { $tricks }):
pad-prompt-magic = Toverkaart (1 tot 10, d trekt er een, n voor geen):
pad-prompt-predict = Voorspelling van { $name } (zoals 4g):
pad-prompt-score = { $name } voorspelde { $number } { $colour } (x, ernaast met, j2 of dobbelstenen):
pad-help = { $phase ->
        [bids] Typ hoeveel slagen deze speler biedt.
        [tricks] Typ hoeveel slagen elke speler haalde, in de volgorde van de vraag. Het laatste getal mag je weglaten.
        [magic] Typ het nummer van de toverkaart die op tafel ligt, d om er een te trekken, of n voor geen.
        [predict] Typ een getal van 1 tot 5 en b, g, y of r, zoals 4g.
       *[score] Typ x voor precies, 2 voor twee ernaast, j3 voor een Narrenscore met drie narren, of de zeven dobbelstenen zoals ze liggen, zoals bbgywjr (bbgywjr+j met Narrenscore).
    }
pad-help-words = Andere woorden: undo, redo, pad, csv, quit; rename Ben Bernd, leave Ben, rounds 8; { $game ->
        [cards] dealer Ben, trump b (trump n voor geen). Een ronde wijzigen: bid 2 Ben 1, of tricks 2 en de slagen in de volgorde van de boden.
       *[dice] seer Ben, wizard b, cross Ben 3, rolls 2. Een ronde wijzigen: predict 2 Ben 4g, of result 2 Ben x.
    }
pad-column = { $column ->
        [round] ronde
        [bid] bod
        [won] slagen
        [call] voorspelling
        [mark] geschreven
       *[total] totaal
    }

## Spelend leren: de begeleide spellen

refused-lesson-waits = Hier valt niets meer te lezen. Jij bent aan zet: de tafel laat zien wat je kunt doen.

lesson-cards-trump = Deze kaart werd opengelegd.
lesson-cards-trump-text = De kaart is rood, dus rood is deze ronde troef: elke rode kaart verslaat elke andere kleur, hoe hoog die ook is.
lesson-cards-bid = Hoeveel slagen ga je halen?
lesson-cards-bid-text = Iedereen heeft één kaart, dus er is één slag: de beste kaart wint hem. Jij hebt de rode 9, een troef. Je mag 0 of 1 bieden.
lesson-cards-bid-do = Kies een getal om verder te gaan.
lesson-cards-bid-other = Nul bieden mag.
lesson-cards-bid-other-text = Maar je 9 is een troef en verliest bijna nooit. Wint die de slag, dan is dat er één meer dan je hebt geboden.
lesson-cards-trick = De groene 13 van Clara wint tot nu toe.
lesson-cards-trick-text = Bruno kwam uit met groen. Jij hebt geen groen, dus je mag elke kaart spelen. Je rode 9 is troef en verslaat de 13.
lesson-cards-trick-do = Speel je rode 9 om verder te gaan.
lesson-cards-exact = Precies goed loont.
lesson-cards-exact-text = { $result ->
        [exact] Je bood 1 en haalde 1. Dat levert 20 punten op voor het juiste bod en 10 voor de slag: 30. Een slag te veel of te weinig had 10 gekost.
       *[off] Je bood { $bid } en haalde 1. Elke slag te veel of te weinig kost 10 punten. Het juiste bod had 20 opgeleverd, plus 10 voor elke slag.
    }
lesson-cards-follow = Er is blauw uitgekomen: je moet bekennen.
lesson-cards-follow-text = Wie de uitgekomen kleur heeft, moet die spelen. Dus je blauwe 10 mag, en je gele troef moet wachten.
lesson-cards-follow-do = Speel de blauwe 10 om verder te gaan.
lesson-cards-special = Een Tovenaar verslaat alles, een Nar niets.
lesson-cards-special-text = Je Tovenaar wint zijn slag, zelfs van een troef. Je Nar wint er geen. Beide mag je altijd spelen, wat er ook is uitgekomen. Hoeveel slagen worden het?
lesson-cards-special-do = Kies een getal om verder te gaan.
lesson-cards-special-0 = Nul bieden mag.
lesson-cards-special-0-text = Maar je Tovenaar wint een slag zodra je hem speelt, en ooit moet je. Dat is er één meer dan je hebt geboden.
lesson-cards-special-2 = Twee is moedig.
lesson-cards-special-2-text = De Tovenaar wint er één, de Nar geen. Dan moet je rode 8 de andere halen.
lesson-cards-special-3 = Drie wordt lastig.
lesson-cards-special-3-text = Er zijn drie slagen en je Nar wint er geen van. Zoveel als je hebt geboden worden het niet.
lesson-cards-wizard = { $needs ->
        [0] De rode 12 van Dirk wint tot nu toe.
       *[other] Nu de Tovenaar.
    }
lesson-cards-wizard-text = { $needs ->
        [0] Je bood nul: beken met de rode 8 of gooi de Nar weg, geen van beide wint deze slag. De Tovenaar wint er vroeg of laat één.
       *[other] Je hebt rood en zou moeten bekennen, maar Tovenaars en Narren mogen altijd. De Tovenaar verslaat de rode 12 van Dirk.
    }
lesson-cards-wizard-do = { $needs ->
        [0] Speel een kaart om verder te gaan.
       *[other] Speel de Tovenaar om verder te gaan.
    }
lesson-cards-wizard-other = Dat mag ook.
lesson-cards-wizard-other-text = De Tovenaar blijft in je hand en wint een van de volgende slagen.
lesson-cards-wizard-over = De Tovenaar wint de slag.
lesson-cards-wizard-over-text = Je bood nul, dus deze slag is er één te veel en kost 10 punten. In een echt spel had je er één voor geboden.

lesson-dice-predict = Jij bent de Ziener.
lesson-dice-predict-text = De Ziener voorspelt als eerste en gooit de dobbelstenen. Er worden er zeven gegooid: hoeveel laten jouw kleur zien? Elk vak is een getal en een kleur. Probeer 2 groen.
lesson-dice-predict-do = Kies een vak om verder te gaan.
lesson-dice-wizard = Als welke kleur tellen Tovenaars?
lesson-dice-wizard-text = Elke dobbelsteen heeft op één zijde een Tovenaar. De Ziener noemt de Wizardkleur: de kleur waarvoor Tovenaars deze ronde tellen. Je voorspelde { $colour }, dus { $colour } helpt jou het meest.
lesson-dice-wizard-do = Noem een kleur om verder te gaan.
lesson-dice-wizard-other = Je mag elke kleur noemen.
lesson-dice-wizard-other-text = De Tovenaars helpen nu wie die kleur voorspelde. Voor jouw { $number } { $colour } tellen ze niet.
lesson-dice-roll = Je voorspelde { $number } { $colour } en hebt er { $count }.
lesson-dice-roll-text = Bij een ronde horen hoogstens drie worpen. Laat liggen wat voor jou telt en kies uit de andere wat er opnieuw gegooid wordt.
lesson-dice-roll-do = Kies dobbelstenen en gooi om verder te gaan.
lesson-dice-roll-stopped = Je stopt.
lesson-dice-roll-stopped-text = Dat mag. De worp telt zoals hij ligt: { $count } in plaats van { $number }, dus je noteert { $minus } als strafpunten.
lesson-dice-written = { $state ->
        [seer-exact] Precies { $number } { $colour }: stop nu.
        [score-exact] Precies { $number } { $colour }!
        [seer-off] { $count } in plaats van { $number }.
       *[score-off] { $count } in plaats van { $number }.
    }
lesson-dice-written-text = { $state ->
        [seer-exact] Wie het precies goed heeft, zet een X in het vak. Elke dobbelsteen te veel of te weinig zou een strafpunt zijn.
        [score-exact] Wie het precies goed heeft, zet een X in het vak. Elke dobbelsteen te veel of te weinig zou een strafpunt zijn.
        [seer-off] Wie het precies goed heeft, zet een X in het vak; elke dobbelsteen te veel of te weinig is een strafpunt. Je mag verder gooien of stoppen.
       *[score-off] Wie het precies goed heeft, zet een X in het vak. Elke dobbelsteen te veel of te weinig is een strafpunt, hier { $minus }.
    }
lesson-dice-written-do = { $state ->
        [seer-exact] Stop om verder te gaan.
        [seer-off] Gooi of stop om verder te gaan.
       *[other] Noteer het om verder te gaan.
    }
lesson-dice-xs = Negen X’en en het spel is uit.
lesson-dice-xs-text = { $result ->
        [exact] Je X staat in kolom ×{ $number } en is { $number } punten waard.
       *[off] Je vak is gebruikt, met { $minus } als strafpunten. Een X was daar { $number } waard geweest.
    } Ook de X’en tellen: zodra iemand er negen heeft, is het afgelopen. Nu is Bruno de Ziener, want zijn getal was het hoogste buiten jouw kleur.
lesson-dice-leave = Uitstappen of blijven?
lesson-dice-leave-text = Je hebt precies { $number } { $colour }, maar Bruno is de Ziener en wil verder gooien. Stap je uit, dan telt deze worp voor jou: X. Blijf je, dan telt de volgende.
lesson-dice-leave-do = Stap uit of blijf om verder te gaan.
lesson-dice-leave-stayed = Je blijft.
lesson-dice-leave-stayed-text = Dat mag. Bruno’s volgende worp kan je afnemen wat je had; met uitstappen was de X zeker geweest.
lesson-dice-magic = Er ligt een toverkaart open.
lesson-dice-magic-text = Met toverkaarten is er elke ronde één regel anders. Deze ronde heeft elke kleur een dobbelsteen extra: voorspel een getal dat één hoger is dan anders.
lesson-dice-jester = { $jesters ->
        [one] Er ligt een Nar.
       *[other] Er liggen { $jesters } Narren.
    }
lesson-dice-jester-text = Je { $number } { $colour } zijn er { $count } geworden. Neem in plaats daarvan de Narrenscore: een X in het narrenvak voor { $jesters } en een 0 in je vak in plaats van strafpunten. Elk narrenvak kun je maar één keer gebruiken.
lesson-dice-jester-do = Neem de Narrenscore om verder te gaan.
lesson-dice-jester-plain = Je noteert strafpunten.
lesson-dice-jester-plain-text = Dat mag. Met de Narrenscore had je een X gehad, die voor de negen meetelt, en geen strafpunten.
lesson-dice-jester-stayed = Je blijft.
lesson-dice-jester-stayed-text = Dat mag. De volgende worp kan andere Narren hebben, of geen.
