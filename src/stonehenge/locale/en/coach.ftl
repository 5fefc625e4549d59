# The coach: hints, analysis, reviews, and reasons in words.

## Why: what a level expects of each choice

why-choice =
    { $verb ->
        [trump] { $what } as trump
        [bid] bid { $what }
        [play] play { $what }
        [rotate] set { $what }
        [predict] predict { $what }
        [cross] cross out { $what }
        [cross-none] cross out nothing
        [wizard] Wizard Colour { $what }
        [reroll] roll again: { $what }
        [stop] stop
        [stay] stay
        [leave] leave
        [leave-jester] leave with a Jester Score
        [score] write it as it is
       *[score-jester] take the Jester Score
    }

## Why a choice cost something: reasons of the coach

because-last-took = The last to play could leave this trick to somebody else: { $better } loses it, { $card } takes it, and no more tricks were wanted.
because-last-missed = The last to play could win this trick for certain with { $better }, and it was needed.
because-second-wizard = A Wizard already lay in this trick: a second one wins nothing.
because-led-low-trump = { $card } is a low trump to lead, and nearly every trick was needed.
because-all-needed = Every trick was needed, and { $beaters ->
        [one] one unseen card beats
       *[other] { $beaters } unseen cards beat
    } { $card }.
because-jester-lead = A Jester would have given the lead away.
because-jester-under = A Jester would have lost this trick for certain.
because-wizard-kept = The Wizard stays in the hand and wins later, when no more tricks are wanted.
because-took-unneeded = { $card } takes the lead in a trick that was not wanted any more.
because-led-high = { $beaters ->
        [0] No unseen card beats
        [one] Only one unseen card beats
       *[other] Only { $beaters } unseen cards beat
    } { $card }, and no more tricks were wanted; { $more ->
        [one] one beats
       *[other] { $more } beat
    } { $better }.
because-followed-high = { $card } could still win the trick; the lower { $better } was there.
because-high-kept = This trick was lost anyway, so the high { $card } could have gone with it.
because-danger-kept = { $card } could have been thrown away here; later it wins a trick too many.
because-trump-kept = The trump stays in the hand and wins a trick too many.
because-jester-spent = The Jester was the way out of a later trick.
because-gave-up = { $better } would have taken the lead in a trick that was needed.
because-overtaken = { $beaters ->
        [one] One unseen card still beats
       *[other] { $beaters } unseen cards still beat
    } { $card }, but { $fewer ->
        [0] none beats
        [one] only one beats
       *[other] only { $fewer } beat
    } { $better }.
because-wizard-spent = The Wizard was worth more later.
because-trump-spent = The trump was worth more later.
because-high-thrown = { $card } could win a later trick; the lower { $better } was enough to lose this one.
because-last-of-colour = Without the last { $colour } card the hand could trump that colour later.
because-below-wizards = { $wizards ->
        [one] The Wizard in the hand wins a trick.
       *[other] The { $wizards } Wizards in the hand win { $wizards } tricks.
    }
because-beyond-jesters = With { $jesters ->
        [one] one Jester
       *[other] { $jesters } Jesters
    } in the hand not so many cards can win.
because-no-trumps = There was no trump and no Wizard in the hand.
because-low-trumps = { $low ->
        [one] One of the trumps in the hand was low.
       *[other] { $low } of the trumps in the hand were low.
    }
because-unclaimed = This bid left { $left ->
        [one] one trick that nobody had bid, and somebody must take it.
       *[other] { $left } tricks that nobody had bid, and somebody must take them.
    }
because-claimed = The others had already bid { $sum }, for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }.
because-many-trumps = { $trumps } trumps in the hand win more than that.
because-beatable = { $beaters } unseen cards beat { $card }, the best card outside the trumps.
because-high-cards = { $high ->
        [one] One card in the hand was a 12 or 13.
       *[other] { $high } cards in the hand were a 12 or 13.
    }
