# The page: the dice table.

page-dice-box = { $number } { $colour }
page-dice-jester-box = { $number ->
        [one] { $number } Jester
       *[other] { $number } Jesters
    }
page-dice-no-face = no face yet
page-dice-face-wizard = Wizard
page-dice-crossed = crossed out
page-dice-zero = 0 by a Jester Score
page-dice-minus = minus { $points }
page-dice-predicted = predicted
page-dice-called = called by { $name }
page-dice-free = free
page-dice-your-sheet = Your sheet
page-dice-sheet-of = { $name }’s sheet
page-dice-open-sheet = Open the sheet of { $name }: { $xs } of { $target } Xs, { $points } points
page-dice-jester-row = Jester
page-dice-sums = Sums
page-dice-xs = { $xs } of { $target } Xs
page-dice-xs-short = { $xs } of { $target } X
page-dice-points = { $points ->
        [one] point
       *[other] points
    }
page-dice-points-short = { $points } pts
page-dice-bonus = +3 counts with { $target } Xs.
page-dice-bonus-won = { $target } Xs: +3.
page-dice-hatched = Hatched boxes are called; the mark says by whom.
page-dice-tray = Dice
page-dice-die = Die { $number }: { $face }{ $state ->
        [roll] , to roll again
        [keep] , kept
        [kept] , kept
        [fallen] , just rolled
        [frozen] , frozen
       *[blank] {""}
    }
page-dice-keep = Keep
page-dice-kept = { $who ->
        [you] Kept by you
       *[other] Kept by { $name }
    }
page-dice-to-roll = { $chosen ->
        [0] Tap the dice to roll again
       *[other] To roll again: { $chosen }
    }
page-dice-tray-waits = The dice are not rolled yet
page-dice-tray-set = Set before the roll
page-dice-roll-number = Roll { $roll }
page-dice-roll-of = Roll { $roll } of { $rolls }
page-dice-so-many = { $face ->
        [W] { $count } { $count ->
            [one] Wizard
           *[other] Wizards
        }
        [J] { $count } { $count ->
            [one] Jester
           *[other] Jesters
        }
       *[other] { $count } { $name }
    }
page-dice-rolled = Rolled: { $faces }.
page-dice-rerolls = { $who ->
        [you] You roll { $dice ->
            [one] one die
           *[other] { $dice } dice
        } again.
       *[other] { $name } rolls { $dice ->
            [one] one die
           *[other] { $dice } dice
        } again.
    }
page-dice-magic = Magic card of this round
page-dice-wizards = Wizards
page-dice-wizards-count = { $is ->
        [every] Wizards count in every colour.
        [nobody] Wizards count for nobody.
       *[other] Wizards count as { $colour }.
    }
page-dice-calls = Predictions
page-dice-seer-badge = Seer
page-dice-next-badge = next Seer
page-dice-hidden = not shown yet
page-dice-chosen = chosen
page-dice-choosing = choosing …
page-dice-has-decided-short = has decided
page-dice-has-decided = { $name } has decided.
page-dice-exact = exact: { $mark }
page-dice-would-write = writes { $mark }
page-dice-wrote = wrote { $mark }
page-dice-last-wrote = last: { $mark }
page-dice-counted = This roll: { $sum }. You called { $box }.
page-dice-last-round = Round { $round }: what was written
page-dice-story = This round
page-dice-decision = Your decision
page-dice-leaves = { $who ->
        [you] You leave.
       *[other] { $name } leaves.
    }
page-dice-scored = { $who ->
        [you] You write { $writes } at { $box }.
       *[other] { $name } writes { $writes } at { $box }.
    }
page-dice-no-jesters = Jesters cannot be predicted: these boxes are for Jester Scores.
page-dice-cross-only = Only a box with minus points in { $colour } can be crossed out now.
page-dice-predict = What will the dice show?
page-dice-ask-predict = Choose a free box that nobody has called.
page-dice-ask-predict-seer = You are the Seer and call first: choose a free box.
page-dice-ask-predict-secret = Nobody sees it yet. Choose any free box but the Seer’s.
page-dice-choose-box = Choose a box
page-dice-call = Call { $box }
page-dice-rotate = Turn two dice.
page-dice-ask-rotate = Choose a face for each; together they are the first roll.
page-dice-set-die = Die { $number }
page-dice-choose-faces = Choose two faces
page-dice-set = Set { $faces }
page-dice-cross = Cross out a box?
page-dice-ask-cross = One box with minus points in { $colour }, the colour you called. It then counts 0.
page-dice-cross-none = Cross out nothing
page-dice-cross-go-on = Nothing to cross out: go on
page-dice-cross-box = Cross out { $box }
page-dice-wizard = What do Wizards count as?
page-dice-ask-wizard = The same for everyone, in the whole round.
page-dice-name-colour = Wizards count as { $colour }
page-dice-leave = Leave or stay?
page-dice-leave-button = Leave
page-dice-leave-jester = Leave with Jester Score
page-dice-stay-button = Stay
page-dice-stay-why = { $left ->
        [one] the last roll decides
       *[other] up to { $left } more rolls
    }
page-dice-score = Write this roll.
page-dice-score-button = Write it
page-dice-score-jester = Jester Score
page-dice-writes-x = exact: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
page-dice-writes-xx = exact, doubled: +{ $points } points
page-dice-writes-minus = { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }
page-dice-writes-jester = X for { $jesters ->
        [one] 1 Jester
       *[other] { $jesters } Jesters
    }, { $mark } at { $box }
page-dice-or-jester = or Jester Score
page-dice-jester-written = X for { $jesters ->
        [one] 1 Jester
       *[other] { $jesters } Jesters
    } and { $mark }
page-dice-seer = You are the Seer.
page-dice-least = Roll at least { $least } dice again; you may not stop yet.
page-dice-most = At most { $most } dice may be rolled again.
page-dice-frozen = { $dice ->
        [one] One Jester is frozen.
       *[other] { $dice } Jesters are frozen.
    }
page-dice-all-frozen = No die may be rolled again.
page-dice-stop-button = Stop here
page-dice-roll-button = { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
page-dice-choose-dice = { $least ->
        [one] Choose dice to roll
       *[other] Choose { $least } dice or more
    }
page-dice-rolls-left = { $left ->
        [one] the last roll
       *[other] { $left } rolls left
    }
page-dice-wish = Leave when exact
page-dice-wish-comes-true = Exact: you leave.
page-dice-wish-how = As you wished. Switch it off to decide yourself.
page-dice-you-leave = You leave.
page-dice-you-decided = You have decided.
page-dice-you-wrote = You wrote { $mark } on roll { $roll }.
page-dice-waits-magic = The magic card is drawn.
page-dice-waits-rotate = { $name } turns two dice.
page-dice-waits-predict = { $waiting ->
        [one] { $name } is choosing a box.
       *[other] Still choosing, unseen: { $name }.
    }
page-dice-waits-cross = Still deciding what to cross out: { $name }.
page-dice-waits-wizard = { $name } names the Wizard Colour.
page-dice-waits-roll = The dice roll.
page-dice-waits-leave = Still deciding to leave or stay: { $name }.
page-dice-waits-seer = { $name } rolls again or stops.
page-dice-waits-score = Still writing: { $name }.
page-dice-waits-over = The game is over.
page-dice-final = All sheets
page-dice-place = Place { $place }
