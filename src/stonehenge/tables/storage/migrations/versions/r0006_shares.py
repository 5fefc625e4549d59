"""Codes for links that tell the result of a daily deal, and do not lead to its table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; games of before have none."""
    op.add_column("deal_games", sa.Column("share", sa.Text))
    op.create_index("deal_games_by_share", "deal_games", ["share"], unique=True)


def downgrade() -> None:
    """Drops them."""
    op.drop_index("deal_games_by_share", "deal_games")
    op.drop_column("deal_games", "share")
