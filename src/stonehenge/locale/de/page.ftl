# The page.

## Die Seite

page-wizard = Zauberer
page-jester = Narr
page-card = { $colour } { $value }
page-card-said = { $kind ->
        [W] { $role ->
            [object] einen Zauberer
           *[subject] ein Zauberer
        }
        [J] { $role ->
            [object] einen Narren
           *[subject] ein Narr
        }
        [B] die blaue { $value }
        [G] die grüne { $value }
        [Y] die gelbe { $value }
       *[R] die rote { $value }
    }
page-refused = Das geht jetzt nicht.
page-no = Das geht nicht.
page-close = Schließen
page-seat-free = frei
page-card-chosen = gewählt
page-card-playable = spielbar
page-card-not-now = jetzt nicht
page-hand = Deine Hand
page-others = Die anderen
page-trick = Der Stich
page-last-trick = Letzter Stich
page-trick-taken = { $who ->
        [you] du machst ihn
       *[other] macht ihn
    }
page-winning = führt
page-winning-trump = führt: Trumpf
page-your-card = deine Karte
page-led = { $who ->
        [you] hast ausgespielt
       *[other] hat ausgespielt
    }
page-dealer = Geber
page-away = nicht da
page-points-word = Punkte
page-of = von { $bid }
page-won = gemacht
page-bid = angesagt
page-bid-hidden = Ansage geheim
page-has-bid = hat angesagt
page-thinking = überlegt …
page-has-it = hat es
page-needs = braucht { $need }
page-over = { $over } zu viel
page-over-bid = { $by } zu viel angesagt
page-under-bid = { $by } zu wenig angesagt
page-even-bid = es geht auf
page-for-tricks = für { $tricks }
page-bids-against = Ansagen und Stiche
page-bids-hidden = Ansagen geheim
page-trick-of = Stich { $number } von { $tricks }
page-turned-up = Aufgedeckt
page-is-trump = { $colour } ist Trumpf
page-no-trump = kein Trumpf
page-no-trump-last = kein Trumpf, letzte Runde
page-trump-open = Trumpf noch offen
page-name-trump = Bestimme den Trumpf.
page-name-trump-why = Ein Zauberer ist aufgedeckt und du gibst: Du wählst die Farbe, bevor angesagt wird.
page-name-trump-blind = Ein Zauberer ist aufgedeckt und du gibst. Du wählst, ohne deine Karte zu kennen.
page-waits-trump = { $name } bestimmt den Trumpf.
page-your-bid = Deine Ansage.
page-bid-first = Du sagst als Erster an.
page-bid-next = Du bist dran.
page-bid-last = Du bist Geber und sagst zuletzt an.
page-bid-covered = Alle sagen gleichzeitig an; gezeigt wird, wenn alle angesagt haben.
page-bid-secret = Alle sagen gleichzeitig an; die Ansagen bleiben bis zum Ende der Runde geheim.
page-bid-open = Alle hören deine Ansage.
page-waits-bid = { $waiting ->
        [one] { $name } sagt an.
       *[other] Es fehlen noch: { $name }.
    }
page-bid-so-far = Bisher angesagt: { $terms }.
page-how-many = { $tricks ->
        [one] Machst du den einen Stich?
       *[other] Wie viele der { $tricks } Stiche machst du?
    }
page-choose-bid = Wähle eine Zahl
page-bid-button = { $bid } ansagen
page-closed = { $bid } darfst du nicht ansagen.
page-closed-why = { $sum } + { $bid } wären genau { $tricks }, und bei plus/minus eins dürfen die Ansagen nicht aufgehen.
page-your-turn = Du bist dran.
page-lead = Du spielst aus: Jede Karte ist erlaubt.
page-free = Nichts ist zu bedienen: Jede Karte ist erlaubt.
page-follow = Bediene { $colour } oder spiel einen Zauberer oder einen Narren.
page-void = Du hast kein { $colour }: Jede Karte ist erlaubt.
page-waits-card = { $name } ist am Zug.
page-dealing = Die Karten werden verteilt.
page-plays = { $who ->
        [you] Du spielst { $card }.
       *[other] { $name } spielt { $card }.
    }
