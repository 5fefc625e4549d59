# The guided first games.

page-learn-title = First game
page-learn-round = round { $round } of { $rounds }
page-learn-step = { $step } of { $steps }
page-learn-skip = Skip
page-learn-skip-all = Skip to a real game
page-learn-next = Next
page-learn-retry = Try again
page-learn-over = That is all. Play a real game?
page-learn-over-cards = You have { $points } points. A whole game goes on like this, with one more card in every round.
page-learn-over-dice = You have { $points ->
        [one] one point
       *[other] { $points } points
    }. A whole game goes on like this until somebody has nine Xs.
page-learn-play = Play a real game
page-learn-again = Once more
page-learn-other-cards = Learn the card game
page-learn-other-dice = Learn the dice game
page-learn-new = New here?
page-learn-new-about = Learn in three minutes
page-learn-close = Do not show this again
page-learn-cards = Cards
page-learn-dice = Dice
page-learn-by-playing = Learn it by playing
refused-lesson-waits = Nothing is left to be read here. Act first: the table shows what you may do.
lesson-cards-trump = This card was turned up.
lesson-cards-trump-text = It is red, so red is trump in this round: every red card beats every other colour, whatever its number.
lesson-cards-bid = How many tricks will you take?
lesson-cards-bid-text = Everybody has one card, so there is one trick: the best card takes it. You hold the red 9, a trump. You may say 0 or 1.
lesson-cards-bid-do = Choose a number to go on.
lesson-cards-bid-other = You may say none.
lesson-cards-bid-other-text = But your 9 is a trump and will be hard to lose with. If it takes the trick, that is one more than you said.
lesson-cards-trick = Clara’s green 13 is winning.
lesson-cards-trick-text = Bruno led green. You have no green, so you may play any card. Your red 9 is a trump and beats the 13.
lesson-cards-trick-do = Play your red 9 to go on.
lesson-cards-exact = Exact pays.
lesson-cards-exact-text = { $result ->
        [exact] You said 1 and took 1. That brings 20 points for being right and 10 for the trick: 30. One trick too many or too few would have cost 10.
       *[off] You said { $bid } and took 1. Every trick too many or too few costs 10 points. Being right would have brought 20, and 10 more for each trick.
    }
lesson-cards-follow = Blue was led: follow it.
lesson-cards-follow-text = Whoever has the colour that was led must play it. So your blue 10 may be played, and your yellow trump has to wait.
lesson-cards-follow-do = Play the blue 10 to go on.
lesson-cards-special = A Wizard beats everything, a Jester nothing.
lesson-cards-special-text = Your Wizard takes its trick, even from a trump. Your Jester takes none. Both may be played at any time, whatever was led. How many tricks will it be?
lesson-cards-special-do = Choose a number to go on.
lesson-cards-special-0 = You may say none.
lesson-cards-special-0-text = But your Wizard will take a trick whenever you play it, and in the end you must. That will be one more than you said.
lesson-cards-special-2 = Two is bold.
lesson-cards-special-2-text = The Wizard takes one, the Jester none. So your red 8 would have to take the other.
lesson-cards-special-3 = Three will be hard.
lesson-cards-special-3-text = There are three tricks, and your Jester takes none of them. You will be short of what you said.
lesson-cards-wizard = { $needs ->
        [0] Dirk’s red 12 is winning.
       *[other] Now the Wizard.
    }
lesson-cards-wizard-text = { $needs ->
        [0] You said none: follow with the red 8 or throw the Jester, neither takes this trick. The Wizard will take one sooner or later.
       *[other] You have red and would have to follow, but Wizards and Jesters are free. The Wizard beats Dirk’s red 12.
    }
lesson-cards-wizard-do = { $needs ->
        [0] Play a card to go on.
       *[other] Play the Wizard to go on.
    }
