# The coach: hints, analysis, reviews, and reasons in words.

## Warum: was eine Stufe von jeder Möglichkeit erwartet

why-choice =
    { $verb ->
        [trump] { $what } als Trumpf
        [bid] { $what } ansagen
        [play] { $what } spielen
        [rotate] { $what } einstellen
        [predict] { $what } vorhersagen
        [cross] { $what } streichen
        [cross-none] nichts streichen
        [wizard] Wizardfarbe { $what }
        [reroll] neu würfeln: { $what }
        [stop] aufhören
        [stay] bleiben
        [leave] aussteigen
        [leave-jester] mit Narrenwertung aussteigen
        [score] eintragen, wie es ist
       *[score-jester] die Narrenwertung nehmen
    }

## Warum eine Entscheidung etwas gekostet hat

because-last-took = Wer zuletzt spielt, kann diesen Stich anderen lassen: { $better } verliert ihn, { $card } gewinnt ihn, und es wurden keine Stiche mehr gebraucht.
because-last-missed = Wer zuletzt spielt, gewinnt diesen Stich mit { $better } sicher, und er wurde gebraucht.
because-second-wizard = In diesem Stich lag schon ein Zauberer: Ein zweiter gewinnt nichts.
because-led-low-trump = { $card } ist ein niedriger Trumpf zum Ausspielen, und fast jeder Stich wurde gebraucht.
because-all-needed = Jeder Stich wurde gebraucht, und { $beaters ->
        [one] eine ungesehene Karte schlägt
       *[other] { $beaters } ungesehene Karten schlagen
    } { $card }.
because-jester-lead = Ein Narr hätte das Ausspiel abgegeben.
because-jester-under = Ein Narr hätte diesen Stich sicher verloren.
because-wizard-kept = Der Zauberer bleibt auf der Hand und gewinnt später, wenn keine Stiche mehr gebraucht werden.
because-took-unneeded = { $card } führt in einem Stich, der nicht mehr gebraucht wurde.
because-led-high = { $beaters ->
        [0] Keine ungesehene Karte schlägt
        [one] Nur eine ungesehene Karte schlägt
       *[other] Nur { $beaters } ungesehene Karten schlagen
    } { $card }, und es wurden keine Stiche mehr gebraucht; { $better } wird von { $more ->
        [one] einer
       *[other] { $more }
    } geschlagen.
because-followed-high = { $card } konnte den Stich noch gewinnen; die niedrigere { $better } war da.
because-high-kept = Dieser Stich war ohnehin verloren, da hätte die hohe { $card } mitgehen können.
because-danger-kept = { $card } hätte hier abgeworfen werden können; später gewinnt sie einen Stich zu viel.
because-trump-kept = Der Trumpf bleibt auf der Hand und gewinnt einen Stich zu viel.
because-jester-spent = Der Narr war der Ausweg aus einem späteren Stich.
because-gave-up = { $better } hätte in einem Stich geführt, der gebraucht wurde.
because-overtaken = { $beaters ->
        [one] Eine ungesehene Karte schlägt { $card } noch
       *[other] { $beaters } ungesehene Karten schlagen { $card } noch
    }, aber { $fewer ->
        [0] keine schlägt
        [one] nur eine schlägt
       *[other] nur { $fewer } schlagen
    } { $better }.
because-wizard-spent = Der Zauberer war später mehr wert.
because-trump-spent = Der Trumpf war später mehr wert.
because-high-thrown = { $card } konnte einen späteren Stich gewinnen; um diesen zu verlieren, genügte die niedrigere { $better }.
because-last-of-colour = Ohne die letzte Karte in { $colour } könnte die Hand diese Farbe später trumpfen.
because-below-wizards = { $wizards ->
        [one] Der Zauberer auf der Hand gewinnt einen Stich.
       *[other] Die { $wizards } Zauberer auf der Hand gewinnen { $wizards } Stiche.
    }
because-beyond-jesters = Mit { $jesters ->
        [one] einem Narren
       *[other] { $jesters } Narren
    } auf der Hand können nicht so viele Karten gewinnen.
because-no-trumps = Kein Trumpf und kein Zauberer war auf der Hand.
because-low-trumps = { $low ->
        [one] Einer der Trümpfe auf der Hand war niedrig.
       *[other] { $low } der Trümpfe auf der Hand waren niedrig.
    }
