"""Snapcat on Apache Spark: pictures from any store that Spark reads, records as Parquet, profiles at the end."""
