# The score pad on the page.

## Der Spielblock: für echte Karten oder Würfel

pad-misfit = Runde { $round } passt nicht: { $sentence }
pad-column = { $column ->
        [round] Runde
        [bid] Ansage
        [won] Stiche
        [call] Vorhersage
        [mark] geschrieben
       *[total] Summe
    }

## Die Seite: der Spielblock

page-score = Spielblock
page-score-new = Neuer Spielblock
page-score-about = Für echte Karten oder Würfel auf eurem Tisch. Geht ohne Netz.
page-score-open = Block öffnen
page-score-book = Alle Spielblöcke
page-score-who = Wer spielt, in dieser Reihenfolge
page-score-clockwise = im Uhrzeigersinn
page-score-drag = { $name }, Platz { $place }: mit den Pfeiltasten verschieben oder ziehen
page-score-moved = { $name } sitzt jetzt auf Platz { $place }.
page-score-joined = { $name } spielt mit. Personen: { $count }.
page-score-begins-cards = gibt zuerst
page-score-begins-dice = erster Seher
page-score-first-cards = { $name } gibt zuerst.
page-score-first-dice = { $name } ist der erste Seher.
page-score-lot-cards = Ersten Geber auslosen
page-score-lot-dice = Ersten Seher auslosen
page-score-mark = Andere Farbe und Form für { $name }
page-score-drop = { $name } streichen
page-score-name = Noch ein Name
page-score-add = Hinzufügen
page-score-same = Wieder { $names }
page-score-plus-minus = die Ansagen dürfen nicht aufgehen
page-score-rounds = Runden
page-score-all-rounds = alle { $rounds }
page-score-missing = { $count ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $count } Personen
    }
page-score-start = { $game ->
        [cards] Los: { $players } Personen, { $rounds } Runden
       *[dice] Los: { $players } Personen, höchstens { $rounds } Runden
    }
page-score-kept-about = Bleibt auf diesem Gerät. Geht ohne Netz.
page-score-while-open = Bleibt auf diesem Gerät. Über einfaches http geht es ohne Netz weiter, solange diese Seite offen bleibt.
page-score-not-kept-about = Dieser Browser behält hier nichts. Der Block bleibt, solange die Seite offen ist; sichere ihn als Datei.
page-score-undo = Rückgängig
page-score-redo = Wiederherstellen
page-score-undone = Rückgängig gemacht.
page-score-redone = Wiederhergestellt.
page-score-to-paper = Den Block ansehen
page-score-to-entry = Weiterschreiben
page-score-of = von { $rounds }
page-score-changing = Runde { $round } wird geändert
page-score-done = Fertig
page-score-tricks = Stiche
page-score-results = Ergebnisse
page-score-trump = Trumpf
page-score-turned-wizard = Ein Zauberer wurde aufgedeckt
page-score-turned-jester = Ein Narr wurde aufgedeckt
page-score-deals = gibt, sagt zuletzt an
page-score-bid-for = angesagt für { $tricks }
page-score-bid-so-far = bisher angesagt für { $tricks }
page-score-may-not = { $name } darf nicht { $bid } sagen
page-score-how-many = Wie viele, { $name }?
page-score-closed = { $bid } ist gesperrt.
page-score-closed-why = { $sum } + { $bid } ergäbe genau { $tricks }.
page-score-heard-sum = Ansagen { $sum } für { $tricks }{ $balance ->
        [over] , { $by } zu viel
        [under] , { $by } zu wenig
       *[even] {""}
    }.
page-score-heard-covered = { $name } hat angesagt. Gib das Telefon weiter.
page-score-secret-play = Alle haben angesagt. Spielt die Runde.
page-score-secret-show = Die Runde ist gespielt: Ansagen zeigen
page-score-who-took = Wer hat wie viele gemacht?
page-score-as-bid = Wie angesagt ausgefüllt. Ändert nur, was nicht stimmt.
page-score-bid-was = angesagt { $bid }
page-score-took = { $name } hat { $won } gemacht
page-score-less = Ein Stich weniger für { $name }
page-score-more = Ein Stich mehr für { $name }
page-score-of-tricks = { $tricks ->
        [one] von { $tricks } Stich.
       *[other] von { $tricks } Stichen.
    }
