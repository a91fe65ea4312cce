import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("TeePals' rows and commands as they travel")
struct TeePalsWireTests {
  static func decode(_ name: String, _ args: JSON, version: Int = 1) throws -> TeePalsCommand? {
    try TeePalsCommand.decode(system: "golf", name: name, version: version, WireCursor(args))
  }

  @Test("rows are read as they were written", arguments: UInt64(1)...8)
  func rows(seed: UInt64) throws {
    var golf = SampleGolf(seed)
    var kinds: Set<String> = []
    for _ in 0..<400 {
      let entity = golf.entity()
      let body = try JSON.parse(entity.body.text)
      #expect(try TeePalsEntity.decode(entity.key, WireCursor(body)) == entity)
      #expect(!body.text.contains("null"))
      kinds.insert(entity.key.kind)
    }
    #expect(kinds == Set(TeePalsEntity.Kind.allCases.map { kind in kind.rawValue }))
  }

  @Test("commands are read as they were written", arguments: UInt64(1)...8)
  func commands(seed: UInt64) throws {
    var golf = SampleGolf(seed)
    var names: Set<String> = []
    for _ in 0..<20 {
      for command in golf.commands() {
        let args = try JSON.parse(command.args.text)
        #expect(try TeePalsWireTests.decode(command.name, args) == command)
        names.insert(command.name)
      }
      let id = golf.round()
      for event in golf.events() {
        let command = TeePalsCommand.changeMembership(id, event, seen: nil)
        #expect(try TeePalsWireTests.decode(command.name, command.args) == command)
      }
      for step in golf.steps() {
        let command = TeePalsCommand.handOver(id, step)
        #expect(try TeePalsWireTests.decode(command.name, command.args) == command)
      }
      for edit in golf.postEdits() {
        #expect(try PostEdit(WireCursor(JSON.parse(edit.json.text))) == edit)
      }
      for change in golf.settingChanges() {
        #expect(try GolfSetting(WireCursor(JSON.parse(change.json.text))) == change)
      }
    }
    #expect(names == Set(TeePalsCommand.names))
  }