page-takes-trick = { $who ->
        [you] Du machst den Stich.
       *[other] { $name } macht den Stich.
    }
page-bid-won = angesagt { $bid }, gemacht { $won }
# the end of a round
page-round-goes-on = Weiter in { $seconds } Sekunden.
page-round-wait = Warten
page-round-go-on = Weiter
page-round-go-on-to = Weiter zu Runde { $round }
page-round-your-turn = Weiter: Du bist dran
page-round-result = Zum Ergebnis
page-round-rows = Was Runde { $round } gebracht hat
page-round-place = Platz
page-round-player = Spieler
page-round-bid = Angesagt
page-round-won = Gemacht
page-round-points = Punkte
page-round-total = Stand
page-round-up = { $places ->
        [one] einen Platz nach oben
       *[other] { $places } Plätze nach oben
    }
page-round-down = { $places ->
        [one] einen Platz nach unten
       *[other] { $places } Plätze nach unten
    }
page-round-last-trick = { $who ->
        [you] Du machst den letzten Stich.
       *[other] { $name } macht den letzten Stich.
    }
page-round-own-exact = Genau richtig: { $points }.
page-round-own-lost = Du verlierst { $points }.
page-round-who-exact = { $count ->
        [0] Niemand lag genau richtig.
        [one] { $names } lag genau richtig.
       *[other] { $names } lagen genau richtig.
    }
page-round-passes = Du überholst { $names }.
page-round-passes-gains = Du überholst { $names } und gewinnst { $points } gegenüber { $name }.
page-round-passed = { $count ->
        [one] { $names } überholt dich.
       *[other] { $names } überholen dich.
    }
page-round-gains = Du gewinnst { $points } gegenüber { $name }.
page-round-falls = { $name } gewinnt { $points } gegenüber dir.
page-round-lead = { $who ->
        [you] Du führst mit { $points } Punkten Vorsprung.
       *[other] { $name } führt mit { $points } Punkten Vorsprung.
    }
page-round-lead-shared = { $names } führen gemeinsam.
page-round-behind = { $name } liegt { $points } vor dir.
page-round-behind-was = { $name } liegt { $points } vor dir; es waren { $before }.
page-patient-setting = Nach einer Runde erst weitergehen, wenn ich es sage
page-excluded = Nicht zusammen mit: { $variant }.
page-notify-setting = Benachrichtigen, wenn ich dran und anderswo bin
page-notify-denied = Dein Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.
page-keys = Tastenkürzel
page-key-arrows-cards = ← → ↑ ↓
page-key-arrows-cards-does = von Karte zu Karte
page-key-play-card = Enter
page-key-play-card-does = die Karte spielen oder im Voraus wählen
page-key-digits-bid = 0 … 9
page-key-digits-bid-does = eine Ansage wählen
page-key-arrows-boxes = ← → ↑ ↓
page-key-arrows-boxes-does = von Feld zu Feld, von Würfel zu Würfel
page-key-digits-dice = 1 … 7
page-key-digits-dice-does = einen Würfel behalten oder neu werfen
page-key-letters-faces = B G Y R
page-key-letters-faces-does = eine Farbe wählen
page-key-choose = Enter
page-key-choose-does = wählen
page-key-go-on = Enter
page-key-go-on-does = nach einer Runde weitergehen
page-key-wait = W
page-key-wait-does = am Ende einer Runde warten
page-key-steps = ← →
page-key-steps-does = einen Schritt zurück oder weiter
page-key-rounds = Bild↑ Bild↓
page-key-rounds-does = zur Runde davor oder danach
page-key-ends = Pos1 Ende
page-key-ends-does = zum Anfang oder zum Ende
page-key-close = Esc
page-key-close-does = schließen, was davor liegt
page-key-help = ?
page-key-help-does = diese Liste
page-taking-back = { $card } wird gespielt.
page-taking-back-how = Noch einmal tippen nimmt sie zurück.
page-ordinal = { $number ->
        [1] erstes
        [2] zweites
        [3] drittes
        [4] viertes
        [5] fünftes
        [6] sechstes
        [7] siebtes
        [8] achtes
        [9] neuntes
        [10] zehntes
        [11] elftes
       *[other] zwölftes
    }
