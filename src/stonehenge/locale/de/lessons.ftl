# The guided first games.

page-learn-title = Erstes Spiel
page-learn-round = Runde { $round } von { $rounds }
page-learn-step = { $step } von { $steps }
page-learn-skip = Überspringen
page-learn-skip-all = Gleich zum echten Spiel
page-learn-next = Weiter
page-learn-retry = Noch einmal versuchen
page-learn-over = Das ist alles. Ein echtes Spiel?
page-learn-over-cards = Du hast { $points } Punkte. Ein ganzes Spiel geht so weiter, mit einer Karte mehr in jeder Runde.
page-learn-over-dice = Du hast { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Ein ganzes Spiel geht so weiter, bis jemand neun X hat.
page-learn-play = Ein echtes Spiel beginnen
page-learn-again = Noch einmal
page-learn-other-cards = Das Kartenspiel lernen
page-learn-other-dice = Das Würfelspiel lernen
page-learn-new = Neu hier?
page-learn-new-about = In drei Minuten gelernt
page-learn-close = Nicht mehr zeigen
page-learn-cards = Karten
page-learn-dice = Würfel
page-learn-by-playing = Beim Spielen lernen
refused-lesson-waits = Hier ist nichts mehr zu lesen. Du bist dran: Der Tisch zeigt, was du tun kannst.
lesson-cards-trump = Diese Karte wurde aufgedeckt.
lesson-cards-trump-text = Sie ist rot, also ist Rot in dieser Runde Trumpf: Jede rote Karte schlägt jede andere Farbe, egal wie hoch.
lesson-cards-bid = Wie viele Stiche machst du?
lesson-cards-bid-text = Jeder hat eine Karte, also gibt es einen Stich: Die beste Karte bekommt ihn. Du hast die rote 9, einen Trumpf. Du kannst 0 oder 1 ansagen.
lesson-cards-bid-do = Wähle eine Zahl, dann geht es weiter.
lesson-cards-bid-other = Keinen anzusagen ist erlaubt.
lesson-cards-bid-other-text = Aber deine 9 ist ein Trumpf und kaum loszuwerden. Macht sie den Stich, ist das einer mehr, als du angesagt hast.
lesson-cards-trick = Claras grüne 13 liegt vorn.
lesson-cards-trick-text = Bruno hat Grün ausgespielt. Du hast kein Grün, also darfst du jede Karte spielen. Deine rote 9 ist Trumpf und schlägt die 13.
lesson-cards-trick-do = Spiel die rote 9, dann geht es weiter.
lesson-cards-exact = Genau zahlt sich aus.
lesson-cards-exact-text = { $result ->
        [exact] Du hast 1 angesagt und 1 gemacht. Das bringt 20 Punkte für die richtige Ansage und 10 für den Stich: 30. Ein Stich zu viel oder zu wenig hätte 10 gekostet.
       *[off] Du hast { $bid } angesagt und 1 gemacht. Jeder Stich zu viel oder zu wenig kostet 10 Punkte. Die richtige Ansage hätte 20 gebracht und 10 mehr für jeden Stich.
    }
lesson-cards-follow = Blau wurde ausgespielt: Du musst bedienen.
lesson-cards-follow-text = Wer die ausgespielte Farbe hat, muss sie spielen. Darum darfst du die blaue 10 legen, und dein gelber Trumpf muss warten.
lesson-cards-follow-do = Spiel die blaue 10, dann geht es weiter.
lesson-cards-special = Ein Zauberer schlägt alles, ein Narr nichts.
lesson-cards-special-text = Dein Zauberer macht seinen Stich, auch gegen Trumpf. Dein Narr macht keinen. Beide darfst du jederzeit spielen, egal was ausgespielt wurde. Wie viele Stiche werden es?
lesson-cards-special-do = Wähle eine Zahl, dann geht es weiter.
lesson-cards-special-0 = Keinen anzusagen ist erlaubt.
lesson-cards-special-0-text = Aber dein Zauberer macht einen Stich, wann immer du ihn spielst, und irgendwann musst du. Das ist einer mehr, als du angesagt hast.
lesson-cards-special-2 = Zwei ist mutig.
lesson-cards-special-2-text = Der Zauberer macht einen, der Narr keinen. Den anderen müsste also deine rote 8 machen.
lesson-cards-special-3 = Drei wird schwer.
lesson-cards-special-3-text = Es gibt drei Stiche, und dein Narr macht keinen davon. So viele, wie du angesagt hast, werden es nicht.
lesson-cards-wizard = { $needs ->
        [0] Dirks rote 12 liegt vorn.
       *[other] Jetzt der Zauberer.
    }
lesson-cards-wizard-text = { $needs ->
        [0] Du hast keinen angesagt: Bediene mit der roten 8 oder wirf den Narren ab, beide machen diesen Stich nicht. Der Zauberer macht früher oder später einen.
       *[other] Du hast Rot und müsstest bedienen, aber Zauberer und Narren sind immer erlaubt. Der Zauberer schlägt Dirks rote 12.
    }
lesson-cards-wizard-do = { $needs ->
        [0] Spiel eine Karte, dann geht es weiter.
       *[other] Spiel den Zauberer, dann geht es weiter.
    }
lesson-cards-wizard-other = Auch das ist erlaubt.
lesson-cards-wizard-other-text = Der Zauberer bleibt auf deiner Hand und macht einen der nächsten Stiche.
lesson-cards-wizard-over = Der Zauberer macht den Stich.
lesson-cards-wizard-over-text = Du hast keinen angesagt, also ist dieser Stich einer zu viel und kostet 10 Punkte. In einem echten Spiel hättest du für ihn einen angesagt.
lesson-dice-predict = Du bist der Seher.
lesson-dice-predict-text = Der Seher sagt als Erster vorher und würfelt. Sieben Würfel fallen: Wie viele zeigen deine Farbe? Jedes Feld ist eine Zahl und eine Farbe. Versuch es mit 2 Grün.
lesson-dice-predict-do = Wähle ein Feld, dann geht es weiter.
lesson-dice-wizard = Als welche Farbe zählen Wizards?
lesson-dice-wizard-text = Jeder Würfel hat auf einer Seite einen Wizard. Der Seher nennt die Wizardfarbe: die Farbe, als die Wizards in dieser Runde zählen. Du hast { $colour } vorhergesagt, also hilft dir { $colour } am meisten.
lesson-dice-wizard-do = Nenne eine Farbe, dann geht es weiter.
lesson-dice-wizard-other = Du darfst jede Farbe nennen.
lesson-dice-wizard-other-text = Die Wizards helfen jetzt denen, die sie vorhergesagt haben. Für deine { $number } { $colour } zählen sie nicht.
lesson-dice-roll = Vorhergesagt { $number } { $colour }, gewürfelt { $count }.
lesson-dice-roll-text = Zu einer Runde gehören bis zu drei Würfe. Behalte die Würfel, die für dich zählen, und wähle von den anderen, was noch einmal fallen soll.
lesson-dice-roll-do = Wähle Würfel und wirf sie, dann geht es weiter.
lesson-dice-roll-stopped = Du hörst auf.
lesson-dice-roll-stopped-text = Das ist erlaubt. Der Wurf zählt, wie er liegt: { $count } statt { $number }, also werden { $minus } Minuspunkte eingetragen.
lesson-dice-written = { $state ->
        [seer-exact] Genau { $number } { $colour }: Hör jetzt auf.
        [score-exact] Genau { $number } { $colour }!
        [seer-off] { $count } statt { $number }.
       *[score-off] { $count } statt { $number }.
    }
lesson-dice-written-text = { $state ->
        [seer-exact] Wer genau richtig liegt, schreibt ein X in sein Feld. Jeder Würfel zu viel oder zu wenig wäre ein Minuspunkt.
        [score-exact] Wer genau richtig liegt, schreibt ein X in sein Feld. Jeder Würfel zu viel oder zu wenig wäre ein Minuspunkt.
        [seer-off] Wer genau richtig liegt, schreibt ein X in sein Feld; jeder Würfel zu viel oder zu wenig ist ein Minuspunkt. Du kannst weiterwürfeln oder aufhören.
       *[score-off] Wer genau richtig liegt, schreibt ein X in sein Feld. Jeder Würfel zu viel oder zu wenig ist ein Minuspunkt, hier { $minus }.
    }
lesson-dice-written-do = { $state ->
        [seer-exact] Hör auf, dann geht es weiter.
        [seer-off] Würfle oder hör auf, dann geht es weiter.
       *[other] Trag es ein, dann geht es weiter.
    }
lesson-dice-xs = Neun X beenden das Spiel.
lesson-dice-xs-text = { $result ->
        [exact] Dein X steht in Spalte ×{ $number } und ist { $number } Punkte wert.
       *[off] Dein Feld ist verbraucht, mit { $minus } als Minuspunkten. Ein X wäre dort { $number } wert gewesen.
    } Auch die X werden gezählt: Sobald jemand neun hat, ist Schluss. Jetzt ist Bruno der Seher, denn seine Zahl war die höchste außerhalb deiner Farbe.
lesson-dice-leave = Aussteigen oder bleiben?
lesson-dice-leave-text = Du hast genau { $number } { $colour }, aber Bruno ist der Seher und will weiterwürfeln. Steigst du aus, zählt für dich dieser Wurf: X. Bleibst du, zählt der nächste.
lesson-dice-leave-do = Steig aus oder bleib, dann geht es weiter.
lesson-dice-leave-stayed = Du bleibst.
lesson-dice-leave-stayed-text = Das ist erlaubt. Brunos nächster Wurf kann dir nehmen, was du hattest; mit dem Aussteigen wäre das X sicher gewesen.
lesson-dice-magic = Eine Zauberkarte liegt offen.
lesson-dice-magic-text = Mit Zauberkarten ist in jeder Runde eine Regel anders. In dieser hat jede Farbe einen Würfel mehr: Sag eine Zahl vorher, die um eins höher ist als sonst.
lesson-dice-jester = { $jesters ->
        [one] Ein Narr liegt da.
       *[other] { $jesters } Narren liegen da.
    }
lesson-dice-jester-text = Deine { $number } { $colour } sind { $count } geworden. Nimm stattdessen die Narrenwertung: ein X in das Narrenfeld für { $jesters } und eine 0 in dein Feld statt Minuspunkten. Jedes Narrenfeld kannst du nur einmal nutzen.
lesson-dice-jester-do = Nimm die Narrenwertung, dann geht es weiter.
lesson-dice-jester-plain = Du schreibst Minuspunkte.
lesson-dice-jester-plain-text = Das ist erlaubt. Mit der Narrenwertung hättest du ein X, das zu den neun zählt, und keine Minuspunkte.
lesson-dice-jester-stayed = Du bleibst.
lesson-dice-jester-stayed-text = Das ist erlaubt. Der nächste Wurf kann andere Narren haben oder gar keine.
