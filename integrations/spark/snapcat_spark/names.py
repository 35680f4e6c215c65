"""What records call the pictures: their paths relative to the input root, as `snapcat run` does it."""


class OutsideRoot(Exception):
    """A picture that does not lie within the root."""


def relative_name(path: str, root: str) -> str:
    """The path of a picture as seen from the root; both as Spark writes them, such as `file:/data/photos/tom.jpg`."""
    folder = root if root.endswith("/") else root + "/"
    if not path.startswith(folder):
        raise OutsideRoot(f"{path} does not lie in {root}; name a --root that holds all inputs")
    return path[len(folder) :]


def common_folder(folders: list[str]) -> str:
    """The deepest folder that holds all folders; raises OutsideRoot when they are in different stores."""
    parts = [folder.rstrip("/").split("/") for folder in folders]
    common: list[str] = []
    for step in zip(*parts):
        if len(set(step)) > 1:
            break
        common.append(step[0])
    if not common or common[0] != parts[0][0]:
        raise OutsideRoot("the inputs are in different stores; run one job for each")
    return "/".join(common) or "/"


def glob_filter(extensions: list[str]) -> str:
    """The pattern of Hadoop for names with one of the extensions, in small or capital letters."""
    spelled = ("".join(f"[{c.lower()}{c.upper()}]" if c.isalpha() else c for c in extension) for extension in extensions)
    return "*.{" + ",".join(spelled) + "}"
