# Pictures of results that the server draws.

picture-deal = Das Spiel vom { $day }: { $game }
picture-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
picture-exact = { $exact } von { $rounds } genau
picture-won = { $count ->
        [one] { $names } gewinnt mit { $points }
       *[other] { $names } teilen sich den Sieg mit { $points }
    }.
