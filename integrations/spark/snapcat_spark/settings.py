"""What the job was told, and what it takes from the pipeline's settings."""

from dataclasses import dataclass, field

import yaml

DEFAULT_EXTENSIONS = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "bmp"]


@dataclass(frozen=True)
class WorkerSettings:
    """What an executor has to know to start workers."""

    #: The program; a relative path is looked for where `--archives` unpacks.
    snapcat: str
    #: The text of the pipeline file; None for the built-in pipeline.
    configuration: str | None
    #: The folder of models; None for the ones that the program finds itself.
    models: str | None
    #: Seconds that a picture may take.
    timeout: float
    #: Where annotated copies go; None for none.
    annotated: str | None
    #: Further variables of the worker's environment.
    environment: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class SourceSettings:
    """Which files are pictures."""

    extensions: list[str] = field(default_factory=lambda: list(DEFAULT_EXTENSIONS))
    recursive: bool = True
    annotated: bool = True

    @classmethod
    def read(cls, configuration: str | None) -> "SourceSettings":
        """Takes the settings from a pipeline file; `snapcat` itself checks that all of it makes sense."""
        document = yaml.safe_load(configuration or "") or {}
        source = document.get("source") or {}
        sinks = document.get("sinks") or {}
        return cls(
            extensions=[str(extension).lower() for extension in source.get("extensions") or DEFAULT_EXTENSIONS],
            recursive=bool(source.get("recursive", True)),
            annotated=bool(sinks.get("annotated", True)),
        )
