"""The card game compiled: random games, sampled hidden hands, and steps for learning.

`bits`, `draws`, `tables` and `arrays` are the ground: masks, random numbers, the rules as tables,
tuples as arrays. On them stand `games` (random full games), `hidden` (hidden hands that agree with
a view) and `steps` (many games at once, decision by decision).
"""
