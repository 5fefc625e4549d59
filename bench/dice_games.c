/* The dice game played at random in plain C: the yardstick for the compiled kernel.
 *
 * One game after another, every entry of the legal list as likely as any other, the same random
 * numbers for the same choices as the kernel: both play the same games, and their sums agree.
 * Nothing here is shared with the package: it is only meant to be fast, and to show what the
 * machine can do. Where a coin decides, it computes both sides instead of branching.
 */
#include <stdint.h>
#include <string.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

enum { WORD = 52, SEATS = 5, BOXES = 20, NUMBERS = 5, DICE = 7, ROUNDS = 20, ALL_DICE = 127 };
enum { WIZARD = 4, JESTER = 5, EVERY = 4, NOBODY = -1 };
enum { FREE = -1, CROSSED = 20, X = 21, XX = 22 };
enum { /* the magic cards */
    ALL_COLOURS, FROZEN, ROLL_FIRST, ROTATE, EXTRA, OWN, CROSS, AS_PREDICTED, COLUMN, SECRET, PLAIN
};
#define STEP 0x9E3779B97F4A7C15ull

typedef struct {
    uint64_t random, bits;
    int seats, target, magic, when_exact;
    int seer, round, rolls, card, wizard_colour;
    uint32_t pile, faces, counts, still_in; /* faces: 4 bits a die; counts: 4 bits a face */
    int64_t decisions;
    int predictions[SEATS], xs[SEATS];
    uint32_t free[SEATS], used[SEATS];
    int8_t sheets[SEATS][BOXES];
} Game;

static uint8_t sets[DICE + 1][128]; /* sets of n dice, the smaller first */
static uint8_t low_die[21], high_die[21], number_of[BOXES], colour_of[BOXES];
static uint32_t die_bits[128];
static uint16_t four_dice[1296];
static int8_t plain_mark[2][NUMBERS + 1][16], xs_of[XX + 1], points_of[XX + 2][BOXES];

static inline uint64_t mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

/* A word serves a whole phase: what a draw leaves of its bits serves the next one. */
static inline void new_word(Game *g) {
    g->random += STEP;
    g->bits = mixed(g->random) >> (64 - WORD);
}

static inline uint32_t below(Game *g, uint64_t n) {
    uint64_t product = g->bits * n;
    g->bits = product & ((1ull << WORD) - 1);
    return product >> WORD;
}

static inline uint32_t pick(Game *g, uint32_t mask) {
    uint32_t nth = below(g, __builtin_popcount(mask));
#if defined(__BMI2__)
    return __builtin_ctz(_pdep_u32(1u << nth, mask));
#else
    while (nth--) mask &= mask - 1;
    return __builtin_ctz(mask);
#endif
}

static inline uint32_t showing(const Game *g, int face) { return g->counts >> 4 * face & 15; }

static inline void roll(Game *g, uint32_t dice) {
    new_word(g);
    uint32_t fresh = four_dice[below(g, 1296)], counts = 0;
    fresh |= (uint32_t)four_dice[below(g, 216)] << 16;
    g->faces ^= (g->faces ^ fresh) & die_bits[dice];
    for (int die = 0; die < DICE; die++) counts += 1u << 4 * (g->faces >> 4 * die & 15);
    g->counts = counts;
    g->rolls++;
}

/* Everyone asked stays (unless it is too late), scores plainly, or takes the Jester Score. */
static inline void decide(Game *g, uint32_t asked, uint32_t may_stay) {
    uint32_t counts = g->counts, still_in = g->still_in, when_exact = g->when_exact;
    uint32_t jesters = showing(g, JESTER), wizards = showing(g, WIZARD);
    uint32_t jester_box = 1u << jesters & 0x3E;
    uint32_t extra = (g->card == EXTRA) + (g->card == OWN ? jesters : 0);
    uint32_t doubled = g->card == ALL_COLOURS || g->card == FROZEN;
    uint32_t column = g->card == COLUMN ? jesters : 0;
    uint32_t wizards_are = g->wizard_colour == EVERY ? 15 : 1u << g->wizard_colour;
    uint64_t bits = g->bits;
    if (g->wizard_colour == NOBODY) wizards_are = 0;
    g->decisions += __builtin_popcount(asked);
    for (; asked; asked &= asked - 1) {
        uint32_t seat = __builtin_ctz(asked), box = g->predictions[seat], used = g->used[seat];
        uint32_t colour = colour_of[box], number = number_of[box];
        uint32_t found = (counts >> 4 * colour & 15) + extra;
        found += wizards & -(wizards_are >> colour & 1);
        uint32_t possible = ((jester_box & ~used) != 0) & (when_exact | (found != number));
        uint64_t product = bits * (1 + may_stay + possible);
        uint32_t choice = (product >> WORD) + !may_stay;
        bits = product & ((1ull << WORD) - 1);
        uint32_t scores = -(choice != 0), jester = -(choice == 2);
        uint32_t mark = plain_mark[doubled][number][found];
        mark = (mark & ~jester) | (jester & -(column == number) & X);
        int8_t *at = &g->sheets[seat][box];
        *at ^= (*at ^ mark) & scores;
        g->xs[seat] += scores & (xs_of[mark] - jester);
        g->used[seat] = used | (jester & jester_box);
        g->free[seat] ^= (scores & 1) << box;
        still_in ^= (scores & 1) << seat;
    }
    g->still_in = still_in;
    g->bits = bits;
}

