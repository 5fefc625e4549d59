# The daily deal, and the same deals among friends.

refused-not-a-chain-file = Dit is niet de keten van de spellen van de dag, zoals een server die publiceert op /api/daily/chain.
refused-chain-mismatch = De startwaarde leidt niet terug naar het anker: het is niet de startwaarde van deze dag.
refused-other-chain = Dit spel hoort bij een andere keten dan de opgegeven.
refused-swapped-day = Volgens het verslag is dit spel van { $day }, maar volgens de keten van { $right }.
refused-deal-fixed = Anderen spelen hetzelfde spel, daarom kan aan deze tafel niets veranderd worden. Speel verder, of kom later terug.
refused-players-changed = De computerspelers van deze server zijn veranderd sinds dit spel vastgelegd werd; het kan niet meer gespeeld worden. Het volgende komt morgen.
refused-no-such-day = Op die dag was er geen spel. Schrijf de dag als 2026-11-16.
refused-deal-played = Je hebt dit spel vandaag al gespeeld, en de eerste poging telt. Voor de lol kun je het nog eens spelen.
daily-title = Spel van de dag
daily-about = { $day }, { $game }, { $seats } spelers, { $rounds } rondes
daily-invite = Dezelfde kaarten en worpen voor iedereen op deze server, tegen dezelfde computerspelers: { $level }. Het duurt ongeveer tien minuten.
daily-once = De eerste poging telt, meer is voor de lol. Je kunt weggaan en vandaag later verdergaan. Tips zijn er niet. Wat anderen haalden zie je als je gespeeld hebt.
daily-preparing = De computerspelers worden nog voorbereid. De tafel wacht op ze; dat duurt een of twee minuten.
daily-play = Spel van de dag spelen
daily-go-on = Verder met het spel van de dag
daily-card-play = Spelen: { $game }
daily-card-go-on = Verder: { $game }
daily-result = { $points }:
daily-par = par { $points }
daily-above-par = { $points } boven par
daily-below-par = { $points } onder par
daily-at-par = precies par
daily-par-waits = par wordt nog berekend
daily-par-about = Par { $points } is wat de aartsmagiër op jouw plaats haalt, gemiddeld over { $runs } spellen.
daily-you = jij
daily-from-to = { $from } tot { $to }
daily-points = punten
daily-people = mensen
daily-all = Iedereen die vandaag speelde
daily-better = Beter dan { $share } van de 100.
daily-alone = Nog niemand anders heeft het uitgespeeld.
daily-same = Iedereen krijgt hetzelfde spel tegen dezelfde computerspelers.
daily-late = Je was pas klaar toen de dag om was, daarom staat het niet in de lijst.
daily-rounds = Jouw rondes
daily-stones = Goud: precies. Omlijnd: te weinig. Gevallen: te veel.
daily-exact = precies
daily-too-few = te weinig
daily-too-many = te veel
daily-round-was = Ronde { $round }: { $was }
daily-streak = { $days ->
        [one] Eén dag op rij
       *[other] { $days } dagen op rij
    }
daily-longest = langste: { $days }
daily-was-played = gespeeld
daily-was-missed = niet gespeeld
daily-next = Het volgende spel komt over { $hours ->
        [one] een uur
       *[other] { $hours } uur
    }.
daily-next-soon = Het volgende spel komt over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    }.
daily-share = Resultaat delen
daily-picture = Plaatje
daily-again = Nog eens voor de lol
daily-compare = Met anderen vergelijken
daily-copied = Gekopieerd. Plak het waar je het wilt delen.
daily-not-copied = Deze browser laat de pagina niet kopiëren.
daily-share-text = Stonehenge, { $day }, { $game }: { $points }{ $waits ->
        [yes] {""}
       *[other] , { $par }
    }. { $exact } van { $rounds } precies.
page-fault-chain = De startwaarde van de dag leidt niet terug naar het anker van de keten.
page-fault-own-chain = De keten of de dag is niet die welke deze browser bewaard heeft.
page-fault-match = De startwaarde van de vergelijking is niet die waarop de server zich had vastgelegd.
daily-fair-waits = Anderen spelen dit spel nog. De startwaarde wordt verteld als de dag (UTC) om is; dan controleert deze pagina elke trekking.
daily-fair = Alle { $total } trekkingen volgen uit de startwaarde van de dag, en die leidt terug naar het anker dat de server noemt.
daily-fair-kept = Alle { $total } trekkingen volgen uit de startwaarde van de dag, en die leidt terug naar het anker dat deze browser bewaard heeft. Sindsdien heeft de server niets gekozen.
match-fair-waits = Misschien spelen anderen dit spel nog. De startwaarde wordt verteld als de vergelijking voorbij is; dan controleert deze pagina elke trekking.
match-fair = Alle { $total } trekkingen volgen uit de startwaarde van de vergelijking, en die past bij de controlesom die de server noemt.
match-fair-kept = Alle { $total } trekkingen volgen uit de startwaarde van de vergelijking, en die past bij de controlesom die deze browser bewaard heeft. Sindsdien heeft de server niets gekozen.
refused-no-such-match = Deze vergelijking is er niet. Controleer de link bij wie hem stuurde.
refused-match-over = Deze vergelijking is voorbij; de startwaarde is verteld. Open een nieuwe.
refused-match-full = Van deze vergelijking zijn al { $most } spellen begonnen, meer kan niet. Open een nieuwe.
match-title = Hetzelfde spel onder vrienden
match-about = Eén link: iedereen speelt dezelfde kaarten en worpen op dezelfde plaats tegen dezelfde computerspelers, wanneer er tijd is. Daarna vergelijken jullie.
match-make = Vergelijking openen
match-create = Link maken
match-link = De link voor je vrienden
match-copy = Kopiëren
match-terms = { $game }, { $seats } spelers. Computerspelers: { $level }.
match-play = Spelen
match-go-on = Verder met je spel
match-before = { $count ->
        [one] { $names } speelt ook mee.
       *[other] { $names } spelen ook mee.
    } Wat het werd zie je als je gespeeld hebt.
match-compare = Ronde voor ronde
match-round-head = Ronde
match-round = Ronde { $round }
match-sum = Samen
match-exact-about = Gemarkeerd: de voorspelling was precies.
match-playing = Speelt nog: { $names }.
match-parted = Waar jullie anders kozen
match-parted-about = Dezelfde situatie, andere keuzes. Wat een keuze waard is zegt de coach: de punten die hij van de ronde verwacht.
match-never-parted = Jullie kozen overal hetzelfde waar het te vergelijken is.
match-worth = waard: { $points }
match-worth-unknown = nog niet besproken
match-look = Bekijken
match-review = De coach laten oordelen
match-reviewing = De coach is bezig ...
refused-not-a-seed-file = Dit bestand noemt geen startwaarde van een dag. Bewaar wat een server op /api/daily/days/ antwoordt voor een dag die om is.
share-game = Delen
