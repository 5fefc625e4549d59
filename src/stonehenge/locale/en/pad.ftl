# The score pad on the page.

## The score pad: for real cards or dice

pad-misfit = Round { $round } does not fit: { $sentence }
pad-column = { $column ->
        [round] round
        [bid] bid
        [won] tricks
        [call] prediction
        [mark] written
       *[total] total
    }

## The page: the score pad

page-score = Score pad
page-score-new = New score pad
page-score-about = For real cards or dice on your table. Works without a network.
page-score-open = Open the pad
page-score-book = All score pads
page-score-who = Who plays, in this order
page-score-clockwise = clockwise
page-score-drag = { $name }, place { $place }: move with the arrow keys or drag
page-score-moved = { $name } is now at place { $place }.
page-score-joined = { $name } plays. Players: { $count }.
page-score-begins-cards = deals first
page-score-begins-dice = first Seer
page-score-first-cards = { $name } deals first.
page-score-first-dice = { $name } is the first Seer.
page-score-lot-cards = Draw the first dealer
page-score-lot-dice = Draw the first Seer
page-score-mark = Another colour and shape for { $name }
page-score-drop = Take { $name } off
page-score-name = Another name
page-score-add = Add
page-score-same = Again: { $names }
page-score-plus-minus = the bids may not add up
page-score-rounds = Rounds
page-score-all-rounds = all { $rounds }
page-score-missing = { $count ->
        [one] One more player is needed
       *[other] { $count } more players are needed
    }
page-score-start = { $game ->
        [cards] Start: { $players } players, { $rounds } rounds
       *[dice] Start: { $players } players, at most { $rounds } rounds
    }
page-score-kept-about = Kept on this device. Works without a network.
page-score-while-open = Kept on this device. Over plain http it goes on without a network while this page stays open.
page-score-not-kept-about = This browser keeps nothing here. The pad lasts while the page stays open; keep it as a file.
page-score-undo = Undo
page-score-redo = Redo
page-score-undone = Undone.
page-score-redone = Done again.
page-score-to-paper = Look at the pad
page-score-to-entry = Go on writing
page-score-of = of { $rounds }
page-score-changing = Round { $round } is being changed
page-score-done = Done
page-score-tricks = Tricks
page-score-results = Results
page-score-trump = Trump
page-score-turned-wizard = A Wizard was turned up
page-score-turned-jester = A Jester was turned up
page-score-deals = deals, bids last
page-score-bid-for = bid for { $tricks }
page-score-bid-so-far = bid for { $tricks }, so far
page-score-may-not = { $name } may not say { $bid }
page-score-how-many = How many, { $name }?
page-score-closed = { $bid } is closed.
page-score-closed-why = { $sum } + { $bid } would make exactly { $tricks }.
page-score-heard-sum = Bids { $sum } for { $tricks }{ $balance ->
        [over] , over by { $by }
        [under] , under by { $by }
       *[even] {""}
    }.
page-score-heard-covered = { $name } has bid. Pass the phone on.
page-score-secret-play = All have bid. Play the round.
page-score-secret-show = The round is played: show the bids
page-score-who-took = Who took how many?
page-score-as-bid = Filled in as bid. Change only what was missed.
page-score-bid-was = bid { $bid }
page-score-took = { $name } took { $won }
page-score-less = One trick less for { $name }
page-score-more = One trick more for { $name }
page-score-of-tricks = { $tricks ->
        [one] of { $tricks } trick.
       *[other] of { $tricks } tricks.
    }
page-score-sum = { $state ->
        [right] It adds up.
        [missing] { $by ->
            [one] One is missing.
           *[other] { $by } are missing.
        }
       *[over] { $by ->
            [one] One too many.
           *[other] { $by } too many.
        }
    }
page-score-ask-missing = Short of the bid: { $names }. Who took it?
page-score-ask-over = Above the bid: { $names }. Who has one less?
page-score-would-write = What this would write
page-score-write-down = { $state ->
        [right] Write it down
        [missing] { $by ->
            [one] Write it down: 1 trick is missing
           *[other] Write it down: { $by } tricks are missing
        }
       *[over] { $by ->
            [one] Write it down: 1 trick too many
           *[other] Write it down: { $by } tricks too many
        }
    }
page-score-nothing = No round is written yet.
page-score-leads = { $name } leads by { $by }.
page-score-leads-jesters = { $name } leads by fewer Jester Scores.
page-score-level = { $names } are level.
page-score-kept = kept here
page-score-written = Round { $round } is written.
page-score-next-cards = Round { $round }: { $dealer } deals, { $first } bids first
page-score-next-dice = Round { $round }: { $seer } is the Seer
page-score-cell = { $total }, bid { $bid }, won { $won }{ $exact ->
        [yes] , exact
       *[no] {""}
    }
page-score-change-round = Round { $round }: change
page-score-change-a-round = Change a round
page-score-changed = changed later
page-score-key-cards = Total, then bid/tricks. Shaded: exact. Tap a round to change it.
page-score-result = To the result
page-score-over = { $reason ->
        [all-rounds-played] { $rounds ->
            [one] After one round.
           *[other] After { $rounds } rounds.
        }
        [too-few-players] Too few players are left to go on.
        [target-reached] { $target } Xs after round { $rounds }.
       *[sheets-full] All sheets are full.
    }
