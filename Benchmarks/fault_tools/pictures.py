"""Small pictures and damaged ones, made of numbers only."""
import os
import random
import struct
import zlib


def png(width, height, seed):
    """A colour PNG whose pixels depend on `seed`."""
    rows = bytearray()
    for row in range(height):
        rows.append(0)
        for column in range(width):
            rows += bytes(((row * 5 + seed) % 256, (column * 7 + seed * 3) % 256, (seed * 29) % 256))
    return png_of_rows(width, height, bytes(rows))


def large_png(width, height, seed):
    """A colour PNG with texture, made row by row for large sizes."""
    chance = random.Random(seed)
    texture = bytes(100 + chance.randrange(60) for _ in range(3 * width + 1000))
    rows = b"".join(b"\0" + texture[(row * 7) % 997:][:3 * width] for row in range(height))
    return png_of_rows(width, height, rows)


def png_of_rows(width, height, rows):
    """A colour PNG of rows with their filter bytes."""

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


def bmp(width, height, seed):
    """A colour BMP whose pixels depend on `seed`."""
    length = (width * 3 + 3) // 4 * 4
    rows = b"".join(bytes((column * seed + row) % 256 for column in range(length)) for row in range(height))
    return (b"BM" + struct.pack("<IHHI", 54 + len(rows), 0, 0, 54)
            + struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(rows), 0, 0, 0, 0) + rows)


def damaged(data, chance):
    """The bytes cut off, with bits flipped, with a part removed, or replaced by something that is no picture."""
    kind = chance.randrange(5)
    if kind == 0:
        return data[:chance.randrange(len(data))]
    if kind == 1:
        changed = bytearray(data)
        for _ in range(chance.randrange(1, 30)):
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        return bytes(changed)
    if kind == 2:
        start = chance.randrange(len(data))
        return data[:start] + data[start + chance.randrange(1, 200):]
    if kind == 3:
        return b""
    return chance.randbytes(chance.randrange(1, 4000))


def odd_name(number, chance):
    """The name of a file, without its ending, as bytes: mostly plain, sometimes one that breaks scripts."""
    plain = b"picture %05d" % number
    odd = [b"new\nline %d", b'"quoted" %d', b"it's %d", b"caf\xe9 %d", b"-dash%d", b"%%41 %d", b"$(x)%d", b"\xf0\x9f\x98\xba%d",
           b"back\\slash%d", b" %d ", b"tab\t%d", b"semi;colon&%d", b"*?[%d]"]
    return chance.choice(odd) % number if chance.random() < 0.1 else plain


def write_tree(root, count, seed, samples, damaged_share=0.1):
    """Writes `count` files in nested folders, a share of them damaged, and links in circles.

    `samples` are (ending, bytes) of pictures. Returns the paths of the undamaged ones, relative to `root`, as bytes.
    """
    chance = random.Random(seed)
    root = os.fsencode(root)
    good = []
    for number in range(count):
        depth = chance.randrange(4)
        folder = b"/".join([b"folder %d" % chance.randrange(5) for _ in range(depth)])
        ending, data = chance.choice(samples)
        is_damaged = chance.random() < damaged_share
        if chance.random() < 0.05:
            ending = chance.choice([b"png", b"JPG", b"tif", b"webp"])
        path = os.path.join(folder, odd_name(number, chance) + b"." + ending)
        os.makedirs(os.path.join(root, folder), exist_ok=True)
        with open(os.path.join(root, path), "wb") as file:
            file.write(damaged(data, chance) if is_damaged else data)
        if not is_damaged:
            good.append(path)
    os.symlink(b".", os.path.join(root, b"circle"))
    os.symlink(b"itself.jpg", os.path.join(root, b"itself.jpg"))
    os.mkdir(os.path.join(root, b"folder.jpg"))
    return good