because-bid-high = On average such a hand wins { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
because-bid-low = On average such a hand wins { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
because-longer-colour = The hand had { $cards } { $colour } cards, but only { $fewer } of the colour that was named.
because-higher-colour = The hand had as many { $colour } cards, and a { $rank } among them.
because-dice-show = The dice showed { $more } { $better_colour } and { $shown } { $colour }.
because-beside-the-seer = The Seer rolls for { $colour }, and that helps everybody who has predicted it.
because-seer-colour = Whoever predicts { $colour }, the colour of the Seer, cannot be the next Seer.
because-next-seer-given = This gave the next Seer away: { $chance } of 100 games instead of { $more }.
because-number-too-high = { $number } comes true in { $exact } of 100 rounds, { $better } in { $more }.
because-number-too-low = { $better } comes true in { $more } of 100 rounds and brings more points than { $number }.
because-wrong-colour = In { $colour } this comes true in { $exact } of 100 rounds, in { $better_colour } in { $more }.
because-wizards-away = With Wizards as { $colour } the prediction comes true in { $more } of 100 rounds, without them in { $exact }.
because-wizards-too-many = With Wizards as { $colour } there are soon more than { $number }.
because-other-faces = With { $faces } the prediction comes true in { $more } of 100 rounds instead of { $exact }.
because-crossed-nothing = Box { $number } had { $points ->
        [one] one minus point
       *[other] { $points } minus points
    } to cross out.
because-crossed-less = Box { $number } had { $points } minus points to cross out, not only { $fewer }.
because-was-exact = The roll was exact already; rolling on keeps it in { $exact } of 100 rounds.
because-stopped-early = Another roll is exact in { $more } of 100 rounds.
because-rolled-counting = { $dice ->
        [one] A die that counted for { $colour } was
       *[other] { $dice } dice that counted for { $colour } were
    } rolled again, though needed.
because-rolled-wizards = { $dice ->
        [one] A Wizard that counted was
       *[other] { $dice } Wizards that counted were
    } rolled again.
because-rolled-jesters = Jesters were rolled again; kept, they lead to a Jester Score in { $chance } of 100 rounds.
because-kept-surplus = { $surplus ->
        [one] One die
       *[other] { $surplus } dice
    } more counted than predicted, so more of those that counted had to be rolled again.
because-kept-idle = { $dice ->
        [one] One more die
       *[other] { $dice } more dice
    } did not count and could have been rolled again.
because-rolled-more = Enough dice counted, so fewer of the others should have been rolled again.
because-others-gain = The own chances are as good, but this gives the others more.
because-left-early = Who stays is exact in { $more } of 100 rounds.
because-left-late = It was exact; who stays is exact in only { $exact } of 100 rounds.
because-stayed-minus = Leaving costs { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }; staying costs more on average.
because-jester-waiting = The Jester Score with { $jesters ->
        [one] one Jester
       *[other] { $jesters } Jesters
    } was there to be taken.
because-jester-over-exact = The prediction was exact and worth { $points ->
        [one] one point
       *[other] { $points } points
    }; a Jester Score brings none.
because-jester-missed = The Jester Score would have saved { $points ->
        [one] one minus point
       *[other] { $points } minus points
    } and brought an X.
because-jester-early = Who stays is exact in { $more } of 100 rounds; the Jester Score could wait.
because-jester-box-spent = The Jester box for { $jesters } was worth more later than { $points ->
        [one] one minus point
       *[other] { $points } minus points
    } now.

## Hints and analysis

refused-no-hints = Hints are not allowed at this table. The host could have allowed them before the start.
refused-hint-not-asked = A hint is for a decision that you are asked for. Ask again when it is your turn.
refused-hints-fixed = Whether hints are allowed is fixed when the game begins. Open another table for that.
page-event-hinted = { $who ->
        [you] You took a hint.
       *[other] { $name } took a hint.
    }
page-hints-option = Hints
page-hints-about = Everybody may ask the archmage, and everybody sees who did.
page-hints-allowed = Hints allowed
page-hints-none = No hints
refused-position-bid-shown = Everybody knows this bid by now, so it cannot be left open.
page-hint = Hint
page-hint-hide = Hide hint
page-hint-show = Show the hint
page-hint-not = No hint now
page-hint-will-mark = This game will be marked “with hints”. Everybody sees it.
page-hint-marked = { $hints ->
        [one] with 1 hint
       *[other] with { $hints } hints
    }
page-with-hints = with hints
page-hint-points = points to expect
page-hint-stones = Above: exact in 100 tries. Below: points to expect.
page-choice-best = best
page-choice-next = next best
page-choice-worse = worse
page-choice-as-good = as good
page-choice-exact = exact in { $exact } of 100
page-choice-reroll = { $kept ->
        [0] roll all { $dice }
       *[other] keep, roll { $dice }
    }
page-hint-bid = This hand wins about { $tricks } tricks. { $best } is best{ $close ->
        [yes] , { $next } close behind.
       *[no] .
    }
page-hint-said = { $rank ->
        [best] Best: { $choice }, { $points } points: { $note }.
        [next] Next best: { $choice }, { $points } points: { $note }.
       *[worse] { $choice }, { $points } points: { $note }.
    }
refused-hint-no-choice = You have no choice here.
page-key-hint = H
page-key-hint-does = ask for a hint, or hide it
page-hints-used = { $who ->
        [you] You took { $hints ->
            [one] one hint
           *[other] { $hints } hints
        }.
       *[other] { $name } took { $hints ->
            [one] one hint
           *[other] { $hints } hints
        }.
    }
page-ask-archmage = Ask the archmage
page-analysis = Analysis
page-analysis-about = Enter a position, or come here from a moment of a replay. The archmage says what every choice is worth, with what you could know. Please do not use it for a game that is being played without hints.
page-analysis-game = Game
page-analysis-anew = Begin anew
page-analysis-bad-link = This link holds no position. Enter one below, or copy the link again.
page-analysis-position = The position
page-analysis-copy = Copy the link
page-analysis-thinking = The archmage is thinking ...
page-analysis-ready = It is your decision: ask the archmage.
page-analysis-entry = Entry { $number }:
page-analysis-player = Player { $number }
page-analysis-round = Round
page-analysis-cards = Cards
page-analysis-none = none
page-analysis-pick-turnup = Tap the turned-up card.
page-analysis-pick-hand = Tap the cards of your hand: { $held } of { $of }.
page-analysis-pick-play = Tap the card played next ({ $name }).
page-analysis-happened = What has happened in this round
page-analysis-next = Next: { $name }
page-analysis-undo = Take back the last one
page-analysis-unknown = not known
page-analysis-bid-hidden = { $name }: a hidden bid
page-analysis-rolled = Rolled: { $faces }
page-analysis-roll = { $dice ->
        [one] Tap the face of the die that was rolled.
       *[other] Tap the faces of the { $dice } dice that were rolled, in their order.
    }
page-analysis-magic = Magic card
page-analysis-no-magic = none
page-analysis-sheets = Sheets before this round
page-analysis-pen = What a tap writes
page-analysis-rub = rub out
page-analysis-free = free
page-analysis-answer = What the archmage thinks
page-analysis-best = Best: { $choice }.
page-analysis-against = Why not { $choice }?
page-analysis-tricks = Tricks with the best choice, in 100 tries
page-analysis-choices = All choices
page-analysis-worlds = From { $worlds } deals that fit what you know; off by about { $error } points.
page-analysis-exact = Exact chances: nothing was sampled.
page-analysis-by = Asked: { $level }, version { $version }.
page-analysis-behind = points behind the best

## The coach on a server

refused-coach-asked = The coach is still busy with { $most ->
        [one] your question
       *[other] your { $most } questions
    }. Come back in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-coach-busy = Many ask the coach at the moment. Come back in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-coach-wakes = The coach wakes up: this server is preparing it. Come back in { $seconds } seconds.
refused-coach-away = This server has no coach. The game can be reviewed on another one: stonehenge review reads its record.
refused-coach-failed = The coach could not finish this. Please try again; whoever runs the server finds the cause in its log.

## Reviews and exercises on the page

page-coach-waits = { $why ->
        [coach-wakes] The coach wakes up. The answer comes by itself, in a minute or two.
        [page-offline] There is no connection. The question is asked again by itself.
       *[other] Many ask the coach at the moment. The answer comes by itself.
    }
page-analysis-home = Ask about any position
page-review-hands = Show all hands
page-review = Review
page-review-whose = Whose game
page-review-about = Judged by the archmage: what each choice was worth before anybody saw what came of it.
page-review-waiting = The archmage looks at this game.
page-review-state-none = It begins at once.
page-review-state-waking = The coach wakes up: the server is preparing it. That takes a minute or two.
page-review-state-queued = { $place ->
        [0] It is next.
        [one] One other review comes first.
       *[other] { $place } other reviews come first.
    }
page-review-state-working = Step { $done } of { $of }
page-review-state-ready = Ready.
page-review-retry = Try again
page-review-old = Version { $version } of the archmage made this review. There is a newer one.
page-review-anew = Let the newer one look
page-review-head-clean = { $who ->
        [you] You played as the archmage would.
       *[other] { $name } played as the archmage would.
    }
page-review-luck-took = { $game ->
        [cards] The cards cost { $luck }.
       *[dice] The dice cost { $luck }.
    }
page-review-luck-gave = { $game ->
        [cards] The cards gave { $luck }.
       *[dice] The dice gave { $luck }.
    }
page-review-head-won = { $who ->
        [you] You won, and could have had { $lost } more.
       *[other] { $name } won, and could have had { $lost } more.
    }
page-review-head-lost = { $who ->
        [you] You lost { $lost } { $count ->
            [one] point
           *[other] points
        } by your own choices, { $luck } by { $game ->
            [cards] the cards
           *[dice] the dice
        }.
       *[other] { $name } lost { $lost } { $count ->
            [one] point
           *[other] points
        } by choices, { $luck } by { $game ->
            [cards] the cards
           *[dice] the dice
        }.
    }
page-review-head-kept = { $who ->
        [you] { $game ->
            [cards] The cards
           *[dice] The dice
        } gave you { $luck } { $moved ->
            [one] point
           *[other] points
        }; you kept all but { $lost }.
       *[other] { $game ->
            [cards] The cards
           *[dice] The dice
        } gave { $name } { $luck } { $moved ->
            [one] point
           *[other] points
        }; { $lost } of them were lost by choices.
    }
page-review-head-more = { $who ->
        [you] You lost { $lost } { $count ->
            [one] point
           *[other] points
        } by your own choices; { $game ->
            [cards] the cards
           *[dice] the dice
        } gave you { $luck }.
       *[other] { $name } lost { $lost } { $count ->
            [one] point
           *[other] points
        } by choices; { $game ->
            [cards] the cards
           *[dice] the dice
        } gave { $luck }.
    }
page-review-chart = Expected result, round by round
page-review-chart-said = Expected result: { $average } at the start, { $lucky } in the end without the losses by choices, { $points } with them.
page-review-gap = the shaded gap is what choices cost
page-review-round = Round
page-review-lucky = without losses
page-review-shares = Luck and choices
page-review-share-luck = { $game ->
        [cards] the cards { $luck }
       *[dice] the dice { $luck }
    }
page-review-share-choices = choices { $choices }
page-review-sum = { $average } on average { $moves } = { $points }
page-review-again = { $game ->
        [cards] In this seat, with the same cards
       *[dice] In this seat, with the same dice
    }
page-review-archmage = the archmage
page-review-exact = Exact { $exact } of { $rounds } times; { $possible } times it was possible.
page-review-moments = { $count ->
        [0] No moment stands out
        [one] One moment that mattered
       *[other] { $count } moments that mattered
    }
page-review-nothing = No choice cost more than the numbers can tell.
page-review-nothing-else = Nothing else cost anything.
page-review-smaller = { $count ->
        [one] One smaller one cost { $cost }.
       *[other] { $count } smaller ones cost { $cost } together.
    }
page-review-cost = cost
page-review-better = Better:
page-review-better-was = Better: { $better }
page-review-look = Look
page-review-look-at = Look at moment { $n }: { $place }
page-review-try-them = Try them yourself
page-review-try-it = Try it yourself
page-review-try = Try it
page-review-nth = { $n } of { $of }
page-review-all = All moments
page-review-show = Show me
page-review-next = Next
page-review-where = Round { $round }, { $kind ->
        [trick] trick { $step }
        [roll] roll { $step }
        [bid] bid
        [trump] trump
        [predict] prediction
        [wizard] Wizard Colour
        [rotate] setting dice
       *[cross] crossing out
    }
page-review-ask-cards = { $verb ->
        [bid] What would you bid here?
        [trump] Which trump would you name here?
       *[play] What would you play here?
    }
page-review-ask-dice = { $verb ->
        [predict] What would you predict here?
        [reroll] Which dice would you roll again here?
        [stop] Which dice would you roll again here?
        [wizard] Which Wizard Colour would you name here?
        [score] What would you write here?
        [cross] What would you cross out here?
        [rotate] How would you set the dice here?
       *[leave] Would you leave here?
    }
page-review-hidden = The answer comes after yours. Choose at the table.
page-review-right = Right: also the archmage’s choice.
page-review-right-too = Right: as good as the archmage’s choice.
page-review-wrong = Better: { $better }. That is worth { $loss } more.
page-review-worse = Better: { $better }. That is worth at least { $loss } more.
page-review-did = { $who ->
        [you] Your choice in the game: { $choice }. It cost { $loss }.
       *[other] { $name }’s choice in the game: { $choice }. It cost { $loss }.
    }
page-review-worth-cards = What each choice was worth, in points
page-review-worth-dice = What is written in the end, and what each choice cost
page-review-now = now
page-review-ending = { $kind ->
        [x] X
        [jester] Jester Score
        [minus-1] −1
        [minus-2] −2
       *[minus-3] −3
    }
page-review-ending-said = { $kind ->
        [x] X in { $chance } of 100,
        [jester] Jester Score in { $chance } of 100,
        [minus-1] minus 1 in { $chance } of 100,
        [minus-2] minus 2 in { $chance } of 100,
       *[minus-3] minus 3 or worse in { $chance } of 100,
    }
page-review-ending-key = { $kind ->
        [x] exact
        [jester] Jester Score
        [minus-1] −1
        [minus-2] −2
       *[minus-3] −3 or worse
    }
page-review-all-choices = All { $count } choices
page-review-sampled = Averages over many ways in which the hidden cards could lie. Nobody at the table could know more.
page-review-counted = Exact chances: every roll is counted.
page-exercises = Try them again
page-exercises-about = The moments that mattered in your last games. Choose anew, in any order; this browser keeps what you have solved.
page-exercises-all = Moments of your last games to try again
page-exercises-solved = { $solved } of { $of } solved
page-exercises-state = { $state ->
        [right] solved
        [wrong] not yet
       *[new] new
    }
page-exercises-none = There is nothing to try yet. Play a game to its end and look at its review.
page-exercises-unseen = Games without a review
