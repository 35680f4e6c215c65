"""Looks at the pictures under INPUT with Snapcat on Apache Spark; records, copies and profiles go to OUTPUT.

    spark-submit snapcat_job.py --input s3a://bucket/photos --output s3a://bucket/results --config pipeline.yaml

OUTPUT gets records/ (Parquet, one row a picture), annotated/ (copies with boxes) and what `snapcat join` writes:
observations.jsonl, profiles.sqlite, contacts.vcf and contacts.csv. See integrations/spark/README.md.
"""

import argparse
import sys
from pathlib import Path

from pyspark.sql import SparkSession

sys.path.insert(0, str(Path(__file__).resolve().parent))

from snapcat_spark.job import Job, JobOptions  # noqa: E402
from snapcat_spark.names import OutsideRoot  # noqa: E402
from snapcat_spark.profiles import JoinFailed  # noqa: E402
from snapcat_spark.source import InputError  # noqa: E402


def parsed_options(arguments: list[str]) -> JobOptions:
    """What the command line says; ends the program when it makes no sense."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--input", action="append", required=True, metavar="URI", help="a folder or file; may be repeated")
    parser.add_argument("--output", required=True, metavar="URI", help="the folder of the results")
    parser.add_argument("--config", type=Path, metavar="FILE", help="the pipeline file, on the machine of the driver")
    parser.add_argument("--root", metavar="URI", help="what paths are relative to; default: what holds all inputs")
    parser.add_argument(
        "--snapcat", default="snapcat", metavar="PATH",
        help="the program, on each machine; a relative path is looked for where --archives unpacks",
    )
    parser.add_argument("--models", metavar="DIR", help="the folder of models, on each machine, likewise")
    parser.add_argument(
        "--timeout", type=float, default=120.0, metavar="SECONDS", help="how long a picture may take (default: 120)"
    )
    parser.add_argument(
        "--batch", type=int, default=8, metavar="N", help="pictures in memory at once, for each core (default: 8)"
    )
    parser.add_argument("--no-annotated", action="store_true", help="write no copies, whatever the pipeline says")
    parser.add_argument("--no-profiles", action="store_true", help="leave out the second step")
    parser.add_argument(
        "--skip-hidden", action="store_true",
        help="leave out pictures that are named _... or . or lie in such folders, as Spark does by itself",
    )
    parser.add_argument(
        "--env", action="append", default=[], metavar="NAME=VALUE", help="a variable for the workers; may be repeated"
    )
    options = parser.parse_args(arguments)
    for variable in options.env:
        if "=" not in variable:
            parser.error(f"--env {variable}: write NAME=VALUE")
    try:
        configuration = options.config.read_text(encoding="utf-8") if options.config else None
    except (OSError, UnicodeDecodeError) as error:
        parser.error(f"--config {options.config}: {error}")
    return JobOptions(
        inputs=options.input, output=options.output, root=options.root, configuration=configuration,
        snapcat=options.snapcat, models=options.models, timeout=options.timeout, batch=options.batch,
        annotated=not options.no_annotated, profiles=not options.no_profiles, skips_hidden=options.skip_hidden,
        environment=tuple(tuple(variable.split("=", 1)) for variable in options.env),
    )


def main() -> int:
    """Runs the job and returns the exit status."""
    options = parsed_options(sys.argv[1:])
    spark = SparkSession.builder.appName("snapcat").getOrCreate()
    try:
        Job(spark, options).run()
    except (InputError, OutsideRoot, JoinFailed) as error:
        print(f"snapcat_job: {error}", file=sys.stderr)
        return 1
    finally:
        spark.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
