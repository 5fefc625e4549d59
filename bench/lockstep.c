/* The card game played at random in plain C, eight games in lockstep: the yardstick for kernels.
 *
 * Four players, open bids, all fifteen rounds. Every loop runs over the eight games before it goes
 * on, so that the processor always has eight independent chains of work. Nothing here is shared
 * with the package: it is only meant to be fast, and to show what the machine can do.
 */
#include <stdint.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

enum { GAMES = 8, SEATS = 4, CARDS = 60, ROUNDS = 15, WORD = 57 };
enum { WIZARD = 52, JESTER = 56, FREE = 4, UNBOUND = 5 };

/* What binds a trick: a colour, or nothing to its end (FREE), or nothing yet (UNBOUND). */
static const uint64_t BOUND[6] = {0x1FFFull, 0x1FFFull << 13, 0x1FFFull << 26, 0x1FFFull << 39};
static const uint64_t SPECIAL = 0xFFull << 52;
static const uint64_t WORD_MASK = (1ull << WORD) - 1;

static const uint8_t KIND[CARDS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5};

/* The cards that take the trick from a card, by trump (5 for none) and card. */
static uint64_t BEATERS[6][CARDS];

static void fill_beaters(void) {
    for (int trump = 0; trump < 6; trump++)
        for (int best = 0; best < CARDS; best++) {
            uint64_t beaters = 0;
            for (int card = 0; card < JESTER; card++) {
                int higher = KIND[card] == KIND[best] && card > best;
                int trumps = KIND[card] != KIND[best] && KIND[card] == trump;
                int beaten = higher || trumps || best >= JESTER || card >= WIZARD;
                if (beaten && KIND[best] != FREE) beaters |= 1ull << card;
            }
            BEATERS[trump][best] = beaters;
        }
}

static uint64_t next_word(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return (z ^ (z >> 31)) >> (64 - WORD);
}

/* A number below n; what is left of the word serves the next draw. */
static inline uint64_t below(uint64_t *word, uint64_t n) {
    uint64_t product = *word * n;
    *word = product & WORD_MASK;
    return product >> WORD;
}

static inline uint64_t nth_bit(uint64_t mask, uint64_t n) {
#if defined(__BMI2__)
    return _pdep_u64(1ull << n, mask);
#else
    while (n--) mask &= mask - 1;
    return mask & -mask;
#endif
}

typedef struct {
    uint64_t random;
    uint64_t hands[GAMES][SEATS];
    uint8_t deck[GAMES][CARDS];
    int32_t totals[GAMES][SEATS];
    int32_t bids[GAMES][SEATS], won[GAMES][SEATS];
    uint64_t word[GAMES];
    uint64_t trump[GAMES], suit[GAMES], beaters[GAMES], leader[GAMES], winner[GAMES];
} Table;

/* Deals by a partial Fisher-Yates shuffle of the deck as the last round left it. */
static uint64_t deal(Table *t, int round, int dealer) {
    int dealt = SEATS * round, turned = dealt < CARDS, named = 0;
    for (int g = 0; g < GAMES; g++)
        for (int seat = 0; seat < SEATS; seat++) t->hands[g][seat] = 0;
    for (int i = 0; i < dealt + turned; i++) {
        if (i % 4 == 0)
            for (int g = 0; g < GAMES; g++) t->word[g] = next_word(&t->random);
        for (int g = 0; g < GAMES; g++) {
            uint8_t *deck = t->deck[g];
            int j = i + (int)below(&t->word[g], CARDS - i);
            uint8_t card = deck[j];
            deck[j] = deck[i];
            deck[i] = card;
            if (i < dealt) t->hands[g][i % SEATS] |= 1ull << card;
        }
    }
    for (int g = 0; g < GAMES; g++) {
        uint64_t kind = turned ? KIND[t->deck[g][dealt]] : UNBOUND;
        if (kind == FREE) {
            kind = next_word(&t->random) >> (WORD - 2);
            named++;
        }
        t->trump[g] = kind;
        t->leader[g] = (dealer + 1) % SEATS;
    }
    return named;
}

