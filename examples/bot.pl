#!/usr/bin/perl
# A program as a player, in plain Perl without any module: it takes one of its legal actions.
# Try it from the root of the project:
#
#     stonehenge arena cards --with apprentice --with "perl=cmd:perl examples/bot.pl"
#
# "legal" is the last field of a question, and each of its entries begins with its verb.
use strict;
use warnings;

$| = 1;    # an answer that waits in a buffer comes too late
while (my $question = <STDIN>) {
    my ($id, $seed) = $question =~ /"id":(\d+).*?"seed":(\d+)/;
    my ($legal) = $question =~ /"legal":\[(.*)\]\}$/;
    my @entries = split /,(?=\["[a-z])/, $legal;
    my $action = $entries[ ($seed + $id) % @entries ];

    # the dice game has two compact entries, each for many actions: see docs/players.md
    $action = "[\"reroll\",$1]" if $action =~ /^\["rerolls",(\[[\d,]*\])/;
    $action = '["rotate",[[0,"W"],[1,"W"]]]' if $action =~ /^\["rotations"/;
    print "{\"action\":$action}\n";
}
