# The terminal and the command line alone: the page does not load these.

## Both games

game-new = A new game of { $game ->
        [cards] the Wizard card game
       *[dice] the Wizard dice game
    } with { $names }. Type ? at any question for help.
game-waking = The { $level } is still waking up, which takes about a minute, once. Until then the { $other } plays.
game-awake = The { $level } is awake and plays now.
game-resumed = You go on with your game of { $date }.
game-other-unfinished = (An unfinished game of { $date } is kept; play without these options to go on with it.)
game-busy = Your unfinished game is open in another terminal, so this is a new one.
game-damaged = A saved game is damaged and cannot go on. It is kept here: { $path } ({ $why })
game-unreadable = A saved game cannot be opened: { $path } ({ $why })
game-saved = The game is saved. Go on with it any time: { $command }
game-record = The record of this game: { $path }
game-place =
    { $who ->
        [you] { $place ->
            [1] You win with { $points } points.
           *[other] You come in at place { $place } with { $points } points.
        }
       *[other] { $place ->
            [1] { $name } wins with { $points } points.
           *[other] { $name }: place { $place } with { $points } points.
        }
    }
game-place-shared =
    { $who ->
        [you] You share place { $place } with { $points } points.
       *[other] { $name } shares place { $place } with { $points } points.
    }
verified = { $path }: { $right } of { $total } { $total ->
        [one] record
       *[other] records
    } right, { $chance } with every deal and roll recomputed from the seed.
verified-old = { $count ->
        [one] One is from a table by the old way to draw (version 1): its draws fit what the server published, but the server could have chosen them.
       *[other] { $count } are from tables by the old way to draw (version 1): their draws fit what the server published, but the server could have chosen them.
    }
verified-promised = { $count ->
        [one] One is from a table with promises (version 2): its draws fit what was promised before the start.
       *[other] { $count } are from tables with promises (version 2): their draws fit what was promised before the start.
    } Whether the server tells the promises as they were, only the promise file of a player shows: --promise.
verified-kept = Table { $table }: the record fits the promise file. Nobody chose these deals, if the file was kept since the start of the game.
verified-restarts = { $restarts ->
        [one] The start was repeated once
       *[other] The start was repeated { $restarts } times
    }: cheats could have picked the best of { $seeds } seeds.
promise-unused = No record here is of table { $table }, whose promise file you gave.
broken-file = { $path }: { $why }
broken-record = { $path }, line { $line }: { $why }
broken-action = { $path }, line { $line }, action { $index }: { $why }
no-records = { $path }: There is no game record in this file.
not-understood = I do not understand “{ $text }”. Type ? for help.
step-prompt = Enter goes on, q ends:

## Why: what a level expects of each choice

why-column =
    { $column ->
        [points] points
        [exact] exact
       *[win] win
    }
why-title = What { $level } expects of each choice that { $name } has:
why-taken = (taken)
why-more-choices = ... and { $number } more
why-tricks = Tricks that { $level } expects: { $mean } ({ $chances })
why-error = The numbers come from { $worlds } deals; their standard error is at most { $error } points.
why-seer = To be the next Seer is worth { $win } of the chance to win, or { $points } points.
why-one-choice = There was no other choice.
why-cannot = The level { $level } cannot say why it plays as it does.
why-no-decision = Action { $index } is not a decision of a player; give the number of one.
review-sum = { $name }: { $points } points. That is { $average }, as { $level } makes on average, { $luck } by luck, { $choices } by own choices.
review-exact = Exact in { $exact } of { $rounds } rounds; { $expected } were to be expected with the best predictions, and { $possible } were within reach.
review-again = { $level } in this seat, with the same { $game ->
        [cards] cards
       *[dice] dice
    }: { $points } points.
review-agreed = { $agreed } of { $decisions } decisions cost nothing.
review-moments = What cost most:
review-moment = action { $index }, round { $round }: { $taken }; better: { $best }; { $loss } points
review-hint = stonehenge assess with --at and the number of an action tells more about it.
review-progress = Step { $done } of { $of } ...
broken-position = { $path }, action { $index }: { $why }

## The card game

cards-hand = Your hand: { $cards }
cards-hand-of = { $name }: { $cards }
cards-bids-shown = The bids: { $bids }.
cards-bid-sum = { $balance ->
        [over] { $sum } bid for { $tricks } { $tricks ->
            [one] trick
           *[other] tricks
        }: { $difference } too many.
        [under] { $sum } bid for { $tricks } { $tricks ->
            [one] trick
           *[other] tricks
        }: { $difference } to spare.
       *[even] { $sum } bid for { $tricks } { $tricks ->
            [one] trick
           *[other] tricks
        }.
    }
