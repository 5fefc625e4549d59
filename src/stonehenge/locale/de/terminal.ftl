# The terminal and the command line alone: the page does not load these.

## Beide Spiele

game-new = Ein neues Spiel { $game ->
        [cards] Wizard mit Karten
       *[dice] Wizard mit Würfeln
    }, mit { $names }. Mit ? gibt es bei jeder Frage Hilfe.
game-waking = Stufe „{ $level }“ wacht noch auf; das dauert einmalig etwa eine Minute. Bis dahin spielt Stufe „{ $other }“.
game-awake = Stufe „{ $level }“ ist wach und spielt jetzt selbst.
game-resumed = Dein Spiel vom { $date } geht weiter.
game-other-unfinished = (Ein unfertiges Spiel vom { $date } bleibt aufgehoben; ohne diese Angaben geht es weiter.)
game-busy = Dein unfertiges Spiel ist in einem anderen Terminal offen, darum beginnt hier ein neues.
game-damaged = Ein gespeichertes Spiel ist beschädigt und kann nicht weitergehen. Es liegt hier: { $path } ({ $why })
game-unreadable = Ein gespeichertes Spiel lässt sich nicht öffnen: { $path } ({ $why })
game-saved = Das Spiel ist gespeichert. So geht es jederzeit weiter: { $command }
game-record = Die Aufzeichnung dieses Spiels: { $path }
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
verified-old = { $count ->
        [one] Eine stammt von einem Tisch, an dem auf die alte Art gezogen wurde (Version 1): Die Ziehungen passen zu dem, was der Server veröffentlicht hat, aber er hätte sie sich aussuchen können.
       *[other] { $count } stammen von Tischen, an denen auf die alte Art gezogen wurde (Version 1): Die Ziehungen passen zu dem, was der Server veröffentlicht hat, aber er hätte sie sich aussuchen können.
    }
verified-promised = { $count ->
        [one] Eine stammt von einem Tisch mit Versprechen (Version 2): Die Ziehungen passen zu dem, was vor dem Beginn versprochen wurde.
       *[other] { $count } stammen von Tischen mit Versprechen (Version 2): Die Ziehungen passen zu dem, was vor dem Beginn versprochen wurde.
    } Ob der Server die Versprechen so angibt, wie sie waren, zeigt nur die Versprechensdatei eines Spielers: --promise.
verified-kept = Tisch { $table }: Die Aufzeichnung passt zur Versprechensdatei. Niemand hat sich ausgesucht, was gegeben wurde, wenn die Datei seit dem Beginn des Spiels aufbewahrt wurde.
verified-restarts = { $restarts ->
        [one] Der Beginn wurde einmal wiederholt
       *[other] Der Beginn wurde { $restarts }-mal wiederholt
    }: Betrüger hätten sich das Beste von { $seeds } aussuchen können.
promise-unused = Hier ist keine Aufzeichnung von Tisch { $table }, zu dem die Versprechensdatei gehört.
broken-file = { $path }: { $why }
broken-record = { $path }, Zeile { $line }: { $why }
broken-action = { $path }, Zeile { $line }, Zug { $index }: { $why }
no-records = { $path }: In dieser Datei ist keine Aufzeichnung eines Spiels.
not-understood = „{ $text }“ verstehe ich nicht. Mit ? gibt es Hilfe.
step-prompt = Enter geht weiter, q beendet:

## Warum: was eine Stufe von jeder Möglichkeit erwartet

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
why-error = Die Zahlen stammen aus { $worlds } Verteilungen der Karten; ihr Standardfehler ist höchstens { $error } Punkte.
why-seer = Nächster Seher zu werden ist { $win } der Gewinnchance wert, also { $points } Punkte.
why-one-choice = Es gab keine andere Möglichkeit.
why-cannot = Die Stufe { $level } kann nicht sagen, warum sie so spielt.
why-no-decision = Aktion { $index } ist keine Entscheidung eines Spielers; nenne die Nummer einer solchen.
review-sum = { $name }: { $points } Punkte. Das sind { $average }, die { $level } im Schnitt macht, { $luck } durch Glück und { $choices } durch eigene Entscheidungen.
review-exact = Genau in { $exact } von { $rounds } Runden; { $expected } waren mit den besten Vorhersagen zu erwarten, { $possible } waren erreichbar.
review-again = { $level } auf diesem Platz, mit denselben { $game ->
        [cards] Karten
       *[dice] Würfeln
    }: { $points } Punkte.
