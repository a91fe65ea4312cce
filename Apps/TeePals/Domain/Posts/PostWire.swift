import Coding
import Core
import Wire

extension WireCursor {
  /// The names of files of somebody's.
  @inline(never)
  func photos() throws(WireError) -> [MediaDigest] {
    var photos: [MediaDigest] = []
    for element in try elements() { photos.append(try element.photo()) }
    return photos
  }
}

extension JSON {
  static func photos(_ photos: [MediaDigest]) -> JSON {
    .array(photos.map { photo in .photo(photo) })
  }
}

extension PostEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    func value() throws(WireError) -> WireCursor { try cursor.required("value") }
    switch try field.string(limit: 32) {
    case "title": self = .title(try cursor.text("value", limit: GolfLimits.edited))
    case "text": self = .text(try cursor.text("value", limit: GolfLimits.edited))
    case "photos": self = .photos(try cursor.optional("value")?.photos() ?? [])
    case "visibility": self = .visibility(try value().word())
    case "round": self = .round(try cursor.optional("value")?.id())
    case "tags": self = .tags(try cursor.list("value"))
    case "was":
      let old: PostEdit = try value().decode()
      if case .was = old { throw field.error(.expected("what a field was")) }
      self = .was(old)
    default: throw field.error(.expected("a known field"))
    }
  }

  /// The name of the field.
  public var field: String {
    switch self {
    case .title: "title"
    case .text: "text"
    case .photos: "photos"
    case .visibility: "visibility"
    case .round: "round"
    case .tags: "tags"
    case .was: "was"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .title(let text), .text(let text): .text(text)
      case .photos(let photos): photos.isEmpty ? nil : .photos(photos)
      case .visibility(let visibility): .word(visibility)
      case .round(let round): round.map { round in .id(round) }
      case .tags(let tags): .list(tags)
      case .was(let old): old.json
      }
    return .object(["field": .string(field), "value": value])
  }
}
