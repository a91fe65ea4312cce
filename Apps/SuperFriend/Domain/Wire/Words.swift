import Calendar
import Core
import Sync
import Wire

extension JSON {
  static func date(_ date: CivilDate) -> JSON { .string(date.description) }

  static func ids<Tag>(_ ids: [ID<Tag>]) -> JSON { .array(ids.map { id in .id(id) }) }

  static func zoneName(_ name: String) -> JSON { .string(name) }

  static func zone(_ zone: Zone) -> JSON {
    .object(["name": .string(zone.name), "offset": .int(zone.offset)])
  }
}

extension WireCursor {
  @inline(never)
  func date() throws(WireError) -> CivilDate {
    guard let date = CivilDate(try string(limit: 16)) else {
      throw error(.expected("a date that exists, as YYYY-MM-DD"))
    }
    return date
  }

  @inline(never)
  func ids<Tag>(_ tag: Tag.Type = Tag.self) throws(WireError) -> [ID<Tag>] {
    var ids: [ID<Tag>] = []
    for element in try elements() { ids.append(try element.id()) }
    return ids
  }

  @inline(never)
  func zone() throws(WireError) -> Zone {
    Zone(
      name: try required("name").zoneName(),
      offset: try required("offset").int(in: Zone.offsets.wire))
  }

  /// The name of a zone: printable ASCII, as all of IANA's are.
  @inline(never)
  func zoneName() throws(WireError) -> String {
    let name = try string(limit: Zone.nameLimit)
    for byte in name.utf8 where !(0x21...0x7E).contains(byte) {
      throw error(.expected("the name of a time zone"))
    }
    return name
  }
}
