import Testing

/// What asks libvips in this process: one after another, for what it reads is set for all of it.
@Suite(.serialized) struct LibraryTests {}