cards-bid-sum-so-far = { $sum } bid so far, for { $tricks } { $tricks ->
            [one] trick
           *[other] tricks
        }.
cards-trick = Trick { $number }: { $plays }. { $who ->
        [you] You win it.
       *[other] { $name } wins it.
    }
cards-trick-now = Trick { $number } of { $tricks }: { $plays }.
cards-trick-lead = Trick { $number } of { $tricks }: you lead.
cards-winning = { $play } (winning)
cards-follow = Follow { $colour }.
cards-tricks-won = Tricks won: { $list }.
cards-tricks-of = { $state ->
        [exact] { $name } { $won } of { $bid } (exact)
        [over] { $name } { $won } of { $bid } ({ $over } too many)
       *[needs] { $name } { $won } of { $bid }
    }
cards-round-line = { $who ->
        [you] You
       *[other] { $name }
    }: bid { $bid }, won { $won }, { $points } points, total { $total }
cards-pad-title = The score pad (bid/won, total; - no bid yet, ? hidden bid)
cards-pad-round = round
cards-prompt-trump = Trump (b, g, y or r):
cards-prompt-bid = Your bid (0 to { $most }):
cards-prompt-bid-not = Your bid (0 to { $most }, not { $forbidden }):
cards-prompt-play = Your card:
cards-prompt-play-only = Your card (Enter plays { $card }):
cards-help-trump = A Wizard was turned up and you deal: name the trump with b (blue), g (green), y (yellow) or r (red).
cards-help-bid = Say how many tricks you will win, from 0 to { $most }. An exact prediction gives 20 points and 10 for each trick; otherwise you lose 10 for each trick too many or too few.
cards-help-forbidden = Plus/minus one: { $forbidden } would make the bids add up to the tricks, so as the dealer you may not bid it.
cards-help-play = Play a card by its name, such as { $example }. w plays a Wizard, j a Jester. Cards in brackets may not be played now.
cards-help-free = Nothing has to be followed: you may play any card.
cards-help-follow = { $colour } must be followed as long as you have it. Wizards and Jesters may always be played.
cards-help-void = { $colour } was led but you have none: you may play any card.
cards-help-words = Other words: hand, last (the last trick), pad (the score pad), quit (the game is kept).
cards-no-last = No trick has been finished in this round.

## The dice game

dice-round = Round { $round }. { $who ->
        [you] You are the Seer.
       *[other] { $name } is the Seer.
    }
dice-roll = Roll { $number }: { $dice }
dice-numbers = Dice are numbered from { $first }, as in records and in the text notation.
dice-reroll = { $who ->
        [you] You roll again: dice { $dice }.
       *[other] { $name } rolls again: dice { $dice }.
    }
dice-entry = { $who ->
        [you] You
       *[other] { $name }
    }: { $box }, counted { $count }, writes { $writes }; Xs { $xs }, points { $total }
dice-writes-jester = Jester Score: X at { $box }, { $mark } here
dice-prospect = { $who ->
        [you] You
       *[other] { $name }
    }: { $box }, this roll has { $count } and would write { $writes }
dice-rolls-left = Rolls left: { $left }
dice-prompt-predict = Your prediction (such as 4g):
dice-prompt-rotate = Set two dice (such as 1y 2w):
dice-prompt-cross = Cross out (can be: { $numbers }; n for none):
dice-prompt-cross-none = You have nothing to cross out (Enter goes on):
dice-prompt-wizard = Wizard Colour (b, g, y or r; Enter for { $colour }):
dice-prompt-leave = Stay or leave ({ $keys }):
dice-prompt-score = Write ({ $keys }):
dice-prompt-seer = Dice to roll again { $stop ->
        [yes] (such as 3 5, b r, or keep g w), or stop
       *[no] (such as 3 5, b r, or keep g w)
    }:
dice-help = { $phase ->
        [predict] Predict how many dice will show a colour in the end: a number from 1 to 5 and b, g, y or r, such as 4g. The box must be free on your sheet and not called by another.
        [rotate] Set two dice to any faces by position and face, such as 1y 2w; they count as the first roll.
        [cross] You may cross out one box with minus points in the colour you predicted: type its number, or n for none.
        [wizard] Wizards will count as this colour for everyone. Type b, g, y or r; Enter alone takes the colour you predicted.
        [leave] s stays for the next roll, l leaves and writes this one, j leaves with a Jester Score: X in the Jester box and 0 in the box of your prediction.
        [seer] Name the dice to roll again by position (3 5) or by face (w is every die that shows a Wizard); keep g w rolls all others. stop ends the rolling for everyone still in.
       *[score] p writes this roll as it is, j takes the Jester Score: X in the Jester box and 0 in the box of your prediction.
    }