because-unclaimed = Diese Ansage ließ { $left ->
        [one] einen Stich übrig, den niemand angesagt hat, und jemand muss ihn nehmen.
       *[other] { $left } Stiche übrig, die niemand angesagt hat, und jemand muss sie nehmen.
    }
because-claimed = Die anderen hatten schon { $sum } angesagt, bei { $tricks ->
        [one] einem Stich
       *[other] { $tricks } Stichen
    }.
because-many-trumps = { $trumps } Trümpfe auf der Hand gewinnen mehr als das.
because-beatable = { $beaters } ungesehene Karten schlagen { $card }, die beste Karte neben den Trümpfen.
because-high-cards = { $high ->
        [one] Eine Karte auf der Hand war eine 12 oder 13.
       *[other] { $high } Karten auf der Hand waren eine 12 oder 13.
    }
because-bid-high = Im Mittel gewinnt so eine Hand { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }.
because-bid-low = Im Mittel gewinnt so eine Hand { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }.
because-longer-colour = Die Hand hatte { $cards } Karten in { $colour }, aber nur { $fewer } in der genannten Farbe.
because-higher-colour = Die Hand hatte ebenso viele Karten in { $colour }, darunter eine { $rank }.
because-dice-show = Die Würfel zeigten { $more } { $better_colour } und { $shown } { $colour }.
because-beside-the-seer = Der Seher würfelt für { $colour }, und das hilft allen, die es vorhergesagt haben.
because-seer-colour = Wer { $colour }, die Farbe des Sehers, vorhersagt, kann nicht nächster Seher werden.
because-next-seer-given = Das gab den nächsten Seher her: in { $chance } statt { $more } von 100 Spielen.
because-number-too-high = { $number } trifft in { $exact } von 100 Runden zu, { $better } in { $more }.
because-number-too-low = { $better } trifft in { $more } von 100 Runden zu und bringt mehr Punkte als { $number }.
because-wrong-colour = In { $colour } trifft das in { $exact } von 100 Runden zu, in { $better_colour } in { $more }.
because-wizards-away = Zählen Wizards als { $colour }, trifft die Vorhersage in { $more } von 100 Runden zu, sonst in { $exact }.
because-wizards-too-many = Zählen Wizards als { $colour }, werden es leicht mehr als { $number }.
because-other-faces = Mit { $faces } trifft die Vorhersage in { $more } statt { $exact } von 100 Runden zu.
because-crossed-nothing = Im Feld { $number } { $points ->
        [one] war ein Minuspunkt
       *[other] waren { $points } Minuspunkte
    } zu streichen.
because-crossed-less = Im Feld { $number } waren { $points } Minuspunkte zu streichen, nicht nur { $fewer }.
because-was-exact = Der Wurf war schon genau; wer weiterwürfelt, behält das in { $exact } von 100 Runden.
because-stopped-early = Ein weiterer Wurf ist in { $more } von 100 Runden genau.
because-rolled-counting = { $dice ->
        [one] Ein Würfel zählte für { $colour } und wurde gebraucht, wurde aber
       *[other] { $dice } Würfel zählten für { $colour } und wurden gebraucht, wurden aber
    } noch einmal geworfen.
because-rolled-wizards = { $dice ->
        [one] Ein Wizard, der zählte, wurde
       *[other] { $dice } Wizards, die zählten, wurden
    } noch einmal geworfen.
because-rolled-jesters = Narren wurden noch einmal geworfen; liegen gelassen führen sie in { $chance } von 100 Runden zu einer Narrenwertung.
because-kept-surplus = Es { $surplus ->
        [one] zählte ein Würfel
       *[other] zählten { $surplus } Würfel
    } mehr als vorhergesagt, da mussten mehr von denen, die zählten, noch einmal geworfen werden.
because-kept-idle = { $dice ->
        [one] Ein weiterer Würfel zählte nicht und konnte
       *[other] { $dice } weitere Würfel zählten nicht und konnten
    } noch einmal geworfen werden.
