"""The log of all tables, its index, tokens and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates everything."""
    _log()
    _tables()
    _seats("tokens", "created", "Who owns which seat; a seat may have several tokens.")
    _seats("links", "expires", "One-time links that hand a seat to one more device.")
    _writers()


def downgrade() -> None:
    """Drops everything."""
    for name in ("writers", "links", "tokens", "tables", "log"):
        op.drop_table(name)


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        comment="What happened; a row is what happened in one go.",
        sqlite_with_rowid=False,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.CheckConstraint("phase IN ('open', 'playing', 'over', 'closed')", name="known_phase"),
        comment="An index of the logs; changed is when the phase last changed.",
    )
    op.create_index("tables_by_change", "tables", ["archived", "changed"])
    op.create_index("tables_by_phase", "tables", ["public", "phase", "changed"])


def _seats(name: str, time: str, comment: str) -> None:
    op.create_table(
        name,
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column(time, sa.BigInteger, nullable=False),
        comment=comment,
    )
    op.create_index(f"{name}_by_table", name, ["table_id"])


def _writers() -> None:
    op.create_table(
        "writers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("batch", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        comment="The last batch of each writer: tells whether a commit without an answer was one.",
    )
