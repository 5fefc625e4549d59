# The page: the dice table.

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
