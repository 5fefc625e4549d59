# Pictures of results that the server draws.

picture-deal = The deal of { $day }: { $game }
picture-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
picture-exact = { $exact } of { $rounds } exact
picture-won = { $count ->
        [one] { $names } wins with { $points }
       *[other] { $names } share the win with { $points }
    }.
