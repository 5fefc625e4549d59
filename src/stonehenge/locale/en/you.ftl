# Figures and the profile.

## What figures mean

figures-small-boxes = { $game ->
        [dice] Boxes below { $from } suit you: { $small } of 100 exact. From { $from } on it is { $large } of 100.
       *[cards] Your small hands are strong: { $small } of 100 exact. From { $from } cards on it is { $large } of 100.
    }
figures-large-boxes = { $game ->
        [dice] Boxes from { $from } on suit you: { $large } of 100 exact. Below it is { $small } of 100.
       *[cards] Your large hands are strong: from { $from } cards on { $large } of 100 exact. Below it is { $small } of 100.
    }
figures-same-boxes = { $game ->
        [dice] You are exact in { $exact } of 100 rounds, whatever the box.
       *[cards] You are exact in { $exact } of 100 rounds, whatever the number of cards.
    }
figures-bid-high = { $game ->
        [dice] With { $from } and more you predict too high, by { $by } dice.
       *[cards] With { $from } and more you bid too high, by { $by } tricks.
    }
figures-bid-low = { $game ->
        [dice] With { $from } and more you predict too low, by { $by } dice.
       *[cards] With { $from } and more you bid too low, by { $by } tricks.
    }
figures-bid-right = { $game ->
        [dice] On average as many dice come as you predict.
       *[cards] On average you win as many tricks as you bid.
    }
figures-going-up = You are getting better: { $points } points a round more in the later half of your games.
figures-going-down = The later half of your games brought { $points } points a round less.
figures-going-same = Between the two halves of your games there is no difference that could not be luck (± { $within } points a round).

## You: figures and profile

page-you = You
page-you-open = Your figures
page-you-title = { $named ->
        [yes] { $name }, { $games ->
            [one] one game.
           *[other] { $games } games.
        }
       *[no] { $games ->
            [one] One game.
           *[other] { $games } games.
        }
    }
page-you-which-game = Which game
page-you-which = Which games count
page-you-none = No finished game yet. Play one to the end, and your figures begin here.
page-you-none-chosen = None of your games fits this choice. Choose otherwise above.
page-you-more = Play { $more ->
        [one] one more game
       *[other] { $more } more games
    } and this says something.
page-you-games = { $games ->
        [one] game
       *[other] games
    }
page-you-wins = wins, { $share } of 100 { $within }
page-you-exact = { $game ->
        [dice] predictions exact
       *[cards] bids exact
    } { $within }
page-you-above-par = points above par, last 10 { $within }
page-you-a-round = points a round { $within }
page-you-best = best game, { $day }
page-you-boxes-cards = Exact, by cards in hand
page-you-boxes-dice = Exact, by box
page-you-boxes-about = { $game ->
        [dice] of 100 predictions; the more gold, the more often
       *[cards] of 100 bids; gold: 60 and more
    }
page-you-cards-in-hand = Cards in hand
page-you-predictions = How often
page-you-of-100 = Exact of 100
page-you-times = { $count } times
page-you-never = never predicted
page-you-bids-cards = Bid and tricks won
page-you-bids-dice = Predicted and rolled
page-you-bids-about = { $game ->
        [dice] larger rings: predicted more often
       *[cards] larger rings: bid more often
    }
page-you-as-bid = exactly as said
page-you-fewer = { $game ->
        [dice] fewer come
       *[cards] you win fewer
    }
page-you-more-won = { $game ->
        [dice] more come
       *[cards] you win more
    }
page-you-predicted = { $game ->
        [dice] Predicted
       *[cards] Bid
    }
page-you-got = { $game ->
        [dice] Dice that came, on average
       *[cards] Tricks won, on average
    }
page-you-missed = Too few dice: { $early } times, left too early or unlucky. Too many: { $late } times, left too late or unlucky. Jester Scores: { $jesters }.
page-you-par = Against par
page-you-par-about = par: the archmage with your cards or dice, from your reviews
page-you-no-par = Let a game be reviewed, and this shows your result against the archmage with the same cards or dice.
page-you-a-round-title = Points a round
page-you-ago = { $games ->
        [one] one game
       *[other] { $games } games ago
    }
