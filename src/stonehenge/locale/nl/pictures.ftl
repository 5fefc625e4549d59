# Pictures of results that the server draws.

picture-deal = Het spel van { $day }: { $game }
picture-day = { $day } { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
picture-exact = { $exact } van { $rounds } precies
picture-won = { $count ->
        [one] { $names } wint met { $points }
       *[other] { $names } delen de winst met { $points }
    }.
