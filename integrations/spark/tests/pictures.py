"""Makes the pictures that the job is tested on; the same ones each time."""

import random
import shutil
from pathlib import Path

from PIL import Image, ImageDraw, ImageEnhance, ImageFont

SAMPLES = Path(__file__).resolve().parents[3] / "samples"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
SIZE = (480, 360)

FIRST_NAMES = ["Maria", "Peter", "Anna", "Jonas", "Elena", "Tom"]
LAST_NAMES = ["Lindqvist", "Harlow", "Keller", "Whiskers", "Moreau", "Sandoval"]


def make_pictures(folder: Path, count: int) -> None:
    """Fills the folder with samples/ and `count` further pictures, good and bad, named in all the ways that people do."""
    shutil.copytree(SAMPLES, folder / "samples", ignore=lambda _, names: [n for n in names if n.endswith((".json", ".md"))])
    chance = random.Random(1)
    animals = [Image.open(SAMPLES / name).convert("RGB") for name in ("cats/march.jpg", "dogs/friends.jpg", "scenes/rocket.jpg")]
    for number in range(count):
        kind = number % 6
        stem = folder / f"visit {number // 12:03}" / f"IMG_{number:04}"
        stem.parent.mkdir(exist_ok=True)
        if kind == 5:
            _card(chance, number).save(_named(stem, "-card.jpg" if number % 12 == 5 else ".JPG"), quality=88)
        else:
            picture = _crop(animals[kind % 3], chance)
            exif = Image.Exif()
            exif[0x8769] = {0x9003: f"2026:05:{1 + number // 60 % 28:02} 12:{number % 60:02}:00"}
            picture.save(_named(stem, ".jpg"), quality=85, exif=exif)
    odd = folder / "odd names & files"
    odd.mkdir()
    _crop(animals[0], chance).save(odd / "kätzchen #1, 50% (copy)+[x].png")
    _crop(animals[0], chance).save(odd / "_MG_0001.JPG", "JPEG")
    (odd / ".thumbnails").mkdir()
    _crop(animals[1], chance).save(odd / ".thumbnails" / "a.jpg")
    (odd / "empty.jpg").write_bytes(b"")
    (odd / "text.jpg").write_text("no picture")
    whole = (SAMPLES / "cats/march.jpg").read_bytes()
    (odd / "truncated.jpg").write_bytes(whole[: len(whole) // 2])
    (odd / "notes.txt").write_text("not looked at")


def _named(stem: Path, ending: str) -> Path:
    return stem.with_name(stem.name + ending)


def _crop(picture: Image.Image, chance: random.Random) -> Image.Image:
    """A part of the picture, so that no two are the same."""
    width, height = picture.size
    left, top = chance.random() * 0.2, chance.random() * 0.2
    box = (int(width * left), int(height * top), int(width * (left + 0.8)), int(height * (top + 0.8)))
    return ImageEnhance.Brightness(picture.crop(box).resize(SIZE)).enhance(chance.uniform(0.8, 1.2))


def _card(chance: random.Random, number: int) -> Image.Image:
    """A card of an invented person on a dark table."""
    picture = Image.new("RGB", (720, 480), (60, 50, 45))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((60, 60, 660, 420), fill=(250, 250, 248))
    first, last = chance.choice(FIRST_NAMES), chance.choice(LAST_NAMES)
    lines = [
        f"{first} {last}", "Sales Manager", f"{last} Gardens Ltd", f"Phone +44 20 7946 0{100 + number % 800}",
        f"{first.lower()}@{last.lower()}.example",
    ]
    for row, line in enumerate(lines):
        draw.text((100, 90 + row * 60), line, fill=(20, 20, 20), font=ImageFont.truetype(FONT, 30 if row else 38))
    return picture