static void bid(Table *t, int round) {
    for (int g = 0; g < GAMES; g++) {
        uint64_t word = next_word(&t->random);
        for (int seat = 0; seat < SEATS; seat++) {
            t->bids[g][seat] = (int32_t)below(&word, round + 1);
            t->won[g][seat] = 0;
        }
    }
}

static inline uint64_t choose(uint64_t condition, uint64_t yes, uint64_t no) {
    return no ^ ((yes ^ no) & -condition);  /* no branch: the outcome is as good as random */
}

static void play_trick(Table *t) {
    for (int g = 0; g < GAMES; g++) t->word[g] = next_word(&t->random);
    for (int g = 0; g < GAMES; g++) {
        uint64_t hand = t->hands[g][t->leader[g]];
        uint64_t bit = nth_bit(hand, below(&t->word[g], __builtin_popcountll(hand)));
        uint64_t card = __builtin_ctzll(bit);
        t->hands[g][t->leader[g]] = hand ^ bit;
        t->winner[g] = t->leader[g];
        t->beaters[g] = BEATERS[t->trump[g]][card];
        t->suit[g] = KIND[card];
    }
    for (int place = 1; place < SEATS; place++)
        for (int g = 0; g < GAMES; g++) {
            uint64_t seat = (t->leader[g] + place) % SEATS;
            uint64_t hand = t->hands[g][seat];
            uint64_t bound = BOUND[t->suit[g]];
            uint64_t legal = hand & choose((hand & bound) != 0, bound | SPECIAL, ~0ull);
            uint64_t bit = nth_bit(legal, below(&t->word[g], __builtin_popcountll(legal)));
            uint64_t card = __builtin_ctzll(bit);
            uint64_t takes = (t->beaters[g] & bit) != 0;
            t->hands[g][seat] = hand ^ bit;
            t->winner[g] = choose(takes, seat, t->winner[g]);
            t->beaters[g] = choose(takes, BEATERS[t->trump[g]][card], t->beaters[g]);
            t->suit[g] = choose(t->suit[g] == UNBOUND, KIND[card], t->suit[g]);
        }
    for (int g = 0; g < GAMES; g++) {
        t->leader[g] = t->winner[g];
        t->won[g][t->winner[g]]++;
    }
}

static void score(Table *t) {
    for (int g = 0; g < GAMES; g++)
        for (int seat = 0; seat < SEATS; seat++) {
            int32_t bids = t->bids[g][seat], won = t->won[g][seat];
            int32_t miss = bids > won ? bids - won : won - bids;
            t->totals[g][seat] += miss ? -10 * miss : 20 + 10 * won;
        }
}

/* Plays so many blocks of eight games; returns the number of decisions and adds up all points. */
int64_t play_blocks(int64_t blocks, uint64_t seed, int64_t *points) {
    Table t;
    uint64_t decisions = 0;
    fill_beaters();
    t.random = seed;
    for (int g = 0; g < GAMES; g++)
        for (int card = 0; card < CARDS; card++) t.deck[g][card] = (uint8_t)card;
    for (int64_t block = 0; block < blocks; block++) {
        for (int g = 0; g < GAMES; g++)
            for (int seat = 0; seat < SEATS; seat++) t.totals[g][seat] = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            decisions += deal(&t, round, (round - 1) % SEATS);
            bid(&t, round);
            for (int trick = 0; trick < round; trick++) play_trick(&t);
            score(&t);
            decisions += GAMES * SEATS * (round + 1);
        }
        for (int g = 0; g < GAMES; g++)
            for (int seat = 0; seat < SEATS; seat++) *points += t.totals[g][seat];
    }
    return (int64_t)decisions;
}
