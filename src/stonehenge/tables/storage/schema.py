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
