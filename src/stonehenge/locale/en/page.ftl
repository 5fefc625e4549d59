# The page.

## The page

page-wizard = Wizard
page-jester = Jester
page-card = { $colour } { $value }
page-card-said = { $kind ->
        [W] a Wizard
        [J] a Jester
        [B] the blue { $value }
        [G] the green { $value }
        [Y] the yellow { $value }
       *[R] the red { $value }
    }
page-refused = That is not possible now.
page-no = That is not allowed.
page-close = Close
page-seat-free = free
page-card-chosen = chosen
page-card-playable = playable
page-card-not-now = not now
page-hand = Your hand
page-others = The others
page-trick = The trick
page-last-trick = Last trick
page-trick-taken = { $who ->
        [you] you take it
       *[other] takes it
    }
page-winning = winning
page-winning-trump = winning: trump
page-your-card = your card
page-led = led
page-dealer = Dealer
page-away = away
page-points-word = points
page-of = of { $bid }
page-won = won
page-bid = bid
page-bid-hidden = bid hidden
page-has-bid = has bid
page-thinking = thinking …
page-has-it = has it
page-needs = needs { $need }
page-over = { $over } too many
page-over-bid = over-bid by { $by }
page-under-bid = under-bid by { $by }
page-even-bid = it adds up
page-for-tricks = for { $tricks }
page-bids-against = Bids against tricks
page-bids-hidden = bids hidden
page-trick-of = Trick { $number } of { $tricks }
page-turned-up = Turned up
page-is-trump = { $colour } is trump
page-no-trump = no trump
page-no-trump-last = no trump, last round
page-trump-open = trump not named yet
page-name-trump = Name the trump.
page-name-trump-why = A Wizard was turned up and you deal, so you choose the colour, before anyone bids.
page-name-trump-blind = A Wizard was turned up and you deal. You choose without knowing your own card.
page-waits-trump = { $name } names the trump.
page-your-bid = Your bid.
page-bid-first = You bid first.
page-bid-next = You are next.
page-bid-last = You are the dealer and bid last.
page-bid-covered = All bid at the same time; the bids are shown when everyone has bid.
page-bid-secret = All bid at the same time; the bids stay secret until the round is over.
page-bid-open = Everyone hears your bid.
page-waits-bid = { $waiting ->
        [one] { $name } bids.
       *[other] Still to bid: { $name }.
    }
page-bid-so-far = Bid so far: { $terms }.
page-how-many = { $tricks ->
        [one] Will you take the one trick?
       *[other] How many of the { $tricks } tricks will you take?
    }
