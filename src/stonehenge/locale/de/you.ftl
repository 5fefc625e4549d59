# Figures and the profile.

## What figures mean

figures-small-boxes = { $game ->
        [dice] Felder unter { $from } liegen dir: { $small } von 100 genau. Ab { $from } sind es { $large } von 100.
       *[cards] Mit wenigen Karten bist du stark: { $small } von 100 genau. Ab { $from } Karten sind es { $large } von 100.
    }
figures-large-boxes = { $game ->
        [dice] Felder ab { $from } liegen dir: { $large } von 100 genau. Darunter sind es { $small } von 100.
       *[cards] Mit vielen Karten bist du stark: ab { $from } Karten { $large } von 100 genau. Darunter sind es { $small } von 100.
    }
figures-same-boxes = { $game ->
        [dice] Du liegst in { $exact } von 100 Runden genau, in welchem Feld auch immer.
       *[cards] Du liegst in { $exact } von 100 Runden genau, mit wie vielen Karten auch immer.
    }
figures-bid-high = { $game ->
        [dice] Ab { $from } sagst du zu viel vorher, um { $by } Würfel.
       *[cards] Ab { $from } sagst du zu hoch an, um { $by } Stiche.
    }
figures-bid-low = { $game ->
        [dice] Ab { $from } sagst du zu wenig vorher, um { $by } Würfel.
       *[cards] Ab { $from } sagst du zu niedrig an, um { $by } Stiche.
    }
figures-bid-right = { $game ->
        [dice] Im Schnitt kommen so viele Würfel, wie du vorhersagst.
       *[cards] Im Schnitt machst du so viele Stiche, wie du ansagst.
    }
figures-going-up = Du wirst besser: { $points } Punkte je Runde mehr in der späteren Hälfte deiner Spiele.
figures-going-down = Die spätere Hälfte deiner Spiele brachte { $points } Punkte je Runde weniger.
figures-going-same = Zwischen den beiden Hälften deiner Spiele gibt es keinen Unterschied, der nicht Zufall sein könnte (± { $within } Punkte je Runde).

## You: figures and profile

page-you = Du
page-you-open = Deine Zahlen
page-you-title = { $named ->
        [yes] { $name }, { $games ->
            [one] ein Spiel.
           *[other] { $games } Spiele.
        }
       *[no] { $games ->
            [one] Ein Spiel.
           *[other] { $games } Spiele.
        }
    }
page-you-which-game = Welches Spiel
page-you-which = Welche Spiele zählen
page-you-none = Noch kein beendetes Spiel. Spiel eines zu Ende, dann beginnen hier deine Zahlen.
page-you-none-chosen = Keines deiner Spiele passt zu dieser Auswahl. Wähle oben anders.
page-you-more = Spiel noch { $more ->
        [one] ein Spiel
       *[other] { $more } Spiele
    }, dann sagt das etwas.
page-you-games = { $games ->
        [one] Spiel
       *[other] Spiele
    }
page-you-wins = Siege, { $share } von 100 { $within }
page-you-exact = { $game ->
        [dice] Vorhersagen genau
       *[cards] Ansagen genau
    } { $within }
page-you-above-par = Punkte über Par, letzte 10 { $within }
page-you-a-round = Punkte je Runde { $within }
page-you-best = bestes Spiel, { $day }
page-you-boxes-cards = Genau nach Kartenzahl
page-you-boxes-dice = Genau nach Feld
page-you-boxes-about = { $game ->
        [dice] von 100 Vorhersagen; je mehr Gold, desto öfter
       *[cards] von 100 Ansagen; gold: 60 und mehr
    }
page-you-cards-in-hand = Karten auf der Hand
page-you-predictions = Wie oft
page-you-of-100 = Genau von 100
page-you-times = { $count } mal
page-you-never = nie vorhergesagt
page-you-bids-cards = Ansage und Stiche
page-you-bids-dice = Vorhergesagt und gewürfelt
page-you-bids-about = { $game ->
        [dice] größere Ringe: öfter vorhergesagt
       *[cards] größere Ringe: öfter angesagt
    }
page-you-as-bid = genau wie gesagt
page-you-fewer = { $game ->
        [dice] es kommen weniger
       *[cards] du machst weniger
    }
page-you-more-won = { $game ->
        [dice] es kommen mehr
       *[cards] du machst mehr
    }
page-you-predicted = { $game ->
        [dice] Vorhergesagt
       *[cards] Angesagt
    }
page-you-got = { $game ->
        [dice] Gekommene Würfel im Schnitt
       *[cards] Stiche im Schnitt
    }
page-you-missed = Zu wenige Würfel: { $early } mal, zu früh ausgestiegen oder Pech. Zu viele: { $late } mal, zu spät ausgestiegen oder Pech. Narrenwertungen: { $jesters }.
page-you-par = Gegen Par
page-you-par-about = Par: der Erzmagier mit deinen Karten oder Würfeln, aus deinen Rückblicken
page-you-no-par = Lass dir einen Rückblick auf ein Spiel geben, dann steht hier dein Ergebnis gegen den Erzmagier mit denselben Karten oder Würfeln.
page-you-a-round-title = Punkte je Runde
page-you-ago = { $games ->
        [one] ein Spiel
       *[other] vor { $games } Spielen
    }
page-you-latest = zuletzt
page-you-day = Tag
page-you-points = Punkte
page-you-mean = Mittel von { $games } Spielen
page-you-luck = kann Zufall sein
page-you-best-games = Beste Spiele
page-you-luck-title = Glück und Entscheidungen
page-you-luck-said = { $games ->
        [one] In einem Spiel mit Rückblick
       *[other] In { $games } Spielen mit Rückblick
    } gab das Glück { $luck } Punkte je Spiel { $luckWithin }, deine Entscheidungen { $choices } { $choicesWithin }.
