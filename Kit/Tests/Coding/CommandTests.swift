import Coding
import Core
import Sync
import Testing
import Wire

private let id = ID<Thing>(high: 1, low: 2)
private let other = ID<Thing>(high: 3, low: 4)
private let box = Box(id: ID(high: 1, low: 2), label: "L")

private func read(
  _ name: String, _ args: String, system: String = "things", version: Int = 1
) throws -> ThingCommand? {
  try ThingCommand.decode(
    system: system, name: name, version: version, WireCursor(try JSON.parse(args)))
}

@Suite("Declared commands")
struct CommandTests {
  static let commands: [(command: ThingCommand, name: String, args: String)] = [
    (.make(NewThing(id: id, name: "A")), "make", #"{"thing":"\#(id)","name":"A"}"#),
    (.make(NewThing(id: id)), "make", #"{"thing":"\#(id)"}"#),
    (.paint(id, [.red, .green]), "paint", #"{"thing":"\#(id)","colours":["red","green"]}"#),
    (.remove(id), "removeThing", #"{"thing":"\#(id)"}"#),
    (.restore(id), "restore", #"{"thing":"\#(id)"}"#),
    (.edit(id, name: "ab", size: 3), "edit", #"{"thing":"\#(id)","name":"ba","size":3}"#),
    (.edit(id, size: nil), "edit", #"{"thing":"\#(id)"}"#),
    (.sort([id, other]), "sort", #"{"things":["\#(id)","\#(other)"]}"#),
    (.pack(box), "pack", #"{"box":"\#(box.id)","body":{"label":"L"}}"#),
    (
      .wrap(box, .green), "wrap", #"{"box":"\#(box.id)","body":{"label":"L"},"colour":"green"}"#
    ),
    (.label(box), "label", #""L""#),
    (.take(id, .lift(4)), "liftThing", #"{"thing":"\#(id)","height":4}"#),
    (.take(id, .turn(to: .red)), "turnThing", #"{"thing":"\#(id)","to":"red"}"#),
    (.take(id, .turn(to: nil)), "turnThing", #"{"thing":"\#(id)"}"#),
    (.take(id, .drop), "dropThing", #"{"thing":"\#(id)"}"#),
    (.swap(id, with: other), "swap", #"{"both":["\#(id)","\#(other)"]}"#),
  ]

  @Test("a command is its name and its values", arguments: commands)
  func written(command: ThingCommand, name: String, args: String) throws {
    #expect(command.system == "things" && ThingCommand.system == "things")
    #expect(command.version == 1)
    #expect(command.name == name)
    #expect(command.args.text == args)
    #expect(try read(name, args) == command)
  }

  @Test("every name has a sample")
  func names() {
    #expect(
      ThingCommand.names == [
        "make", "paint", "removeThing", "restore", "edit", "sort", "pack", "wrap", "label", "swap",
        "liftThing", "turnThing", "dropThing",
      ])
    #expect(Set(CommandTests.commands.map(\.name)) == Set(ThingCommand.names))
  }

  @Test("unknown systems, names and versions are nobody's", arguments: ["{}", "[]", "null"])
  func unknown(args: String) throws {
    #expect(try read("restore", args, system: "bells") == nil)
    #expect(try read("restore", args, version: 2) == nil)
    #expect(try read("remove", args) == nil)
    #expect(try read("take", args) == nil)
  }

  @Test(
    "what cannot be is refused with its place; the first value first",
    arguments: [
      ("restore", "[]", ""), ("restore", "{}", "/thing"), ("restore", #"{"thing":"x"}"#, "/thing"),
      ("make", #"{"name":"A"}"#, "/thing"), ("paint", "{}", "/thing"),
      ("paint", #"{"thing":"\#(id)"}"#, "/colours"),
      ("paint", #"{"thing":"\#(id)","colours":["red","blue"]}"#, "/colours/1"),
      ("edit", #"{"thing":"\#(id)","name":7,"size":0}"#, "/name"),
      ("edit", #"{"thing":"\#(id)","size":0}"#, "/size"),
      ("pack", #"{"body":{}}"#, "/box"), ("pack", #"{"box":"\#(id)"}"#, "/body"),
      ("pack", #"{"box":"\#(id)","body":{"label":"123456"}}"#, "/body/label"),
      ("wrap", #"{"box":"\#(id)","body":{}}"#, "/colour"), ("label", "7", ""),
      // A step is read before what it is a step of.
      ("liftThing", "{}", "/height"), ("liftThing", #"{"height":10}"#, "/height"),
      ("liftThing", #"{"height":9}"#, "/thing"), ("swap", #"{"both":[]}"#, ""),
    ])
  func refused(name: String, args: String, path: String) throws {
    let error = #expect(throws: WireError.self) { try read(name, args) }
    #expect(error?.path == path)
  }

  @Test("the subject is the first value, or has its id")
  func subject() {
    #expect(ThingCommand.paint(other, []).subject == EntityKey("thing", other))
    #expect(ThingCommand.make(NewThing(id: other)).subject == EntityKey("thing", other))
    #expect(ThingCommand.take(other, .drop).subject == EntityKey("thing", other))
    #expect(ThingCommand.swap(other, with: id).subject == EntityKey("thing", other))
    #expect(ThingCommand.sort([other, id]).subject == EntityKey("thing", other))
    #expect(ThingCommand.pack(box).subject == EntityKey("thingBox", box.id))
    #expect(ThingCommand.wrap(box, .red).subject == EntityKey("thingBox", box.id))
    #expect(ThingCommand.label(box).subject == EntityKey("thingBox", box.id))
  }

  @Test("a command without values has no arguments, and a subject may be written")
  func plain() throws {
    #expect(BellCommand.ring.args.text == "{}")
    #expect(BellCommand.ring.subject == EntityKey("bell", other))
    let read = try BellCommand.decode(
      system: "bells", name: "ring", version: 1, WireCursor(.object([])))
    #expect(read == .ring)
    #expect(BellCommand.names == ["ring", "paint"])
  }
}