because-rolled-more = Es zählten genug Würfel, da sollten weniger andere noch einmal geworfen werden.
because-others-gain = Die eigenen Aussichten sind gleich gut, aber die anderen haben mehr davon.
because-left-early = Wer bleibt, trifft es in { $more } von 100 Runden genau.
because-left-late = Es war genau; wer bleibt, trifft es nur in { $exact } von 100 Runden.
because-stayed-minus = Aussteigen kostet { $points ->
        [one] einen Minuspunkt
       *[other] { $points } Minuspunkte
    }; bleiben kostet im Schnitt mehr.
because-jester-waiting = Die Narrenwertung mit { $jesters ->
        [one] einem Narren
       *[other] { $jesters } Narren
    } lag bereit.
because-jester-over-exact = Die Vorhersage war genau und { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } wert; eine Narrenwertung bringt keinen.
because-jester-missed = Die Narrenwertung hätte { $points ->
        [one] einen Minuspunkt
       *[other] { $points } Minuspunkte
    } gespart und ein X gebracht.
because-jester-early = Wer bleibt, trifft es in { $more } von 100 Runden genau; die Narrenwertung konnte warten.
because-jester-box-spent = Das Narrenfeld für { $jesters } war später mehr wert als { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    } jetzt.

## Tipps und Analyse

refused-no-hints = An diesem Tisch sind Tipps nicht erlaubt. Der Gastgeber hätte sie vor Beginn erlauben können.
refused-hint-not-asked = Einen Tipp gibt es für eine Entscheidung, die du zu treffen hast. Frag wieder, wenn du an der Reihe bist.
refused-hints-fixed = Ob Tipps erlaubt sind, steht mit dem Beginn des Spiels fest. Eröffne dafür einen anderen Tisch.
page-event-hinted = { $who ->
        [you] Du hast einen Tipp genommen.
       *[other] { $name } hat einen Tipp genommen.
    }
page-hints-option = Tipps
page-hints-about = Alle dürfen den Erzmagier fragen, und alle sehen, wer es getan hat.
page-hints-allowed = Tipps erlaubt
page-hints-none = Ohne Tipps
refused-position-bid-shown = Diese Ansage kennen inzwischen alle. Sie kann nicht offen bleiben.
page-hint = Tipp
page-hint-hide = Tipp verbergen
page-hint-show = Tipp zeigen
page-hint-not = Jetzt kein Tipp
page-hint-will-mark = Dieses Spiel bekommt den Vermerk „mit Tipps“. Alle sehen ihn.
page-hint-marked = { $hints ->
        [one] mit 1 Tipp
       *[other] mit { $hints } Tipps
    }
page-with-hints = mit Tipps
page-hint-points = Punkte, die zu erwarten sind
page-hint-stones = Oben: genau in 100 Versuchen. Unten: Punkte, die zu erwarten sind.
page-choice-best = beste
page-choice-next = zweitbeste
page-choice-worse = schlechter
page-choice-as-good = ebenso gut
page-choice-exact = genau in { $exact } von 100
page-choice-reroll = { $kept ->
        [0] alle { $dice } werfen
       *[other] behalten, { $dice } werfen
    }
page-hint-bid = Diese Hand macht etwa { $tricks } Stiche. Am besten ist { $best }{ $close ->
        [yes] , { $next } knapp dahinter.
       *[no] .
    }
page-hint-said = { $rank ->
        [best] Am besten: { $choice }, { $points } Punkte: { $note }.
        [next] Am zweitbesten: { $choice }, { $points } Punkte: { $note }.
       *[worse] { $choice }, { $points } Punkte: { $note }.
    }
refused-hint-no-choice = Hier hast du keine Wahl.
page-key-hint = H
page-key-hint-does = um einen Tipp bitten oder ihn verbergen
page-hints-used = { $who ->
        [you] Du hast { $hints ->
            [one] einen Tipp
           *[other] { $hints } Tipps
        } genommen.
       *[other] { $name } hat { $hints ->
            [one] einen Tipp
           *[other] { $hints } Tipps
        } genommen.
    }
