"""The card game compiled: random games, playouts, sampled worlds, and steps for learning.

`bits`, `draws` and `tables` are the ground: masks, random numbers, the rules as tables. On them
stand `games` (random full games), `policy` and `playout` (rounds played out from a position),
`worlds` (hidden hands that agree with a view), `steps` (many games at once, decision by decision)
and `fitting` (where the numbers in `weights` come from).
"""
