# Tables and chance at a table.

## Tables

refused-already-acted = You have decided already. Look at how things stand now.
refused-bad-code = This code is wrong, was used before or is too old. Make a new one on the other device.
refused-bad-link = This link was used before or is too old. Make a new one on the other device.
refused-bad-message = The server did not understand this message: { $reason }. A message is JSON of at most { $longest } bytes.
refused-bad-name = Choose a name with at least one letter; up to { $longest } characters are shown.
refused-bad-order = Name every seat once to change the seats.
refused-bad-request = This request cannot be understood: { $reason }
refused-bad-token = This seat is not yours on this device. Sit down anew, or ask the other device for a link.
refused-game-has-begun = The game has begun. You can watch, or wait for the next one.
refused-game-not-begun = The game has not begun. The host starts it.
refused-game-not-over = This has to wait until the game is over.
refused-game-not-running = No game is running here.
refused-game-paused = The game is paused. The host lets it go on.
refused-hello-again = Hello was said already. Say what you want to do.
refused-hello-first = Say hello first: with the token of a seat, or with none to watch.
refused-host-only = Only the host may do that. Ask them.
refused-muted = The host has muted you, so nobody hears this.
refused-no-such-method = This address cannot be used like that. Its description tells how.
refused-no-such-page = There is nothing at this address. Check it, or begin at the front page.
refused-no-such-profile = The server does not know this profile. It was deleted, or nothing was played with it yet.
refused-no-such-seat = There is no such seat. This table has { $seats }.
refused-no-such-table = There is no such table. Check the code with whoever invited you.
refused-nothing-said = There is nothing to say in that. Write some words.
refused-only-watching = You are watching. Take a seat to join in.
refused-other-site = This came from another site and was not done. Do it on the page of this server.
refused-removed = The host has taken your seat away. You can watch, or sit down at another table.
refused-removed-lately = The host has removed you. You can sit down here again in { $seconds } seconds.
refused-saying-too-long = That is too long. Say it in at most { $longest } characters.
refused-seat-not-taken = Nobody sits there whom this could be done to. Choose another seat.
refused-seat-taken = This seat is taken. Choose a free one.
refused-seats-free = { $free ->
        [one] One seat is
       *[other] { $free } seats are
    } still free. Wait for players, or fill up with computer players.
refused-server-error = Something went wrong on the server. Nothing of your game is lost; try again.
refused-seats-kept = The free seats are kept for those who played before. Try again in { $seconds } seconds.
refused-stopping = The server is restarting. Wait a few seconds, then go on.
refused-storage-down = The server cannot store anything at the moment, so this was not done. Try again in a moment.
refused-storage-full = The server has no room left, so this was not done. Tell whoever runs it.
refused-table-busy = Too much is happening at once. Try again.
refused-table-closed = This table is closed. Open a new one.
refused-table-full = Every seat is taken. You can watch, or open a table of your own.
refused-too-fast = That was too much at once. Wait a few seconds, then go on.
refused-too-long = That is too long for the server (over { $longest } bytes). Send less.
refused-too-many-computers = There is room for at most { $most } computer players.
refused-unknown-level = There is no level “{ $level }”. The levels are: { $known }.
refused-unknown-sequence = This answers something that has not happened. Look at how things stand now.

## Chance at a table

refused-cheat-commitment-changed = The server has exchanged the secret it had committed itself to. An honest server never does that.
refused-cheat-commitment-met = The server uses a secret that it has used at another table. An honest server never does that, so you were not seated.
refused-cheat-promise-left-out = The server wants to start the game without your random number, although you had promised one.
refused-cheat-reveal-denied = The server says that your random number came too late. But it had confirmed it before.
refused-cheat-second-closing = The server wants to start a second time with the same promise, to draw again. Your random number was not given away for that.
refused-cheat-terms = The server wants to start another game than the agreed one: { $what ->
        [commitment] its secret is another one
        [game] the game is another one
        [options] the options or the first player are others
        [restarts] it counts the restarts wrong
        [seats] the number of seats is another one
        [table] the table is another one
       *[closing] its terms cannot be read
    }. Your random number was not given away.
refused-game-starting = The game is just starting. Try again in a moment.
refused-no-closing = The game is not starting, so there is no random number to reveal.
refused-no-promises = This table was opened by an older version, which has no promises.
refused-nonce-mismatch = This is not the random number that your seat has promised.
refused-not-promised = The game can start when everybody has promised a random number. Still missing: { $names }.
refused-part-lost = Your random number came too late for this game. You can play, but without a part in its chance.
refused-unproved-late = Your random number did not arrive in time, so it is not in this game. The deals are not proved to you.
refused-unproved-not-here = This device gave no random number to this game, so the deals are not proved to you here.
refused-unproved-old-version = The game began at an older version of the server, which could choose the deals.
refused-unproved-other-promise = Your seat gave another random number than the one of this device. It came from another device of yours, or the server exchanged it. The deals are not proved to you here.
refused-first-mismatch = The options of the game are not those that were asked for, or the first dealer or Seer is not the one drawn.
refused-promise-mismatch = The nonce of seat { $owner } is not the one that was promised.
refused-kept-closing-mismatch = The record tells other terms of the game than the promise file: table, options, promises or restarts were changed.
refused-kept-nonce-mismatch = The record has another nonce for seat { $owner } than the promise file.
refused-kept-old-record = The promise file is of another way to draw than this record, which has no promises.

## Files of games

refused-text-notation = This is the text notation of games, not a record. `stonehenge notation FILE` turns it into records.