page-choose-bid = Choose a number
page-bid-button = Bid { $bid }
page-closed = { $bid } is closed to you.
page-closed-why = { $sum } + { $bid } would make exactly { $tricks }, and under plus/minus one the bids may not add up to the tricks.
page-your-turn = Your turn.
page-lead = You lead: play any card.
page-free = Nothing has to be followed: play any card.
page-follow = Follow { $colour }, or play a Wizard or a Jester.
page-void = You have no { $colour }: play any card.
page-waits-card = { $name } is to play.
page-dealing = The cards are dealt.
page-plays = { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
page-takes-trick = { $who ->
        [you] You take the trick.
       *[other] { $name } takes the trick.
    }
page-bid-won = bid { $bid }, won { $won }
# the end of a round
page-round-goes-on = Goes on in { $seconds } seconds.
page-round-wait = Wait
page-round-go-on = Go on
page-round-go-on-to = Go on to round { $round }
page-round-your-turn = Go on: it is your turn
page-round-result = To the result
page-round-rows = What round { $round } brought
page-round-place = Place
page-round-player = Player
page-round-bid = Bid
page-round-won = Won
page-round-points = Points
page-round-total = Total
page-round-up = { $places ->
        [one] up one place
       *[other] up { $places } places
    }
page-round-down = { $places ->
        [one] down one place
       *[other] down { $places } places
    }
page-round-last-trick = { $who ->
        [you] You take the last trick.
       *[other] { $name } takes the last trick.
    }
page-round-own-exact = Exactly right: { $points }.
page-round-own-lost = You lose { $points }.
page-round-who-exact = { $count ->
        [0] Nobody was exact.
        [one] { $names } was exact.
       *[other] { $names } were exact.
    }
page-round-passes = You pass { $names }.
page-round-passes-gains = You pass { $names } and gain { $points } on { $name }.
page-round-passed = { $count ->
        [one] { $names } passes you.
       *[other] { $names } pass you.
    }
page-round-gains = You gain { $points } on { $name }.
page-round-falls = { $name } gains { $points } on you.
page-round-lead = { $who ->
        [you] You lead by { $points }.
       *[other] { $name } leads by { $points }.
    }
page-round-lead-shared = { $names } lead together.
page-round-behind = { $name } leads you by { $points }.
page-round-behind-was = { $name } leads you by { $points }; it was { $before }.
page-patient-setting = Go on after a round only when I say so
page-excluded = Not together with { $variant }.
page-notify-setting = Notify me when it is my turn and I am elsewhere
page-notify-denied = Your browser does not allow it. You can change that in its settings for this site.
page-keys = Keyboard shortcuts
page-key-arrows-cards = ← → ↑ ↓
page-key-arrows-cards-does = from card to card
page-key-play-card = Enter
page-key-play-card-does = play the card, or choose it ahead
page-key-digits-bid = 0 … 9
page-key-digits-bid-does = choose a bid
page-key-arrows-boxes = ← → ↑ ↓
page-key-arrows-boxes-does = from box to box, from die to die
page-key-digits-dice = 1 … 7
page-key-digits-dice-does = keep a die or roll it again
page-key-letters-faces = B G Y R
page-key-letters-faces-does = choose a colour
page-key-choose = Enter
page-key-choose-does = choose
page-key-go-on = Enter
page-key-go-on-does = go on after a round
page-key-wait = W
page-key-wait-does = wait at the end of a round
page-key-steps = ← →
page-key-steps-does = one step back or on
page-key-rounds = PgUp PgDn
page-key-rounds-does = to the round before or after
page-key-ends = Home End
page-key-ends-does = to the beginning or to the end
page-key-close = Esc
page-key-close-does = close what lies in front
page-key-help = ?
page-key-help-does = this list
page-taking-back = { $card } is played.
page-taking-back-how = Tap it again to take it back.
page-ordinal = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
       *[other] twelfth
    }
page-dice-end-x = Exactly { $box }: you write an X, your { $ordinal }.
page-dice-end-xx = Exactly { $box }: you write XX and have { $xs } Xs.
page-dice-end-jester = { $jesters ->
        [one] Jester Score: you write an X at 1 Jester, your { $ordinal }.
       *[other] Jester Score: you write an X at { $jesters } Jesters, your { $ordinal }.
    }
page-dice-end-minus = { $box } missed by { $missed }: you write { $mark }.
page-dice-end-xs = { $count ->
        [0] Nobody wrote an X.
        [one] { $names } wrote an X.
       *[other] { $names } wrote an X each.
    }
page-dice-end-roll = roll { $roll }:
page-dice-end-left = left after roll { $roll }:
page-dice-end-exact = exact
page-dice-end-short = { $missed } short
page-dice-end-over = { $missed } over
page-dice-end-by-jester = Jester Score
page-dice-end-call = Call
page-dice-end-count = Count
page-dice-end-written = Written
page-dice-end-all-xs = Xs
page-dice-end-seer = { $who ->
        [you] You are the next Seer: { $box } was the highest call outside { $colour }.
       *[other] { $name } is the next Seer: { $box } was the highest call outside { $colour }.
    }
page-dice-end-seer-stays = { $who ->
        [you] All called { $colour }: you stay the Seer.
       *[other] All called { $colour }: { $name } stays the Seer.
    }
page-dice-end-target = { $target ->
        [9] Nine Xs: this was the last round.
       *[other] Twelve Xs: this was the last round.
    }