page-ask-archmage = Den Erzmagier fragen
page-analysis = Analyse
page-analysis-about = Gib eine Stellung ein oder komm aus einem Moment einer Wiederholung hierher. Der Erzmagier sagt, was jede Möglichkeit wert ist, mit dem, was du wissen konntest. Bitte nicht für ein Spiel benutzen, das ohne Tipps gespielt wird.
page-analysis-game = Spiel
page-analysis-anew = Neu beginnen
page-analysis-bad-link = Dieser Link enthält keine Stellung. Gib unten eine ein oder kopiere den Link noch einmal.
page-analysis-position = Die Stellung
page-analysis-copy = Link kopieren
page-analysis-thinking = Der Erzmagier denkt nach ...
page-analysis-ready = Du bist gefragt: Frag den Erzmagier.
page-analysis-entry = Eintrag { $number }:
page-analysis-player = Spieler { $number }
page-analysis-round = Runde
page-analysis-cards = Karten
page-analysis-none = keine
page-analysis-pick-turnup = Tippe die aufgedeckte Karte an.
page-analysis-pick-hand = Tippe die Karten deiner Hand an: { $held } von { $of }.
page-analysis-pick-play = Tippe die Karte an, die als nächste fiel ({ $name }).
page-analysis-happened = Was in dieser Runde geschehen ist
page-analysis-next = Als Nächstes: { $name }
page-analysis-undo = Letzten Eintrag zurücknehmen
page-analysis-unknown = unbekannt
page-analysis-bid-hidden = { $name }: eine verdeckte Ansage
page-analysis-rolled = Geworfen: { $faces }
page-analysis-roll = { $dice ->
        [one] Tippe die Seite des geworfenen Würfels an.
       *[other] Tippe die Seiten der { $dice } geworfenen Würfel an, der Reihe nach.
    }
page-analysis-magic = Zauberkarte
page-analysis-no-magic = keine
page-analysis-sheets = Blätter vor dieser Runde
page-analysis-pen = Was ein Tippen schreibt
page-analysis-rub = löschen
page-analysis-free = frei
page-analysis-answer = Was der Erzmagier meint
page-analysis-best = Am besten: { $choice }.
page-analysis-against = Warum nicht { $choice }?
page-analysis-tricks = Stiche mit der besten Möglichkeit, in 100 Versuchen
page-analysis-choices = Alle Möglichkeiten
page-analysis-worlds = Aus { $worlds } Verteilungen, die zu deinem Wissen passen; auf etwa { $error } Punkte genau.
page-analysis-exact = Genaue Chancen: Es wurde nichts geschätzt.
page-analysis-by = Gefragt: { $level }, Version { $version }.
page-analysis-behind = Punkte hinter der besten

## Der Coach auf einem Server

refused-coach-asked = Der Coach ist noch mit { $most ->
        [one] deiner Frage
       *[other] deinen { $most } Fragen
    } beschäftigt. Komm in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refused-coach-busy = Gerade fragen viele den Coach. Komm in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
refused-coach-wakes = Der Coach wacht auf: Der Server bereitet ihn vor. Komm in { $seconds } Sekunden wieder.
refused-coach-away = Auf diesem Server gibt es keinen Coach. Das Spiel kann anderswo besprochen werden: stonehenge review liest seine Aufzeichnung.
refused-coach-failed = Der Coach kam damit nicht zu Ende. Bitte versuch es noch einmal; wer den Server betreibt, findet die Ursache im Protokoll.

## Rückblicke und Übungen auf der Seite

page-coach-waits = { $why ->
        [coach-wakes] Der Coach wacht auf. Die Antwort kommt von selbst, in ein bis zwei Minuten.
        [page-offline] Es gibt keine Verbindung. Die Frage wird von selbst noch einmal gestellt.
       *[other] Gerade fragen viele den Coach. Die Antwort kommt von selbst.
    }
page-analysis-home = Nach einer Stellung fragen
page-review-hands = Alle Hände zeigen
page-review = Rückblick
page-review-whose = Wessen Spiel
page-review-about = Vom Erzmagier beurteilt: was jede Entscheidung wert war, bevor jemand sah, was daraus wurde.
page-review-waiting = Der Erzmagier sieht sich dieses Spiel an.
page-review-state-none = Er fängt gleich an.
page-review-state-waking = Der Coach wacht auf: Der Server bereitet ihn vor. Das dauert ein bis zwei Minuten.
page-review-state-queued = { $place ->
        [0] Es ist als Nächstes dran.
        [one] Ein anderer Rückblick kommt zuerst.
       *[other] { $place } andere Rückblicke kommen zuerst.
    }
