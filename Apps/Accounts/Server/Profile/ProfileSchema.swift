import Store

/// Both halves of people's profiles, and whose the files in the folder `media` are.
enum ProfileSchema {
  static let migrations = MigrationGroup(
    "profile",
    [
      Migration(
        "createProfile",
        """
        CREATE TABLE public_profile (
          user_id BLOB NOT NULL PRIMARY KEY CHECK (length(user_id) = 16),
          display_name TEXT CHECK (length(display_name) <= 80),
          about TEXT CHECK (length(about) <= 300),
          area TEXT CHECK (length(area) <= 80),
          photo_large TEXT CHECK (length(photo_large) = 64),
          photo_small TEXT CHECK (length(photo_small) = 64),
          revision INTEGER NOT NULL CHECK (revision > 0),
          CHECK ((photo_large IS NULL) = (photo_small IS NULL))
        ) STRICT
        """,
        """
        CREATE TABLE private_profile (
          user_id BLOB NOT NULL PRIMARY KEY CHECK (length(user_id) = 16),
          birth_year INTEGER CHECK (birth_year >= 1900),
          sex TEXT CHECK (sex IN ('female', 'male', 'other')),
          height_cm INTEGER CHECK (height_cm BETWEEN 50 AND 272),
          weight_g INTEGER CHECK (weight_g BETWEEN 20000 AND 400000),
          hr_max INTEGER CHECK (hr_max BETWEEN 100 AND 240),
          hr_rest INTEGER CHECK (hr_rest BETWEEN 25 AND 120),
          units TEXT CHECK (units IN ('metric', 'imperial')),
          tz TEXT CHECK (length(tz) BETWEEN 1 AND 64),
          audience TEXT CHECK (audience IN ('nobody', 'members')),
          revision INTEGER NOT NULL CHECK (revision > 0),
          CHECK (hr_rest < hr_max)
        ) STRICT
        """,
        """
        CREATE TABLE media (
          owner BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
          digest TEXT NOT NULL CHECK (length(digest) = 64),
          kind TEXT NOT NULL CHECK (kind IN ('photo')),
          bytes INTEGER NOT NULL CHECK (bytes > 0),
          created_at INTEGER NOT NULL,
          PRIMARY KEY (owner, digest)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX media_of_digest ON media (digest)")
    ])
}
