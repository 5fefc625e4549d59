# Die Wörter von Stonehenge auf Deutsch.

## Beide Spiele

chance = der Zufall
seat = Platz { $seat }
colour =
    { $letter ->
        [B] Blau
        [G] Grün
        [Y] Gelb
       *[R] Rot
    }
you = du
you-name = Du

game-new = Ein neues Spiel { $game ->
        [cards] Wizard mit Karten
       *[dice] Wizard mit Würfeln
    }, mit { $names }. Mit ? gibt es bei jeder Frage Hilfe.
game-compiling = Die Computerspieler werden einmalig für diesen Rechner vorbereitet; der erste Zug kann bis zu einer Minute dauern.
game-resumed = Dein Spiel vom { $date } geht weiter.
game-other-unfinished = (Ein unfertiges Spiel vom { $date } bleibt aufgehoben; ohne diese Angaben geht es weiter.)
game-busy = Dein unfertiges Spiel ist in einem anderen Terminal offen, darum beginnt hier ein neues.
game-saved = Das Spiel ist gespeichert. So geht es jederzeit weiter: { $command }
game-record = Die Aufzeichnung dieses Spiels: { $path }
game-over = Das Spiel ist zu Ende.
game-place =
    { $who ->
        [you] { $place ->
            [1] Du gewinnst mit { $points } Punkten.
           *[other] Du wirst { $place }. mit { $points } Punkten.
        }
       *[other] { $place ->
            [1] { $name } gewinnt mit { $points } Punkten.
           *[other] { $name }: Platz { $place } mit { $points } Punkten.
        }
    }
game-place-shared =
    { $who ->
        [you] Du teilst dir Platz { $place } mit { $points } Punkten.
       *[other] { $name } teilt sich Platz { $place } mit { $points } Punkten.
    }
verified = { $path }: { $right } von { $total } { $total ->
        [one] Aufzeichnung
       *[other] Aufzeichnungen
    } in Ordnung, bei { $chance } jede Karte und jeder Wurf aus dem Startwert nachgerechnet.
broken-record = { $path }, Aufzeichnung { $number }: { $why }
broken-action = { $path }, Aufzeichnung { $number }, Zug { $index }: { $why }
not-understood = „{ $text }“ verstehe ich nicht. Mit ? gibt es Hilfe.
step-prompt = Enter geht weiter, q beendet:

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
        [wizard] Zaubererfarbe { $what }
        [reroll] neu würfeln: { $what }
        [stop] aufhören
        [stay] bleiben
        [leave] aussteigen
        [leave-jester] mit Narrenwertung aussteigen
        [score] eintragen, wie es ist
       *[score-jester] die Narrenwertung nehmen
    }
why-column =
    { $column ->
        [points] Punkte
        [exact] genau
       *[win] Sieg
    }
why-title = Was { $level } von jeder Möglichkeit erwartet, die { $name } hat:
why-taken = (gewählt)
why-more-choices = ... und { $number } weitere
why-tricks = Stiche, die { $level } erwartet: { $mean } ({ $chances })
why-one-choice = Es gab keine andere Möglichkeit.
why-cannot = Die Stufe { $level } kann nicht sagen, warum sie so spielt.
why-nobody = Keine Stufe dieses Spiels kann sagen, warum sie so spielt.
why-no-decision = Aktion { $index } ist keine Entscheidung eines Spielers; nenne die Nummer einer solchen.
why-review = { $name }: { $agreed } von { $decisions } Entscheidungen so, wie { $level } sie getroffen hätte.
why-lost = Was { $level } anders gemacht hätte, das Teuerste zuerst:
why-lost-line = Aktion { $index }, Runde { $round }: { $taken }, nicht { $best }; { $measure ->
        [points] { $loss } Punkte
        [exact] { $loss } einer genauen Vorhersage
       *[win] { $loss } der Aussicht auf den Sieg
    }
