# The daily deal, and the same deals among friends.

refused-not-a-chain-file = Das ist nicht die Kette der Spiele des Tages, wie ein Server sie unter /api/daily/chain veröffentlicht.
refused-chain-mismatch = Der Startwert führt nicht zum Anker: Er ist nicht der Startwert dieses Tages.
refused-other-chain = Dieses Spiel gehört zu einer anderen Kette als der angegebenen.
refused-swapped-day = Nach der Aufzeichnung ist das Spiel vom { $day }, nach der Kette aber vom { $right }.
refused-deal-fixed = Andere spielen dieselben Karten und Würfe, darum lässt sich an diesem Tisch nichts ändern. Spiel weiter, oder komm später wieder.
refused-players-changed = Die Computerspieler dieses Servers haben sich geändert, seit dieses Spiel festgelegt wurde; es lässt sich nicht mehr spielen. Das nächste kommt morgen.
refused-no-such-day = An diesem Tag gab es kein Spiel. Schreib den Tag wie 2026-11-16.
refused-deal-played = Du hast dieses Spiel heute schon gespielt, und der erste Versuch zählt. Zum Spaß kannst du es noch einmal spielen.
daily-title = Spiel des Tages
daily-about = { $day }, { $game }, { $seats } Spieler, { $rounds } Runden
daily-invite = Dieselben Karten und Würfe für alle auf diesem Server, gegen dieselben Computerspieler: { $level }. Es dauert etwa zehn Minuten.
daily-once = Der erste Versuch zählt, weitere sind zum Spaß. Du kannst gehen und heute später weiterspielen. Tipps gibt es keine. Was andere erreicht haben, siehst du, wenn du gespielt hast.
daily-preparing = Die Computerspieler werden noch vorbereitet. Der Tisch wartet auf sie; das dauert ein bis zwei Minuten.
daily-play = Spiel des Tages spielen
daily-go-on = Spiel des Tages fortsetzen
daily-card-play = Spielen: { $game }
daily-card-go-on = Fortsetzen: { $game }
daily-result = { $points }:
daily-par = Par { $points }
daily-above-par = { $points } über Par
daily-below-par = { $points } unter Par
daily-at-par = genau Par
daily-par-waits = Par wird noch berechnet
daily-par-about = Par { $points } ist, was der Erzmagier auf deinem Platz erreicht, im Mittel von { $runs } Spielen.
daily-you = du
daily-from-to = { $from } bis { $to }
daily-points = Punkte
daily-people = Leute
daily-all = Alle, die heute gespielt haben
daily-better = Besser als { $share } von 100.
daily-alone = Noch hat es sonst niemand beendet.
daily-same = Alle bekommen dasselbe Spiel gegen dieselben Computerspieler.
daily-late = Du hast es erst nach dem Ende des Tages beendet, darum steht es nicht in der Liste.
daily-rounds = Deine Runden
daily-stones = Gold: genau. Umriss: zu wenig. Gefallen: zu viel.
daily-exact = genau
daily-too-few = zu wenig
daily-too-many = zu viel
daily-round-was = Runde { $round }: { $was }
daily-streak = { $days ->
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-longest = am längsten: { $days }
daily-was-played = gespielt
daily-was-missed = nicht gespielt
daily-next = Das nächste Spiel kommt in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.
daily-next-soon = Das nächste Spiel kommt in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
daily-share = Ergebnis teilen
daily-picture = Bild
daily-again = Noch einmal zum Spaß
daily-compare = Mit anderen vergleichen
daily-copied = Kopiert. Füg es ein, wo du es teilen willst.
daily-not-copied = Dieser Browser lässt die Seite nicht kopieren.
daily-share-text = Stonehenge, { $day }, { $game }: { $points }{ $waits ->
        [yes] {""}
       *[other] , { $par }
    }. { $exact } von { $rounds } genau.
page-fault-chain = Der Startwert des Tages führt nicht zum Anker der Kette.
page-fault-own-chain = Die Kette oder der Tag ist nicht der, den dieser Browser aufbewahrt hat.
page-fault-match = Der Startwert des Vergleichs ist nicht der, auf den sich der Server festgelegt hatte.
daily-fair-waits = Andere spielen dieses Spiel noch. Sein Startwert wird nach dem Ende des Tages (UTC) verraten; dann prüft diese Seite jede Ziehung.
daily-fair = Alle { $total } Ziehungen folgen aus dem Startwert des Tages, und der führt zum Anker, den der Server nennt.
daily-fair-kept = Alle { $total } Ziehungen folgen aus dem Startwert des Tages, und der führt zum Anker, den dieser Browser aufbewahrt hat. Seitdem hat der Server nichts ausgesucht.
match-fair-waits = Vielleicht spielen andere dieses Spiel noch. Sein Startwert wird am Ende des Vergleichs verraten; dann prüft diese Seite jede Ziehung.
match-fair = Alle { $total } Ziehungen folgen aus dem Startwert des Vergleichs, und der passt zur Prüfsumme, die der Server nennt.
match-fair-kept = Alle { $total } Ziehungen folgen aus dem Startwert des Vergleichs, und der passt zur Prüfsumme, die dieser Browser aufbewahrt hat. Seitdem hat der Server nichts ausgesucht.
refused-no-such-match = Diesen Vergleich gibt es nicht. Prüf den Link mit den Leuten, die ihn geschickt haben.
refused-match-over = Dieser Vergleich ist vorbei; sein Startwert ist verraten. Eröffne einen neuen.
refused-match-full = Von diesem Vergleich sind schon { $most } Spiele begonnen, mehr gehen nicht. Eröffne einen neuen.
match-title = Dieselben Spiele unter Freunden
match-about = Ein Link: Alle spielen dieselben Karten und Würfe auf demselben Platz gegen dieselben Computerspieler, wann sie Zeit haben. Danach vergleicht ihr.
match-make = Vergleich eröffnen
match-create = Link erzeugen
match-link = Der Link für deine Freunde
match-copy = Kopieren
match-terms = { $game }, { $seats } Spieler. Computerspieler: { $level }.
match-play = Spielen
match-go-on = Dein Spiel fortsetzen
match-before = { $count ->
        [one] { $names } spielt auch mit.
       *[other] { $names } spielen auch mit.
    } Was dabei herauskam, siehst du, wenn du gespielt hast.
match-compare = Runde für Runde
match-round-head = Runde
match-round = Runde { $round }
match-sum = Zusammen
match-exact-about = Markiert: Die Vorhersage war genau.
match-playing = Spielt noch: { $names }.
match-parted = Wo ihr anders entschieden habt
match-parted-about = Dieselbe Lage, andere Entscheidungen. Was eine wert ist, sagt der Coach: die Punkte, die er von der Runde erwartet.
match-never-parted = Ihr habt überall gleich entschieden, wo man es vergleichen kann.
match-worth = wert: { $points }
match-worth-unknown = noch nicht besprochen
match-look = Ansehen
match-review = Den Coach urteilen lassen
match-reviewing = Der Coach ist bei der Arbeit ...
refused-not-a-seed-file = Diese Datei nennt keinen Startwert eines Tages. Speichere, was ein Server unter /api/daily/days/ für einen vergangenen Tag antwortet.
share-game = Teilen