page-score-ahead = { $by } ahead of { $name }.
page-score-pad = Pad
page-score-again = Again
page-score-file = File
page-score-picture = Picture
page-score-best-round = Best round: { $name }, { $points } in round { $round }.
page-score-most-exact = Most often exact: { $names }, { $exact } of { $rounds }.
page-score-full = The disk of this device is full: your last taps are not kept. Keep the pad as a file, or make room.
page-score-failed = This could not be kept on the device. Keep the pad as a file.
page-score-overtaken = Somebody wrote in this pad in another window. You see it as it is there; your last tap was not written.
page-score-rename = Name of { $name }
page-score-leave = { $name } leaves the game
page-score-leaves = leaves
page-score-left = has left
page-score-turn-cards = Round { $round } is dealt by
page-score-turn-dice = Seer of round { $round }
page-score-ends-after = The game ends after
page-score-awake = Keep the screen on
page-score-no-pads = There is no score pad on this device yet.
page-score-delete = Delete
page-score-really = Delete for good
page-score-deleted = Deleted.
page-score-export = All pads as one file
page-score-import = Open a file
page-score-brought = { $count ->
        [one] One pad was brought in.
       *[other] { $count } pads were brought in.
    }
page-score-cleared = Browsers may clear pages that nobody has opened for a long time. A file is safe.
page-score-which-card = Which magic card lies there?
page-score-no-card = No magic card
page-score-other-card = Other
page-score-draw = Draw one of { $left }
page-score-to-call = to call
page-score-what-calls = What does { $name } call?
page-score-tap-box = Tap a free box.
page-score-what-got = What did { $name } get?
page-score-change-call = { $box }: change the prediction
page-score-exactly = Exactly { $box }
page-score-missed-by = Missed by
page-score-doubles = counts double: ×{ $factor }
page-score-miss = Missed by { $off }: minus { $points }
page-score-jester-about = 0 here, X above
page-score-jester-key = { $state ->
        [taken] Jester box { $jesters } is used
       *[free] Jester Score with { $jesters }
    }
page-score-jester-for = Jester Score with { $jesters } for { $name }
page-score-dice = The dice as they lie
page-score-tap-dice = Tap each until it is right; it is counted for everybody.
page-score-die = Die { $number }: { $face }. Tap for the next face.
page-score-wizard = Wizards count as
page-score-wizard-every = Wizards count for every colour.
page-score-wizard-nobody = Wizards count for nobody.
page-score-by-dice = By the dice
page-score-by-result = By the result
page-score-rolls = Rolls: { $rolls } of { $most }
page-score-next-seer = next Seer: { $name }

## The page: sharing a score pad

page-share-live = Share live
page-share-title = Share this pad live
page-share-about = Others see it on their phones as you write. The names and what is written then lie on this server, until you stop, or until nobody has written for four weeks.
page-share-begin = Share
page-share-code = Square code of the link
page-share-copy-link = Copy link
page-share-send = Send
page-share-writing = Others may write too
page-share-writing-about = { $on ->
        [yes] on: whoever opens this code writes for themselves
       *[no] off: they only look
    }
page-share-looking = { $count ->
        [0] Nobody else is looking
        [one] One is looking
       *[other] { $count } are looking
    }
page-share-guests = { $count ->
        [one] a guest
       *[other] { $count } guests
    }
page-share-offline = Without a network you go on writing; the others catch up later.
page-share-stop = Stop sharing
page-share-really-stop = Stop: delete it on the server
page-share-here-only = This address works on this machine only. Open the page under its address in your network, then share.
page-share-live-now = live
page-share-lost = not connected
page-share-unsent = { $count ->
        [one] 1 not sent yet
       *[other] { $count } not sent yet
    }
page-share-ended = This pad is no longer shared. What you see stays on your device.
page-share-who = Who are you?
page-share-who-about = You write your own bids and results.
page-share-watching = You are looking at this pad; it follows by itself.
page-share-waits = Waiting for { $names }.
page-share-opening = Opening the shared pad …
page-share-keeper = Whoever keeps the pad
page-share-conflict = { $who } wrote: { $theirs }. You wrote: { $yours }.
page-share-unfit = Not written: { $yours }. { $why }
page-share-theirs = Keep theirs
page-share-mine = Write mine
page-share-drop = Let it go
page-share-again = Try again
page-share-entry = { $kind ->
        [bid] { $name } bids { $value } in round { $round }
        [tricks] tricks of round { $round }: { $value }
        [trump] trump of round { $round }: { $value }
        [magic] magic card of round { $round }: { $value }
        [predict] { $name } calls { $value } in round { $round }
        [cross] { $name } crosses out { $value } in round { $round }
        [wizard] Wizards of round { $round } count as { $value }
        [rolls] rolls of round { $round }: { $value }
        [score] { $name } is off by { $value } in round { $round }
        [jester] Jester Score of { $name } in round { $round }: { $value }
        [dice] dice of { $name } in round { $round }: { $value }
        [turn] round { $round } belongs to { $name }
        [leave] { $name } leaves before round { $round }
        [rename] { $name } is called { $value }
        [rounds] the game ends after round { $round }
        [undo] undo
        [redo] redo
       *[covered] { $name } has something covered in round { $round }
    }