page-dice-end-full = All boxes are used: this was the last round.
page-dice-roll-last = Roll { $roll } of { $rolls }, the last
page-pad = Score pad
page-pad-key = Total, then the bid. Shaded bids were exact.
page-pad-exact =  bid, exact
page-pad-missed =  bid, { $won } won
page-round = Round
page-paused = Paused.
page-paused-why = The host lets the game go on.
page-confirm-card = Play { $card }?
page-confirm-how = Tap it again, or the button.
page-chosen-ahead = { $card } is chosen.
page-chosen-how = It is played on your turn if it may be. Tap it again to take it back.
page-play-card = Play it
page-time-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
page-home = To the start
page-loading = One moment …
page-piece-missing = A part of the page has not arrived. Trying again …
page-piece-offline = Without a network the score pad and the rules still work.
page-reload = Load the page again
page-not-found = There is nothing here.
page-hero = Say it, then do it.
page-hero-about = Two games of foretelling for two to six people. Play at once against the computer, or send friends a link. No account.
page-title-cards = Wizard, the card game
page-title-dice = Wizard, the dice game
page-game-cards = Cards
page-game-dice = Dice
page-about-cards = Say how many tricks you will take. Be exactly right.
page-about-dice = Call a number and a colour. Leave the roll at the right moment.
page-play-cards = Play cards now
page-play-dice = Play dice now
page-play-it = Play it
page-change = Change
page-length-cards = about 20 minutes
page-length-dice = about 15 minutes
page-players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-friends = With friends
page-friends-about = Make a table, choose its rules, share the link.
page-make-table = Make a table
page-join = Join
page-join-about = Type the code you were given. A link works too.
page-join-button = Join
page-code = Code
page-my-games = My games
page-no-games = Games you begin or join in this browser appear here.
page-all-games = All { $count }
page-games-now = Going on
page-games-past = Finished
page-games-kept = This browser keeps the keys to your seats. Nobody else has them, so do not clear its data while you play.
page-public = Open tables
page-free-open = Free and open source. No tracking.
page-independent = Independent project, not connected with the games' publisher.
page-rules = Rules
page-contents = Contents
page-language = Language
page-preferences = Preferences
page-theme = Look
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-sounds = Sounds
page-confirm-setting = Ask before a card is played
page-your-name = Your name
page-guest = Guest
page-players = Players
page-level = Computer players
page-level-random = at random
page-level-novice = novice
page-level-novice-about-cards = Bids by a rule of thumb and makes the mistakes of a first game. For beginners.
page-level-novice-about-dice = Predicts by feeling, and forgets Wizards and Jester Scores. For beginners.
page-level-apprentice = apprentice
page-level-apprentice-about-cards = Counts its likely tricks, but forgets what has been played and spends high cards too early.
page-level-apprentice-about-dice = Knows the odds of the dice, but looks no further than this round and likes high numbers.
page-level-journeyman = journeyman
page-level-journeyman-about-cards = Plays carefully for its bid, but relies on high cards of any colour and forgets what has been played.
page-level-journeyman-about-dice = Plans its boxes a little ahead of the present round.
page-level-adept = adept
page-level-adept-about-cards = Bids and plays by experience, but forgets what has been played.
page-level-adept-about-dice = Works out every round exactly and minds its boxes.
page-level-yardstick = yardstick
page-level-sage = sage
page-level-sage-about-cards = Has learned from millions of rounds, remembers every card, and plays the last rounds for the win.
page-level-sage-about-dice = Works out every round exactly and knows what Xs and the Seer’s role are worth.
page-level-archmage = archmage
page-level-archmage-about-cards = Watches what everybody needs and thinks its moves through in many likely deals. The strongest here.
page-level-archmage-about-dice = Has learned from many games what a sheet is worth, minds what the others get and looks ahead to the next round. The strongest here.
page-propose-higher = You won { $won } of your last { $games } games against this level ({ $level }). You are ready for the next one.
page-propose-lower = You won { $won ->
        [0] none
       *[other] { $won }
    } of your last { $games } games against this level ({ $level }). The one below may be more fun.
