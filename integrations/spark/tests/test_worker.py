"""Workers that answer, crash, hang and cannot start."""

import json
import os
import signal
import tempfile
import unittest
from pathlib import Path

from snapcat_spark.isolation import Isolation
from snapcat_spark.worker import WorkerDied, WorkerError, WorkerHung, WorkerProcess
from support import SAMPLES, SNAPCAT


class WorkerTests(unittest.TestCase):
    """The built program, asked as an executor asks it."""

    def setUp(self) -> None:
        """Writes a pipeline that needs little time."""
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.pipeline = Path(self.folder.name) / "pipeline.yaml"
        self.pipeline.write_text("requests:\n  - request: animals\n")
        self.picture = (SAMPLES / "cats/march.jpg").read_bytes()
        self.started: list[WorkerProcess] = []

    def start(self, **environment: str) -> WorkerProcess:
        """Starts a worker that is ended with the test."""
        command = [SNAPCAT, "worker", "--framing", "binary", "-c", str(self.pipeline)]
        worker = WorkerProcess(command, dict(os.environ, **environment), 60)
        self.started.append(worker)
        self.addCleanup(worker.kill)
        return worker

    def test_answers_one_after_the_other(self) -> None:
        worker = self.start()
        for name in ("a.jpg", "b/ü.jpg"):
            record = json.loads(worker.ask(name.encode(), self.picture, 60))
            self.assertEqual((record["path"], record["error"]), (name, None))
        self.assertEqual(json.loads(worker.ask(b"c", b"text", 60))["error"]["kind"], "notAnImage")
        worker.close()

    def test_tells_a_crash_from_a_hang(self) -> None:
        with self.assertRaisesRegex(WorkerDied, "SIGABRT"):
            self.start(SNAPCAT_WORKER_CRASH_ON="a.jpg").ask(b"x/a.jpg", self.picture, 60)
        with self.assertRaises(WorkerHung):
            self.start(SNAPCAT_WORKER_HANG_ON="a.jpg").ask(b"a.jpg", self.picture, 0.5)

    def test_a_guilty_picture_is_one_error_record(self) -> None:
        variables = {"SNAPCAT_WORKER_CRASH_ON": "crash.jpg", "SNAPCAT_WORKER_HANG_ON": "hang.jpg"}
        isolation = Isolation(lambda: self.start(**variables), timeout=10)
        kinds = []
        for name in ("a.jpg", "crash.jpg", "b.jpg", "hang.jpg", "c.jpg"):
            record = json.loads(isolation.record(name, self.picture))
            self.assertEqual(record["path"], name)
            kinds.append(record["error"] and record["error"]["kind"])
        isolation.close()
        self.assertEqual(kinds, [None, "unsupported", None, "timedOut", None])
        self.assertEqual(len(self.started), 4, "one at first, two deaths, one hang")

    def test_a_death_from_outside_is_not_the_pictures_fault(self) -> None:
        isolation = Isolation(self.start, timeout=60)
        first = isolation.record("a.jpg", self.picture)
        os.kill(self.started[0].process_id, signal.SIGKILL)
        self.assertEqual(isolation.record("a.jpg", self.picture), first)
        isolation.close()

    def test_a_worker_that_cannot_work_says_why(self) -> None:
        self.pipeline.write_text("requests:\n  - request: cats\n")
        with self.assertRaisesRegex(WorkerError, "pipeline.yaml:2"):
            self.start()
        with self.assertRaisesRegex(WorkerError, "cannot be started"):
            WorkerProcess(["/nonexistent/snapcat"], None, 5)


if __name__ == "__main__":
    unittest.main()
