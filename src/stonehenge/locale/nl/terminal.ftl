# The terminal and the command line alone: the page does not load these.

## Beide spellen

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
why-error = De getallen komen uit { $worlds } verdelingen van de kaarten; hun standaardfout is hoogstens { $error } punten.
why-seer = De volgende Ziener worden is { $win } van de winkans waard, dus { $points } punten.
why-one-choice = Er was geen andere keuze.
why-cannot = Het niveau { $level } kan niet zeggen waarom het zo speelt.
why-no-decision = Actie { $index } is geen beslissing van een speler; geef het nummer van zo'n beslissing.
review-sum = { $name }: { $points } punten. Dat is { $average }, zoals { $level } gemiddeld haalt, { $luck } door geluk en { $choices } door eigen keuzes.
review-exact = Precies in { $exact } van { $rounds } rondes; { $expected } waren met de beste voorspellingen te verwachten, { $possible } waren haalbaar.
review-again = { $level } op deze plaats, met dezelfde { $game ->
        [cards] kaarten
       *[dice] stenen
    }: { $points } punten.
review-agreed = { $agreed } van { $decisions } beslissingen kostten niets.
review-moments = Wat het meeste kostte:
review-moment = actie { $index }, ronde { $round }: { $taken }; beter: { $best }; { $loss } punten
review-hint = stonehenge assess met --at en het nummer van een actie vertelt er meer over.
review-progress = Stap { $done } van { $of } ...
broken-position = { $path }, zet { $index }: { $why }

## Het kaartspel

cards-hand = Je hand: { $cards }
cards-hand-of = { $name }: { $cards }
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
dice-roll = Worp { $number }: { $dice }
dice-numbers = De dobbelstenen zijn genummerd vanaf { $first }, zoals in verslagen en in de tekstnotatie.
dice-reroll = { $who ->
        [you] Je gooit opnieuw met { $dice }.
       *[other] { $name } gooit opnieuw met { $dice }.
    }
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

## Tips en analyse

hint-word = hint vraagt de aartsmagiër wat elke keuze waard is; het verslag telt het mee.
hint-asleep = De aartsmagiër is nog niet gecompileerd. Verlaat het spel met q, voer één keer stonehenge assess uit met een verslag, en ga verder met dezelfde opdracht.
why-against = Waarom niet { $choice }? { $why }

## Het scoreblok: voor echte kaarten of dobbelstenen

pad-begin = Alles wat je invult wordt meteen bewaard: { $path }. Typ ? bij een vraag voor hulp.
pad-kept = Het blok ligt hier: { $path }
pad-busy = Dit blok is open in een andere terminal. Sluit het daar eerst.
pad-title = Het scoreblok (geboden/gehaald en totaal; * later gewijzigd)
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
       *[score] Typ x voor precies, 2 voor twee ernaast, j3 voor een Narrenscore met drie Narren, of de zeven dobbelstenen zoals ze liggen, zoals bbgywjr (bbgywjr+j met Narrenscore).
    }
pad-help-words = Andere woorden: undo, redo, pad, csv, quit; rename Ben Bernd, leave Ben, rounds 8; { $game ->
        [cards] dealer Ben, trump b (trump n voor geen). Een ronde wijzigen: bid 2 Ben 1, of tricks 2 en de slagen in de volgorde van de biedingen.
       *[dice] seer Ben, wizard b, cross Ben 3, rolls 2. Een ronde wijzigen: predict 2 Ben 4g, of result 2 Ben x.
    }

## Spelend leren: de begeleide spellen

learn-begin = Een begeleid spel: drie korte rondes. Typ ? bij elke vraag voor hulp, skip om een uitleg over te slaan, quit om later verder te gaan.
learn-resumed = Je gaat verder met je begeleide spel. Met --new begint het opnieuw.
learn-step = ({ $step } van { $steps }) { $head }
learn-next = Druk op Enter om verder te gaan.
learn-saved = Je kunt altijd verdergaan: { $command }
learn-over = Dat is alles. Speel een echt spel: { $command }

## Cijfers over veel spellen

figures-cards = Het kaartspel
figures-dice = Het dobbelspel
figures-none = In deze bestanden staat geen afgelopen spel van die soort. Laat een filter weg of noem andere bestanden.
figures-player = speler
figures-games = spellen
figures-wins = gewonnen
figures-points = punten per ronde
figures-exact = precies
figures-of = { $name }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}.
figures-won = Gewonnen { $wins }. Plaatsen, hoe vaak: { $places }.
figures-made = Punten per spel { $points }, per ronde { $a_round }; precies { $exact }.
figures-trend-luck = De latere helft van de spellen tegenover de eerdere: { $points } punten per ronde, precies { $exact }. Dat kan ook toeval zijn.
figures-trend-real = De latere helft van de spellen tegenover de eerdere: { $points } punten per ronde, precies { $exact }. Dat is meer dan toeval.
figures-by-box = Precieze voorspellingen, naar kaarten in de hand of naar veld:
figures-box = waar
figures-predictions = voorspellingen
figures-calibration = Wat er van elk voorspeld getal kwam:
figures-predicted = voorspeld
figures-came = werden het gemiddeld

## What figures mean

figures-rebuilt = { $tables ->
        [one] Eén tafel is
       *[other] { $tables } tafels zijn
    } opnieuw geteld.

## Het spel van de dag

verified-daily = { $count ->
        [one] Eén is van een spel van de dag
       *[other] { $count } zijn van spellen van de dag
    }: de trekkingen volgen uit de startwaarde van de dag, en die leidt terug naar het anker in het verslag. Geef met --chain de keten van de server om te zien of het het gepubliceerde anker is.
verified-daily-kept = { $count ->
        [one] Eén is van een spel van de dag
       *[other] { $count } zijn van spellen van de dag
    }: dag en trekkingen passen bij de opgegeven keten. Niemand heeft deze kaarten en worpen gekozen sinds de keten gepubliceerd is.

## Het spel van de dag van een server

daily-unreachable = { $url } is niet te bereiken: { $why }. Klopt het adres, en draait de server? Zonder --server speel je een spel dat alleen van de datum afhangt.
daily-not-ours = Op { $url } draait geen server van Stonehenge. Geef het adres van zijn pagina, zoals http://127.0.0.1:8080.
daily-again-how = Nog eens voor de lol: { $command }