page-propose-take = Play against: { $level }
page-level-waking = { $level }, waking up
page-level-waking-about = The { $level } is waking up, which takes about a minute. You can start at once: until then another level plays.
page-option-rounds = Length
page-value-rounds-all = the whole game
page-value-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
}
page-about-rounds-all = Every round is played.
page-about-rounds = { $value ->
    [one] A short game: it ends after the first round.
   *[other] A short game: it ends after round { $value } at the latest.
}
page-variant-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
}
page-option-bidding = Bids
page-value-bidding-open = open
page-value-bidding-covered = covered
page-value-bidding-secret = secret
page-about-bidding-open = One after the other, heard by all.
page-about-bidding-covered = All at the same time, shown when everyone has bid.
page-about-bidding-secret = All at the same time, shown only when the round is over.
page-option-plus_minus_one = Plus/minus one
page-about-plus_minus_one = The bids of a round may not add up to its tricks, so the dealer is bound. Needs open bids.
page-option-clairvoyance = Clairvoyance
page-about-clairvoyance = In round 1 you see every card but your own.
page-option-first_dealer = First dealer by lot
page-about-first_dealer = Otherwise you deal first.
page-option-magic = Magic cards
page-about-magic = Every round has a card that changes one rule.
page-option-target = Xs to the end
page-value-target-9 = nine
page-value-target-12 = twelve
page-about-target-9 = The game ends when somebody has nine Xs.
page-about-target-12 = For experts: twelve Xs end the game.
page-option-jester_when_exact = Jester Score when exact
page-about-jester_when_exact = An exact prediction may still be given up for a Jester Score.
page-option-first_seer = First Seer by lot
page-about-first_seer = Otherwise you are the first Seer.
page-variant-bidding-covered = covered bids
page-variant-bidding-secret = secret bids
page-variant-bidding-open = open bids
page-variant-plus_minus_one-true = plus/minus one
page-variant-plus_minus_one-false = bids may add up
page-variant-clairvoyance-true = clairvoyance
page-variant-clairvoyance-false = no clairvoyance
page-variant-magic-true = magic cards
page-variant-magic-false = no magic cards
page-variant-target-12 = to twelve Xs
page-variant-target-9 = to nine Xs
page-variant-jester_when_exact-false = no Jester Score when exact
page-variant-jester_when_exact-true = Jester Score when exact
page-which-game = Which game
page-create = Open the table
page-create-about = Next you get a link for your friends. Free seats can be given to computer players.
page-pace = Pace
page-pace-about = How long computer players seem to think.
page-pace-0 = at once
page-pace-400 = quick
page-pace-900 = calm
page-pace-2000 = slow
page-clock = Clock
page-clock-about = Time for a decision; then a computer player takes it.
page-clock-none = none
page-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
page-away-after = When someone is away
page-away-about = After this time a computer player holds the seat until they are back.
page-public-option = Public table
page-public-about = Anyone may find it on the start page and take a seat.
page-settings = Settings
page-invite = Invite
page-invite-about = Whoever opens this link may take a free seat, or watch.
page-invite-link = Link to this table
page-copy = Copy
page-copied = Copied
page-you-are = { $name } (you)
page-host = host
page-program = a program
page-computer-level = computer, { $level }
page-fill = Computer player for seat { $seat }
page-add-computer = add a computer
page-free-seat = Free the seat of { $name }
page-move-up = Move { $name } up
page-move-free-up = Move the free seat up
page-seat-number = seat { $seat }
page-first-cards = First dealer
page-first-dice = First Seer
page-first-lot = by lot
page-begins-cards = { $who ->
        [you] You deal first.
       *[other] { $name } deals first.
    }
page-begins-dice = { $who ->
        [you] You are the first Seer.
       *[other] { $name } is the first Seer.
    }