review-agreed = { $agreed } von { $decisions } Entscheidungen haben nichts gekostet.
review-moments = Was am meisten gekostet hat:
review-moment = Aktion { $index }, Runde { $round }: { $taken }; besser: { $best }; { $loss } Punkte
review-hint = stonehenge assess mit --at und der Nummer einer Aktion sagt mehr über sie.
review-progress = Schritt { $done } von { $of } ...
broken-position = { $path }, Zug { $index }: { $why }

## Das Kartenspiel

cards-hand = Deine Hand: { $cards }
cards-hand-of = { $name }: { $cards }
cards-bids-shown = Die Ansagen: { $bids }.
cards-bid-sum = { $balance ->
        [over] { $sum } bei { $tricks } { $tricks ->
            [one] Stich
           *[other] Stichen
        }: { $difference } zu viel angesagt.
        [under] { $sum } bei { $tricks } { $tricks ->
            [one] Stich
           *[other] Stichen
        }: { $difference } zu wenig angesagt.
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
cards-trick-now = Stich { $number } von { $tricks }: { $plays }.
cards-trick-lead = Stich { $number } von { $tricks }: Du spielst aus.
cards-winning = { $play } (führt)
cards-follow = { $colour } bedienen.
cards-tricks-won = Stiche: { $list }.
cards-tricks-of = { $state ->
        [exact] { $name } { $won } von { $bid } (genau)
        [over] { $name } { $won } von { $bid } ({ $over } zu viel)
       *[needs] { $name } { $won } von { $bid }
    }
cards-round-line = { $who ->
        [you] Du
       *[other] { $name }
    }: { $bid } angesagt, { $won } gemacht, { $points } Punkte, zusammen { $total }
cards-pad-title = Der Spielblock (Ansage/Stiche, Stand; - noch keine, ? verdeckte Ansage)
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
dice-roll = Wurf { $number }: { $dice }
dice-numbers = Die Würfel sind ab { $first } nummeriert, wie in Aufzeichnungen und in der Textnotation.
dice-reroll = { $who ->
        [you] Du würfelst noch einmal mit { $dice }.
       *[other] { $name } würfelt noch einmal mit { $dice }.
    }
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
dice-prompt-wizard = Wizardfarbe (b, g, y oder r; Enter für { $colour }):
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
        [wizard] Wizards zählen für alle als diese Farbe. b, g, y oder r; Enter allein nimmt die Farbe, die du vorhergesagt hast.
        [leave] s bleibt für den nächsten Wurf, l steigt aus und schreibt diesen, j steigt mit einer Narrenwertung aus: X im Narrenfeld und 0 im Feld der Vorhersage.
        [seer] Nenne die Würfel, die neu fallen sollen, nach Stelle (3 5) oder Seite (w sind alle Wizards); keep g w würfelt alle anderen. stop beendet die Würfe für alle, die noch dabei sind.
       *[score] p schreibt den Wurf, wie er ist, j nimmt die Narrenwertung: X im Narrenfeld und 0 im Feld der Vorhersage.
    }
dice-help-least = Mindestens { $least } { $least ->
        [one] Würfel muss
       *[other] Würfel müssen
    } neu fallen.
dice-help-frozen = Eingefroren, also nicht zu werfen: { $dice }
dice-help-words = Weitere Wörter: sheets (die Blätter), dice (die Würfel), magic (die Karte der Runde), quit (das Spiel wird aufgehoben).
dice-no-magic = In dieser Runde liegt keine Zauberkarte.
dice-sheet-key = . frei, o vorhergesagt, X genau, 0 Narrenwertung, -n Minuspunkte, C gestrichen, * Seher
dice-sheet-foot = X { $xs }  J { $jesters }  = { $total }

## Tipps und Analyse

hint-word = hint fragt den Erzmagier, was jede Möglichkeit wert ist; die Aufzeichnung zählt es.
hint-asleep = Der Erzmagier ist noch nicht übersetzt. Verlass das Spiel mit q, ruf einmal stonehenge assess mit einer Aufzeichnung auf, und spiel mit demselben Befehl weiter.
why-against = Warum nicht { $choice }? { $why }

## Der Spielblock: für echte Karten oder Würfel

