"""A job on a cluster of several processes on this machine."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from support import SPARK

MASTER = "local-cluster[2,1,1024]"


class ClusterJob:
    """A job that was handed to `spark-submit`."""

    def __init__(self, folder: Path, arguments: list[str], archive: Path | None = None) -> None:
        """Starts it; its messages go to a file in the folder."""
        self.log = folder / "job.log"
        command = [
            os.path.join(os.environ["SPARK_HOME"], "bin/spark-submit"), "--master", MASTER,
            "--conf", "spark.ui.enabled=false", "--conf", "spark.sql.files.maxPartitionBytes=24m",
            "--conf", f"spark.local.dir={folder}", "--driver-memory", "1g",
        ]
        if archive:
            command += ["--archives", f"{archive}#snapcat"]
        command += [str(SPARK / "snapcat_job.py"), *arguments]
        with open(self.log, "wb") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, cwd=folder, start_new_session=True
            )

    def executors(self) -> list[int]:
        """The process numbers of the executors that run now."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    words = (entry / "cmdline").read_bytes().split(b"\0")
                    session = os.getsid(int(entry.name))
                except OSError:
                    continue
                is_executor = any(word.endswith(b"CoarseGrainedExecutorBackend") for word in words)
                if is_executor and session == self._process.pid:
                    found.append(int(entry.name))
        return sorted(found)

    def workers(self) -> list[int]:
        """The process numbers of the snapcat workers of the job."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    words = (entry / "cmdline").read_bytes().split(b"\0")
                    session = os.getsid(int(entry.name))
                except OSError:
                    continue
                if words[0].endswith(b"snapcat") and b"worker" in words and session == self._process.pid:
                    found.append(int(entry.name))
        return sorted(found)

    def kill_executor_when(self, is_time) -> int:
        """Kills one executor as soon as `is_time()`; returns its number, or 0 when the job was over before."""
        while self._process.poll() is None:
            executors = self.executors()
            if len(executors) == 2 and is_time():
                os.kill(executors[0], signal.SIGKILL)
                return executors[0]
            time.sleep(0.1)
        return 0

    def status(self, timeout: float) -> int:
        """The exit status; the job and all that it started are ended when it takes longer."""
        try:
            return self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            raise

    def text(self) -> str:
        """What the job said."""
        return self.log.read_text(errors="replace")

    def explain(self) -> str:
        """The end of what the job said, for a failed test."""
        return self.text()[-6000:]


if __name__ == "__main__":
    sys.exit("this is a part of the tests; run integrations/spark/test")
