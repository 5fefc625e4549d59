"""Deals that many play alike: the daily deals with their chains, and matches among friends."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "chains",
        sa.Column("first", sa.Text, primary_key=True),
        sa.Column("last", sa.LargeBinary, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        comment="The hash chains of the daily deals; `last` tells the deals of years.",
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("terms", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        comment="Deals that many play alike; the seeds of daily deals follow from a chain.",
    )
    _games()


def _games() -> None:
    op.create_table(
        "deal_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("rounds", sa.Text),
        comment="The tables at which a deal is played; the rest is there once a game is over.",
    )
    op.create_index("deal_games_by_deal", "deal_games", ["deal", "opened"])
    op.create_index("deal_games_by_time", "deal_games", ["opened"])
    op.create_table(
        "deal_par",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Text),
        comment="What the archmage made of a deal in many runs; without points a node is at it.",
    )


def downgrade() -> None:
    """Drops them."""
    for name in ("deal_par", "deal_games", "deals", "chains"):
        op.drop_table(name)
