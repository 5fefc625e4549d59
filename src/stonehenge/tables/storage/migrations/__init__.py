"""Migrations: bring any database to the present schema."""

import importlib.resources

from alembic import command
from alembic.config import Config
from sqlalchemy import URL


def migrate(url: URL) -> None:
    """Runs the missing migrations; blocks, and several nodes may call it at once."""
    config = Config()
    with importlib.resources.as_file(importlib.resources.files(__name__)) as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["url"] = url
        command.upgrade(config, "head")
