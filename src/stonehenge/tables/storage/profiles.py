"""Profiles in the database: keys by their hashes, the seats that belong to one, one-time codes.

A profile is a random number. What hangs on it names that number; `HANGING` lists where.
"""

import secrets
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from stonehenge.tables.storage.database import ALWAYS, Database, Job, Statement
from stonehenge.tables.storage.figures import mark

HANGING: Final = ("profile_seats", "profile_codes", "deal_players")
"""Tables with a column `profile`, besides the keys: a merge moves their rows, a deletion ends them.

A row that the other profile has already must be settled before, see `ProfileStore.take_code`.
"""

_KEY: Final = (
    "INSERT INTO profile_keys (hash, profile, created) VALUES ($1, $2, $3)"
    # also locks the key, so that a profile that is being deleted gets no more seats
    " ON CONFLICT (hash) DO UPDATE SET profile = profile_keys.profile RETURNING profile"
)
_PROFILE: Final = (
    "INSERT INTO profiles (id, created) SELECT profile, created FROM profile_keys WHERE hash = $1"
    " ON CONFLICT DO NOTHING"
)
_SEAT: Final = (
    "INSERT INTO profile_seats (table_id, owner, profile)"
    " SELECT $1, $2, profile FROM profile_keys WHERE hash = $3 ON CONFLICT DO NOTHING"
)
_OF_KEY: Final = "(SELECT profile FROM profile_keys WHERE hash = $1)"
_OF_CODE: Final = "(SELECT profile FROM profile_codes WHERE hash = $2)"


class ProfileSeat(NamedTuple):
    """Somebody at a table: the owner is the number of the log entry with which they sat down."""

    table_id: str
    owner: int


class ProfileRow(NamedTuple):
    """A profile: its number, which nobody outside is told, and when it began."""

    id: str
    created: int


def attach(key: bytes, seat: ProfileSeat, at: int) -> Iterator[Statement]:
    """Gives a seat to the profile of a key, which is made if there is none."""
    yield from _made(key, at)
    yield Statement(_SEAT, (*seat, key))


def _made(key: bytes, at: int) -> Iterator[Statement]:
    yield Statement(_KEY, (key, secrets.token_hex(16), at))
    yield Statement(_PROFILE, (key,))


