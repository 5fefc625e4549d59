"""The tables of the database after all migrations."""

import sqlalchemy as sa

METADATA = sa.MetaData()

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    comment="What happened; a row is what happened in one go.",
    sqlite_with_rowid=False,
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("archived", sa.Boolean, nullable=False),
    sa.CheckConstraint("phase IN ('open', 'playing', 'over', 'closed')", name="known_phase"),
    sa.Index("tables_by_change", "archived", "changed"),
    sa.Index("tables_by_phase", "public", "phase", "changed"),
    comment="An index of the logs; changed is when the phase last changed.",
)

TOKENS = sa.Table(
    "tokens",
    METADATA,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("tokens_by_table", "table_id"),
    comment="Who owns which seat; a seat may have several tokens.",
)

LINKS = sa.Table(
    "links",
    METADATA,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Index("links_by_table", "table_id"),
    comment="One-time links that hand a seat to one more device.",
)

PADS = sa.Table(
    "pads",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("pads_by_change", "changed"),
    comment="Shared score pads; changed is when somebody last wrote on one.",
)

WRITERS = sa.Table(
    "writers",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("batch", sa.BigInteger, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    comment="The last batch of each writer: tells whether a commit without an answer was one.",
)

CHAINS = sa.Table(
    "chains",
    METADATA,
    sa.Column("first", sa.Text, primary_key=True),
    sa.Column("last", sa.LargeBinary, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    comment="The hash chains of the daily deals; `last` tells the deals of years.",
)

DEALS = sa.Table(
    "deals",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seed", sa.LargeBinary),
    sa.Column("terms", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    comment="Deals that many play alike; the seeds of daily deals follow from a chain.",
)

DEAL_GAMES = sa.Table(
    "deal_games",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("deal", sa.Text, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.BigInteger),
    sa.Column("points", sa.Integer),
    sa.Column("rounds", sa.Text),
    sa.Column("share", sa.Text),
    sa.Index("deal_games_by_share", "share", unique=True),
    sa.Index("deal_games_by_deal", "deal", "opened"),
    sa.Index("deal_games_by_time", "opened"),
    comment="The tables at which a deal is played; the rest is there once a game is over.",
)

DEAL_PLAYERS = sa.Table(
    "deal_players",
    METADATA,
    sa.Column("profile", sa.Text, primary_key=True),
    sa.Column("deal", sa.Text, primary_key=True),
    comment="Which profiles have begun a deal: one game of each counts.",
)

DEAL_PAR = sa.Table(
    "deal_par",
    METADATA,
    sa.Column("deal", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("points", sa.Text),
    comment="What the archmage made of a deal in many runs; without points a node is at it.",
)

REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("version", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("wanted", sa.BigInteger, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary),
    comment="Reviews of finished games; without a body a node is still making it.",
)

PROFILES = sa.Table(
    "profiles",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    comment="People without an account: a number that only the server knows.",
)

PROFILE_KEYS = sa.Table(
    "profile_keys",
    METADATA,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("profile", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("profile_keys_by_profile", "profile"),
    comment="The keys of a profile, one for each of its browsers.",
)

PROFILE_SEATS = sa.Table(
    "profile_seats",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("owner", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("profile", sa.Text, nullable=False),
    sa.Index("profile_seats_by_profile", "profile"),
    comment="Whose profile an owner at a table has; the owner is the number of the log entry.",
)

PROFILE_CODES = sa.Table(
    "profile_codes",
    METADATA,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("profile", sa.Text, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Index("profile_codes_by_profile", "profile"),
    comment="One-time codes that give a profile to one more browser.",
)

FIGURES = sa.Table(
    "figures",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.BigInteger, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    comment="A finished game of one owner, all that figures need; follows from the logs.",
)

UNCOUNTED = sa.Table(
    "uncounted",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    comment="Tables whose rows in figures are missing or out of date.",
)
