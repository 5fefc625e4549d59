# Tables and chance at a table.

## Tische

refused-already-acted = Du hast schon entschieden. Sieh nach, wie es jetzt steht.
refused-bad-code = Dieser Code ist falsch, verbraucht oder zu alt. Erzeuge auf dem anderen Gerät einen neuen.
refused-bad-link = Dieser Link ist verbraucht oder zu alt. Erzeuge auf dem anderen Gerät einen neuen.
refused-bad-message = Der Server hat diese Nachricht nicht verstanden: { $reason }. Eine Nachricht ist JSON mit höchstens { $longest } Bytes.
refused-bad-name = Wähle einen Namen mit mindestens einem Buchstaben; gezeigt werden bis zu { $longest } Zeichen.
refused-bad-order = Nenne jeden Platz einmal, um die Plätze zu tauschen.
refused-bad-request = Diese Anfrage ist nicht zu verstehen: { $reason }
refused-bad-token = Dieser Platz gehört dir auf diesem Gerät nicht. Setz dich neu, oder hol dir vom anderen Gerät einen Link.
refused-game-has-begun = Das Spiel hat begonnen. Du kannst zusehen oder auf das nächste warten.
refused-game-not-begun = Das Spiel hat noch nicht begonnen. Der Gastgeber startet es.
refused-game-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refused-game-not-running = Hier läuft gerade kein Spiel.
refused-game-paused = Das Spiel macht Pause. Der Gastgeber setzt es fort.
refused-hello-again = Die Begrüßung war schon. Sag, was du tun willst.
refused-hello-first = Zuerst die Begrüßung: mit dem Schlüssel eines Platzes, oder ohne, um zuzusehen.
refused-host-only = Das darf nur der Gastgeber. Bitte ihn darum.
refused-muted = Der Gastgeber hat dich stumm geschaltet; das hört gerade niemand.
refused-no-such-method = So lässt sich diese Adresse nicht verwenden. Wie es geht, steht in ihrer Beschreibung.
refused-no-such-page = Unter dieser Adresse ist nichts. Prüf sie, oder beginne auf der Startseite.
refused-no-such-profile = Der Server kennt dieses Profil nicht. Es wurde gelöscht, oder es wurde noch nichts damit gespielt.
refused-no-such-seat = Diesen Platz gibt es nicht. Der Tisch hat { $seats }.
refused-no-such-table = Diesen Tisch gibt es nicht. Prüf den Code mit den Leuten, die dich eingeladen haben.
refused-nothing-said = Das sagt nichts. Schreib ein paar Worte.
refused-only-watching = Du siehst zu. Nimm einen Platz, um mitzumachen.
refused-other-site = Das kam von einer anderen Seite und wurde nicht getan. Tu es auf der Seite dieses Servers.
refused-removed = Der Gastgeber hat dir den Platz genommen. Du kannst zusehen oder dich an einen anderen Tisch setzen.
refused-removed-lately = Der Gastgeber hat dir den Platz genommen. In { $seconds } Sekunden kannst du dich hier wieder setzen.
refused-saying-too-long = Das ist zu lang. Sag es mit höchstens { $longest } Zeichen.
refused-seat-not-taken = Dort sitzt niemand, mit dem das geht. Wähle einen anderen Platz.
refused-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
refused-seats-free = { $free ->
        [one] Ein Platz ist
       *[other] { $free } Plätze sind
    } noch frei. Warte auf Mitspieler, oder fülle mit Computerspielern auf.
refused-server-error = Auf dem Server ging etwas schief. Von deinem Spiel ist nichts verloren; versuch es noch einmal.
refused-seats-kept = Die freien Plätze sind noch für die Mitspielenden von vorhin da. Versuch es in { $seconds } Sekunden noch einmal.
refused-stopping = Der Server startet gerade neu. Warte ein paar Sekunden, dann geht es weiter.
refused-storage-down = Der Server kann gerade nichts speichern, deshalb wurde das nicht getan. Versuch es gleich noch einmal.
refused-storage-full = Auf dem Server ist kein Platz mehr, deshalb wurde das nicht getan. Sag es denen, die ihn betreiben.
refused-table-busy = Hier geschieht zu viel auf einmal. Versuch es noch einmal.
refused-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refused-table-full = Alle Plätze sind besetzt. Du kannst zusehen oder selbst einen Tisch eröffnen.
refused-too-fast = Das war zu viel auf einmal. Warte ein paar Sekunden, dann geht es weiter.
refused-too-long = Das ist zu lang für den Server (über { $longest } Bytes). Schick weniger.
refused-too-many-computers = Hier ist Platz für höchstens { $most } Computerspieler.
refused-unknown-level = Eine Stufe „{ $level }“ gibt es nicht. Es gibt: { $known }.
refused-unknown-sequence = Das antwortet auf etwas, das noch nicht geschehen ist. Sieh nach, wie es jetzt steht.