page-dice-end-x = Genau { $box }: Du schreibst ein X, dein { $ordinal }.
page-dice-end-xx = Genau { $box }: Du schreibst XX und hast { $xs } X.
page-dice-end-jester = { $jesters ->
        [one] Narrenwertung: Du schreibst ein X bei 1 Narr, dein { $ordinal }.
       *[other] Narrenwertung: Du schreibst ein X bei { $jesters } Narren, dein { $ordinal }.
    }
page-dice-end-minus = { $box } um { $missed } verfehlt: Du schreibst { $mark }.
page-dice-end-xs = { $count ->
        [0] Niemand hat ein X geschrieben.
        [one] { $names } hat ein X geschrieben.
       *[other] { $names } haben je ein X geschrieben.
    }
page-dice-end-roll = Wurf { $roll }:
page-dice-end-left = nach Wurf { $roll } ausgestiegen:
page-dice-end-exact = genau
page-dice-end-short = { $missed } zu wenig
page-dice-end-over = { $missed } zu viel
page-dice-end-by-jester = Narrenwertung
page-dice-end-call = Vorhersage
page-dice-end-count = Gezählt
page-dice-end-written = Geschrieben
page-dice-end-all-xs = X
page-dice-end-seer = { $who ->
        [you] Nächster Seher: du. { $box } war die höchste Vorhersage außerhalb von { $colour }.
       *[other] Nächster Seher: { $name }. { $box } war die höchste Vorhersage außerhalb von { $colour }.
    }
page-dice-end-seer-stays = { $who ->
        [you] Alle haben { $colour } vorhergesagt: Du bleibst Seher.
       *[other] Alle haben { $colour } vorhergesagt: { $name } bleibt Seher.
    }
page-dice-end-target = { $target ->
        [9] Neun X: Das war die letzte Runde.
       *[other] Zwölf X: Das war die letzte Runde.
    }
