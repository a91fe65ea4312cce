import Coding
import Core
import Tracks
import Wire

extension LibraryEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    let value = try cursor.optional("value")
    let word = try field.string(limit: 32)
    if let text = LibraryField(rawValue: word) {
      self = .text(text, try cursor.text("value"))
      return
    }
    switch word {
    case "removed": self = .removed(try needed().bool())
    case "colour": self = .colour(try value?.colour())
    case "changeColour": self = .changeColour(try value?.colour())
    case "tags": self = .tags(try needed().decodeArray())
    case "player": self = .player(try needed().decode())
    case "playerGone": self = .playerGone(try needed().id())
    case "official": self = .official(try needed().decode())
    case "officialGone": self = .officialGone(try needed().id())
    case "rules": self = .rules(try value?.decode())
    case "phoneOnPitch": self = .phoneOnPitch(try needed().word())
    case "place": self = .place(try value?.decode())
    case "pitch": self = .pitch(try value?.decode())
    case "role": self = .role(try needed().word())
    default: throw field.error(.expected("a known field"))
    }
  }

  /// The name of the field.
  public var field: String {
    switch self {
    case .text(let field, _): field.rawValue
    case .removed: "removed"
    case .colour: "colour"
    case .changeColour: "changeColour"
    case .tags: "tags"
    case .player: "player"
    case .playerGone: "playerGone"
    case .official: "official"
    case .officialGone: "officialGone"
    case .rules: "rules"
    case .phoneOnPitch: "phoneOnPitch"
    case .place: "place"
    case .pitch: "pitch"
    case .role: "role"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .text(_, let text): .string(text)
      case .removed(let flag): .bool(flag)
      case .colour(let colour), .changeColour(let colour):
        colour.map { colour in .string(colour) }
      case .tags(let tags): .array(tags.map { tag in .string(tag) })
      case .player(let player): player.json
      case .official(let official): official.json
      case .playerGone(let id), .officialGone(let id): .id(id)
      case .rules(let rules): rules.map { rules in rules.json }
      case .phoneOnPitch(let phone): .word(phone)
      case .place(let place): place.map { place in place.json }
      case .pitch(let pitch): pitch.map { pitch in pitch.json }
      case .role(let role): .word(role)
      }
    return .object(["field": .string(field), "value": value])
  }
}