page-you-latest = latest
page-you-day = Day
page-you-points = Points
page-you-mean = Mean of { $games } games
page-you-luck = may be only luck
page-you-best-games = Best games
page-you-luck-title = Luck and choices
page-you-luck-said = { $games ->
        [one] In one reviewed game
       *[other] In { $games } reviewed games
    } luck gave { $luck } points a game { $luckWithin }, and your choices { $choices } { $choicesWithin }.
page-you-luck-none = No game of these has been reviewed yet. A review tells luck from choices.
page-you-places = Places
page-you-place = place { $place }: { $times ->
        [one] once
       *[other] { $times } times
    }
page-you-save-about = CSV: a row for each finished game, for a spreadsheet. JSON: the figures of this page.
page-you-all-opponents = all opponents
page-you-people = with other people
page-you-players = { $count } players
page-you-some-rules = some rules
page-you-no-hints = without hints
page-you-also-hints = also with hints
page-you-against = Opponents
page-you-how-many = Players
page-you-any = all
page-you-yes = yes
page-you-no = no
page-you-count-hints = Count games with hints, too ({ $games })
page-you-profile = Your profile
page-you-profile-about = There is no account. A key in this browser opens your games and figures. Nobody can bring it back: if this browser loses it, they are lost. Let a second device have the profile, or keep the file.
page-you-move = To another device
page-you-move-about = The code works once, within ten minutes. Type it on the other device on this page, or let its camera read the square.
page-you-make-code = Make a code
page-you-another-code = Make another code
page-you-square = A square code with the link to take your profile along
page-you-code = Code
page-you-take = From another device
page-you-take-about = Type the code that the other device shows, or read your file. What was played in this browser joins that profile.
page-you-take-button = Take the profile over
page-you-read-file = Read a file
page-you-joined = This browser has the profile now, with { $seats ->
        [one] one game.
       *[other] { $seats } games.
    }
page-you-keep = Keep or delete
page-you-keep-about = The file holds the key and everything that the server has about you. Whoever has it has your profile.
page-you-save-file = Save as a file
page-you-delete = Delete everything
page-you-delete-sure = Delete your profile for good?
page-you-delete-about = Keys, figures and reviews go, on all devices. In games your name becomes “…”; your moves stay. Games that still run are left. Nobody can undo it.
page-you-delete-keep = Keep it
page-you-delete-do = Delete for good
page-you-deleted = Your profile is deleted.
refused-not-a-profile = This file is no profile of Stonehenge. Choose the one that you saved here, stonehenge-profile.json.
page-privacy = What is stored
page-privacy-browser-title = In your browser
page-privacy-browser = The key of your profile, the keys of your seats, your name, and how you like to play. There are no cookies. Clear the data of this site in the browser, and all of it is gone.
page-privacy-server-title = On the server
page-privacy-server = Each table with the names at it, every move and what was said; hashes of the keys, from which no key can be made; which seats belong to one profile; figures and reviews of finished games. When you sit down, a hash of your address or device is kept at the table, so that the host can keep somebody away.
page-privacy-not-title = What is not stored
page-privacy-not = No e-mail, no password, no list of addresses, nothing from other sites. The server cannot tell who you are, and two profiles may be one person.
page-privacy-others-title = What others see
page-privacy-others = Whoever knows the link of a table sees its game, with the names. Your figures and which games belong together are seen only with your key.
page-privacy-delete-title = How to delete it
page-privacy-delete = “Delete everything” on the page “You” deletes all keys, links, figures and reviews of your profile. In games your name and what you said become “…”; your moves stay, because others played on. For a single game there is “Forget my name and what I said” in its menu after the end; that game then counts no more in your figures.
page-privacy-backups-title = Traces
page-privacy-backups = What is deleted is overwritten in the file of the database at once; on a server with PostgreSQL nothing finds it any more, but traces stay in its files until they are written anew. Backups that whoever runs this server made before still have it; ask them how long they keep those.
page-privacy-you = To your profile
