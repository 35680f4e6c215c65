"""Inputs as Spark sees them."""

import tempfile
import unittest
from pathlib import Path

from pyspark.sql import SparkSession

from snapcat_spark.settings import SourceSettings
from snapcat_spark.source import InputError, PictureSource


class SourceTests(unittest.TestCase):
    """A session within the test's process."""

    @classmethod
    def setUpClass(cls) -> None:
        """Starts Spark and makes some files."""
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        for name in ("in/a b.JPG", "in/_c.jpg", "in/d/e.png", "in/d/f.txt", "more/g.jpg"):
            file = cls.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name)
        cls.spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").getOrCreate()
        cls.addClassCleanup(cls.spark.stop)

    def source(self, *inputs: str, output: str = "out", root: str | None = None) -> PictureSource:
        """A source over inputs in the folder."""
        root = root and str(self.folder / root)
        return PictureSource(self.spark, [str(self.folder / i) for i in inputs], str(self.folder / output), root)

    def test_reads_all_that_a_run_reads(self) -> None:
        source = self.source("in", "more")
        self.assertEqual(source.root, f"file:{self.folder}")
        rows = source.pictures(SourceSettings()).collect()
        found = {row.path.removeprefix(source.root + "/"): bytes(row.content).decode() for row in rows}
        self.assertEqual(found, {name: name for name in ("in/a b.JPG", "in/_c.jpg", "in/d/e.png", "more/g.jpg")})
        self.assertEqual(source.pictures(SourceSettings(), skips_hidden=True).count(), 3)
        self.assertEqual(source.pictures(SourceSettings(recursive=False), skips_hidden=True).count(), 2)

    def test_the_root_can_be_given(self) -> None:
        self.assertEqual(self.source("in/d/e.png").root, f"file:{self.folder}/in/d")
        self.assertEqual(self.source("in/d", root="in").root, f"file:{self.folder}/in")

    def test_mistakes_are_told(self) -> None:
        with self.assertRaisesRegex(InputError, "nowhere cannot be read"):
            self.source("nowhere")
        for output in ("in", "in/out"):
            with self.assertRaisesRegex(InputError, "lies in the input"):
                self.source("in", output=output)


if __name__ == "__main__":
    unittest.main()
