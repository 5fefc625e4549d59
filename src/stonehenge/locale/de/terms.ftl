# Words that explain themselves; `-forms` lists how a word may stand in a text.

page-term-also = Siehe auch:
page-term-rules = Regeln
page-term-now = { $who ->
        [you] Jetzt bist du es.
       *[other] Jetzt ist es { $name }.
    }
page-term-now-trump = Jetzt ist es { $colour }.
term-cards-trump = Trumpf
term-cards-trump-forms = Trumpf
term-cards-trump-about = Die Farbe, die in dieser Runde alle anderen Farben schlägt, egal mit welcher Zahl. Die aufgedeckte Karte bestimmt sie.
term-cards-trick = Stich
term-cards-trick-forms = Stich|Stiche|Stichen
term-cards-trick-about = Eine Karte von jedem. Die beste Karte macht den Stich, und wer ihn gemacht hat, spielt zum nächsten aus.
term-cards-follow = Bedienen
term-cards-follow-forms = bedienen|bedient|Bediene
term-cards-follow-about = Wer die ausgespielte Farbe hat, muss sie spielen. Wer keine hat, darf jede Karte spielen. Zauberer und Narren sind immer erlaubt.
term-cards-wizard = Zauberer
term-cards-wizard-forms = Zauberer
term-cards-wizard-about = Ein Zauberer macht den Stich; liegen mehrere, dann der erste. Er darf jederzeit gespielt werden.
term-cards-jester = Narr
term-cards-jester-forms = Narr|Narren
term-cards-jester-about = Ein Narr verliert gegen jede andere Karte. Er darf jederzeit gespielt werden.
term-cards-dealer = Geber
term-cards-dealer-forms = Geber
term-cards-dealer-about = Der Geber sagt zuletzt an; wer nach ihm sitzt, spielt aus. Wird ein Zauberer aufgedeckt, bestimmt der Geber den Trumpf.
term-cards-exact = Genau
term-cards-exact-forms = genau|Genau
term-cards-exact-about = So viele Stiche wie angesagt: 20 Punkte und 10 für jeden davon. Jeder Stich zu viel oder zu wenig kostet 10.
term-cards-balance = Zu viel und zu wenig angesagt
term-cards-balance-forms = zu viel angesagt|zu wenig angesagt
term-cards-balance-about = Zu viel: Zusammen sind mehr Stiche angesagt, als es gibt, also fehlt jemandem einer. Zu wenig: Es sind weniger, also muss jemand einen nehmen, den keiner will.
term-cards-plus-minus-one = Plus/minus eins
term-cards-plus-minus-one-forms = plus/minus eins|Plus/minus eins
term-cards-plus-minus-one-about = Die Ansagen dürfen zusammen nicht die Zahl der Stiche ergeben. Darum ist dem Geber, der zuletzt ansagt, eine Zahl versperrt.
term-dice-seer = Seher
term-dice-seer-forms = Seher
term-dice-seer-about = Der Seher führt die Runde: Er sagt als Erster vorher, nennt, als welche Farbe Wizards zählen, würfelt und wählt, was noch einmal fällt.
term-dice-wizard-colour = Wizardfarbe
term-dice-wizard-colour-forms = Wizardfarbe|Wizards
term-dice-wizard-colour-about = Die Farbe, als die Wizards in dieser Runde zählen, und zwar für alle. Der Seher nennt sie vor dem ersten Wurf.
term-dice-jester-score = Narrenwertung
term-dice-jester-score-forms = Narrenwertung
term-dice-jester-score-about = Bei 1 bis 5 Narren: ein X in das Narrenfeld für diese Anzahl und eine 0 in das eigene Feld statt der gewöhnlichen Wertung. Jedes Narrenfeld kann nur einmal genutzt werden.
term-dice-x = X
term-dice-x-forms = X
term-dice-x-about = Genau getroffen ist ein X, so viele Punkte wert wie seine Spalte. Sobald jemand genug X hat, meist neun, ist das Spiel zu Ende.
term-dice-exact = Genau
term-dice-exact-forms = genau|Genau
term-dice-exact-about = So viele Würfel deiner Farbe, wie du vorhergesagt hast. Jeder Würfel zu viel oder zu wenig ist ein Minuspunkt.
term-dice-leave = Aussteigen
term-dice-leave-forms = aussteigen|Aussteigen
term-dice-leave-about = Wer aussteigt, wertet den jetzigen Wurf und ist für diese Runde fertig. Der Seher kann nicht aussteigen, aber aufhören.
term-dice-magic-card = Zauberkarte
term-dice-magic-card-forms = Zauberkarte|Zauberkarten
term-dice-magic-card-about = Eine Karte, die für diese Runde eine Regel ändert.
page-score-evenings = { $evenings ->
        [one] { $game }: ein Abend
       *[other] { $game }: { $evenings } Abende
    }
page-score-person = Wer
page-score-figure = { $column ->
        [games] Spiele
        [wins] Siege
        [average] im Schnitt
        [best] bestes
       *[exact] genau
    }
