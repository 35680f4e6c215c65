"""The typed columns of the records, derived from the JSON Schema of `snapcat.record/1`."""

import json
from pathlib import Path
from typing import Any

from pyspark.sql.types import ArrayType, BooleanType, DataType, DoubleType, LongType, StringType, StructField, StructType

SCHEMA_FILE = Path(__file__).with_name("record.schema.json")

_SCALARS: dict[str, DataType] = {
    "string": StringType(),
    "integer": LongType(),
    "number": DoubleType(),
    "boolean": BooleanType(),
}


class SchemaError(Exception):
    """A JSON Schema that says something which columns cannot."""


def record_type(document: dict[str, Any] | None = None) -> StructType:
    """The columns of a record."""
    if document is None:
        # Through the loader, since the package may be a zip file on executors.
        text = __loader__.get_data(str(SCHEMA_FILE)).decode("utf-8")
        document = json.loads(text)
    result = _data_type(document, document)
    if not isinstance(result, StructType):
        raise SchemaError("a record has to be an object")
    return result


def _data_type(schema: dict[str, Any], document: dict[str, Any]) -> DataType:
    if "$ref" in schema:
        target: Any = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        return _data_type(target, document)
    if "anyOf" in schema:
        choices = [choice for choice in schema["anyOf"] if choice.get("type") != "null"]
        if len(choices) != 1:
            raise SchemaError(f"a column cannot be one of several things: {schema}")
        return _data_type(choices[0], document)
    if "const" in schema:
        return StringType()
    kinds = schema.get("type")
    kinds = [kind for kind in (kinds if isinstance(kinds, list) else [kinds]) if kind != "null"]
    if len(kinds) != 1 or kinds[0] is None:
        raise SchemaError(f"a column needs one type: {schema}")
    return _typed(kinds[0], schema, document)


def _typed(kind: str, schema: dict[str, Any], document: dict[str, Any]) -> DataType:
    if kind == "array":
        return ArrayType(_data_type(schema["items"], document))
    if kind == "object":
        return StructType(
            [StructField(name, _data_type(value, document)) for name, value in schema["properties"].items()]
        )
    if kind not in _SCALARS:
        raise SchemaError(f"no column is of the type {kind}")
    return _SCALARS[kind]