dice-help-least = At least { $least } { $least ->
        [one] die
       *[other] dice
    } must be rolled.
dice-help-frozen = Frozen, so not to be rolled: { $dice }
dice-help-words = Other words: sheets, dice, magic (the card of this round), quit (the game is kept).
dice-no-magic = No magic card lies in this round.
dice-sheet-key = . free, o predicted, X exact, 0 Jester Score, -n minus points, C crossed out, * Seer
dice-sheet-foot = X { $xs }  J { $jesters }  = { $total }

## Hints and analysis

hint-word = hint asks the archmage what every choice is worth; the record counts it.
hint-asleep = The archmage is not compiled yet. Leave with q, run stonehenge assess once on any record, and go on with the same command.
why-against = Why not { $choice }? { $why }

## The score pad: for real cards or dice

pad-begin = Every entry is kept at once: { $path }. Type ? at any question for help.
pad-kept = The pad is kept here: { $path }
pad-busy = This pad is open in another terminal. Close it there first.
pad-title = The score pad (bid/won and total; * changed later)
pad-prompt-bid = Bid of { $name } (0 to { $most }):
pad-prompt-bid-not = Bid of { $name } (0 to { $most }, not { $forbidden }):
pad-prompt-tricks = Tricks of { $names } ({ $tricks } in all):
pad-prompt-magic = Magic card (1 to 10, d draws one, n for none):
pad-prompt-predict = Prediction of { $name } (such as 4g):
pad-prompt-score = { $name } predicted { $number } { $colour } (x, off by, j2 or dice):
pad-help = { $phase ->
        [bids] Type how many tricks this player bids.
        [tricks] Type how many tricks each player won, in the order of the question. The last number may be left out.
        [magic] Type the number of the magic card that lies on the table, d to have one drawn, or n for none.
        [predict] Type a number from 1 to 5 and b, g, y or r, such as 4g.
       *[score] Type x for exact, 2 for two off, j3 for a Jester Score with three Jesters, or the seven dice as they lie, such as bbgywjr (bbgywjr+j with a Jester Score).
    }
pad-help-words = Other words: undo, redo, pad, csv, quit; rename Ben Bernd, leave Ben, rounds 8; { $game ->
        [cards] dealer Ben, trump b (trump n for none). To change a round: bid 2 Ben 1, or tricks 2 and the tricks in the order of the bids.
       *[dice] seer Ben, wizard b, cross Ben 3, rolls 2. To change a round: predict 2 Ben 4g, or result 2 Ben x.
    }

## Learning by playing: the guided games

learn-begin = A guided game: three short rounds. Type ? at any question for help, skip to pass what is explained, quit to go on later.
learn-resumed = You go on with your guided game. Start it again with --new.
learn-step = ({ $step } of { $steps }) { $head }
learn-next = Press Enter to go on.
learn-saved = You can go on any time: { $command }
learn-over = That is all. Play a real game: { $command }

## Figures over many games

figures-cards = The card game
figures-dice = The dice game
figures-none = There is no finished game like that in these files. Leave out a filter, or name other files.
figures-player = player
figures-games = games
figures-wins = wins
figures-points = points a round
figures-exact = exact
figures-of = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}.
figures-won = Won { $wins }. Places, how often: { $places }.
figures-made = Points a game { $points }, a round { $a_round }; exact { $exact }.
figures-trend-luck = The later half of the games against the earlier: { $points } points a round, exact { $exact }. That may be only luck.
figures-trend-real = The later half of the games against the earlier: { $points } points a round, exact { $exact }. That is more than luck.
figures-by-box = Exact predictions, by cards in hand or by box:
figures-box = where
figures-predictions = predictions
figures-calibration = What came of each number predicted:
figures-predicted = predicted
figures-came = came, on average

## What figures mean

figures-rebuilt = { $tables ->
        [one] One table was
       *[other] { $tables } tables were
    } counted again.

## The daily deal

verified-daily = { $count ->
        [one] One is of a daily deal
       *[other] { $count } are of daily deals
    }: the draws follow from the seed of the day, which hashes back to the anchor in the record. Give the server's chain with --chain to see that it is the anchor that was published.
verified-daily-kept = { $count ->
        [one] One is of a daily deal
       *[other] { $count } are of daily deals
    }: day and draws fit the chain that you gave. Nobody chose these deals after the chain was published.

## The daily deal of a server

daily-unreachable = { $url } cannot be reached: { $why }. Is the address right, and does the server run? Without --server a deal is played that only the date decides.
daily-not-ours = At { $url } there is no server of Stonehenge. Give the address of its page, such as http://127.0.0.1:8080.
daily-again-how = To play it once more for fun: { $command }
