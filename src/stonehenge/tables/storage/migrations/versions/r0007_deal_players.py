"""Which profiles have begun a deal, so that one game of each counts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the table, with everybody who has begun a deal before."""
    op.create_table(
        "deal_players",
        sa.Column("profile", sa.Text, primary_key=True),
        sa.Column("deal", sa.Text, primary_key=True),
        comment="Which profiles have begun a deal: one game of each counts.",
    )
    op.execute(
        "INSERT INTO deal_players (profile, deal) SELECT DISTINCT profile, deal FROM deal_games"
        " JOIN profile_seats ON profile_seats.table_id = deal_games.table_id WHERE counted"
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("deal_players")