page-score-sum = { $state ->
        [right] Es geht auf.
        [missing] { $by ->
            [one] Ein Stich fehlt.
           *[other] { $by } Stiche fehlen.
        }
       *[over] { $by ->
            [one] Einer zu viel.
           *[other] { $by } zu viel.
        }
    }
page-score-ask-missing = Unter der Ansage: { $names }. Wer hat ihn gemacht?
page-score-ask-over = Über der Ansage: { $names }. Wer hat einen weniger?
page-score-would-write = Das würde geschrieben
page-score-write-down = { $state ->
        [right] Aufschreiben
        [missing] { $by ->
            [one] Aufschreiben: 1 Stich fehlt
           *[other] Aufschreiben: { $by } Stiche fehlen
        }
       *[over] { $by ->
            [one] Aufschreiben: 1 Stich zu viel
           *[other] Aufschreiben: { $by } Stiche zu viel
        }
    }
page-score-nothing = Noch ist keine Runde geschrieben.
page-score-leads = { $name } führt mit { $by }.
page-score-leads-jesters = { $name } führt mit weniger Narrenwertungen.
page-score-level = { $names } liegen gleichauf.
page-score-kept = gespeichert
page-score-written = Runde { $round } ist geschrieben.
page-score-next-cards = Runde { $round }: { $dealer } gibt, { $first } sagt zuerst an
page-score-next-dice = Runde { $round }: { $seer } ist der Seher
page-score-cell = { $total }, angesagt { $bid }, gemacht { $won }{ $exact ->
        [yes] , genau
       *[no] {""}
    }
page-score-change-round = Runde { $round }: ändern
page-score-change-a-round = Eine Runde ändern
page-score-changed = später geändert
page-score-key-cards = Summe, dann Ansage/Stiche. Getönt: genau. Tipp eine Runde an, um sie zu ändern.
page-score-result = Zum Ergebnis
page-score-over = { $reason ->
        [all-rounds-played] { $rounds ->
            [one] Nach einer Runde.
           *[other] Nach { $rounds } Runden.
        }
        [too-few-players] Es sind zu wenige übrig, um weiterzuspielen.
        [target-reached] { $target } X nach Runde { $rounds }.
       *[sheets-full] Alle Blätter sind voll.
    }
page-score-ahead = { $by } vor { $name }.
page-score-pad = Block
page-score-again = Noch einmal
page-score-file = Datei
page-score-picture = Bild
page-score-best-round = Beste Runde: { $name }, { $points } in Runde { $round }.
page-score-most-exact = Am häufigsten genau: { $names }, { $exact } von { $rounds }.
page-score-full = Der Speicher dieses Geräts ist voll: Die letzten Eingaben sind nicht gespeichert. Sichere den Block als Datei oder schaff Platz.
page-score-failed = Das ließ sich auf dem Gerät nicht speichern. Sichere den Block als Datei.
page-score-overtaken = In einem anderen Fenster wurde in diesen Block geschrieben. Du siehst ihn, wie er dort ist; deine letzte Eingabe wurde nicht geschrieben.
page-score-rename = Name von { $name }
page-score-leave = { $name } verlässt das Spiel
page-score-leaves = geht
page-score-left = ist gegangen
page-score-turn-cards = Runde { $round } gibt
page-score-turn-dice = Seher der Runde { $round }
page-score-ends-after = Das Spiel endet nach
page-score-awake = Bildschirm anlassen
page-score-no-pads = Auf diesem Gerät gibt es noch keinen Spielblock.
page-score-delete = Löschen
page-score-really = Endgültig löschen
page-score-deleted = Gelöscht.
page-score-export = Alle Blöcke als eine Datei
page-score-import = Datei öffnen
page-score-brought = { $count ->
        [one] Ein Block wurde übernommen.
       *[other] { $count } Blöcke wurden übernommen.
    }
page-score-cleared = Browser räumen Seiten auf, die lange niemand geöffnet hat. Eine Datei ist sicher.
page-score-which-card = Welche Zauberkarte liegt da?
page-score-no-card = Keine Zauberkarte
page-score-other-card = Andere
page-score-draw = Eine von { $left } ziehen
page-score-to-call = sagt noch an
page-score-what-calls = Welches Feld sagt { $name } vorher?
page-score-tap-box = Tipp ein freies Feld an.
page-score-what-got = Was hat { $name } bekommen?
page-score-change-call = { $box }: Vorhersage ändern
page-score-exactly = Genau { $box }
page-score-missed-by = Daneben um
page-score-doubles = zählt doppelt: ×{ $factor }
page-score-miss = Daneben um { $off }: minus { $points }
page-score-jester-about = hier 0, oben X
page-score-jester-key = { $state ->
        [taken] Narrenfeld { $jesters } ist benutzt
       *[free] Narrenwertung mit { $jesters }
    }