page-start = Start
page-start-waits = { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
page-start-ready = Everybody is seated.
page-start-unready = Waiting for an answer from { $names }.
page-waits-host = The host starts the game.
page-take-seat = Take a seat
page-table-full = Every seat is taken. You can stay and watch.
page-remove = Remove { $name }: the computer plays on
page-seat-lost = Your seat here was given away. You are watching now.
page-understood = All right
page-table-gone = This table does not exist, or your seat was given away.
page-closed-table = This table is closed.
page-at-table = At the table
page-log = What happened
page-log-empty = Nothing yet.
page-say = Say something
page-reactions = Quick reactions
page-react-hello = Hello!
page-react-well-played = Well played!
page-react-thanks = Thanks!
page-react-sorry = Sorry!
page-react-thinking = Let me think …
page-react-wow = Wow!
page-muted = The host has muted you.
page-talk = { $unread ->
        [0] At the table
       *[other] At the table, { $unread } new
    }
page-menu = Menu
page-watching = watching
page-link-connecting = connecting …
page-link-lost = Connection lost, coming back …
page-link-later = The server needs a moment, coming back …
page-link-ended = not connected
page-link-open = connected
page-round-cards = Round { $round } of { $rounds }
page-round-dice = Round { $round }
page-round-cards-short = { $round } of { $rounds }
page-round-dice-short = { $round }
page-round-number = Round { $round }
page-hold = Let a computer play for me
page-return = Play myself again
page-pause = Pause
page-resume = Go on
page-mute = Mute { $name }
page-unmute = Let { $name } speak again
page-other-device = Play on another device
page-other-device-about = Open this link there. It works once, within ten minutes.
page-leave = Leave the table
page-leave-game = Leave the game for good
page-leave-sure = Leave this game for good?
page-leave-about = A computer plays on in your seat, and your place counts as it comes out. This browser forgets the seat: you can watch, but not play on. To pause for a while, let a computer play for you instead.
page-leave-stay = Stay
page-forget-me = Forget my name and what I said
page-computers = { $count ->
        [one] a computer
       *[other] { $count } computers
    }
page-with = with { $names }
page-came = place { $place } of { $seats }
page-free-seats = { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
page-phase-playing = going on
page-phase-over = finished
page-phase-closed = closed
page-phase-open = open
page-go-on = Go on
page-replay = Replay
page-rematch = Rematch
page-rematch-join = Join the rematch
page-rematch-open = A rematch is open, and your seat there is kept for a minute.
page-rematch-watch = A rematch is open.
page-back-to-result = Back to the result
page-best-round = { $who ->
        [you] Your best round was round { $best } ({ $most }), your worst round { $worst } ({ $least }).
       *[other] The best round of { $name } was round { $best } ({ $most }), the worst round { $worst } ({ $least }).
    }
page-most-exact = { $count ->
        [one] Exact most often: { $names }, in { $exact } of { $rounds } rounds.
       *[other] Exact most often: { $names }, in { $exact } of { $rounds } rounds each.
    }
page-record = Record
page-wins = { $who ->
        [you] You win with { $points } points.
       *[other] { $name } wins with { $points } points.
    }
page-share = { $names } share the victory with { $points } points.
page-you-came = You came in at place { $place }, { $behind } points behind.
page-exact-in = You were exact in { $exact } of { $rounds } rounds.
page-rounds-played = { $rounds } rounds were played.
page-places = Places
page-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-exact = { $exact } exact
page-totals = Totals by round
page-chart = Totals by round, at the end: { $names }
page-fair = Was chance fair?
page-fair-proved = Nobody chose these deals. All { $total } draws follow from secrets fixed before the start, one of them kept by this browser.
page-fair-told = All { $total } draws follow from what the server tells. { $why }
page-fair-cheat = The server has cheated. { $why }
page-fair-wrong = { $right } of { $total } draws fit, but something was changed. { $why }
page-fair-nothing = This record does not tell where its chance came from.
page-fault-unreadable = The secrets in the record cannot be read.
page-fault-secret = The secret is not the one that the server had committed itself to.
page-fault-nonce = A player's random number is not the promised one.
page-fault-first = The options or the first player are not those that were asked for or drawn.
page-fault-draw = At least one deal or roll is another than the drawn one.
page-fault-closing = The terms of the game are not those that this browser kept.
page-fault-own-nonce = Your random number is not the one that this browser drew.
page-checked = What was checked?
page-checked-kept = Kept by this browser since before the start: the server's commitment, the terms of the game and your random number. The record has all of them unchanged.
page-checked-told = Told by the server: everybody's random numbers. Each fits the promise that was fixed before any of them was revealed.
page-checked-old = Told by the server: the secret and all random numbers. They fit together, but the server could have chosen them.
page-checked-draws = Recomputed in this browser: the first player and { $total } deals, cards and rolls.
page-checked-restarts = { $restarts ->
        [one] The start was repeated once
       *[other] The start was repeated { $restarts } times
    }, because somebody did not answer in time. Cheats could have picked the best of { $seeds } seeds.
page-checked-not = Nobody can prove that the server kept the cards to itself: it knows them while it deals. And this page comes from the server. To be sure, keep the promise file and check the record with it on your own machine: stonehenge verify --promise FILE RECORD.
page-promise-file = Promise file
page-starting = The game starts …
page-event-restarted = The start is repeated: somebody did not answer in time.
page-new-version = There is a new version of this page.
page-load-version = Load it
page-fair-unknown = The record could not be loaded, so nothing was checked.
page-checking = Checking …
page-check-again = Check again
page-moments = Replay from a moment
page-moments-about = One stone a round, solid where you were exact.
page-round-exact = Round { $round }, exact
page-round-missed = Round { $round }, missed
page-round-link = Round { $round }
page-look-table = Look at the table
page-seen-from = Seen from
page-all-hands = all hands open
page-no-hands = no hands
page-to-table = To the table
page-first = To the beginning
page-back = One step back
page-forward = One step on
page-run = Let it run
page-moment = Moment of the game
page-copy-moment = Link to this moment
page-event-started = The game begins.
page-event-joined = { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
page-event-held = { $who ->
        [you] A computer plays for you.
       *[other] A computer plays for { $name }.
    }
page-event-returned = { $who ->
        [you] You play again yourself.
       *[other] { $name } is back.
    }
page-event-emptied = { $why ->
    [removed] The host has removed { $name }.
   *[other] { $name } has left the table.
}
page-computer-did = { $by ->
    [clock] Time was up. { "" }
   *[computer] { "" }
}{ $verb ->
    [play] The computer played { $thing } for { $who ->
            [you] you
           *[other] { $name }
        }.
    [bid] The computer bid { $thing } for { $who ->
            [you] you
           *[other] { $name }
        }.
    [trump] The computer named { $thing } as trump for { $who ->
            [you] you
           *[other] { $name }
        }.
    [wizard] The computer named { $thing } as the Wizard Colour for { $who ->
            [you] you
           *[other] { $name }
        }.
   *[predict] The computer predicted { $thing } for { $who ->
            [you] you
           *[other] { $name }
        }.
}
page-stand-in = { $by ->
    [clock] { $who ->
        [you] Time was up, so the computer acted for you: { $what }
       *[other] Time was up, so the computer acted for { $name }: { $what }
    }
   *[computer] { $who ->
        [you] The computer acted for you: { $what }
       *[other] The computer acted for { $name }: { $what }
    }
}
page-event-stood-in = { $who ->
        [you] The { $own } who plays for you is still waking up. Until then the { $level } plays.
       *[other] { $name }, the { $own }, is still waking up. Until then the { $level } plays.
    }
page-event-awoke = { $who ->
        [you] The { $own } is awake and plays for you now.
       *[other] { $name }, the { $own }, is awake and plays now.
    }
page-event-paused = The game is paused.
page-event-resumed = The game goes on.
page-event-rematched = A rematch is open.
page-event-closed = The table is closed.
refused-page-offline = The server cannot be reached. Try again when you are connected.
refused-page-404 = There is no such table. Look at the code again.

## The rules page

page-rules-sheet = A sheet

## How long a game takes among people

page-length-friends = With people, cards take about 45 minutes and dice about 20.