class ProfileStore:
    """The profiles in the database; keys and codes are given by their hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, key: bytes) -> ProfileRow | None:
        """The profile that a key opens."""
        rows = await self._database.rows(
            "SELECT id, profiles.created FROM profiles JOIN profile_keys ON id = profile"
            " WHERE hash = $1",
            key,
        )
        return ProfileRow(*rows[0]) if rows else None

    async def claim(self, key: bytes, seats: Collection[ProfileSeat], at: int) -> None:
        """Gives seats to the profile of a key; those of another profile stay there."""
        added = [Statement(_SEAT, (*seat, key)) for seat in sorted(seats)]
        await self._database.write(Job("", [*_made(key, at), *added]))

    async def seats(self, profile: str) -> list[ProfileSeat]:
        """The seats of a profile."""
        rows = await self._database.rows(
            "SELECT table_id, owner FROM profile_seats WHERE profile = $1 ORDER BY table_id, owner",
            profile,
        )
        return [ProfileSeat(*row) for row in rows]

    async def latest_seats(self, profile: str, limit: int) -> list[ProfileSeat]:
        """The seats of a profile at the tables where something last happened."""
        rows = await self._database.rows(
            "SELECT table_id, owner FROM profile_seats JOIN tables ON id = table_id"
            " WHERE profile = $1 ORDER BY changed DESC, table_id LIMIT $2",
            profile,
            limit,
        )
        return [ProfileSeat(*row) for row in rows]

    async def keys(self, profile: str) -> int:
        """How many browsers have a key to a profile."""
        rows = await self._database.rows(
            "SELECT count(*) FROM profile_keys WHERE profile = $1", profile
        )
        return int(rows[0][0])

    async def owner_at(self, profile: str, table_id: str) -> int | None:
        """Who somebody with this profile is at a table; the latest, if they sat down twice."""
        rows = await self._database.rows(
            "SELECT owner FROM profile_seats WHERE profile = $1 AND table_id = $2"
            " ORDER BY owner DESC LIMIT 1",
            profile,
            table_id,
        )
        return int(rows[0][0]) if rows else None

    async def add_code(self, key: bytes, code: bytes, expires: int) -> bool:
        """A code for the profile of a key, in place of its last one; False if there is none."""
        statements = (
            Statement(
                "UPDATE profile_keys SET profile = profile WHERE hash = $1 RETURNING profile",
                (key,),
            ),
            Statement(f"DELETE FROM profile_codes WHERE profile = {_OF_KEY}", (key,)),  # noqa: S608
            Statement(
                "INSERT INTO profile_codes (hash, profile, expires)"
                " SELECT $2, profile, $3 FROM profile_keys WHERE hash = $1 ON CONFLICT DO NOTHING",
                (key, code, expires),
            ),
        )
        return bool(await self._database.write(Job("", statements)))

    async def take_code(self, code: bytes, key: bytes, at: int) -> bool:
        """Uses up a code: the key opens its profile from now on; False if it is used or expired.

        If the key had a profile of its own, the two become one.
        """
        other = f"profile = {_OF_KEY} AND profile <> {_OF_CODE}"
        statements = [
            # a second browser waits for the first, and then finds the code expired
            Statement(
                "UPDATE profile_codes SET expires = 0 WHERE hash = $1 AND expires > $2"
                " RETURNING profile",
                (code, at),
            ),
            Statement(
                f"DELETE FROM profiles WHERE id = {_OF_KEY} AND id <> {_OF_CODE}",  # noqa: S608
                (key, code),
            ),
            Statement(
                f"DELETE FROM deal_players WHERE {other} AND deal IN"  # noqa: S608
                f" (SELECT deal FROM deal_players WHERE profile = {_OF_CODE})",
                (key, code),
            ),
            *(
                Statement(f"UPDATE {name} SET profile = {_OF_CODE} WHERE {other}", (key, code))  # noqa: S608
                # last: the others ask for the profile that the key has had
                for name in (*HANGING, "profile_keys")
            ),
            Statement(
                "INSERT INTO profile_keys (hash, profile, created)"
                " SELECT $1, profile, $3 FROM profile_codes WHERE hash = $2 ON CONFLICT DO NOTHING",
                (key, code, at),
            ),
            Statement("DELETE FROM profile_codes WHERE hash = $1", (code,)),
        ]
        return bool(await self._database.write(Job("", statements)))

    async def drop_seat(self, seat: ProfileSeat) -> None:
        """Takes a seat and its figures away from the profile that has it, if one has."""
        deletions = (
            Statement(f"DELETE FROM {name} WHERE table_id = $1 AND owner = $2", seat)  # noqa: S608
            for name in ("figures", "profile_seats")
        )
        # whoever counts the game at this moment has read the name, so it is counted again
        again = mark(seat.table_id, 0)
        await self._database.write(Job(seat.table_id, [ALWAYS, *deletions, again]))

    async def delete(self, profile: str) -> None:
        """Deletes a profile and everything that hangs on it."""
        statements = [
            # the keys first: whoever gives the profile a seat at this moment holds one
            Statement("DELETE FROM profile_keys WHERE profile = $1 RETURNING hash", (profile,)),
            Statement(
                "DELETE FROM figures WHERE (table_id, owner) IN"
                " (SELECT table_id, owner FROM profile_seats WHERE profile = $1)",
                (profile,),
            ),
            *(
                Statement(f"DELETE FROM {name} WHERE profile = $1", (profile,))  # noqa: S608
                for name in HANGING
            ),
            Statement("DELETE FROM profiles WHERE id = $1", (profile,)),
        ]
        await self._database.write(Job("", statements))

    async def drop_expired_codes(self, at: int) -> None:
        """Deletes codes that have expired."""
        sql = "DELETE FROM profile_codes WHERE expires <= $1 RETURNING hash"
        await self._database.write(Job("", [Statement(sql, (at,))]))