pad-begin = Jeder Eintrag wird sofort gespeichert: { $path }. Mit ? gibt es bei jeder Frage Hilfe.
pad-kept = Der Block liegt hier: { $path }
pad-busy = Dieser Block ist in einem anderen Terminal offen. Schließ ihn dort zuerst.
pad-title = Der Spielblock (angesagt/gemacht und Summe; * später geändert)
pad-prompt-bid = Ansage von { $name } (0 bis { $most }):
pad-prompt-bid-not = Ansage von { $name } (0 bis { $most }, nicht { $forbidden }):
pad-prompt-tricks = Stiche von { $names } (zusammen { $tricks }):
pad-prompt-magic = Zauberkarte (1 bis 10, d zieht eine, n für keine):
pad-prompt-predict = Vorhersage von { $name } (etwa 4g):
pad-prompt-score = { $name } hat { $number } { $colour } vorhergesagt (x, daneben um, j2 oder Würfel):
pad-help = { $phase ->
        [bids] Gib ein, wie viele Stiche diese Person ansagt.
        [tricks] Gib ein, wie viele Stiche jede Person gemacht hat, in der Reihenfolge der Frage. Die letzte Zahl darf fehlen.
        [magic] Gib die Nummer der Zauberkarte ein, die auf dem Tisch liegt, d, um eine zu ziehen, oder n für keine.
        [predict] Gib eine Zahl von 1 bis 5 und b, g, y oder r ein, etwa 4g.
       *[score] Gib x für genau ein, 2 für zwei daneben, j3 für eine Narrenwertung mit drei Narren, oder die sieben Würfel, wie sie liegen, etwa bbgywjr (bbgywjr+j mit Narrenwertung).
    }
pad-help-words = Andere Wörter: undo, redo, pad, csv, quit; rename Ben Bernd, leave Ben, rounds 8; { $game ->
        [cards] dealer Ben, trump b (trump n für keinen). Um eine Runde zu ändern: bid 2 Ben 1, oder tricks 2 und die Stiche in der Reihenfolge der Ansagen.
       *[dice] seer Ben, wizard b, cross Ben 3, rolls 2. Um eine Runde zu ändern: predict 2 Ben 4g, oder result 2 Ben x.
    }

## Spielend lernen: die geführten Spiele

learn-begin = Ein geführtes Spiel: drei kurze Runden. Mit ? bekommst du bei jeder Frage Hilfe, mit skip überspringst du eine Erklärung, mit quit machst du später weiter.
learn-resumed = Du machst mit deinem geführten Spiel weiter. Mit --new beginnt es von vorn.
learn-step = ({ $step } von { $steps }) { $head }
learn-next = Weiter mit Enter.
learn-saved = Du kannst jederzeit weitermachen: { $command }
learn-over = Das ist alles. Spiel ein echtes Spiel: { $command }

## Zahlen über viele Spiele

figures-cards = Das Kartenspiel
figures-dice = Das Würfelspiel
figures-none = In diesen Dateien ist kein solches beendetes Spiel. Lass einen Filter weg oder nenne andere Dateien.
figures-player = Spieler
figures-games = Spiele
figures-wins = gewonnen
figures-points = Punkte je Runde
figures-exact = genau
figures-of = { $name }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
figures-won = Gewonnen { $wins }. Plätze, wie oft: { $places }.
figures-made = Punkte je Spiel { $points }, je Runde { $a_round }; genau { $exact }.
figures-trend-luck = Die spätere Hälfte der Spiele gegen die frühere: { $points } Punkte je Runde, genau { $exact }. Das kann auch nur Glück sein.
figures-trend-real = Die spätere Hälfte der Spiele gegen die frühere: { $points } Punkte je Runde, genau { $exact }. Das ist mehr als Glück.
figures-by-box = Genaue Vorhersagen, nach Karten auf der Hand oder nach Feld:
figures-box = wo
figures-predictions = Vorhersagen
figures-calibration = Was aus jeder vorhergesagten Zahl wurde:
figures-predicted = vorhergesagt
figures-came = wurden es im Mittel

## What figures mean

figures-rebuilt = { $tables ->
        [one] Ein Tisch wurde
       *[other] { $tables } Tische wurden
    } neu gezählt.

## Das Spiel des Tages

verified-daily = { $count ->
        [one] Eine ist von einem Spiel des Tages
       *[other] { $count } sind von Spielen des Tages
    }: Die Ziehungen folgen aus dem Startwert des Tages, und der führt zum Anker in der Aufzeichnung. Mit --chain und der Kette des Servers siehst du, ob es der veröffentlichte Anker ist.
verified-daily-kept = { $count ->
        [one] Eine ist von einem Spiel des Tages
       *[other] { $count } sind von Spielen des Tages
    }: Tag und Ziehungen passen zu der angegebenen Kette. Niemand hat diese Karten und Würfe ausgesucht, seit die Kette veröffentlicht ist.

## Das Spiel des Tages eines Servers

daily-unreachable = { $url } ist nicht zu erreichen: { $why }. Stimmt die Adresse, und läuft der Server? Ohne --server wird ein Spiel gespielt, das allein vom Datum abhängt.
daily-not-ours = Unter { $url } läuft kein Server von Stonehenge. Gib die Adresse seiner Seite an, etwa http://127.0.0.1:8080.
daily-again-how = Noch einmal zum Spaß: { $command }