page-review-state-working = Schritt { $done } von { $of }
page-review-state-ready = Fertig.
page-review-retry = Noch einmal versuchen
page-review-old = Diesen Rückblick hat Version { $version } des Erzmagiers gemacht. Es gibt eine neuere.
page-review-anew = Die neuere ansehen lassen
page-review-head-clean = { $who ->
        [you] Du hast wie der Erzmagier gespielt.
       *[other] { $name } hat wie der Erzmagier gespielt.
    }
page-review-luck-took = { $game ->
        [cards] Die Karten haben { $luck } gekostet.
       *[dice] Die Würfel haben { $luck } gekostet.
    }
page-review-luck-gave = { $game ->
        [cards] Die Karten haben { $luck } gebracht.
       *[dice] Die Würfel haben { $luck } gebracht.
    }
page-review-head-won = { $who ->
        [you] Du hast gewonnen, und { $lost } mehr wären möglich gewesen.
       *[other] { $name } hat gewonnen, und { $lost } mehr wären möglich gewesen.
    }
page-review-head-lost = { $who ->
        [you] Du hast { $lost } { $count ->
            [one] Punkt
           *[other] Punkte
        } durch eigene Entscheidungen verloren, { $luck } durch { $game ->
            [cards] die Karten
           *[dice] die Würfel
        }.
       *[other] { $name } hat { $lost } { $count ->
            [one] Punkt
           *[other] Punkte
        } durch Entscheidungen verloren, { $luck } durch { $game ->
            [cards] die Karten
           *[dice] die Würfel
        }.
    }
page-review-head-kept = { $who ->
        [you] { $game ->
            [cards] Die Karten
           *[dice] Die Würfel
        } haben dir { $luck } { $moved ->
            [one] Punkt
           *[other] Punkte
        } gebracht; du hast alle bis auf { $lost } behalten.
       *[other] { $game ->
            [cards] Die Karten
           *[dice] Die Würfel
        } haben { $name } { $luck } { $moved ->
            [one] Punkt
           *[other] Punkte
        } gebracht; { $lost } davon gingen durch Entscheidungen verloren.
    }
page-review-head-more = { $who ->
        [you] Du hast { $lost } { $count ->
            [one] Punkt
           *[other] Punkte
        } durch eigene Entscheidungen verloren; { $game ->
            [cards] die Karten
           *[dice] die Würfel
        } haben dir { $luck } gebracht.
       *[other] { $name } hat { $lost } { $count ->
            [one] Punkt
           *[other] Punkte
        } durch Entscheidungen verloren; { $game ->
            [cards] die Karten
           *[dice] die Würfel
        } haben { $luck } gebracht.
    }
page-review-chart = Erwartetes Ergebnis, Runde für Runde
page-review-chart-said = Erwartetes Ergebnis: am Anfang { $average }, am Ende { $lucky } ohne die Verluste durch Entscheidungen, { $points } mit ihnen.
page-review-gap = die gefärbte Lücke haben Entscheidungen gekostet
page-review-round = Runde
page-review-lucky = ohne Verluste
page-review-shares = Glück und Entscheidungen
page-review-share-luck = { $game ->
        [cards] die Karten { $luck }
       *[dice] die Würfel { $luck }
    }
page-review-share-choices = Entscheidungen { $choices }
page-review-sum = { $average } im Mittel { $moves } = { $points }
page-review-again = { $game ->
        [cards] Auf diesem Platz, mit denselben Karten
       *[dice] Auf diesem Platz, mit denselben Würfeln
    }
page-review-archmage = der Erzmagier
page-review-exact = { $exact } von { $rounds } Mal genau; { $possible } Mal war es möglich.
page-review-moments = { $count ->
        [0] Kein Moment sticht heraus
        [one] Ein Moment, auf den es ankam
       *[other] { $count } Momente, auf die es ankam
    }
page-review-nothing = Keine Entscheidung hat mehr gekostet, als die Zahlen sagen können.
page-review-nothing-else = Sonst hat nichts etwas gekostet.
page-review-smaller = { $count ->
        [one] Eine kleinere hat { $cost } gekostet.
       *[other] { $count } kleinere haben zusammen { $cost } gekostet.
    }
