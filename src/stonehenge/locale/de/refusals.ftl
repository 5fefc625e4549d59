# Why something was refused, and what to do.

refused-wrong-player-count = { $game ->
        [cards] Das Kartenspiel
       *[dice] Das Würfelspiel
    } ist für { $least } bis { $most } Personen.
refused-unknown-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
refused-missing-option = Die Option „{ $option }“ fehlt.
refused-bad-option-value = „{ $value }“ ist kein Wert der Option { $option }. Möglich sind: { $allowed }.
refused-unsettled-option = Die Option { $option } muss vor dem Spiel feststehen.
refused-plus-minus-one-needs-open-bids = Plus/minus eins braucht offene Ansagen und geht nicht zusammen mit { $bidding ->
        [covered] verdeckten
       *[secret] geheimen
    }. Wähle eins von beiden.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
refused-game-over = Das Spiel ist zu Ende.
refused-not-your-turn = Du bist nicht an der Reihe: { $turn } ist dran.
refused-wrong-phase = Das ist jetzt nicht gefragt: { $phase ->
        [deal] Die Karten sind zu geben
        [trump] Der Geber bestimmt den Trumpf
        [bid] Eine Ansage ist zu machen
        [magic] Eine Zauberkarte ist zu ziehen
        [rotate] Der Seher dreht zwei Würfel
        [predict] Eine Vorhersage ist zu machen
        [cross] Alle dürfen ein Feld streichen
        [wizard] Der Seher bestimmt die Wizardfarbe
        [roll] Die Würfel sind zu werfen
        [leave] Die anderen bleiben oder steigen aus
        [seer] Der Seher würfelt noch einmal oder hört auf
        [score] Der Wurf ist zu schreiben
       *[play] Eine Karte ist zu spielen
    }.
refused-already-bid = Die Ansage { $bid } steht und bleibt.
refused-card-not-in-hand = { $card } ist nicht auf der Hand. Spiel eine Karte, die du hast.
refused-must-follow-suit = { $card } darf nicht gespielt werden: { $colour } muss bedient werden. Spiel { $colour }, einen Zauberer oder einen Narren.
refused-bid-out-of-range = Eine Ansage ist eine Zahl von 0 bis { $most }.
refused-forbidden-bid = Mit { $bid } wäre die Summe der Ansagen { $tricks }, genau die Zahl der Stiche; das verbietet plus/minus eins. Wähle eine andere Zahl.
refused-not-a-colour = „{ $colour }“ ist keine Farbe. Wähle Blau, Grün, Gelb oder Rot.
refused-bad-deal-size = Hier bekommt jeder der { $seats } Plätze { $tricks } Karten.
refused-bad-turnup = { $tricks } Karten für jeden: Aufgedeckt wird in jeder Runde außer der letzten.
refused-no-such-card = Eine Karte „{ $card }“ gibt es nicht.
refused-card-dealt-twice = { $card } wurde zweimal gegeben.
refused-already-decided = Du hast schon entschieden; dabei bleibt es.
refused-prediction-out-of-range = Eine Vorhersage ist eine Zahl von 1 bis 5 und eine der vier Farben.
refused-box-taken = { $number } { $colour } ist auf diesem Blatt belegt. Wähle ein freies Feld.
refused-already-predicted = { $seat } hat { $number } { $colour } in dieser Runde schon genannt. Wähle ein anderes Feld.
refused-not-crossable = Im Feld { $number } stehen keine Minuspunkte zum Streichen. Wähle ein anderes oder keines.
refused-no-such-magic = Eine Zauberkarte „{ $magic }“ gibt es nicht.
refused-magic-already-drawn = Die Zauberkarte { $magic } war schon da und kommt erst wieder, wenn alle zehn verbraucht sind.
refused-bad-faces = Dieser Wurf muss die Seiten von { $dice } Würfeln zeigen.
refused-no-such-face = Eine Seite „{ $face }“ gibt es nicht. Die Seiten sind B, G, Y, R, W und J.
refused-no-such-die = So einen Würfel gibt es nicht. Es sind sieben.
refused-dice-not-ascending = Nenne jeden Würfel einmal, der Reihe nach.
refused-die-frozen = Ein Würfel mit Narr darf in dieser Runde nicht neu geworfen werden. Wähle andere.
refused-too-few-dice = Mindestens { $least } { $least ->
        [one] Würfel muss
       *[other] Würfel müssen
    } neu fallen. Wähle mehr.