page-you-luck-none = Zu keinem dieser Spiele gibt es schon einen Rückblick. Er trennt Glück von Entscheidungen.
page-you-places = Plätze
page-you-place = Platz { $place }: { $times ->
        [one] einmal
       *[other] { $times } mal
    }
page-you-save-about = CSV: eine Zeile je beendetem Spiel, für eine Tabelle. JSON: die Zahlen dieser Seite.
page-you-all-opponents = alle Gegner
page-you-people = mit anderen Menschen
page-you-players = { $count } Spieler
page-you-some-rules = bestimmte Regeln
page-you-no-hints = ohne Tipps
page-you-also-hints = auch mit Tipps
page-you-against = Gegner
page-you-how-many = Spieler
page-you-any = alle
page-you-yes = ja
page-you-no = nein
page-you-count-hints = Auch Spiele mit Tipps zählen ({ $games })
page-you-profile = Dein Profil
page-you-profile-about = Es gibt kein Konto. Ein Schlüssel in diesem Browser öffnet deine Spiele und Zahlen. Niemand kann ihn wiederbringen: Verliert ihn dieser Browser, sind sie verloren. Gib das Profil einem zweiten Gerät, oder bewahre die Datei auf.
page-you-move = Auf ein anderes Gerät
page-you-move-about = Der Code gilt einmal und zehn Minuten lang. Tipp ihn auf dem anderen Gerät auf dieser Seite ein, oder lass dessen Kamera das Quadrat lesen.
page-you-make-code = Code erzeugen
page-you-another-code = Anderen Code erzeugen
page-you-square = Ein quadratischer Code mit dem Link, der dein Profil mitnimmt
page-you-code = Code
page-you-take = Von einem anderen Gerät
page-you-take-about = Tipp den Code ein, den das andere Gerät zeigt, oder lies deine Datei ein. Was in diesem Browser gespielt wurde, kommt zu jenem Profil dazu.
page-you-take-button = Profil übernehmen
page-you-read-file = Datei einlesen
page-you-joined = Dieser Browser hat das Profil jetzt, mit { $seats ->
        [one] einem Spiel.
       *[other] { $seats } Spielen.
    }
page-you-keep = Aufbewahren oder löschen
page-you-keep-about = Die Datei enthält den Schlüssel und alles, was der Server über dich hat. Wer sie hat, hat dein Profil.
page-you-save-file = Als Datei sichern
page-you-delete = Alles löschen
page-you-delete-sure = Dein Profil endgültig löschen?
page-you-delete-about = Schlüssel, Zahlen und Rückblicke verschwinden, auf allen Geräten. In Spielen wird dein Name zu „…“; deine Züge bleiben. Laufende Spiele werden verlassen. Niemand kann es rückgängig machen.
page-you-delete-keep = Behalten
page-you-delete-do = Endgültig löschen
page-you-deleted = Dein Profil ist gelöscht.
refused-not-a-profile = Diese Datei ist kein Profil von Stonehenge. Wähle die, die du hier gesichert hast, stonehenge-profile.json.
page-privacy = Was gespeichert wird
page-privacy-browser-title = In deinem Browser
page-privacy-browser = Der Schlüssel deines Profils, die Schlüssel deiner Plätze, dein Name, und wie du gern spielst. Es gibt keine Cookies. Lösche im Browser die Daten dieser Seite, und alles davon ist weg.
page-privacy-server-title = Auf dem Server
page-privacy-server = Jeder Tisch mit den Namen daran, jeder Zug und was gesagt wurde; Prüfsummen der Schlüssel, aus denen sich kein Schlüssel machen lässt; welche Plätze zu einem Profil gehören; Zahlen und Rückblicke beendeter Spiele. Wenn du dich setzt, merkt sich der Tisch eine Prüfsumme deiner Adresse oder deines Geräts, damit der Gastgeber jemanden fernhalten kann.
page-privacy-not-title = Was nicht gespeichert wird
page-privacy-not = Keine E-Mail, kein Passwort, keine Liste von Adressen, nichts von anderen Seiten. Der Server kann nicht sagen, wer du bist, und zwei Profile können ein Mensch sein.
page-privacy-others-title = Was andere sehen
page-privacy-others = Wer den Link eines Tisches kennt, sieht sein Spiel, mit den Namen. Deine Zahlen, und welche Spiele zusammengehören, sieht nur, wer deinen Schlüssel hat.
page-privacy-delete-title = Wie man es löscht
page-privacy-delete = „Alles löschen“ auf der Seite „Du“ löscht alle Schlüssel, Verbindungen, Zahlen und Rückblicke deines Profils. In Spielen werden dein Name und was du gesagt hast zu „…“; deine Züge bleiben, weil andere weitergespielt haben. Für ein einzelnes Spiel steht nach dem Ende „Meinen Namen und meine Worte löschen“ in seinem Menü; es zählt dann in deinen Zahlen nicht mehr.
page-privacy-backups-title = Spuren
page-privacy-backups = Was gelöscht ist, wird in der Datei der Datenbank sofort überschrieben; auf einem Server mit PostgreSQL ist es nicht mehr zu finden, aber Spuren bleiben in dessen Dateien, bis sie neu geschrieben werden. Sicherungen, die der Betreiber dieses Servers vorher gemacht hat, enthalten es noch; frag ihn, wie lange er sie aufbewahrt.
page-privacy-you = Zu deinem Profil
