import Core

/// What posts and comments may say (specification §§3.9, 3.10). The same on the device and on the
/// server.
public enum PostLimits {
  /// Unicode scalars.
  public static let title = 100
  public static let text = 2_000
  public static let comment = 1_000
  public static let photos = 4
  /// Bytes of one as it is sent.
  public static let photoBytes = 10 << 20
  /// Pixels of the longest side of one.
  public static let photoSide = 1_080
  public static let tags = 5
  /// Unicode scalars of one tag.
  public static let tag = 24
  /// In how many days from now a round begins that a post may be about.
  public static let roundDays = -7...30
  /// Milliseconds after which a deleted post goes, with what hangs on it.
  public static let deletedLife: Int64 = 30 * GolfRates.day

  // MARK: Posts

  /// The post in the form in which it is kept.
  public static func settle(_ post: inout GolfPost) {
    post.title = trimmed(post.title)
    post.text = trimmed(post.text)
    post.city = cityKey(post.city)
    post.photos = each(post.photos, upTo: photos)
    post.tags = each(post.tags.map(settled).filter { tag in !tag.isEmpty }, upTo: tags)
  }

  /// In their order, each once; no more than one beyond the limit, by which it is refused.
  static func each<Part: Equatable>(_ parts: [Part], upTo limit: Int) -> [Part] {
    var kept: [Part] = []
    for part in parts where !kept.contains(part) {
      kept.append(part)
      if kept.count > limit { break }
    }
    return kept
  }

  /// A tag as it is compared: "#Golf-Trip " is "golf-trip".
  static func settled(_ tag: String) -> String {
    let text = trimmed(tag)
    let word = text.first == "#" ? String(text.dropFirst()) : text
    return String(decoding: folded(word), as: UTF8.self)
  }

  /// Why what a settled post says is not taken.
  public static func check(_ post: GolfPost) throws(TeePalsRejection) {
    guard !GolfLimits.isBlank(post.title) else { throw .invalid(.title, .missing) }
    try GolfLimits.check(post.title, .title, upTo: title)
    guard !GolfLimits.isBlank(post.text) else { throw .invalid(.text, .missing) }
    try GolfLimits.check(post.text, .text, upTo: text)
    guard post.photos.count <= photos else { throw .invalid(.photo, .outOfRange(0, photos)) }
    try GolfLimits.check(post.city, .city, upTo: GolfLimits.cityLabel)
    guard post.tags.count <= tags else { throw .invalid(.tags, .outOfRange(0, tags)) }
    for word in post.tags {
      try GolfLimits.check(word, .tags, upTo: tag)
      guard word.unicodeScalars.allSatisfy(isOfTag) else { throw .invalid(.tags, .characters) }
    }
  }

  /// Letters of any script with their accents, digits and hyphens.
  private static func isOfTag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x30...0x39: true
    default:
      scalar.properties.isAlphabetic
        || (scalar.value >= 0x300 && scalar.properties.isGraphemeExtend)
    }
  }

  // MARK: Comments

  /// Why what a comment says is not taken.
  public static func check(comment text: String) throws(TeePalsRejection) {
    guard !GolfLimits.isBlank(text) else { throw .invalid(.text, .missing) }
    try GolfLimits.check(text, .text, upTo: comment)
  }
}