refused-must-roll-again = Du darfst noch nicht aufhören: Wirf mindestens { $least } Würfel neu.
refused-no-jester-score = Eine Narrenwertung braucht einen bis fünf Narren; es sind { $jesters }.
refused-jester-box-taken = Dein Narrenfeld für { $jesters } { $jesters ->
        [one] Narr
       *[other] Narren
    } ist belegt. Schreib den Wurf, wie er ist.
refused-jester-when-exact = Nach der Option dieses Spiels gibt es bei genauer Vorhersage keine Narrenwertung. Schreib das X.
refused-not-an-action = Das ist kein Zug dieses Spiels.
refused-not-utf-8 = Byte { $byte } ist kein UTF-8-Text.
refused-not-json = Das ist kein JSON.
refused-key-twice = Der Schlüssel „{ $key }“ steht zweimal im selben Objekt.
refused-pad-no-such-player = Diese Person gibt es nicht. Der Block hat { $players } Spalten.
refused-pad-name-twice = { $name } steht schon auf dem Block. Wähl einen anderen Namen, damit niemand verwechselt wird.
refused-pad-has-left = { $name } ist gegangen und spielt Runde { $round } nicht mit.
refused-pad-round-not-begun = Runde { $round } hat noch nicht begonnen. Schließt zuerst die Runde davor ab.
refused-pad-rounds-out-of-range = Das Spiel kann nach Runde { $least } bis { $most } enden. Wähl eine Zahl dazwischen.
refused-pad-bid-missing = Die Ansage von { $name } fehlt. Schreib sie zuerst auf.
refused-pad-tricks-do-not-add-up = { $sum ->
        [one] 1 Stich ist
       *[other] { $sum } Stiche sind
    } aufgeschrieben, aber die Runde hat { $tricks }. Zählt noch einmal nach.
refused-pad-after-the-end = Runde { $round } ist aufgeschrieben, aber das Spiel war schon zu Ende. Sie zählt nicht.
refused-pad-other-game = Das gehört zum anderen Spiel. Nimm einen Block für jenes Spiel.
refused-pad-miss-out-of-range = So weit kann man nicht danebenliegen; { $most } ist das Höchste.
refused-pad-no-magic = Dieses Spiel wird ohne Zauberkarten gespielt.
refused-pad-no-roll-left = Diese Runde hat { $rolls ->
        [one] einen Wurf
       *[other] { $rolls } Würfe
    }, mehr nicht.
