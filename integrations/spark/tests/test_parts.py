"""The parts of the job that need no cluster."""

import fnmatch
import tempfile
import unittest
from pathlib import Path

from pyspark.sql.types import ArrayType, DoubleType, LongType, StructType

from snapcat_spark.framing import FramingError, answer_header
from snapcat_spark.hidden import hidden_pictures, is_hidden
from snapcat_spark.names import OutsideRoot, common_folder, glob_filter, relative_name
from snapcat_spark.schema import SchemaError, record_type
from snapcat_spark.settings import SourceSettings
from snapcat_spark.storage import Storage, normalized


class PartsTests(unittest.TestCase):
    """Tables of cases."""

    def test_names_are_relative_to_the_root(self) -> None:
        self.assertEqual(relative_name("file:/a/b/c d.jpg", "file:/a"), "b/c d.jpg")
        self.assertEqual(relative_name("s3a://bucket/x.jpg", "s3a://bucket/"), "x.jpg")
        with self.assertRaises(OutsideRoot):
            relative_name("file:/ab/c.jpg", "file:/a")

    def test_the_root_is_the_deepest_folder_that_holds_all(self) -> None:
        for folders, root in [
            (["file:/a/b"], "file:/a/b"),
            (["file:/a/b", "file:/a/c/d"], "file:/a"),
            (["hdfs://n/a", "hdfs://n/ab"], "hdfs://n"),
        ]:
            self.assertEqual(common_folder(folders), root)
        with self.assertRaises(OutsideRoot):
            common_folder(["file:/a", "hdfs://n/a"])

    def test_endings_count_in_small_and_capital_letters(self) -> None:
        pattern = glob_filter(["jpg"])
        self.assertEqual(pattern, "*.{[jJ][pP][gG]}")
        plain = pattern.replace("{", "").replace("}", "")
        for name, fits in [("a.jpg", True), ("a.JPG", True), ("a.Jpg", True), ("a.jpeg", False)]:
            self.assertEqual(fnmatch.fnmatchcase(name, plain), fits)

    def test_settings_come_from_the_pipeline_file(self) -> None:
        settings = SourceSettings.read("source: {extensions: [GIF], recursive: false}\nsinks: {annotated: false}")
        self.assertEqual(settings, SourceSettings(["gif"], False, False))
        self.assertEqual(SourceSettings.read(None), SourceSettings())

    def test_addresses_are_those_of_pyarrow(self) -> None:
        for uri, expected in [
            ("file:/a b/%", "file:///a%20b/%25"), ("/a b", "file:///a%20b"), ("s3a://bucket/x", "s3://bucket/x"),
            ("hdfs://name/x", "hdfs://name/x"),
        ]:
            self.assertEqual(normalized(uri), expected)

    def test_files_get_into_their_place_whole(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "source"
            for text in ("one", "two"):
                source.write_text(text)
                Storage(f"file:{folder}/out put").put(source, "a/ü 1.txt")
            self.assertEqual((Path(folder) / "out put/a/ü 1.txt").read_text(), "two")
            self.assertEqual([file.name for file in (Path(folder) / "out put/a").iterdir()], ["ü 1.txt"])

    def test_what_spark_passes_over_is_found(self) -> None:
        self.assertEqual([is_hidden(n) for n in ("_a", ".a", "a", "_a=1", "a._COPYING_")], [True, True, False, False, True])
        with tempfile.TemporaryDirectory() as folder:
            for name in ("a.jpg", "_b.JPG", "c/.d.png", ".e/f.jpg", ".e/g/h.jpg", "_i.txt"):
                file = Path(folder) / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(b"")
            found = hidden_pictures([f"file:{folder}"], ["file:/x/_y.jpg", "file:/x/z.jpg"], SourceSettings())
        self.assertEqual(
            sorted(found),
            sorted([(f"file:{folder}", n) for n in ("_b.JPG", "c/.d.png", ".e/f.jpg", ".e/g/h.jpg")] + [("file:/x", "_y.jpg")]),
        )

    def test_columns_have_the_types_of_the_schema(self) -> None:
        columns = record_type()
        self.assertEqual(
            columns.names,
            ["schema", "path", "pathEncoding", "image", "observations", "cards", "annotated", "profile", "error"],
        )
        self.assertIsInstance(columns["image"].dataType["width"].dataType, LongType)
        box = columns["observations"].dataType.elementType["box"].dataType
        self.assertEqual(box, ArrayType(DoubleType()))
        card = columns["cards"].dataType.elementType
        self.assertIsInstance(card, StructType)
        self.assertEqual(card["document"].dataType["corners"].dataType, ArrayType(ArrayType(DoubleType())))
        self.assertIn("Emails", card["fields"].dataType.names)

    def test_schemas_that_columns_cannot_hold_are_refused(self) -> None:
        for schema in ({"type": "string"}, {"type": "object", "properties": {"a": {"type": ["string", "number"]}}}):
            with self.assertRaises(SchemaError):
                record_type(schema)

    def test_answers_start_with_their_mark(self) -> None:
        with self.assertRaises(FramingError):
            answer_header(b"SCA2" + bytes(16))


if __name__ == "__main__":
    unittest.main()
