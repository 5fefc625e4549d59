# The page: the dice table.

page-dice-box = { $number } { $colour }
page-dice-jester-box = { $number ->
        [one] { $number } Narr
       *[other] { $number } Narren
    }
page-dice-no-face = noch ohne Seite
page-dice-face-wizard = Wizard
page-dice-crossed = gestrichen
page-dice-zero = 0 durch Narrenwertung
page-dice-minus = minus { $points }
page-dice-predicted = vorhergesagt
page-dice-called = genannt von { $name }
page-dice-free = frei
page-dice-your-sheet = Dein Blatt
page-dice-sheet-of = Blatt von { $name }
page-dice-open-sheet = Blatt von { $name } öffnen: { $xs } von { $target } X, { $points } Punkte
page-dice-jester-row = Narr
page-dice-sums = Summen
page-dice-xs = { $xs } von { $target } X
page-dice-xs-short = { $xs } von { $target } X
page-dice-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-dice-points-short = { $points } Pkt.
page-dice-bonus = +3 zählt ab { $target } X.
page-dice-bonus-won = { $target } X: +3.
page-dice-hatched = Schraffierte Felder sind genannt; das Zeichen sagt, von wem.
page-dice-tray = Würfel
page-dice-die = Würfel { $number }: { $face }{ $state ->
        [roll] , wird neu geworfen
        [keep] , bleibt liegen
        [kept] , liegen gelassen
        [fallen] , eben gefallen
        [frozen] , eingefroren
       *[blank] {""}
    }
page-dice-keep = Bleiben liegen
page-dice-kept = { $who ->
        [you] Von dir behalten
       *[other] Von { $name } behalten
    }
page-dice-to-roll = { $chosen ->
        [0] Tippe an, was neu fallen soll
       *[other] Neu zu werfen: { $chosen }
    }
page-dice-tray-waits = Noch nicht gewürfelt
page-dice-tray-set = Vor dem Wurf gedreht
page-dice-roll-number = Wurf { $roll }
page-dice-roll-of = Wurf { $roll } von { $rolls }
page-dice-so-many = { $face ->
        [W] { $count } { $count ->
            [one] Wizard
           *[other] Wizards
        }
        [J] { $count } { $count ->
            [one] Narr
           *[other] Narren
        }
       *[other] { $count } { $name }
    }
page-dice-rolled = Gefallen: { $faces }.
page-dice-rerolls = { $who ->
        [you] Du wirfst { $dice ->
            [one] einen Würfel
           *[other] { $dice } Würfel
        } neu.
       *[other] { $name } wirft { $dice ->
            [one] einen Würfel
           *[other] { $dice } Würfel
        } neu.
    }
page-dice-magic = Zauberkarte dieser Runde
page-dice-wizards = Wizards
page-dice-wizards-count = { $is ->
        [every] Wizards zählen in jeder Farbe.
        [nobody] Wizards zählen für niemanden.
       *[other] Wizards zählen als { $colour }.
    }
page-dice-calls = Vorhersagen
page-dice-seer-badge = Seher
page-dice-next-badge = nächster Seher
page-dice-hidden = noch verdeckt
page-dice-chosen = gewählt
page-dice-choosing = wählt …
page-dice-has-decided-short = hat entschieden
page-dice-has-decided = { $name } hat entschieden.
page-dice-exact = genau: { $mark }
page-dice-would-write = ergibt { $mark }
page-dice-wrote = schrieb { $mark }
page-dice-last-wrote = zuletzt { $mark }
page-dice-counted = Dieser Wurf: { $sum }. Vorhergesagt: { $box }.
page-dice-last-round = Runde { $round }: was geschrieben wurde
page-dice-story = Diese Runde
page-dice-decision = Deine Entscheidung
page-dice-leaves = { $who ->
        [you] Du steigst aus.
       *[other] { $name } steigt aus.
    }
page-dice-scored = { $who ->
        [you] Du schreibst { $writes } bei { $box }.
       *[other] { $name } schreibt { $writes } bei { $box }.
    }