static uint32_t rotate(Game *g) {
    uint32_t drawn = below(g, 756), low = low_die[drawn / 36], high = high_die[drawn / 36];
    g->faces = drawn / 6 % 6 << 4 * low | drawn % 6 << 4 * high;
    g->rolls = 1;
    g->decisions++;
    return ALL_DICE ^ (1u << low | 1u << high);
}

/* Returns the next Seer. */
static inline int predict(Game *g) {
    uint32_t called = 0, next = g->seer, highest = 0, seer_colour = 0, seats = g->seats;
    uint32_t secret = g->card == SECRET;
    for (uint32_t step = 0; step < seats; step++) {
        uint32_t seat = g->seer + step;
        seat -= -(seat >= seats) & seats;
        uint32_t rest = g->free[seat] & ~called;
        uint32_t box = pick(g, rest ? rest : g->free[seat]);
        uint32_t number = number_of[box], colour = colour_of[box];
        g->predictions[seat] = box;
        if (step == 0) seer_colour = colour;
        called |= (uint32_t)(step == 0 || !secret) << box;
        uint32_t outside = number & -(colour != seer_colour), better = -(outside > highest);
        highest ^= (highest ^ outside) & better;
        next ^= (next ^ seat) & better;
    }
    g->decisions += seats;
    return next;
}

static void cross_out(Game *g) {
    new_word(g);
    for (int seat = 0; seat < g->seats; seat++) {
        int8_t *row = g->sheets[seat] + colour_of[g->predictions[seat]] * NUMBERS;
        uint32_t choices = 1;
        for (int i = 0; i < NUMBERS; i++)
            if (row[i] > 0 && row[i] < CROSSED) choices |= 2u << i;
        uint32_t number = pick(g, choices);
        if (number) row[number - 1] = CROSSED;
    }
    g->decisions += g->seats;
}

/* Returns the dice that the Seer rolls again, none to stop. */
static inline uint32_t reroll(Game *g, int compulsory) {
    uint32_t dice = ALL_DICE, size = DICE, smaller = 1, spread = 0;
    g->decisions++;
    if (g->card == FROZEN) {
        for (int die = 0; die < DICE; die++)
            if ((g->faces >> 4 * die & 15) == JESTER) dice ^= 1u << die;
        size = __builtin_popcount(dice);
    }
    if (!dice || (g->rolls >= compulsory && below(g, 2) == 0)) return 0;
    if (g->card == ROLL_FIRST && g->rolls == 1) smaller = 1 + 7 + 21;
    uint32_t chosen = sets[size][smaller + below(g, (1u << size) - smaller)];
    if (dice == ALL_DICE) return chosen;
    for (; dice; dice &= dice - 1, chosen >>= 1)
        if (chosen & 1) spread |= dice & -dice;
    return spread;
}

static inline void roll_and_leave(Game *g, uint32_t dice) {
    int rolls = g->card == AS_PREDICTED ? number_of[g->predictions[g->seer]] : 3;
    int compulsory = g->card == ROLL_FIRST ? 2 : 1;
    for (;;) {
        if (dice) roll(g, dice);
        if (g->rolls == rolls) break;
        if (g->rolls >= compulsory) decide(g, g->still_in & ~(1u << g->seer), 1);
        if (!(dice = reroll(g, compulsory))) break;
    }
    decide(g, g->still_in, 0);
}

