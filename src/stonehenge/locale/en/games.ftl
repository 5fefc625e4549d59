# Words that every front end uses.

## Both games

chance = chance
seat = seat { $seat }
colour =
    { $letter ->
        [B] blue
        [G] green
        [Y] yellow
       *[R] red
    }
you = you
you-name = You
game-over = The game is over.

## The card game

cards-round = Round { $round } of { $rounds }. { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
cards-turnup-colour = { $card } is turned up: { $colour } is trump.
cards-turnup-jester = A Jester is turned up, so there is no trump.
cards-turnup-none = All cards are dealt, so there is no trump.
cards-turnup-wizard = A Wizard is turned up. { $who ->
        [you] You name the trump.
       *[other] { $name } names the trump.
    }
cards-trump-named = { $who ->
        [you] You name { $colour }.
       *[other] { $name } names { $colour }.
    }
cards-clairvoyance = Clairvoyance: you see every hand but your own.
cards-bid = { $who ->
        [you] You bid { $bid }.
       *[other] { $name } bids { $bid }.
    }
cards-bid-hidden = { $who ->
        [you] Your bid of { $bid } is covered.
       *[other] { $name } has bid.
    }
cards-round-over = Round { $round } is over.

## The dice game

dice-magic = Magic card: { $name }. { $effect }
dice-rotate = { $who ->
        [you] You set { $dice }.
       *[other] { $name } sets { $dice }.
    }
dice-predict = { $who ->
        [you] You predict { $box }.
       *[other] { $name } predicts { $box }.
    }
dice-cross = { $who ->
        [you] You cross out { $box }.
       *[other] { $name } crosses out { $box }.
    }
dice-cross-none = { $who ->
        [you] You cross out nothing.
       *[other] { $name } crosses out nothing.
    }
dice-wizard = { $who ->
        [you] You name
       *[other] { $name } names
    } the Wizard Colour: { $colour }.
dice-leave = { $who ->
        [you] You leave and write { $writes }.
       *[other] { $name } leaves and writes { $writes }.
    }
dice-stay = { $who ->
        [you] You stay.
       *[other] { $name } stays.
    }
dice-stop = { $who ->
        [you] You stop.
       *[other] { $name } stops.
    }
dice-next-seer = { $who ->
        [you] You will be the next Seer.
       *[other] { $name } will be the next Seer.
    }
dice-round-over = Round { $round } is over.
magic-name =
    { $id ->
        [wizards_all_colors] Wizards in every colour
        [jesters_frozen] Frozen Jesters
        [roll_first] Roll first
        [rotate_two] Turn two dice
        [extra_die] One die more
        [jesters_own_color] Jesters in your colour
        [cross_out] Cross out
        [rolls_as_predicted] Rolls as predicted
        [jester_column] Jester column
       *[secret] Secret predictions
    }
magic-effect =
    { $id ->
        [wizards_all_colors] Wizards count in every colour; exact is XX, a miss costs double.
        [jesters_frozen] A die that shows a Jester may not be rolled again; exact is XX, a miss costs double.
        [roll_first] The first roll comes before the predictions; the second must be made, with three dice or more.
        [rotate_two] Instead of the first roll the Seer sets two dice; then the other five are rolled.
        [extra_die] Every colour counts one die more.
        [jesters_own_color] Jesters also count as dice of your own colour.
        [cross_out] After the predictions everyone may cross out one box with minus points in the colour just predicted.
        [rolls_as_predicted] The Seer has as many rolls as predicted; Wizards count for nobody.
        [jester_column] A Jester Score with as many Jesters as you predicted writes X in both boxes.
       *[secret] All but the Seer predict at the same time, unseen, and may coincide.
    }