page-dice-no-jesters = Narren kann man nicht vorhersagen: Diese Felder sind für Narrenwertungen.
page-dice-cross-only = Jetzt lässt sich nur ein Feld mit Minuspunkten in { $colour } streichen.
page-dice-predict = Was werden die Würfel zeigen?
page-dice-ask-predict = Wähle ein freies Feld, das niemand genannt hat.
page-dice-ask-predict-seer = Du bist Seher und sagst zuerst vorher: Wähle ein freies Feld.
page-dice-ask-predict-secret = Noch sieht es niemand. Wähle ein freies Feld, nur nicht das des Sehers.
page-dice-choose-box = Wähle ein Feld
page-dice-call = { $box } vorhersagen
page-dice-rotate = Dreh zwei Würfel.
page-dice-ask-rotate = Wähle für jeden eine Seite; das zählt als erster Wurf.
page-dice-set-die = Würfel { $number }
page-dice-choose-faces = Wähle zwei Seiten
page-dice-set = { $faces } einstellen
page-dice-cross = Ein Feld streichen?
page-dice-ask-cross = Ein Feld mit Minuspunkten in { $colour }, der vorhergesagten Farbe. Es zählt dann 0.
page-dice-cross-none = Nichts streichen
page-dice-cross-go-on = Nichts zu streichen: weiter
page-dice-cross-box = { $box } streichen
page-dice-wizard = Als welche Farbe zählen Wizards?
page-dice-ask-wizard = Für alle gleich, die ganze Runde lang.
page-dice-name-colour = Wizards zählen als { $colour }
page-dice-leave = Aussteigen oder bleiben?
page-dice-leave-button = Aussteigen
page-dice-leave-jester = Aussteigen mit Narrenwertung
page-dice-stay-button = Bleiben
page-dice-stay-why = { $left ->
        [one] der letzte Wurf entscheidet
       *[other] noch bis zu { $left } Würfe
    }
page-dice-score = Schreib diesen Wurf auf.
page-dice-score-button = Aufschreiben
page-dice-score-jester = Narrenwertung
page-dice-writes-x = genau: { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
page-dice-writes-xx = genau, doppelt: +{ $points } Punkte
page-dice-writes-minus = { $points ->
        [one] −1 Punkt
       *[other] −{ $points } Punkte
    }
page-dice-writes-jester = X für { $jesters ->
        [one] 1 Narren
       *[other] { $jesters } Narren
    }, { $mark } bei { $box }
page-dice-or-jester = oder Narrenwertung
page-dice-jester-written = X für { $jesters ->
        [one] 1 Narren
       *[other] { $jesters } Narren
    } und { $mark }
page-dice-seer = Du bist Seher.
page-dice-least = Wirf mindestens { $least } Würfel neu; aufhören darfst du noch nicht.
page-dice-most = Höchstens { $most } Würfel dürfen neu fallen.
page-dice-frozen = { $dice ->
        [one] Ein Narr ist eingefroren.
       *[other] { $dice } Narren sind eingefroren.
    }
page-dice-all-frozen = Kein Würfel darf neu fallen.
page-dice-stop-button = Hier aufhören
page-dice-roll-button = { $dice ->
        [one] 1 Würfel werfen
       *[other] { $dice } Würfel werfen
    }
page-dice-choose-dice = { $least ->
        [one] Wähle Würfel zum Werfen
       *[other] Wähle mindestens { $least } Würfel
    }
page-dice-rolls-left = { $left ->
        [one] der letzte Wurf
       *[other] noch { $left } Würfe
    }
page-dice-wish = Aussteigen, wenn es genau passt
page-dice-wish-comes-true = Genau: Du steigst aus.
page-dice-wish-how = Wie gewünscht. Schalte es ab, um selbst zu entscheiden.
page-dice-you-leave = Du steigst aus.
page-dice-you-decided = Du hast entschieden.
page-dice-you-wrote = Du hast in Wurf { $roll } { $mark } geschrieben.
page-dice-waits-magic = Die Zauberkarte wird gezogen.
page-dice-waits-rotate = { $name } dreht zwei Würfel.
page-dice-waits-predict = { $waiting ->
        [one] { $name } wählt ein Feld.
       *[other] Verdeckt wählen noch: { $name }.
    }
page-dice-waits-cross = Was sie streichen, überlegen noch: { $name }.
page-dice-waits-wizard = { $name } bestimmt die Wizardfarbe.
page-dice-waits-roll = Die Würfel fallen.
page-dice-waits-leave = Aussteigen oder bleiben, das überlegen noch: { $name }.
page-dice-waits-seer = { $name } wirft neu oder hört auf.
page-dice-waits-score = Es schreiben noch: { $name }.
page-dice-waits-over = Das Spiel ist zu Ende.
page-dice-final = Alle Blätter
page-dice-place = Platz { $place }