page-dice-end-full = Alle Felder sind vergeben: Das war die letzte Runde.
page-dice-roll-last = Wurf { $roll } von { $rolls }, der letzte
page-pad = Spielblock
page-pad-key = Stand, dann die Ansage. Getönte Ansagen stimmten genau.
page-pad-exact =  angesagt, genau
page-pad-missed =  angesagt, { $won } gemacht
page-round = Runde
page-paused = Pause.
page-paused-why = Der Gastgeber setzt das Spiel fort.
page-confirm-card = { $card } spielen?
page-confirm-how = Tippe noch einmal darauf oder auf den Knopf.
page-chosen-ahead = { $card } ist gewählt.
page-chosen-how = Sie wird gespielt, sobald du dran bist und sie erlaubt ist. Noch einmal tippen nimmt sie zurück.
page-play-card = Spielen
page-time-left = { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
page-home = Zum Anfang
page-loading = Einen Moment …
page-piece-missing = Ein Teil der Seite ist nicht angekommen. Neuer Versuch …
page-piece-offline = Ohne Netz gehen der Spielblock und die Regeln.
page-reload = Seite neu laden
page-not-found = Hier ist nichts.
page-hero = Erst sagen, dann tun.
page-hero-about = Zwei Spiele ums Vorhersagen für zwei bis sechs. Spiel gleich gegen den Computer oder schick Freunden einen Link. Ohne Konto.
page-title-cards = Wizard, das Kartenspiel
page-title-dice = Wizard, das Würfelspiel
page-game-cards = Karten
page-game-dice = Würfel
page-about-cards = Sag an, wie viele Stiche du machst. Genau so viele müssen es werden.
page-about-dice = Sag Zahl und Farbe vorher. Steig beim richtigen Wurf aus.
page-play-cards = Karten spielen
page-play-dice = Würfel spielen
page-play-it = Spielen
page-change = Ändern
page-length-cards = etwa 20 Minuten
page-length-dice = etwa 15 Minuten
page-players-count = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-friends = Mit Freunden
page-friends-about = Tisch eröffnen, Regeln wählen, Link verschicken.
page-make-table = Tisch eröffnen
page-join = Mitspielen
page-join-about = Gib deinen Code ein. Ein Link geht auch.
page-join-button = Mitspielen
page-code = Code
page-my-games = Meine Spiele
page-no-games = Spiele, die du in diesem Browser beginnst oder mitspielst, stehen hier.
page-all-games = Alle { $count }
page-games-now = Laufende
page-games-past = Beendete
page-games-kept = Die Schlüssel zu deinen Plätzen liegen nur in diesem Browser. Lösch seine Daten nicht, solange du spielst.
page-public = Offene Tische
page-free-open = Frei und quelloffen. Kein Tracking.
page-independent = Unabhängiges Projekt ohne Verbindung zum Verlag der Spiele.
page-rules = Regeln
page-contents = Inhalt
page-language = Sprache
page-preferences = Einstellungen
page-theme = Aussehen
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-sounds = Töne
page-confirm-setting = Vor dem Ausspielen einer Karte nachfragen
page-your-name = Dein Name
page-guest = Gast
page-players = Spieler
page-level = Computerspieler
page-level-random = zufällig
page-level-novice = Neuling
page-level-novice-about-cards = Sagt nach Faustregel an und macht die Fehler eines ersten Spiels. Für den Einstieg.
page-level-novice-about-dice = Sagt nach Gefühl vorher und vergisst Wizards und Narrenwertungen. Für den Einstieg.
page-level-apprentice = Lehrling
page-level-apprentice-about-cards = Zählt seine wahrscheinlichen Stiche, vergisst aber gespielte Karten und legt hohe Karten zu früh.
page-level-apprentice-about-dice = Kennt die Chancen der Würfel, schaut aber nur auf diese Runde und mag hohe Zahlen.
page-level-journeyman = Geselle
page-level-journeyman-about-cards = Spielt sorgfältig auf seine Ansage, verlässt sich aber auf hohe Karten jeder Farbe und vergisst gespielte Karten.
page-level-journeyman-about-dice = Plant seine Felder ein wenig über die Runde hinaus.
page-level-adept = Adept
page-level-adept-about-cards = Sagt aus Erfahrung an und spielt aus Erfahrung, vergisst aber gespielte Karten.
page-level-adept-about-dice = Rechnet jede Runde genau durch und achtet auf seine Felder.
page-level-yardstick = Maßstab
page-level-sage = Weiser
page-level-sage-about-cards = Hat aus Millionen Runden gelernt, merkt sich jede Karte und spielt die letzten Runden auf Sieg.
page-level-sage-about-dice = Rechnet jede Runde genau durch und weiß, was jedes X und die Rolle des Sehers wert sind.
page-level-archmage = Erzmagier
page-level-archmage-about-cards = Achtet darauf, was alle brauchen, und denkt seine Züge in vielen wahrscheinlichen Verteilungen durch. Der Stärkste hier.
page-level-archmage-about-dice = Hat aus vielen Spielen gelernt, was ein Blatt wert ist, achtet darauf, was die anderen bekommen, und denkt an die nächste Runde. Der Stärkste hier.
page-propose-higher = Du hast { $won } deiner letzten { $games } Spiele gegen diese Stufe ({ $level }) gewonnen. Zeit für die nächste.
page-propose-lower = Du hast { $won ->
        [0] keines
       *[other] { $won }
    } deiner letzten { $games } Spiele gegen diese Stufe ({ $level }) gewonnen. Die Stufe darunter macht vielleicht mehr Spaß.
page-propose-take = Spielen gegen: { $level }
page-level-waking = { $level }, wacht auf
page-level-waking-about = Die Stufe „{ $level }“ wacht gerade auf, das dauert etwa eine Minute. Du kannst sofort anfangen: Bis dahin spielt eine andere Stufe.
page-option-rounds = Länge
page-value-rounds-all = das ganze Spiel
page-value-rounds = { $value ->
    [one] eine Runde
   *[other] { $value } Runden
}
page-about-rounds-all = Alle Runden werden gespielt.
page-about-rounds = { $value ->
    [one] Ein kurzes Spiel: Es endet nach der ersten Runde.
   *[other] Ein kurzes Spiel: Es endet spätestens nach Runde { $value }.
}
page-variant-rounds = { $value ->
    [one] eine Runde
   *[other] { $value } Runden
}
page-option-bidding = Ansagen
page-value-bidding-open = offen
page-value-bidding-covered = verdeckt
page-value-bidding-secret = geheim
page-about-bidding-open = Reihum, und alle hören zu.
page-about-bidding-covered = Alle gleichzeitig, dann wird gezeigt.
page-about-bidding-secret = Alle gleichzeitig, gezeigt erst am Ende der Runde.
page-option-plus_minus_one = Plus/minus eins
page-about-plus_minus_one = Die Ansagen einer Runde dürfen nicht aufgehen, das bindet den Geber. Nur mit offenen Ansagen.
page-option-clairvoyance = Hellsehen
page-about-clairvoyance = In Runde 1 siehst du alle Karten außer deiner.
page-option-first_dealer = Erster Geber durch Los
page-about-first_dealer = Sonst gibst du zuerst.
page-option-magic = Zauberkarten
page-about-magic = Jede Runde hat eine Karte, die eine Regel ändert.
page-option-target = X bis zum Ende
page-value-target-9 = neun
page-value-target-12 = zwölf
page-about-target-9 = Das Spiel endet, wenn jemand neun X hat.
page-about-target-12 = Für Kenner: Erst zwölf X beenden das Spiel.
page-option-jester_when_exact = Narrenwertung auch bei Treffer
page-about-jester_when_exact = Auch ein Treffer darf für eine Narrenwertung aufgegeben werden.
page-option-first_seer = Erster Seher durch Los
page-about-first_seer = Sonst bist du der erste Seher.
page-variant-bidding-covered = verdeckte Ansagen
page-variant-bidding-secret = geheime Ansagen
page-variant-bidding-open = offene Ansagen
page-variant-plus_minus_one-true = plus/minus eins
page-variant-plus_minus_one-false = Ansagen dürfen aufgehen
page-variant-clairvoyance-true = Hellsehen
page-variant-clairvoyance-false = ohne Hellsehen
page-variant-magic-true = Zauberkarten
page-variant-magic-false = ohne Zauberkarten
page-variant-target-12 = bis zwölf X
page-variant-target-9 = bis neun X
page-variant-jester_when_exact-false = keine Narrenwertung bei Treffer
page-variant-jester_when_exact-true = Narrenwertung auch bei Treffer
page-which-game = Welches Spiel
page-create = Tisch eröffnen
page-create-about = Dann bekommst du einen Link für deine Freunde. Freie Plätze können Computerspieler einnehmen.
page-pace = Tempo
page-pace-about = Wie lange Computerspieler zu überlegen scheinen.
page-pace-0 = sofort
page-pace-400 = zügig
page-pace-900 = ruhig
page-pace-2000 = langsam
page-clock = Uhr
page-clock-about = Zeit für eine Entscheidung; danach trifft sie ein Computerspieler.
page-clock-none = keine
page-seconds = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
page-away-after = Wenn jemand weg ist
page-away-about = Nach dieser Zeit spielt ein Computerspieler weiter, bis sie oder er zurück ist.
page-public-option = Öffentlicher Tisch
page-public-about = Alle finden ihn auf der Startseite und können sich setzen.
page-settings = Einstellungen
page-invite = Einladen
page-invite-about = Wer diesen Link öffnet, kann sich setzen oder zusehen.
page-invite-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-you-are = { $name } (du)
page-host = Gastgeber
page-program = ein Programm
page-computer-level = Computer, { $level }
page-fill = Computerspieler für Platz { $seat }
page-add-computer = Computer dazu
page-free-seat = Den Platz von { $name } frei machen
page-move-up = { $name } nach oben rücken
page-move-free-up = Den freien Platz nach oben rücken
page-seat-number = Platz { $seat }
page-first-cards = Erster Geber
page-first-dice = Erster Seher
page-first-lot = durch Los
page-begins-cards = { $who ->
        [you] Du gibst zuerst.
       *[other] Zuerst gibt { $name }.
    }
page-begins-dice = { $who ->
        [you] Du bist der erste Seher.
       *[other] Der erste Seher ist { $name }.
    }
page-start = Anfangen
page-start-waits = { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
page-start-ready = Alle sitzen.
page-start-unready = Es fehlt noch eine Antwort von { $names }.
page-waits-host = Der Gastgeber beginnt das Spiel.
page-take-seat = Platz nehmen
page-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
page-remove = { $name } vom Tisch verweisen: Der Computer spielt weiter
page-seat-lost = Dein Platz hier wurde vergeben. Du siehst jetzt zu.
page-understood = In Ordnung
page-table-gone = Diesen Tisch gibt es nicht, oder dein Platz wurde vergeben.
page-closed-table = Dieser Tisch ist geschlossen.
page-at-table = Am Tisch
page-log = Was geschah
page-log-empty = Noch nichts.
page-say = Sag etwas
page-reactions = Schnelle Reaktionen
page-react-hello = Hallo!
page-react-well-played = Gut gespielt!
page-react-thanks = Danke!
page-react-sorry = Tut mir leid!
page-react-thinking = Moment, ich überlege …
page-react-wow = Wow!
page-muted = Der Gastgeber hat dich stumm geschaltet.
page-talk = { $unread ->
        [0] Am Tisch
       *[other] Am Tisch, { $unread } neu
    }
page-menu = Menü
page-watching = du siehst zu
page-link-connecting = verbinde …
page-link-lost = Verbindung weg, kommt wieder …
page-link-later = Der Server braucht einen Moment, gleich geht es weiter …
page-link-ended = nicht verbunden
page-link-open = verbunden
page-round-cards = Runde { $round } von { $rounds }
page-round-dice = Runde { $round }
page-round-cards-short = { $round } von { $rounds }
page-round-dice-short = { $round }
page-round-number = Runde { $round }
page-hold = Computer für mich spielen lassen
page-return = Selbst weiterspielen
page-pause = Pause
page-resume = Weiter
page-mute = { $name } stumm schalten
page-unmute = { $name } wieder sprechen lassen
page-other-device = Auf einem anderen Gerät spielen
page-other-device-about = Öffne dort diesen Link. Er gilt einmal, zehn Minuten lang.
page-leave = Tisch verlassen
page-leave-game = Spiel endgültig verlassen
page-leave-sure = Dieses Spiel endgültig verlassen?
page-leave-about = Ein Computer spielt auf deinem Platz weiter, und dein Platz zählt so, wie es ausgeht. Dieser Browser vergisst den Platz: Du kannst zusehen, aber nicht weiterspielen. Für eine Pause lass lieber den Computer für dich spielen.
page-leave-stay = Bleiben
page-forget-me = Meinen Namen und meine Worte löschen
page-computers = { $count ->
        [one] einem Computer
       *[other] { $count } Computern
    }
page-with = mit { $names }
page-came = Platz { $place } von { $seats }
page-free-seats = { $free ->
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
page-phase-playing = läuft
page-phase-over = beendet
page-phase-closed = geschlossen
page-phase-open = offen
page-go-on = Weiter
page-replay = Wiederholung
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-rematch-open = Eine Revanche ist offen, und dein Platz dort ist eine Minute lang reserviert.
page-rematch-watch = Eine Revanche ist offen.
page-back-to-result = Zurück zum Ergebnis
page-best-round = { $who ->
        [you] Deine beste Runde war Runde { $best } ({ $most }), deine schlechteste Runde { $worst } ({ $least }).
       *[other] Die beste Runde von { $name } war Runde { $best } ({ $most }), die schlechteste Runde { $worst } ({ $least }).
    }
page-most-exact = { $count ->
        [one] Am häufigsten genau richtig: { $names }, in { $exact } von { $rounds } Runden.
       *[other] Am häufigsten genau richtig: { $names }, je in { $exact } von { $rounds } Runden.
    }
page-record = Aufzeichnung
page-wins = { $who ->
        [you] Du gewinnst mit { $points } Punkten.
       *[other] { $name } gewinnt mit { $points } Punkten.
    }
page-share = { $names } teilen sich den Sieg mit { $points } Punkten.
page-you-came = Du bist auf Platz { $place }, { $behind } Punkte hinter dem Sieg.
page-exact-in = In { $exact } von { $rounds } Runden lagst du genau richtig.
page-rounds-played = { $rounds } Runden wurden gespielt.
page-places = Plätze
page-place = { $place }.
page-exact = { $exact } genau
page-totals = Stand nach Runden
page-chart = Stand nach Runden, am Ende: { $names }
page-fair = War der Zufall ehrlich?
page-fair-proved = Niemand hat sich ausgesucht, was gegeben wurde. Alle { $total } Ziehungen folgen aus Geheimnissen, die vor dem Beginn feststanden; eines davon hat dieser Browser behalten.
page-fair-told = Alle { $total } Ziehungen folgen aus dem, was der Server angibt. { $why }
page-fair-cheat = Der Server hat betrogen. { $why }
page-fair-wrong = { $right } von { $total } Ziehungen passen, aber etwas wurde geändert. { $why }
page-fair-nothing = Diese Aufzeichnung sagt nicht, woher ihr Zufall kam.
page-fault-unreadable = Die Geheimnisse der Aufzeichnung sind nicht lesbar.
page-fault-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
page-fault-nonce = Die Zufallszahl eines Spielers ist nicht die versprochene.
page-fault-first = Die Varianten oder der erste Spieler sind nicht die gewünschten oder gezogenen.
page-fault-draw = Mindestens einmal wurde anders gegeben oder gewürfelt, als gezogen war.
page-fault-closing = Die Bedingungen des Spiels sind nicht die, die dieser Browser behalten hat.
page-fault-own-nonce = Deine Zufallszahl ist nicht die, die dieser Browser gezogen hat.
page-checked = Was wurde geprüft?
page-checked-kept = Von diesem Browser seit vor dem Beginn behalten: die Festlegung des Servers, die Bedingungen des Spiels und deine Zufallszahl. In der Aufzeichnung steht alles unverändert.
page-checked-told = Vom Server angegeben: die Zufallszahlen aller. Jede passt zu dem Versprechen, das feststand, bevor eine aufgedeckt wurde.
page-checked-old = Vom Server angegeben: das Geheimnis und alle Zufallszahlen. Sie passen zusammen, aber der Server hätte sie sich aussuchen können.
page-checked-draws = In diesem Browser nachgerechnet: der erste Spieler und { $total }-mal Geben, Karten und Würfe.
page-checked-restarts = { $restarts ->
        [one] Der Beginn wurde einmal wiederholt
       *[other] Der Beginn wurde { $restarts }-mal wiederholt
    }, weil jemand nicht rechtzeitig geantwortet hat. Betrüger hätten sich das Beste von { $seeds } aussuchen können.
page-checked-not = Niemand kann beweisen, dass der Server die Karten für sich behalten hat: Er kennt sie, während er gibt. Und diese Seite kommt vom Server. Wer sicher sein will, behält die Versprechensdatei und prüft damit die Aufzeichnung auf dem eigenen Rechner: stonehenge verify --promise DATEI AUFZEICHNUNG.
page-promise-file = Versprechensdatei
page-starting = Das Spiel beginnt …
page-event-restarted = Der Beginn wird wiederholt: Jemand hat nicht rechtzeitig geantwortet.
page-new-version = Es gibt eine neue Version dieser Seite.
page-load-version = Laden
page-fair-unknown = Die Aufzeichnung ließ sich nicht laden, darum wurde nichts geprüft.
page-checking = Wird geprüft …
page-check-again = Noch einmal prüfen
page-moments = Ab hier wiederholen
page-moments-about = Ein Stein je Runde, gefüllt, wo du genau richtig lagst.
page-round-exact = Runde { $round }, genau
page-round-missed = Runde { $round }, verfehlt
page-round-link = Runde { $round }
page-look-table = Den Tisch ansehen
page-seen-from = Gesehen von
page-all-hands = alle Hände offen
page-no-hands = ohne Hände
page-to-table = Zum Tisch
page-first = Zum Anfang
page-back = Einen Schritt zurück
page-forward = Einen Schritt weiter
page-run = Laufen lassen
page-moment = Zeitpunkt im Spiel
page-copy-moment = Link hierher
page-event-started = Das Spiel beginnt.
page-event-joined = { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
page-event-held = { $who ->
        [you] Ein Computer spielt für dich.
       *[other] Ein Computer spielt für { $name }.
    }
page-event-returned = { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } ist zurück.
    }
page-event-emptied = { $why ->
    [removed] Der Gastgeber hat { $name } vom Tisch verwiesen.
   *[other] { $name } hat den Tisch verlassen.
}
page-computer-did = { $by ->
    [clock] Die Zeit war um. { "" }
   *[computer] { "" }
}{ $verb ->
    [play] Der Computer hat für { $who ->
            [you] dich
           *[other] { $name }
        } { $thing } gespielt.
    [bid] Der Computer hat für { $who ->
            [you] dich
           *[other] { $name }
        } { $thing } angesagt.
    [trump] Der Computer hat für { $who ->
            [you] dich
           *[other] { $name }
        } { $thing } als Trumpf gewählt.
    [wizard] Der Computer hat für { $who ->
            [you] dich
           *[other] { $name }
        } { $thing } als Wizardfarbe bestimmt.
   *[predict] Der Computer hat für { $who ->
            [you] dich
           *[other] { $name }
        } { $thing } vorhergesagt.
}
page-stand-in = { $by ->
    [clock] { $who ->
        [you] Die Zeit war um, darum hat der Computer für dich gehandelt: { $what }
       *[other] Die Zeit war um, darum hat der Computer für { $name } gehandelt: { $what }
    }
   *[computer] { $who ->
        [you] Der Computer hat für dich gehandelt: { $what }
       *[other] Der Computer hat für { $name } gehandelt: { $what }
    }
}
page-event-stood-in = { $who ->
        [you] Der Computer, der für dich spielt ({ $own }), wacht noch auf. Bis dahin spielt die Stufe „{ $level }“.
       *[other] { $name } ({ $own }) wacht noch auf. Bis dahin spielt die Stufe „{ $level }“.
    }
page-event-awoke = { $who ->
        [you] Der Computer ({ $own }) ist wach und spielt jetzt für dich.
       *[other] { $name } ({ $own }) ist wach und spielt jetzt selbst.
    }
page-event-paused = Das Spiel pausiert.
page-event-resumed = Das Spiel geht weiter.
page-event-rematched = Eine Revanche ist eröffnet.
page-event-closed = Der Tisch ist geschlossen.
refused-page-offline = Der Server ist nicht erreichbar. Versuch es wieder, wenn du verbunden bist.
refused-page-404 = Diesen Tisch gibt es nicht. Prüf den Code noch einmal.

## The rules page

page-rules-sheet = Ein Blatt

## How long a game takes among people

page-length-friends = Unter Menschen dauern Karten etwa 45 Minuten, Würfel etwa 20.
