"""The binary framing of `snapcat worker`, as docs/formats.md describes it."""

import struct

REQUEST_MARK = b"SCQ1"
ANSWER_MARK = b"SCA1"
_REQUEST = struct.Struct(">4sQIQ")
_ANSWER = struct.Struct(">4sQQ")

ANSWER_HEADER_SIZE = _ANSWER.size


class FramingError(Exception):
    """What arrived is no answer of a worker."""


def request_header(number: int, name: bytes, picture_size: int) -> bytes:
    """The header of a request, with the picture's name; the picture's bytes come after it."""
    return _REQUEST.pack(REQUEST_MARK, number, len(name), picture_size) + name


def answer_header(header: bytes) -> tuple[int, int]:
    """The number of the request that is answered, and the size of the record in bytes."""
    mark, number, size = _ANSWER.unpack(header)
    if mark != ANSWER_MARK:
        raise FramingError(f"an answer has to start with {ANSWER_MARK!r}, not {mark!r}")
    return number, size