## Zufall am Tisch

refused-cheat-commitment-changed = Der Server hat das Geheimnis ausgetauscht, auf das er sich festgelegt hatte. Das tut ein ehrlicher Server nie.
refused-cheat-commitment-met = Der Server verwendet ein Geheimnis, das er schon an einem anderen Tisch verwendet hat. Das tut ein ehrlicher Server nie, darum hast du keinen Platz bekommen.
refused-cheat-promise-left-out = Der Server will das Spiel ohne deine Zufallszahl beginnen, obwohl du eine versprochen hattest.
refused-cheat-reveal-denied = Der Server sagt, deine Zufallszahl sei zu spät gekommen. Er hatte sie aber bestätigt.
refused-cheat-second-closing = Der Server will mit demselben Versprechen ein zweites Mal beginnen, um neu zu ziehen. Deine Zufallszahl wurde dafür nicht hergegeben.
refused-cheat-terms = Der Server will ein anderes Spiel beginnen als das vereinbarte: { $what ->
        [commitment] Sein Geheimnis ist ein anderes
        [game] Das Spiel ist ein anderes
        [options] Die Varianten oder der erste Spieler sind andere
        [restarts] Er zählt die Neustarts falsch
        [seats] Die Zahl der Plätze ist eine andere
        [table] Der Tisch ist ein anderer
       *[closing] Seine Bedingungen sind nicht lesbar
    }. Deine Zufallszahl wurde nicht hergegeben.
refused-game-starting = Das Spiel beginnt gerade. Versuch es gleich noch einmal.
refused-no-closing = Das Spiel beginnt gerade nicht, also gibt es keine Zufallszahl aufzudecken.
refused-no-promises = Dieser Tisch wurde von einer älteren Version eröffnet, die keine Versprechen kennt.
refused-nonce-mismatch = Das ist nicht die Zufallszahl, die dein Platz versprochen hat.
refused-not-promised = Das Spiel kann beginnen, wenn alle eine Zufallszahl versprochen haben. Es fehlen noch: { $names }.
refused-part-lost = Deine Zufallszahl kam für dieses Spiel zu spät. Du kannst mitspielen, aber ohne Anteil an seinem Zufall.
refused-unproved-late = Deine Zufallszahl kam nicht rechtzeitig an und ist darum nicht in diesem Spiel. Für dich ist nicht bewiesen, dass ehrlich gegeben wurde.
refused-unproved-not-here = Dieses Gerät hat zu diesem Spiel keine Zufallszahl beigetragen. Hier ist darum nicht bewiesen, dass ehrlich gegeben wurde.
refused-unproved-old-version = Das Spiel begann bei einer älteren Version des Servers, die sich aussuchen konnte, was gegeben wird.
refused-unproved-other-promise = Dein Platz hat eine andere Zufallszahl beigetragen als die dieses Geräts. Sie kam von einem anderen deiner Geräte, oder der Server hat sie ausgetauscht. Hier ist nicht bewiesen, dass ehrlich gegeben wurde.
refused-first-mismatch = Gespielt wurde nicht nach den gewünschten Varianten, oder der erste Geber oder Seher ist nicht der gezogene.
refused-promise-mismatch = Die Zufallszahl von Platz { $owner } ist nicht die versprochene.
refused-kept-closing-mismatch = Die Aufzeichnung nennt andere Bedingungen des Spiels als die Versprechensdatei: Tisch, Varianten, Versprechen oder Neustarts wurden geändert.
refused-kept-nonce-mismatch = Die Aufzeichnung hat für Platz { $owner } eine andere Zufallszahl als die Versprechensdatei.
refused-kept-old-record = Die Versprechensdatei gehört zu einer anderen Art zu ziehen als diese Aufzeichnung, die keine Versprechen hat.

## Files of games

refused-text-notation = Das sind Spiele in Textnotation, keine Aufzeichnung. `stonehenge notation DATEI` macht Aufzeichnungen daraus.
