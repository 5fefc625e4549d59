"""How a database gets the tables it should have, whatever it has now."""

import importlib.resources

from alembic import command
from alembic.config import Config
from sqlalchemy import URL


def migrate(url: URL) -> None:
    """Brings a database up to date; blocks, and may be called by several nodes at once."""
    config = Config()
    with importlib.resources.as_file(importlib.resources.files(__name__)) as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["url"] = url
        command.upgrade(config, "head")
