# Why something was refused, and what to do.

refused-wrong-player-count = { $game ->
        [cards] The card game
       *[dice] The dice game
    } is for { $least } to { $most } players.
refused-unknown-option = There is no option “{ $option }”. The options are: { $known }.
refused-missing-option = The option “{ $option }” is missing.
refused-bad-option-value = “{ $value }” is no value for the option { $option }. Choose one of: { $allowed }.
refused-unsettled-option = The option { $option } must be settled before the game starts.
refused-plus-minus-one-needs-open-bids = Plus/minus one needs open bids, so it cannot be combined with { $bidding } bids. Choose one of the two.
refused-unknown-game = There is no game “{ $game }”. The games are: { $known }.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn: { $turn } is to act.
refused-wrong-phase = That is not what is asked now: { $phase ->
        [deal] the cards are to be dealt
        [trump] the dealer is to name the trump
        [bid] a bid is to be made
        [magic] a magic card is to be drawn
        [rotate] the Seer is to set two dice
        [predict] a prediction is to be made
        [cross] everyone may cross out one box
        [wizard] the Seer is to name the Wizard Colour
        [roll] the dice are to be rolled
        [leave] the others stay or leave
        [seer] the Seer rolls again or stops
        [score] the roll is to be written
       *[play] a card is to be played
    }.
refused-already-bid = The bid of { $bid } is made and stays.
refused-card-not-in-hand = { $card } is not in the hand. Play a card you hold.
refused-must-follow-suit = { $card } may not be played: { $colour } must be followed. Play { $colour }, a Wizard or a Jester.
refused-bid-out-of-range = A bid is a number from 0 to { $most }.
refused-forbidden-bid = A bid of { $bid } would make the bids add up to the { $tricks } tricks, which plus/minus one forbids. Choose another.
refused-not-a-colour = “{ $colour }” is no colour. Choose blue, green, yellow or red.
refused-bad-deal-size = This deal must give { $tricks } cards to each of { $seats } seats.
refused-bad-turnup = { $tricks } cards each: a card is turned up in every round but the last.
refused-no-such-card = There is no card “{ $card }”.
refused-card-dealt-twice = { $card } was dealt twice.
refused-already-decided = You have decided already; it stays so.
refused-prediction-out-of-range = A prediction is a number from 1 to 5 and one of the four colours.
refused-box-taken = { $number } { $colour } is used on this sheet. Choose a free box.
refused-already-predicted = { $seat } has called { $number } { $colour } in this round. Choose another box.
refused-not-crossable = The box of number { $number } has no minus points to cross out. Choose another, or none.
refused-no-such-magic = There is no magic card “{ $magic }”.
refused-magic-already-drawn = The magic card { $magic } was drawn already and comes back only when all ten are used.
refused-bad-faces = This roll must show the faces of { $dice } dice.
refused-no-such-face = There is no face “{ $face }”. The faces are B, G, Y, R, W and J.
refused-no-such-die = There is no such die. There are seven.
refused-dice-not-ascending = Name each die once, in order.
refused-die-frozen = A die that shows a Jester may not be rolled again in this round. Choose others.
refused-too-few-dice = At least { $least } { $least ->
        [one] die
       *[other] dice
    } must be rolled. Choose more.
refused-must-roll-again = You may not stop yet: roll at least { $least } dice again.
refused-no-jester-score = A Jester Score needs one to five Jesters; there are { $jesters }.
refused-jester-box-taken = Your Jester box for { $jesters } { $jesters ->
        [one] Jester
       *[other] Jesters
    } is used. Write the roll as it is.
refused-jester-when-exact = By the option of this game there is no Jester Score for an exact prediction. Write the X.
refused-not-an-action = This is not an action of the game.
refused-not-utf-8 = Byte { $byte } is not UTF-8 text.
refused-not-json = This is not JSON.
refused-key-twice = The key “{ $key }” stands twice in one object.
refused-pad-no-such-player = There is no such player. The pad has { $players } columns.
refused-pad-name-twice = { $name } is already on the pad. Choose another name, so that nobody is mixed up.
refused-pad-has-left = { $name } has left and does not play round { $round }.
refused-pad-round-not-begun = Round { $round } has not begun. Finish the round before it first.
refused-pad-rounds-out-of-range = The game can end after round { $least } to { $most }. Choose a number between them.
refused-pad-bid-missing = The bid of { $name } is missing. Write it first.
refused-pad-tricks-do-not-add-up = { $sum } { $sum ->
        [one] trick is
       *[other] tricks are
    } written, but the round has { $tricks }. Count again.
