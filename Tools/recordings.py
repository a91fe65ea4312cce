"""Takes the recordings of runs and rides out of other projects' archives, for tests to read.

    recordings.py FOLDER ARCHIVE…

FOLDER gets a folder for each archive (a wheel or a source archive), named after its project, with
every FIT, GPX and TCX file of it.
"""
import pathlib
import sys
import tarfile
import zipfile

KINDS = (".fit", ".gpx", ".tcx")


def members(archive):
    """Name and content of each file."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as files:
            for name in files.namelist():
                yield name, files.read(name)
    else:
        with tarfile.open(archive) as files:
            for member in files:
                if member.isfile():
                    yield member.name, files.extractfile(member).read()


def main():
    target, *archives = map(pathlib.Path, sys.argv[1:])
    for archive in archives:
        folder = target / archive.name.split("-")[0]
        folder.mkdir(parents=True, exist_ok=True)
        found = 0
        for name, content in members(archive):
            path = pathlib.PurePosixPath(name)
            if path.suffix in KINDS:
                (folder / path.name).write_bytes(content)
                found += 1
        if not found:
            sys.exit(f"no recordings in {archive.name}")


if __name__ == "__main__":
    main()