lesson-cards-wizard-other = That is allowed, too.
lesson-cards-wizard-other-text = The Wizard stays in your hand and takes one of the next tricks.
lesson-cards-wizard-over = The Wizard takes the trick.
lesson-cards-wizard-over-text = You said none, so this trick is one too many and costs 10 points. In a real game you would have bid one for it.
lesson-dice-predict = You are the Seer.
lesson-dice-predict-text = The Seer predicts first and rolls the dice. Seven dice will be rolled: how many will show your colour? Every box is a number and a colour. Try 2 green.
lesson-dice-predict-do = Choose a box to go on.
lesson-dice-wizard = What do Wizards count as?
lesson-dice-wizard-text = Every die has a Wizard on one side. The Seer names the Wizard Colour: the colour that Wizards count as in this round. You predicted { $colour }, so { $colour } helps you most.
lesson-dice-wizard-do = Name a colour to go on.
lesson-dice-wizard-other = You may name any colour.
lesson-dice-wizard-other-text = The Wizards now help whoever predicted it. For your { $number } { $colour } they do not count.
lesson-dice-roll = You predicted { $number } { $colour } and have { $count }.
lesson-dice-roll-text = Up to three rolls belong to a round. Keep the dice that count for you, and choose some of the others to roll again.
lesson-dice-roll-do = Choose dice and roll them to go on.
lesson-dice-roll-stopped = You stopped.
lesson-dice-roll-stopped-text = That is allowed. The roll counts as it lies: { $count } instead of { $number }, so { $minus } will be written as minus points.
lesson-dice-written = { $state ->
        [seer-exact] Exactly { $number } { $colour }: stop now.
        [score-exact] Exactly { $number } { $colour }!
        [seer-off] { $count } instead of { $number }.
       *[score-off] { $count } instead of { $number }.
    }
lesson-dice-written-text = { $state ->
        [seer-exact] An exact prediction writes an X into its box. Every die too many or too few would write a minus point.
        [score-exact] An exact prediction writes an X into its box. Every die too many or too few would write a minus point.
        [seer-off] An exact prediction writes an X into its box, every die too many or too few a minus point. You may roll again or stop.
       *[score-off] An exact prediction writes an X into its box. Every die too many or too few writes a minus point, here { $minus }.
    }
lesson-dice-written-do = { $state ->
        [seer-exact] Stop to go on.
        [seer-off] Roll again or stop to go on.
       *[other] Write it down to go on.
    }
lesson-dice-xs = Nine Xs end the game.
lesson-dice-xs-text = { $result ->
        [exact] Your X stands in column ×{ $number } and is worth { $number } points.
       *[off] Your box is used, with { $minus } as minus points. An X there would have been worth { $number }.
    } Xs are counted, too: nobody plays on once somebody has nine. Now Bruno is the Seer, because his number was the highest outside your colour.
lesson-dice-leave = Leave or stay?
lesson-dice-leave-text = You have exactly { $number } { $colour }, but Bruno is the Seer and wants to roll again. Leave, and this roll counts for you: X. Stay, and the next one counts.
lesson-dice-leave-do = Leave or stay to go on.
lesson-dice-leave-stayed = You stay.
lesson-dice-leave-stayed-text = That is allowed. Bruno’s next roll may take away what you had; leaving would have made the X safe.
lesson-dice-magic = A magic card lies open.
lesson-dice-magic-text = With magic cards, every round bends one rule. In this one there is one more die of every colour: say a number that is one higher than you would otherwise.
lesson-dice-jester = { $jesters ->
        [one] One Jester lies there.
       *[other] { $jesters } Jesters lie there.
    }
lesson-dice-jester-text = Your { $number } { $colour } came to { $count }. Take the Jester Score instead: an X in the Jester box for { $jesters }, and 0 in your box instead of minus points. Each Jester box can be used once.
lesson-dice-jester-do = Take the Jester Score to go on.
lesson-dice-jester-plain = You write minus points.
lesson-dice-jester-plain-text = That is allowed. The Jester Score would have written an X, which counts towards the nine, and no minus points.
lesson-dice-jester-stayed = You stay.
lesson-dice-jester-stayed-text = That is allowed. The next roll may have other Jesters, or none.
