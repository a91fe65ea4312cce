import Coding
import Core
import Sync
import Wire

enum ThingKind: String {
  case thing
  case box = "thingBox"

  func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }

  /// Of several, the first.
  func key<Tag>(_ ids: [ID<Tag>]) -> EntityKey { key(ids.first ?? ID(high: 0, low: 0)) }
}

@Memberwise @Wire
struct NewThing: Hashable, Sendable {
  @Field("thing") let id: ID<Thing>
  @Field(absent: "") let name: String
}

/// Stored under its id.
@Memberwise @Wire(identity: "id")
struct Box: Hashable, Sendable {
  let id: ID<Box>
  @Field(limit: 5) var label = ""
}

@Commands("things", about: ThingKind.self)
enum ThingCommand: SyncCommand {
  @Case(about: "thing") case make(NewThing)
  @Case(values: ["thing", "colours"], about: "thing") case paint(ID<Thing>, [Colour])
  @Case("removeThing", values: ["thing"], about: "thing") case remove(ID<Thing>)
  @Case(values: ["thing"], about: "thing") case restore(ID<Thing>)
  @Case(values: ["thing"], forms: ["name": "reversed"], in: 1...9, about: "thing")
  case edit(ID<Thing>, name: String = "", size: Int?)
  @Case(values: ["things"], about: "thing") case sort([ID<Thing>])
  @Case(stored: "box", about: "box") case pack(Box)
  @Case(values: ["colour"], stored: "box", about: "box") case wrap(Box, Colour)
  @Case(as: "label", about: "box") case label(Box)
  @Case(step: "thing", about: "thing") case take(ID<Thing>, ThingStep)
  @Case(byHand: true, about: "thing") case swap(ID<Thing>, with: ID<Thing>)
}

@Steps enum ThingStep: Hashable, Sendable {
  @Case("liftThing", values: ["height"], in: 1...9) case lift(Int)
  @Case("turnThing") case turn(to: Colour?)
  @Case("dropThing") case drop
}

/// Its subject is written.
@Commands("bells") enum BellCommand: SyncCommand {
  case ring
  @Case(values: ["colour"]) case paint(Colour)

  var subject: EntityKey { EntityKey("bell", ID<Thing>(high: 3, low: 4)) }
}

extension WireCursor {
  /// A box that has the same id as all others.
  func label() throws(WireError) -> Box { Box(id: ID(high: 1, low: 2), label: try string()) }

  func swap() throws(WireError) -> ThingCommand {
    let both: [ID<Thing>] = try required("both").decodeArray()
    guard both.count == 2 else { throw error(.expected("two things")) }
    return .swap(both[0], with: both[1])
  }
}

extension JSON {
  static func label(_ box: Box) -> JSON { .string(box.label) }

  static func swap(_ one: ID<Thing>, with other: ID<Thing>) -> JSON {
    .object(["both": .array(of: [one, other])])
  }
}