  @Test("the names of the commands are for ever")
  func names() {
    #expect(
      TeePalsCommand.names == [
        "editProfile", "follow", "unfollow", "block", "unblock", "createRound", "editRound",
        "closeRound", "reopenRound", "cancelRound", "completeRound", "changeMembership",
        "sendMessage", "markRead", "muteChat", "readNotifications", "deleteNotification",
        "setSetting", "report", "noteLink", "publishPost", "editPost", "deletePost", "like",
        "unlike", "comment", "editComment", "deleteComment", "hideComment", "submitFeedback",
        "dismissFeedback", "handOver",
      ])
  }

  @Test("every rejection survives the wire")
  func rejections() throws {
    var all: [TeePalsRejection] = [
      .notFound, .profileIncomplete([]), .profileIncomplete(ProfileGap.allCases), .roundFull,
      .roundNotOpen, .tooLate, .alreadyMember, .notInvited, .notParticipant, .notYours,
      .hostStays, .outsidePreferences(nil), .askedTooOften, .offerEnded, .notStarted,
      .alreadyExists, .rateLimited(seconds: 60), .suspended, .closed, .tooLarge(limit: 9),
      .alreadySubmitted, .expired, .coolingOff, .handoverEnded,
    ]
    for wish in RoundWish.allCases { all.append(.outsidePreferences(wish)) }
    let rules: [TeePalsRejection.Rule] = [
      .missing, .tooShort(2), .tooLong(30), .characters, .outOfRange(-1, 8), .tooYoung,
      .inThePast, .tooFarAhead, .setOnce, .fewerThanAccepted, .elsewhere,
    ]
    for field in TeePalsRejection.Field.allCases {
      for rule in rules { all.append(.invalid(field, rule)) }
      all.append(.changedMeanwhile(field))
    }
    for rejection in all {
      #expect(try TeePalsRejection(WireCursor(JSON.parse(rejection.json.text))) == rejection)
      #expect(rejection.json["code"] == .string(rejection.code))
    }
  }

  @Test("a round of the first version is understood for ever")
  func recorded() throws {
    let text =
      #"{"host":{"user":"01900000-0000-7000-8000-000000000001","name":"Maya K."},"#
      + #""course":{"name":"Riverwalk Golf Club","city":"San Diego, CA","lat":32765432,"#
      + #""lng":-117165432},"startTime":1790000000000,"zone":{"name":"America/Los_Angeles","#
      + #""offset":-25200},"visibility":"public","joinPolicy":"request","requirements":"#
      + #"{"minAge":25,"skills":["beginner"],"enforced":true},"price":{"kind":"estimate","#
      + #""amount":{"minor":4500,"currency":"USD"}},"message":"Bring water","maxPlayers":4,"#
      + #""acceptedCount":2,"requestCount":1,"status":"open","createdAt":1789000000000}"#
    let round = try Round(id: SampleGolf.round(1), WireCursor(JSON.parse(text)))
    #expect(round.host == GolferCard(user: SampleGolf.user(1), name: "Maya K."))
    #expect(round.course.point == GlobePoint(latitude: 32.765432, longitude: -117.165432))
    #expect(round.requirements.ages == 25...65)
    #expect(round.requirements.isEnforced)
    #expect(round.price == .estimate(Money(minor: 4_500)))
    #expect(round.acceptedCount == 2)
    #expect(round.body.text == text)
  }

  @Test("edits say what their fields were, and those of the first version do not")
  func earlier() throws {
    let (round, user) = (SampleGolf.round(1), SampleGolf.user(1))
    let first = #"{"round":"\#(round)","edits":[{"field":"maxPlayers","value":6}]}"#
    #expect(
      try Self.decode("editRound", JSON.parse(first)) == .editRound(round, [.maxPlayers(6)]))
    let now =
      #"{"user":"\#(user)","edits":[{"field":"bio","value":"Early"},"#
      + #"{"field":"was","value":{"field":"bio","value":"Late"}}]}"#
    let command = TeePalsCommand.editProfile(user, [.bio("Early"), .was(.bio("Late"))])
    #expect(try Self.decode("editProfile", JSON.parse(now)) == command)
    #expect(command.args.text == now)
    let deep =
      #"{"round":"\#(round)","edits":[{"field":"was","value":{"field":"was","#
      + #""value":{"field":"maxPlayers","value":6}}}]}"#
    #expect(throws: WireError.self) { try Self.decode("editRound", JSON.parse(deep)) }
  }

  @Test("what older versions did not know has its default, what newer ones know is left alone")
  func defaults() throws {
    let user = SampleGolf.user(1)
    let novel = try JSON.parse(#"{"novel":[1]}"#)
    #expect(try GolfSettings(user: user, WireCursor(novel)) == GolfSettings(user: user))
    #expect(
      try PrivateGolferProfile(user: user, WireCursor(novel)) == PrivateGolferProfile(user: user))
    #expect(try RoundRequirements(WireCursor(novel)) == RoundRequirements())
    var silent = GolfSettings(user: user)
    silent.quietHours = nil
    #expect(try GolfSettings(user: user, WireCursor(silent.body)) == silent)
  }

  @Test("unknown systems, names, versions and kinds are nobody's")
  func unknown() throws {
    let args = try JSON.parse(#"{"round":"\#(SampleGolf.round(1))","novel":[1]}"#)
    #expect(try TeePalsWireTests.decode("closeRound", args) != nil)
    #expect(try TeePalsWireTests.decode("closeRound", args, version: 2) == nil)
    #expect(try TeePalsWireTests.decode("openRound", args) == nil)
    #expect(
      try TeePalsCommand.decode(
        system: "referee", name: "closeRound", version: 1, WireCursor(args)) == nil)
    let key = EntityKey("novel", ID<AnyEntity>(high: 1, low: 1))
    #expect(try TeePalsEntity.decode(key, WireCursor(args)) == nil)
  }

  @Test(
    "values that cannot be are refused with their path",
    arguments: [
      ("closeRound", #"{"round":"zz"}"#, "/round"),
      ("createRound", #"{"round":"\#(SampleGolf.round(1))","body":{}}"#, "/body/host"),
      ("createRound", "[]", ""),
      (
        "editRound",
        #"{"round":"\#(SampleGolf.round(1))","edits":[{"field":"shoes","value":1}]}"#,
        "/edits/0/field"
      ),
      (
        "editRound",
        #"{"round":"\#(SampleGolf.round(1))","edits":[{"field":"requirements","#
          + #""value":{"minAge":40,"maxAge":30}}]}"#, "/edits/0/value"
      ),
      (
        "editRound",
        #"{"round":"\#(SampleGolf.round(1))","edits":[{"field":"course","#
          + #""value":{"name":"A","lat":90000001,"lng":0}}]}"#, "/edits/0/value/lat"
      ),
      (
        "changeMembership", #"{"round":"\#(SampleGolf.round(1))","event":{"kind":"buy"}}"#,
        "/event/kind"
      ),
      (
        "setSetting",
        #"{"user":"\#(SampleGolf.user(1))","change":{"field":"pushed","value":["chat","chat"]}}"#,
        "/change/value/1"
      ),
      (
        "editProfile",
        #"{"user":"\#(SampleGolf.user(1))","edits":[{"field":"birthDate","value":"30 Feb"}]}"#,
        "/edits/0/value"
      ),
    ])
  func refused(_ name: String, _ args: String, _ path: String) throws {
    do {
      _ = try TeePalsWireTests.decode(name, JSON.parse(args))
      Issue.record("\(name) \(args) was accepted")
    } catch let error as WireError {
      #expect(error.path == path)
    }
  }

  @Test("a row under another row's id is refused")
  func foreignKey() throws {
    var golf = SampleGolf(3)
    let seat = TeePalsEntity.seat(golf.seat())
    let other = TeePalsEntity.Kind.seat.key(ID<RoundSeat>(high: 1, low: 2))
    #expect(throws: WireError.self) {
      try TeePalsEntity.decode(other, WireCursor(seat.body))
    }
  }

  @Test("places travel to a millionth of a degree", arguments: UInt64(1)...4)
  func points(seed: UInt64) throws {
    var lots = Lots(seed)
    for _ in 0..<2_000 {
      let north = Double(lots.below(1_800_000_001)) / 10_000_000 - 90
      let east = Double(lots.below(1_800_000_001)) / 5_000_000 - 180
      let point = try #require(GlobePoint(latitude: north, longitude: east))
      let snapped = point.snapped
      #expect(Globe.metres(point, snapped) < 0.09)
      #expect(snapped.snapped == snapped)
      let json = JSON.object(["lat": snapped.lat, "lng": snapped.lng])
      #expect(try GlobePoint(WireCursor(JSON.parse(json.text))) == snapped)
      #expect(abs(point.coarse.latitude - north) <= 0.0501)
    }
  }
}