why-hint = --at und die Nummer einer Aktion sagt mehr über sie.

## Das Kartenspiel

cards-round = Runde { $round } von { $rounds }. { $who ->
        [you] Du gibst.
       *[other] { $name } gibt.
    }
cards-turnup-colour = { $card } ist aufgedeckt: Trumpf ist { $colour }.
cards-turnup-jester = { $card } ist aufgedeckt: ein Narr, also gibt es keinen Trumpf.
cards-turnup-none = Alle Karten sind verteilt, also gibt es keinen Trumpf.
cards-turnup-wizard = { $card } ist aufgedeckt: ein Zauberer. { $who ->
        [you] Du bestimmst den Trumpf.
       *[other] { $name } bestimmt den Trumpf.
    }
cards-trump-named = { $who ->
        [you] Du wählst { $colour }.
       *[other] { $name } wählt { $colour }.
    }
cards-hand = Deine Hand: { $cards }
cards-hand-of = { $name }: { $cards }
cards-clairvoyance = Hellsehen: Du siehst jede Hand außer der eigenen.
cards-bid = { $who ->
        [you] Du sagst { $bid } an.
       *[other] { $name } sagt { $bid } an.
    }
cards-bid-hidden = { $who ->
        [you] Deine Ansage { $bid } liegt verdeckt.
       *[other] { $name } hat angesagt.
    }
cards-bids-shown = Die Ansagen: { $bids }.
cards-bid-sum = { $balance ->
        [over] { $sum } angesagt bei { $tricks } { $tricks ->
            [one] Stich
           *[other] Stichen
        }: { $difference } zu viel.
        [under] { $sum } angesagt bei { $tricks } { $tricks ->
            [one] Stich
           *[other] Stichen
        }: { $difference } zu wenig.
       *[even] { $sum } angesagt bei { $tricks } { $tricks ->
            [one] Stich
           *[other] Stichen
        }.
    }
cards-bid-sum-so-far = Bisher { $sum } angesagt bei { $tricks } { $tricks ->
        [one] Stich
       *[other] Stichen
    }.
cards-trick = Stich { $number }: { $plays }. { $who ->
        [you] Er geht an dich.
       *[other] Er geht an { $name }.
    }
cards-table = Stich { $number } von { $tricks }: { $plays }.
cards-table-empty = Stich { $number } von { $tricks }: Du spielst aus.
cards-winning = { $play } (führt)
cards-follow = { $colour } bedienen.
cards-need = { $state ->
        [needs] Stiche: { $won } von { $bid }.
        [exact] Stiche: { $won } von { $bid }, mehr dürfen es nicht werden.
       *[over] Stiche: { $won } von { $bid }, { $over } zu viel.
    }
cards-round-over = Runde { $round } ist zu Ende.
cards-round-line = { $who ->
        [you] Du
       *[other] { $name }
    }: { $bid } angesagt, { $won } gemacht, { $points } Punkte, zusammen { $total }
cards-pad-title = Der Spielblock (Ansage/Stiche, Stand)
cards-pad-round = Runde
cards-prompt-trump = Trumpf (b, g, y oder r):
cards-prompt-bid = Deine Ansage (0 bis { $most }):
cards-prompt-bid-not = Deine Ansage (0 bis { $most }, nicht { $forbidden }):
cards-prompt-play = Deine Karte:
cards-prompt-play-only = Deine Karte (Enter spielt { $card }):
cards-help-trump = Ein Zauberer ist aufgedeckt und du gibst: Bestimme den Trumpf mit b (Blau), g (Grün), y (Gelb) oder r (Rot).
cards-help-bid = Sag an, wie viele Stiche du machst, von 0 bis { $most }. Stimmt es genau, gibt es 20 Punkte und 10 für jeden Stich; sonst kostet jeder Stich zu viel oder zu wenig 10.
cards-help-forbidden = Plus/minus eins: Mit { $forbidden } ginge die Summe der Ansagen auf, darum darfst du das als Geber nicht ansagen.
cards-help-play = Spiel eine Karte mit ihrem Namen, etwa { $example }. w spielt einen Zauberer, j einen Narren. Karten in Klammern dürfen jetzt nicht gespielt werden.
cards-help-free = Es muss nichts bedient werden: Jede Karte ist erlaubt.
cards-help-follow = { $colour } muss bedient werden, solange du es hast. Zauberer und Narren sind immer erlaubt.
cards-help-void = { $colour } wurde angespielt, aber du hast keins: Jede Karte ist erlaubt.
cards-help-words = Weitere Wörter: hand, last (der letzte Stich), pad (der Block), quit (das Spiel wird aufgehoben).
cards-no-last = In dieser Runde ist noch kein Stich zu Ende.