page-score-jester-for = Narrenwertung mit { $jesters } für { $name }
page-score-dice = Die Würfel, wie sie liegen
page-score-tap-dice = Tipp jeden an, bis er stimmt; gezählt wird für alle.
page-score-die = Würfel { $number }: { $face }. Tippen wechselt die Seite.
page-score-wizard = Wizards zählen als
page-score-wizard-every = Wizards zählen für jede Farbe.
page-score-wizard-nobody = Wizards zählen für niemanden.
page-score-by-dice = Nach Würfeln
page-score-by-result = Nach Ergebnis
page-score-rolls = Würfe: { $rolls } von { $most }
page-score-next-seer = nächster Seher: { $name }

## The page: sharing a score pad

page-share-live = Live teilen
page-share-title = Diesen Block live teilen
page-share-about = Andere sehen ihn auf ihren Handys, während du schreibst. Die Namen und alles Geschriebene liegen dann auf diesem Server, bis du aufhörst oder vier Wochen lang niemand schreibt.
page-share-begin = Teilen
page-share-code = Quadratischer Code des Links
page-share-copy-link = Link kopieren
page-share-send = Senden
page-share-writing = Andere dürfen auch schreiben
page-share-writing-about = { $on ->
        [yes] an: wer diesen Code öffnet, schreibt für sich selbst
       *[no] aus: sie sehen nur zu
    }
page-share-looking = { $count ->
        [0] Niemand sonst sieht zu
        [one] Eine Person sieht zu
       *[other] { $count } sehen zu
    }
page-share-guests = { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }
page-share-offline = Ohne Netz schreibst du weiter; die anderen holen es später auf.
page-share-stop = Nicht mehr teilen
page-share-really-stop = Beenden: auf dem Server löschen
page-share-here-only = Diese Adresse gilt nur auf diesem Gerät. Öffne die Seite unter ihrer Adresse in eurem Netz und teil sie dann.
page-share-live-now = live
page-share-lost = nicht verbunden
page-share-unsent = { $count ->
        [one] 1 noch nicht gesendet
       *[other] { $count } noch nicht gesendet
    }
page-share-ended = Dieser Block wird nicht mehr geteilt. Was du siehst, bleibt auf deinem Gerät.
page-share-who = Wer bist du?
page-share-who-about = Du schreibst deine eigenen Ansagen und Ergebnisse.
page-share-watching = Du siehst bei diesem Block zu; er geht von selbst mit.
page-share-waits = Es fehlen noch: { $names }.
page-share-opening = Der geteilte Block wird geöffnet …
page-share-keeper = Wer den Block führt,
page-share-conflict = { $who } hat geschrieben: { $theirs }. Du hast geschrieben: { $yours }.
page-share-unfit = Nicht geschrieben: { $yours }. { $why }
page-share-theirs = Das andere gilt
page-share-mine = Meines schreiben
page-share-drop = Fallen lassen
page-share-again = Noch einmal versuchen
page-share-entry = { $kind ->
        [bid] { $name } sagt { $value } in Runde { $round }
        [tricks] Stiche der Runde { $round }: { $value }
        [trump] Trumpf der Runde { $round }: { $value }
        [magic] Zauberkarte der Runde { $round }: { $value }
        [predict] { $name } sagt { $value } vorher, Runde { $round }
        [cross] { $name } streicht { $value } in Runde { $round }
        [wizard] Wizards der Runde { $round } zählen als { $value }
        [rolls] Würfe der Runde { $round }: { $value }
        [score] { $name } liegt in Runde { $round } um { $value } daneben
        [jester] Narrenwertung von { $name } in Runde { $round }: { $value }
        [dice] Würfel von { $name } in Runde { $round }: { $value }
        [turn] Runde { $round } gehört { $name }
        [leave] { $name } geht vor Runde { $round }
        [rename] { $name } heißt { $value }
        [rounds] das Spiel endet nach Runde { $round }
        [undo] rückgängig
        [redo] wiederherstellen
       *[covered] { $name } hat in Runde { $round } etwas Verdecktes
    }
