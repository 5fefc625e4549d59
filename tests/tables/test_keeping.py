"""The database file is private and has one server; the server says how the database is."""

import resource
import stat
import threading
from pathlib import Path

import httpx

from tests.run import stonehenge
from tests.tables.postgres import PostgresServer
from tests.tables.servers import Server, serving
from tests.waiting import wait_until


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_games_are_private_also_those_that_were_there_already(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    file = folder / "tables.db"
    url = f"sqlite:///{file}"
    with serving(tmp_path, database=url) as server:
        server.open_table()
        assert mode(folder) == 0o700
        names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db-lock")
        modes = {path.name: mode(path) for path in folder.iterdir()}
        assert modes == dict.fromkeys(names, 0o600)
    file.chmod(0o644)
    folder.chmod(0o755)
    with serving(tmp_path, database=url) as server:
        server.open_table()
        assert mode(file) == 0o600
        assert mode(folder) == 0o755  # it may be shared with others on purpose


def test_the_folder_of_this_user_becomes_private(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "stonehenge"
    folder.mkdir(parents=True, mode=0o755)
    with serving(tmp_path, database=f"sqlite:///{folder}/tables.db"):
        assert mode(folder) == 0o700


def test_a_second_server_on_the_same_file_refuses(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    command = ["serve", "--port", "0", "--database", f"sqlite:///{file}"]
    with serving(tmp_path) as server:
        second = stonehenge(*command, home=tmp_path)
        assert second.returncode != 0
        assert f"another server uses {file}" in second.stderr
        server.process.kill()
        server.process.wait()
        with serving(tmp_path) as third:  # a killed server leaves nothing behind
            assert third.is_well()


def test_a_node_waits_for_postgresql(tmp_path: Path, own_postgres: PostgresServer) -> None:
    url = own_postgres.database()
    own_postgres.stop()
    log, done = tmp_path / "log", threading.Event()

    def start_it_once_it_is_missed() -> None:
        wait_until(lambda: log.exists() and "waiting for the database" in log.read_text())
        own_postgres.start()
        done.wait()  # it ends with the thread that started it

    starting = threading.Thread(target=start_it_once_it_is_missed)
    starting.start()
    with serving(tmp_path, database=url) as server:
        assert server.is_well()
    done.set()
    starting.join()


def test_a_database_that_does_not_exist_is_no_reason_to_wait(
    tmp_path: Path, own_postgres: PostgresServer
) -> None:
    nowhere = own_postgres.database() + "-not"
    refused = stonehenge("serve", "--port", "0", "--database", nowhere, home=tmp_path)
    assert refused.returncode != 0
    assert "does not exist" in refused.stderr


def health(server: Server) -> httpx.Response:
    return server.http().get("/healthz")


def test_a_full_disk_is_unhealthy(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as server:
        assert server.is_well()
        everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, everything[1]))
        wait_until(lambda: health(server).status_code == 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, everything)
        wait_until(lambda: health(server).status_code == 200)


def test_a_database_that_is_away_is_unhealthy_within_seconds(
    tmp_path: Path, own_postgres: PostgresServer
) -> None:
    with serving(tmp_path, "--no-limits", database=own_postgres.database()) as server:
        assert server.is_well()
        own_postgres.stop()
        wait_until(lambda: health(server).status_code == 503)
        assert health(server).json()["rule"] == "storage-down"
        assert health(server).elapsed.total_seconds() < 5
        own_postgres.start()
        wait_until(lambda: health(server).status_code == 200)