## Das Würfelspiel

dice-round = Runde { $round }. { $who ->
        [you] Du bist Seher.
       *[other] Seher ist { $name }.
    }
dice-magic = Zauberkarte: { $name }. { $effect }
dice-roll = Wurf { $number }: { $dice }
dice-rotate = { $who ->
        [you] Du drehst { $dice }.
       *[other] { $name } dreht { $dice }.
    }
dice-predict = { $who ->
        [you] Du sagst { $box } vorher.
       *[other] { $name } sagt { $box } vorher.
    }
dice-cross = { $who ->
        [you] Du streichst { $box }.
       *[other] { $name } streicht { $box }.
    }
dice-cross-none = { $who ->
        [you] Du streichst nichts.
       *[other] { $name } streicht nichts.
    }
dice-wizard = { $who ->
        [you] Du bestimmst
       *[other] { $name } bestimmt
    } die Zaubererfarbe: { $colour }.
dice-reroll = { $who ->
        [you] Du würfelst noch einmal mit { $dice }.
       *[other] { $name } würfelt noch einmal mit { $dice }.
    }
dice-leave = { $who ->
        [you] Du steigst aus und schreibst { $writes }.
       *[other] { $name } steigt aus und schreibt { $writes }.
    }
dice-stay = { $who ->
        [you] Du bleibst.
       *[other] { $name } bleibt.
    }
dice-stop = { $who ->
        [you] Du hörst auf.
       *[other] { $name } hört auf.
    }
dice-next-seer = { $who ->
        [you] Du wirst der nächste Seher.
       *[other] Der nächste Seher ist { $name }.
    }
dice-round-over = Runde { $round } ist zu Ende.
dice-entry = { $who ->
        [you] Du
       *[other] { $name }
    }: { $box }, gezählt { $count }, geschrieben { $writes }; X { $xs }, Punkte { $total }
dice-writes-jester = Narrenwertung: X bei { $box }, { $mark } hier
dice-prospect = { $who ->
        [you] Du
       *[other] { $name }
    }: { $box }, dieser Wurf hat { $count } und ergäbe { $writes }
dice-rolls-left = Würfe übrig: { $left }
dice-prompt-predict = Deine Vorhersage (etwa 4g):
dice-prompt-rotate = Zwei Würfel drehen (etwa 1y 2w):
dice-prompt-cross = Streichen (möglich: { $numbers }; n für nichts):
dice-prompt-cross-none = Du hast nichts zu streichen (Enter geht weiter):
dice-prompt-wizard = Zaubererfarbe (b, g, y oder r; Enter für { $colour }):
dice-prompt-leave = Bleiben oder aussteigen ({ $keys }):
dice-prompt-score = Schreiben ({ $keys }):
dice-prompt-seer = Noch einmal würfeln { $stop ->
        [yes] (etwa 3 5, b r oder keep g w), oder stop
       *[no] (etwa 3 5, b r oder keep g w)
    }:
dice-help = { $phase ->
        [predict] Sag vorher, wie viele Würfel am Ende eine Farbe zeigen: eine Zahl von 1 bis 5 und b, g, y oder r, etwa 4g. Das Feld muss bei dir frei und darf von niemandem genannt sein.
        [rotate] Dreh zwei Würfel auf beliebige Seiten, mit Stelle und Seite, etwa 1y 2w; das zählt als erster Wurf.
        [cross] Du darfst ein Feld mit Minuspunkten in der vorhergesagten Farbe streichen: seine Zahl, oder n für nichts.
        [wizard] Zauberer zählen für alle als diese Farbe. b, g, y oder r; Enter allein nimmt die Farbe, die du vorhergesagt hast.
        [leave] s bleibt für den nächsten Wurf, l steigt aus und schreibt diesen, j steigt mit einer Narrenwertung aus: X im Narrenfeld und 0 im Feld der Vorhersage.
        [seer] Nenne die Würfel, die neu fallen sollen, nach Stelle (3 5) oder Seite (w sind alle mit Zauberer); keep g w würfelt alle anderen. stop beendet die Würfe für alle, die noch dabei sind.
       *[score] p schreibt den Wurf, wie er ist, j nimmt die Narrenwertung: X im Narrenfeld und 0 im Feld der Vorhersage.
    }
dice-help-least = Mindestens { $least } { $least ->
        [one] Würfel muss
       *[other] Würfel müssen
    } neu fallen.
dice-help-frozen = Eingefroren, also nicht zu werfen: { $dice }
dice-help-words = Weitere Wörter: sheets (die Zettel), dice (die Würfel), magic (die Karte der Runde), quit (das Spiel wird aufgehoben).
dice-no-magic = In dieser Runde liegt keine Zauberkarte.
dice-sheet-key = . frei, o vorhergesagt, X genau, 0 Narrenwertung, -n Minuspunkte, C gestrichen, * Seher
dice-sheet-foot = X { $xs }  J { $jesters }  = { $total }
magic-name =
    { $id ->
        [wizards_all_colors] Zauberer in allen Farben
        [jesters_frozen] Eingefrorene Narren
        [roll_first] Erst würfeln
        [rotate_two] Zwei Würfel drehen
        [extra_die] Ein Würfel mehr
        [jesters_own_color] Narren in deiner Farbe
        [cross_out] Streichen
        [rolls_as_predicted] Würfe nach Vorhersage
        [jester_column] Narrenspalte
       *[secret] Geheime Vorhersagen
    }
magic-effect =
    { $id ->
        [wizards_all_colors] Zauberer zählen in jeder Farbe; genau ist XX, daneben kostet doppelt.
        [jesters_frozen] Ein Würfel mit Narr darf nicht neu geworfen werden; genau ist XX, daneben kostet doppelt.
        [roll_first] Der erste Wurf kommt vor den Vorhersagen; der zweite ist Pflicht, mit mindestens drei Würfeln.
        [rotate_two] Statt des ersten Wurfs dreht der Seher zwei Würfel; dann fallen die anderen fünf.
        [extra_die] Jede Farbe zählt einen Würfel mehr.
        [jesters_own_color] Narren zählen auch als Würfel der eigenen Farbe.
        [cross_out] Nach den Vorhersagen darf jeder Minuspunkte in der eben vorhergesagten Farbe streichen.
        [rolls_as_predicted] Der Seher hat so viele Würfe wie vorhergesagt; Zauberer zählen für niemanden.
        [jester_column] Eine Narrenwertung mit so vielen Narren, wie du vorhergesagt hast, schreibt X in beide Felder.
       *[secret] Alle außer dem Seher sagen gleichzeitig und verdeckt vorher und dürfen übereinstimmen.
    }

