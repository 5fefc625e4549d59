"""Tests that share compiled kernels run in one process, so that each is compiled once."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folders = {folder.name for folder in item.path.parents}
        for folder in folders & {"kernels", "training", "coach"}:
            item.add_marker(pytest.mark.xdist_group(folder))
