"""The index of shared pads; their entries are in the log, their keys among the tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the index."""
    op.create_table(
        "pads",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        comment="Shared score pads; changed is when somebody last wrote on one.",
    )
    op.create_index("pads_by_change", "pads", ["changed"])


def downgrade() -> None:
    """Drops it."""
    op.drop_table("pads")