refused-pad-prediction-missing = Die Vorhersage von { $name } fehlt. Schreib sie zuerst auf.
refused-pad-nothing-to-cross = Das erlaubt nur die Zauberkarte zum Streichen.
refused-pad-nothing-to-undo = Es gibt nichts mehr rückgängig zu machen.
refused-pad-nothing-to-redo = Es gibt nichts wiederherzustellen.
refused-pad-file-too-long = Diese Datei ist zu lang für Spielblöcke (über { $longest } Bytes).
refused-not-a-pad = Das ist keine Datei mit Spielblöcken: { $reason }.
refused-pad-version = Diese Datei hat die Version { $version }, die dieses Programm nicht kennt. Nimm ein neueres.
refused-pad-not-one = Diese Datei enthält { $pads } Blöcke. Wähl eine mit einem.
refused-no-such-pad = Diesen geteilten Block gibt es nicht. Vielleicht wurde er gelöscht oder wochenlang nicht benutzt. Lass dir einen neuen Link geben.
refused-pad-keeper-only = Das darf nur, wer den Block teilt.
refused-pad-only-look = Du kannst hier nur zusehen. Bitte, wer den Block teilt, dass du schreiben darfst.
refused-pad-who-are-you = Sag zuerst, für wen du schreibst.
refused-pad-not-yours = Du kannst nur für dich selbst schreiben. Frag, wer den Block teilt.
refused-pad-conflict = Jemand anderes hat inzwischen etwas dazu geschrieben. Entscheide, was gilt.
refused-pad-full = Ein geteilter Block hat höchstens { $most } Einträge. Beginn einen neuen.
refused-pad-nothing-secret = In diesem Spiel gibt es keine geheimen Ansagen.
refused-not-a-record = Das ist keine Aufzeichnung eines Spiels: { $reason }.
refused-record-too-long = Das ist zu lang für eine Aufzeichnung (über { $longest } Zeichen).
refused-position-too-long = Das ist zu lang für eine Stellung (über { $longest } Zeichen).
refused-not-a-position = Das ist keine Stellung: { $reason }.
refused-position-no-seat = Die Plätze zählen ab 0, bei { $seats } Mitspielern. Nenne einen davon.
refused-position-no-round = Diese Runde gibt es nicht: So ein Spiel hat die Runden 1 bis { $most }.
refused-position-clairvoyance = Beim Hellsehen sieht in Runde 1 niemand die eigene Karte, es gibt also keine Hand einzugeben. Wähle eine spätere Runde.
refused-position-totals = Gib die Punkte aller { $seats } Plätze an, oder lass sie weg.
refused-position-card-twice = { $card } kann nicht an zwei Stellen sein. Sieh dir die Hand, die aufgedeckte Karte und die Stiche an.
refused-position-hand = Die Hand muss in diesem Augenblick { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } haben.
refused-position-voids = Jemand konnte eine Farbe nicht bedienen, und dann reichen die anderen Karten nicht für diese Hand. Sieh dir die Stiche noch einmal an.
refused-position-not-asked = Dieser Platz hat jetzt nichts zu entscheiden. Wähle den Platz, der am Zug ist, oder ändere, was geschehen ist.
refused-position-magic = Nenne die Zauberkarte, wenn das Spiel Zauberkarten hat, und sonst keine.
refused-position-sheets = Gib die Blätter aller { $seats } Plätze an.
refused-position-mark = „{ $mark }“ kann nicht in einem Feld stehen.
refused-position-boxes = Ein Blatt hat { $written ->
        [one] ein benutztes Feld
       *[other] { $written } benutzte Felder
    }, vor dieser Runde müssen es { $wanted } sein.
refused-position-over = Ein Blatt hat schon { $target } X, das Spiel wäre also zu Ende.
refused-chance-mismatch = Der Startwert ergibt hier etwas anderes: Diese Karten oder Würfel wurden verändert.
refused-result-mismatch = Das Ergebnis ist nicht das, zu dem die Züge führen.
refused-commitment-mismatch = Das Geheimnis passt nicht zu der veröffentlichten Prüfsumme.
refused-bad-chance-note = Startwert, Prüfsumme, Geheimnis oder Beitrag eines Platzes sind falsch geschrieben.
refused-seed-and-commitment = Eine Aufzeichnung hat entweder einen Startwert oder Prüfsumme, Beiträge und Geheimnis eines Tischs. Diese hat beides.
refused-bad-notation = Das lässt sich nicht als Spiel lesen.
refused-notation-mismatch = Das widerspricht dem Spiel. Hier müsste stehen: { $right }
refused-bad-closing = Das ist kein Abschluss eines Spiels: der Text, der seine Bedingungen festlegt.
refused-not-a-promise-file = Das ist keine Versprechensdatei, wie eine Seite oder ein Programm von Stonehenge sie aufbewahrt.
refused-promise-file-mismatch = Die Teile dieser Versprechensdatei passen nicht zusammen: Ihre Zufallszahl ist nicht die, die in ihrem Abschluss versprochen wurde.