page-review-cost = gekostet
page-review-better = Besser:
page-review-better-was = Besser: { $better }
page-review-look = Ansehen
page-review-look-at = Moment { $n } ansehen: { $place }
page-review-try-them = Versuch sie selbst
page-review-try-it = Versuch es selbst
page-review-try = Versuch es
page-review-nth = { $n } von { $of }
page-review-all = Alle Momente
page-review-show = Zeig es mir
page-review-next = Weiter
page-review-where = Runde { $round }, { $kind ->
        [trick] Stich { $step }
        [roll] Wurf { $step }
        [bid] Ansage
        [trump] Trumpf
        [predict] Vorhersage
        [wizard] Wizardfarbe
        [rotate] Würfel einstellen
       *[cross] Streichen
    }
page-review-ask-cards = { $verb ->
        [bid] Was würdest du hier ansagen?
        [trump] Welchen Trumpf würdest du hier nennen?
       *[play] Was würdest du hier spielen?
    }
page-review-ask-dice = { $verb ->
        [predict] Was würdest du hier vorhersagen?
        [reroll] Welche Würfel würdest du hier neu würfeln?
        [stop] Welche Würfel würdest du hier neu würfeln?
        [wizard] Welche Wizardfarbe würdest du hier nennen?
        [score] Was würdest du hier eintragen?
        [cross] Was würdest du hier streichen?
        [rotate] Wie würdest du die Würfel hier einstellen?
       *[leave] Würdest du hier aussteigen?
    }
page-review-hidden = Die Antwort kommt nach deiner. Entscheide dich am Tisch.
page-review-right = Richtig: So entscheidet auch der Erzmagier.
page-review-right-too = Richtig: so gut wie die Wahl des Erzmagiers.
page-review-wrong = Besser: { $better }. Das ist { $loss } mehr wert.
page-review-worse = Besser: { $better }. Das ist mindestens { $loss } mehr wert.
page-review-did = { $who ->
        [you] Deine Entscheidung im Spiel: { $choice }. Sie hat { $loss } gekostet.
       *[other] Im Spiel hat { $name } sich so entschieden: { $choice }. Das hat { $loss } gekostet.
    }
page-review-worth-cards = Was jede Entscheidung wert war, in Punkten
page-review-worth-dice = Was am Ende eingetragen wird, und was jede Entscheidung kostet
page-review-now = jetzt
page-review-ending = { $kind ->
        [x] X
        [jester] Narrenwertung
        [minus-1] −1
        [minus-2] −2
       *[minus-3] −3
    }
page-review-ending-said = { $kind ->
        [x] X in { $chance } von 100,
        [jester] Narrenwertung in { $chance } von 100,
        [minus-1] minus 1 in { $chance } von 100,
        [minus-2] minus 2 in { $chance } von 100,
       *[minus-3] minus 3 oder schlechter in { $chance } von 100,
    }
page-review-ending-key = { $kind ->
        [x] genau
        [jester] Narrenwertung
        [minus-1] −1
        [minus-2] −2
       *[minus-3] −3 oder schlechter
    }
page-review-all-choices = Alle { $count } Möglichkeiten
page-review-sampled = Mittel über viele Möglichkeiten, wie die verdeckten Karten liegen konnten. Mehr konnte niemand am Tisch wissen.
page-review-counted = Genaue Chancen: Jeder Wurf ist mitgezählt.
page-exercises = Versuch sie noch einmal
page-exercises-about = Die Momente, auf die es in deinen letzten Spielen ankam. Entscheide neu, in beliebiger Reihenfolge; dieser Browser merkt sich, was du gelöst hast.
page-exercises-all = Momente deiner letzten Spiele noch einmal versuchen
page-exercises-solved = { $solved } von { $of } gelöst
page-exercises-state = { $state ->
        [right] gelöst
        [wrong] noch nicht
       *[new] neu
    }
page-exercises-none = Es gibt noch nichts zu versuchen. Spiel ein Spiel zu Ende und sieh dir den Rückblick an.
page-exercises-unseen = Spiele ohne Rückblick