refused-pad-after-the-end = Round { $round } was written, but the game had already ended. It does not count.
refused-pad-other-game = This belongs to the other game. Use a pad of that game.
refused-pad-miss-out-of-range = That many dice off is not possible; { $most } is the most.
refused-pad-no-magic = This game is played without magic cards.
refused-pad-no-roll-left = This round has { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    } and no more.
refused-pad-prediction-missing = The prediction of { $name } is missing. Write it first.
refused-pad-nothing-to-cross = Only the magic card that crosses out allows this.
refused-pad-nothing-to-undo = There is nothing left to undo.
refused-pad-nothing-to-redo = There is nothing to redo.
refused-pad-file-too-long = This file is too long for score pads (over { $longest } bytes).
refused-not-a-pad = This is not a file of score pads: { $reason }.
refused-pad-version = This file has version { $version }, which this program does not know. Use a newer one.
refused-pad-not-one = This file has { $pads } pads. Choose a file with one.
refused-no-such-pad = There is no such shared pad. It may have been deleted, or not been used for weeks. Ask for a new link.
refused-pad-keeper-only = Only whoever shares the pad may do that.
refused-pad-only-look = You can only look at this pad. Ask whoever shares it to let you write.
refused-pad-who-are-you = Say first for which player you write.
refused-pad-not-yours = You can write for yourself only. Ask whoever shares the pad.
refused-pad-conflict = Somebody else wrote something about this meanwhile. Choose what holds.
refused-pad-full = A shared pad has { $most } entries at most. Start a new one.
refused-pad-nothing-secret = There are no secret bids in this game.
refused-not-a-record = This is not a game record: { $reason }.
refused-record-too-long = This is too long for a game record (over { $longest } characters).
refused-position-too-long = This is too long for a position (over { $longest } characters).
refused-not-a-position = This is not a position: { $reason }.
refused-position-no-seat = The seats are 0 to the last of { $seats } players. Name one of them.
refused-position-no-round = There is no such round: a game like this has rounds 1 to { $most }.
refused-position-clairvoyance = With clairvoyance nobody sees the own card in round 1, so there is no hand to enter. Choose a later round.
refused-position-totals = Give the points of all { $seats } seats, or leave them out.
refused-position-card-twice = { $card } cannot be in two places. Look at the hand, the turned-up card and the tricks.
refused-position-hand = The hand must have { $cards ->
        [one] one card
       *[other] { $cards } cards
    } at this moment.
refused-position-voids = Somebody could not follow a colour, and then there are not enough other cards for that hand. Look at the tricks again.
refused-position-not-asked = This seat has nothing to decide at this moment. Choose the seat whose turn it is, or change what has happened.
refused-position-magic = Name the magic card if the game has magic cards, and none if it has not.
refused-position-sheets = Give the sheets of all { $seats } seats.
refused-position-mark = “{ $mark }” cannot stand in a box.
refused-position-boxes = A sheet has { $written ->
        [one] one used box
       *[other] { $written } used boxes
    }, but before this round it must have { $wanted }.
refused-position-over = A sheet has { $target } Xs already, so the game would be over.
refused-chance-mismatch = The seed gives something else here: this deal or roll was changed.
refused-result-mismatch = The result is not the one that the actions lead to.
refused-commitment-mismatch = The secret does not fit the commitment that was published.
refused-bad-chance-note = The seed, commitment, secret or nonce is not well formed.
refused-seed-and-commitment = A record has either a seed or the commitment, nonces and secret of a table. This one has both.
refused-bad-notation = This cannot be read as a game.
refused-notation-mismatch = This contradicts the game. It should say: { $right }
refused-bad-closing = This is not the closing of a game: the text that fixes its terms.
refused-not-a-promise-file = This is not a promise file, as a page or program of Stonehenge keeps it.
refused-promise-file-mismatch = The parts of this promise file do not fit each other: its nonce is not the one promised in its closing.
