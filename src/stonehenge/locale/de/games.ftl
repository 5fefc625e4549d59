# Words that every front end uses.

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
game-over = Das Spiel ist zu Ende.

## Das Kartenspiel

cards-round = Runde { $round } von { $rounds }. { $who ->
        [you] Du gibst.
       *[other] { $name } gibt.
    }
cards-turnup-colour = { $card } ist aufgedeckt: Trumpf ist { $colour }.
cards-turnup-jester = Ein Narr ist aufgedeckt, also gibt es keinen Trumpf.
cards-turnup-none = Alle Karten sind verteilt, also gibt es keinen Trumpf.
cards-turnup-wizard = Ein Zauberer ist aufgedeckt. { $who ->
        [you] Du bestimmst den Trumpf.
       *[other] { $name } bestimmt den Trumpf.
    }
cards-trump-named = { $who ->
        [you] Du wählst { $colour }.
       *[other] { $name } wählt { $colour }.
    }
cards-clairvoyance = Hellsehen: Du siehst jede Hand außer der eigenen.
cards-bid = { $who ->
        [you] Du sagst { $bid } an.
       *[other] { $name } sagt { $bid } an.
    }
cards-bid-hidden = { $who ->
        [you] Deine Ansage { $bid } liegt verdeckt.
       *[other] { $name } hat angesagt.
    }
cards-round-over = Runde { $round } ist zu Ende.

## Das Würfelspiel

dice-magic = Zauberkarte: { $name }. { $effect }
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
    } die Wizardfarbe: { $colour }.
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
magic-name =
    { $id ->
        [wizards_all_colors] Wizards in allen Farben
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
        [wizards_all_colors] Wizards zählen in jeder Farbe; genau ist XX, daneben kostet doppelt.
        [jesters_frozen] Ein Würfel mit Narr darf nicht neu geworfen werden; genau ist XX, daneben kostet doppelt.
        [roll_first] Der erste Wurf kommt vor den Vorhersagen; der zweite ist Pflicht, mit mindestens drei Würfeln.
        [rotate_two] Statt des ersten Wurfs dreht der Seher zwei Würfel; dann fallen die anderen fünf.
        [extra_die] Jede Farbe zählt einen Würfel mehr.
        [jesters_own_color] Narren zählen auch als Würfel der eigenen Farbe.
        [cross_out] Nach den Vorhersagen darf jeder ein Feld mit Minuspunkten in der eben vorhergesagten Farbe streichen.
        [rolls_as_predicted] Der Seher hat so viele Würfe wie vorhergesagt; Wizards zählen für niemanden.
        [jester_column] Eine Narrenwertung mit so vielen Narren, wie du vorhergesagt hast, schreibt X in beide Felder.
       *[secret] Alle außer dem Seher sagen gleichzeitig und verdeckt vorher und dürfen übereinstimmen.
    }
