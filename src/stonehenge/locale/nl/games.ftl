# Words that every front end uses.

## Beide spellen

chance = het toeval
seat = plaats { $seat }
colour =
    { $letter ->
        [B] blauw
        [G] groen
        [Y] geel
       *[R] rood
    }
you = jij
you-name = Jij
game-over = Het spel is afgelopen.

## Het kaartspel

cards-round = Ronde { $round } van { $rounds }. { $who ->
        [you] Jij geeft.
       *[other] { $name } geeft.
    }
cards-turnup-colour = { $card } ligt open: troef is { $colour }.
cards-turnup-jester = Er ligt een Nar open, dus er is geen troef.
cards-turnup-none = Alle kaarten zijn gedeeld, dus er is geen troef.
cards-turnup-wizard = Er ligt een Tovenaar open. { $who ->
        [you] Jij kiest de troefkleur.
       *[other] { $name } kiest de troefkleur.
    }
cards-trump-named = { $who ->
        [you] Je kiest { $colour }.
       *[other] { $name } kiest { $colour }.
    }
cards-clairvoyance = Helderziendheid: je ziet elke hand behalve je eigen.
cards-bid = { $who ->
        [you] Je biedt { $bid }.
       *[other] { $name } biedt { $bid }.
    }
cards-bid-hidden = { $who ->
        [you] Je bod van { $bid } ligt gedekt.
       *[other] { $name } heeft geboden.
    }
cards-round-over = Ronde { $round } is afgelopen.

## Het dobbelspel

dice-magic = Toverkaart: { $name }. { $effect }
dice-rotate = { $who ->
        [you] Je draait { $dice }.
       *[other] { $name } draait { $dice }.
    }
dice-predict = { $who ->
        [you] Je voorspelt { $box }.
       *[other] { $name } voorspelt { $box }.
    }
dice-cross = { $who ->
        [you] Je haalt { $box } door.
       *[other] { $name } haalt { $box } door.
    }
dice-cross-none = { $who ->
        [you] Je haalt niets door.
       *[other] { $name } haalt niets door.
    }
dice-wizard = { $who ->
        [you] Je noemt
       *[other] { $name } noemt
    } de Wizardkleur: { $colour }.
dice-leave = { $who ->
        [you] Je stapt uit en noteert { $writes }.
       *[other] { $name } stapt uit en noteert { $writes }.
    }
dice-stay = { $who ->
        [you] Je blijft.
       *[other] { $name } blijft.
    }
dice-stop = { $who ->
        [you] Je stopt.
       *[other] { $name } stopt.
    }
dice-next-seer = { $who ->
        [you] Jij wordt de volgende Ziener.
       *[other] { $name } wordt de volgende Ziener.
    }
dice-round-over = Ronde { $round } is afgelopen.
magic-name =
    { $id ->
        [wizards_all_colors] Tovenaars in elke kleur
        [jesters_frozen] Bevroren Narren
        [roll_first] Eerst gooien
        [rotate_two] Twee stenen draaien
        [extra_die] Eén steen meer
        [jesters_own_color] Narren in jouw kleur
        [cross_out] Doorhalen
        [rolls_as_predicted] Worpen als voorspeld
        [jester_column] Narrenkolom
       *[secret] Geheime voorspellingen
    }
magic-effect =
    { $id ->
        [wizards_all_colors] Tovenaars tellen in elke kleur; precies is XX, ernaast kost dubbel.
        [jesters_frozen] Een steen met een Nar mag niet opnieuw; precies is XX, ernaast kost dubbel.
        [roll_first] De eerste worp komt vóór de voorspellingen; de tweede is verplicht, met minstens drie stenen.
        [rotate_two] In plaats van de eerste worp draait de Ziener twee stenen; daarna gaan de andere vijf.
        [extra_die] Elke kleur telt één steen meer.
        [jesters_own_color] Narren tellen ook als stenen van je eigen kleur.
        [cross_out] Na de voorspellingen mag iedereen één veld met strafpunten doorhalen in de kleur die net is voorspeld.
        [rolls_as_predicted] De Ziener heeft zoveel worpen als voorspeld; Tovenaars tellen voor niemand.
        [jester_column] Een Narrenscore met zoveel Narren als je hebt voorspeld zet in beide velden een X.
       *[secret] Iedereen behalve de Ziener voorspelt tegelijk en ongezien; dezelfde voorspelling mag.
    }