## Ablehnungen

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
        [cross] Alle dürfen Minuspunkte streichen
        [wizard] Der Seher bestimmt die Zaubererfarbe
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
refused-box-taken = { $number } { $colour } ist auf diesem Zettel belegt. Wähle ein freies Feld.
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
refused-not-text = Das ist weder Text noch JSON.
refused-not-json = Das ist kein JSON.
refused-not-a-record = Das ist keine Aufzeichnung eines Spiels: { $reason }.
refused-record-too-long = Das ist zu lang für eine Aufzeichnung (über { $longest } Zeichen).
refused-chance-mismatch = Der Startwert ergibt hier etwas anderes: Diese Karten oder Würfel wurden verändert.
refused-result-mismatch = Das Ergebnis ist nicht das, zu dem die Züge führen.
refused-commitment-mismatch = Das Geheimnis passt nicht zu der veröffentlichten Prüfsumme.
refused-bad-chance-note = Startwert, Geheimnis oder Beitrag eines Platzes sind falsch geschrieben.
refused-bad-notation = Zeile { $line } lässt sich nicht als Spiel lesen.
refused-notation-mismatch = Zeile { $line } widerspricht dem Spiel; dort müsste stehen: { $right }

## Tische

refused-already-acted = Du hast schon entschieden. Sieh nach, wie es jetzt steht.
refused-bad-link = Dieser Link ist verbraucht oder zu alt. Erzeuge auf dem anderen Gerät einen neuen.
refused-bad-message = Der Server hat diese Nachricht nicht verstanden. Eine Nachricht ist JSON mit höchstens { $longest } Bytes.
refused-bad-name = Wähle einen Namen mit mindestens einem Buchstaben; gezeigt werden bis zu { $longest } Zeichen.
refused-bad-order = Nenne jeden Platz einmal, um die Plätze zu tauschen.
refused-bad-request = Diese Anfrage ist nicht zu verstehen: { $reason }
refused-bad-token = Dieser Platz gehört dir auf diesem Gerät nicht. Setz dich neu, oder hol dir vom anderen Gerät einen Link.
refused-game-has-begun = Das Spiel hat begonnen. Du kannst zusehen oder auf das nächste warten.
refused-game-not-begun = Das Spiel hat noch nicht begonnen. Wer den Tisch leitet, startet es.
refused-game-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refused-game-not-running = Hier läuft gerade kein Spiel.
refused-game-paused = Das Spiel macht Pause. Wer den Tisch leitet, lässt es weitergehen.
refused-hello-again = Die Begrüßung war schon. Sag, was du tun willst.
refused-hello-first = Zuerst die Begrüßung: mit dem Schlüssel eines Platzes, oder ohne, um zuzusehen.
refused-host-only = Das darf nur, wer den Tisch leitet. Frag dort nach.
refused-muted = Du bist stumm geschaltet; das hört gerade niemand.
refused-no-such-method = So lässt sich diese Adresse nicht verwenden. Wie es geht, steht in ihrer Beschreibung.
refused-no-such-page = Unter dieser Adresse ist nichts. Prüf sie, oder beginne auf der Startseite.
refused-no-such-seat = Diesen Platz gibt es nicht. Der Tisch hat { $seats }.
refused-no-such-table = Diesen Tisch gibt es nicht. Prüf den Code mit den Leuten, die dich eingeladen haben.
refused-nothing-said = Das sagt nichts. Schreib ein paar Worte.
refused-only-watching = Du siehst zu. Nimm einen Platz, um mitzumachen.
refused-other-site = Das kam von einer anderen Seite und wurde nicht getan. Tu es auf der Seite dieses Servers.
refused-saying-too-long = Das ist zu lang. Sag es mit höchstens { $longest } Zeichen.
refused-seat-not-taken = Dort sitzt niemand, mit dem das geht. Wähle einen anderen Platz.
refused-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
refused-seats-free = { $free ->
        [one] Ein Platz ist
       *[other] { $free } Plätze sind
    } noch frei. Warte auf Mitspieler, oder fülle mit Computerspielern auf.
refused-server-error = Auf dem Server ging etwas schief. Von deinem Spiel ist nichts verloren; versuch es noch einmal.
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
