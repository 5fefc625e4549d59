# The daily deal, and the same deals among friends.

refused-not-a-chain-file = This is not the chain of a server's daily deals, as it publishes it at /api/daily/chain.
refused-chain-mismatch = The seed does not hash back to the anchor: it is not the seed of this day.
refused-other-chain = This deal is of another chain than the one that you gave.
refused-swapped-day = The record says that its deal is of { $day }, but in the chain it is of { $right }.
refused-deal-fixed = Others play the same deal, so nothing about this table can be changed. Play on, or leave it and come back later.
refused-players-changed = The computer players of this server have changed since this deal was fixed, so it can no longer be played. The next one comes tomorrow.
refused-no-such-day = There was no deal on that day. Write the day as 2026-11-16.
refused-deal-played = You have played this deal today, and the first try counts. You can play it again for fun.
daily-title = Today’s deal
daily-about = { $day }, { $game }, { $seats } players, { $rounds } rounds
daily-invite = The same cards and dice for everyone on this server, against the same computer players: { $level }. It takes about ten minutes.
daily-once = The first try counts, more are for fun. You can leave and go on later today. There are no hints. What others made is shown once you have played.
daily-preparing = The computer players are still being prepared. The table waits for them; that takes a minute or two.
daily-play = Play today’s deal
daily-go-on = Go on with today’s deal
daily-card-play = Play: { $game }
daily-card-go-on = Go on: { $game }
daily-result = { $points }:
daily-par = par { $points }
daily-above-par = { $points } above par
daily-below-par = { $points } below par
daily-at-par = exactly par
daily-par-waits = par is still being computed
daily-par-about = Par { $points } is what the archmage makes in your seat, on average of { $runs } games.
daily-you = you
daily-from-to = { $from } to { $to }
daily-points = points
daily-people = people
daily-all = All who played today
daily-better = Better than { $share } of 100.
daily-alone = Nobody else has finished it yet.
daily-same = Everyone gets the same deal against the same computer players.
daily-late = You finished it after the day was over, so it is not in the list.
daily-rounds = Your rounds
daily-stones = Gold: exact. Outlined: too few. Fallen: too many.
daily-exact = exact
daily-too-few = too few
daily-too-many = too many
daily-round-was = Round { $round }: { $was }
daily-streak = { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
daily-longest = longest: { $days }
daily-was-played = played
daily-was-missed = not played
daily-next = The next deal comes in { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }.
daily-next-soon = The next deal comes in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
daily-share = Share result
daily-picture = Picture
daily-again = Play again for fun
daily-compare = Compare with others
daily-copied = Copied. Paste it where you want to share it.
daily-not-copied = This browser does not let the page copy.
daily-share-text = Stonehenge, { $day }, { $game }: { $points }{ $waits ->
        [yes] {""}
       *[other] , { $par }
    }. { $exact } of { $rounds } exact.
page-fault-chain = The seed of the day does not lead back to the anchor of the chain.
page-fault-own-chain = The chain or the day is not the one that this browser kept.
page-fault-match = The seed of the match is not the one that the server had committed itself to.
daily-fair-waits = Others still play this deal. Its seed is told when the day (UTC) is over; then this page checks every draw.
daily-fair = All { $total } draws follow from the seed of the day, which leads back to the anchor that the server tells.
daily-fair-kept = All { $total } draws follow from the seed of the day, which leads back to the anchor that this browser has kept. The server chose no deal since then.
match-fair-waits = Others may still play this deal. Its seed is told when the match is over; then this page checks every draw.
match-fair = All { $total } draws follow from the seed of the match, which fits the commitment that the server tells.
match-fair-kept = All { $total } draws follow from the seed of the match, which fits the commitment that this browser has kept. The server chose no deal since then.
refused-no-such-match = There is no such match. Check the link with whoever sent it.
refused-match-over = This match is over; its seed has been told. Open a new one.
refused-match-full = { $most } games of this match have been begun already, no more are possible. Open a new one.
match-title = The same deals among friends
match-about = One link: everybody plays the same deals in the same seat against the same computer players, whenever they have time. Then you compare.
match-make = Make a match
match-create = Make the link
match-link = The link for your friends
match-copy = Copy
match-terms = { $game }, { $seats } players. Computer players: { $level }.
match-play = Play the deals
match-go-on = Go on with your game
match-before = { $count ->
        [one] { $names } plays it, too.
       *[other] { $names } play it, too.
    } What they made is shown once you have played.
match-compare = Round by round
match-round-head = Round
match-round = Round { $round }
match-sum = Together
match-exact-about = Marked: the prediction was exact.
match-playing = Still playing: { $names }.
match-parted = Where you chose differently
match-parted-about = The same situation, and different choices. What a choice is worth says the coach: the points that it expects of the round.
match-never-parted = You made the same choices wherever you could compare them.
match-worth = worth { $points }
match-worth-unknown = not reviewed yet
match-look = Look
match-review = Let the coach judge these choices
match-reviewing = The coach is at work ...
refused-not-a-seed-file = This file tells no seed of a day. Save what a server answers at /api/daily/days/ for a day that is over.
share-game = Share
