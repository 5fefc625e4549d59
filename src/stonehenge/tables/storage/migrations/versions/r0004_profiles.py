"""Profiles with their keys, seats and codes, and the read model of figures."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates everything; the games that are over wait to be counted."""
    _profiles()
    _figures()
    op.execute(
        "INSERT INTO uncounted (table_id, at)"
        " SELECT id, changed FROM tables WHERE phase IN ('over', 'closed')"
    )


def downgrade() -> None:
    """Drops everything."""
    for name in (
        "uncounted",
        "figures",
        "profile_codes",
        "profile_seats",
        "profile_keys",
        "profiles",
    ):
        op.drop_table(name)


def _profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        comment="People without an account: a number that only the server knows.",
    )
    op.create_table(
        "profile_keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("profile", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        comment="The keys of a profile, one for each of its browsers.",
    )
    op.create_index("profile_keys_by_profile", "profile_keys", ["profile"])
    op.create_table(
        "profile_seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("owner", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("profile", sa.Text, nullable=False),
        comment="Whose profile an owner at a table has; the owner is the number of the log entry.",
    )
    op.create_index("profile_seats_by_profile", "profile_seats", ["profile"])
    op.create_table(
        "profile_codes",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("profile", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        comment="One-time codes that give a profile to one more browser.",
    )
    op.create_index("profile_codes_by_profile", "profile_codes", ["profile"])


def _figures() -> None:
    op.create_table(
        "figures",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        comment="A finished game of one owner, all that figures need; follows from the logs.",
    )
    op.create_table(
        "uncounted",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        comment="Tables whose rows in figures are missing or out of date.",
    )
