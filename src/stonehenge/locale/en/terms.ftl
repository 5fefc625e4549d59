# Words that explain themselves; `-forms` lists how a word may stand in a text.

page-term-also = See also:
page-term-rules = Rules
page-term-now = { $who ->
        [you] Now it is you.
       *[other] Now it is { $name }.
    }
page-term-now-trump = Now it is { $colour }.
term-cards-trump = Trump
term-cards-trump-forms = trump|trumps
term-cards-trump-about = The colour that beats all other colours in this round, whatever the number. The card that was turned up decides it.
term-cards-trick = Trick
term-cards-trick-forms = trick|tricks
term-cards-trick-about = One card from everybody. The best card takes the trick, and whoever took it leads to the next one.
term-cards-follow = Follow
term-cards-follow-forms = follow|followed|Follow
term-cards-follow-about = Whoever has the colour that was led must play it. Whoever has none may play any card. Wizards and Jesters are always allowed.
term-cards-wizard = Wizard
term-cards-wizard-forms = Wizard|Wizards
term-cards-wizard-about = A Wizard takes the trick; of several, the first one does. It may be played at any time.
term-cards-jester = Jester
term-cards-jester-forms = Jester|Jesters
term-cards-jester-about = A Jester loses to every other card. It may be played at any time.
term-cards-dealer = Dealer
term-cards-dealer-forms = dealer
term-cards-dealer-about = The dealer bids last; the next player leads. After a turned-up Wizard the dealer names the trump.
term-cards-exact = Exact
term-cards-exact-forms = exact|Exact|exactly
term-cards-exact-about = As many tricks as you bid: 20 points, and 10 for each of them. Every trick too many or too few costs 10.
term-cards-balance = Over-bid and under-bid
term-cards-balance-forms = over-bid|under-bid
term-cards-balance-about = Over-bid: together more tricks were bid than there are, so somebody will miss one. Under-bid: fewer, so somebody must take one that nobody wants.
term-cards-plus-minus-one = Plus/minus one
term-cards-plus-minus-one-forms = plus/minus one
term-cards-plus-minus-one-about = The bids must not add up to the number of tricks. So one number is closed to the dealer, who bids last.
term-dice-seer = Seer
term-dice-seer-forms = Seer
term-dice-seer-about = The Seer leads the round: predicts first, names what Wizards count as, rolls the dice and chooses which to roll again.
term-dice-wizard-colour = Wizard Colour
term-dice-wizard-colour-forms = Wizard Colour|Wizards
term-dice-wizard-colour-about = The colour that Wizards count as in this round, for everybody. The Seer names it before the first roll.
term-dice-jester-score = Jester Score
term-dice-jester-score-forms = Jester Score
term-dice-jester-score-about = With 1 to 5 Jesters on the dice: an X in the Jester box for that number, and 0 in your own box instead of the plain score. Each Jester box can be used once.
term-dice-x = X
term-dice-x-forms = Xs|X
term-dice-x-about = Exact writes an X, worth as many points as its column. Once somebody has enough Xs, usually nine, the game is over.
term-dice-exact = Exact
term-dice-exact-forms = exact|Exact|exactly
term-dice-exact-about = As many dice of your colour as you predicted. Every die too many or too few is a minus point.
term-dice-leave = Leave
term-dice-leave-forms = leave|Leave
term-dice-leave-about = Whoever leaves scores the present roll and is done for this round. The Seer cannot leave, but stop.
term-dice-magic-card = Magic card
term-dice-magic-card-forms = magic card|magic cards
term-dice-magic-card-about = A card that bends one rule for this round.
page-score-evenings = { $evenings ->
        [one] { $game }: one evening
       *[other] { $game }: { $evenings } evenings
    }
page-score-person = Player
page-score-figure = { $column ->
        [games] games
        [wins] wins
        [average] average
        [best] best
       *[exact] exact
    }
