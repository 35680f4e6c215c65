#!/usr/bin/env python3
"""Reads what `snapcat card --format vcard` writes with another program's eyes: PyPI's vobject.

usage: check_vcards.py SNAPCAT

Cards of invented people, some with letters of many scripts, go through `snapcat card --from-text` once as JSON and once as
vCard; every value of the JSON has to come back from the vCard.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

import vobject

CARDS = [
    "Ada Fenner; PhD\nQuill, Works & Co. GmbH\nHead of Sales\nada.fenner@quillworks.com\nTel +44 20 7946 0018\n"
    "Fax +44 20 7946 0019\nwww.quillworks.com\n17 Tanner Street, London SE1 3LE",
    "Jörg Kestermann\nGeschäftsführer\nMühlbach Fördertechnik GmbH & Co. KG\nMobil 0171 1234567\nj.kestermann@muehlbach.de",
    "김도윤 과장\n서울정밀기계 주식회사\n전화 02-555-0123\ndykim@seoulprecision.co.kr",
    "Nguyễn Thị Thu Hà\nGiám đốc kinh doanh\nDĐ: 0903 123 456\nha.nguyen@minhphuc.com.vn",
]
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßéèñçøåłšžőқжяλωאبあア田中김이😀\\,;:\"'"


def random_card(generator):
    def word():
        return "".join(generator.choice(LETTERS) for _ in range(generator.randint(2, 40))).capitalize()

    return f"{word()} {word()} {word()} GmbH\nAda Fenner\nHead of {word()}\nada.fenner@quillworks.com\nStreet {word()} 12, London SE1 3LE"


def run(snapcat, path, form):
    command = [snapcat, "card", "--from-text", path, "--format", form]
    return subprocess.run(command, check=True, capture_output=True).stdout


def main():
    snapcat = sys.argv[1]
    generator = random.Random(1)
    texts = CARDS + [random_card(generator) for _ in range(40)]
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            path = os.path.join(folder, f"{number}.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            fields = json.loads(run(snapcat, path, "json"))["cards"][0]["fields"]
            written = run(snapcat, path, "vcard")
            assert all(len(line) <= 75 for line in written.split(b"\r\n")), written
            card = vobject.readOne(written.decode("utf-8"))

            def values(name):
                return [item.value for item in card.contents.get(name, [])]

            name = fields["ContactNames"][0]
            assert card.fn.value == name["value"], (card.fn.value, name)
            assert card.n.value.family == name.get("LastName", ""), (card.n.value, name)
            assert card.n.value.given == name.get("FirstName", ""), (card.n.value, name)
            assert values("email") == [value["value"] for value in fields["Emails"]]
            assert values("title") == [value["value"] for value in fields["JobTitles"]]
            companies = [value["value"] for value in fields["CompanyNames"]]
            assert [value[0] for value in values("org")] == companies, (values("org"), companies)
            assert [value.street for value in values("adr")] == [value["value"] for value in fields["Addresses"]]
            numbers = [v for f in ("WorkPhones", "MobilePhones", "Faxes", "OtherPhones") for v in fields[f]]
            assert sorted(values("tel")) == sorted(v.get("e164", v["value"]) for v in numbers)
    print(f"{len(texts)} vCards read back by vobject {vobject.VERSION}")


if __name__ == "__main__":
    main()