static inline void play_round(Game *g) {
    uint32_t blank = ALL_DICE;
    g->round++;
    g->rolls = 0;
    g->faces = 0;
    g->still_in = (1u << g->seats) - 1;
    if (g->card == ROLL_FIRST) {
        roll(g, blank);
        blank = 0;
    } else if (g->card == ROTATE) {
        blank = rotate(g);
    }
    int next = predict(g);
    if (g->card == CROSS) cross_out(g);
    if (g->card == ALL_COLOURS || g->card == AS_PREDICTED) {
        g->wizard_colour = g->card == ALL_COLOURS ? EVERY : NOBODY;
    } else {
        g->wizard_colour = below(g, 4);
        g->decisions++;
    }
    roll_and_leave(g, blank);
    g->seer = next;
}

static inline int is_over(const Game *g) {
    for (int seat = 0; seat < g->seats; seat++)
        if (g->xs[seat] >= g->target) return 1;
    return g->round == ROUNDS;
}

static inline void play(Game *g) {
    g->round = 0;
    g->pile = 0;
    g->seer = 0;
    memset(g->sheets, FREE, sizeof g->sheets);
    for (int seat = 0; seat < g->seats; seat++) {
        g->free[seat] = (1u << BOXES) - 1;
        g->used[seat] = 0;
        g->xs[seat] = 0;
    }
    while (!is_over(g)) {
        new_word(g);
        g->card = PLAIN;
        if (g->magic) {
            if (!g->pile) g->pile = 1023;
            g->card = pick(g, g->pile);
            g->pile ^= 1u << g->card;
        }
        play_round(g);
    }
}

static int total(const Game *g, int seat) {
    int points = g->xs[seat] >= g->target ? 3 : 0;
    for (int box = 0; box < BOXES; box++) points += points_of[g->sheets[seat][box] + 1][box];
    return points;
}

static void fill_sets(int dice) {
    int at = 0;
    for (int size = 0; size <= dice; size++)
        for (int order = (1 << dice) - 1; order >= 0; order--) {
            int mask = 0; /* the bits reversed: so the lowest dice come first */
            for (int die = 0; die < dice; die++) mask |= (order >> (dice - 1 - die) & 1) << die;
            if (__builtin_popcount(mask) == size) sets[dice][at++] = mask;
        }
}

static void fill_tables(void) {
    int pair = 0;
    for (int low = 0; low < DICE; low++)
        for (int high = low + 1; high < DICE; high++, pair++)
            low_die[pair] = low, high_die[pair] = high;
    for (int dice = 0; dice <= DICE; dice++) fill_sets(dice);
    for (int mask = 0; mask < 128; mask++)
        for (int die = 0; die < DICE; die++)
            if (mask >> die & 1) die_bits[mask] |= 15u << 4 * die;
    for (int n = 0; n < 1296; n++)
        four_dice[n] = n % 6 | n / 6 % 6 << 4 | n / 36 % 6 << 8 | n / 216 << 12;
    for (int number = 1; number <= NUMBERS; number++)
        for (int found = 0; found < 16; found++) {
            int missed = found > number ? found - number : number - found;
            plain_mark[0][number][found] = missed ? missed : X;
            plain_mark[1][number][found] = missed ? 2 * missed : XX;
        }
    xs_of[X] = 1, xs_of[XX] = 2;
    for (int box = 0; box < BOXES; box++) {
        number_of[box] = box % NUMBERS + 1;
        colour_of[box] = box / NUMBERS;
        for (int mark = 1; mark < CROSSED; mark++) points_of[mark + 1][box] = -mark;
        points_of[X + 1][box] = number_of[box];
        points_of[XX + 1][box] = 2 * number_of[box];
    }
}

/* Plays a series of games; sums: games, decisions, rounds, points of each seat. */
void dice_games(uint64_t seed, int64_t games, int seats, int magic, int target, int when_exact,
                int64_t *sums) {
    Game g = {.seats = seats, .magic = magic, .target = target, .when_exact = when_exact};
    fill_tables();
    for (int64_t number = 0; number < games; number++) {
        g.random = mixed(seed + (uint64_t)number * STEP);
        play(&g);
        sums[2] += g.round;
        for (int seat = 0; seat < seats; seat++) sums[3 + seat] += total(&g, seat);
    }
    sums[0] += games;
    sums[1] += g.decisions;
}
