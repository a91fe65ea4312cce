import AccountsDomain
import Core
import Sync
import Testing
import Wire

/// The rules of both halves of a profile.
@Suite struct ProfileTests {
  private let me = UserID(high: 1, low: 1)
  private var context: DecideContext {
    // 2026-09-21, UTC.
    DecideContext(
      actor: me, command: CommandID(high: 1, low: 9),
      at: Instant(milliseconds: 1_790_000_000_000))
  }

  private func decide(
    _ command: AccountsCommand, _ replica: AccountsReplica = AccountsReplica()
  ) -> Result<[Change<AccountsEntity>], AccountsRejection> {
    do throws(AccountsRejection) {
      return .success(try AccountsDomain.decide(command, context, in: replica))
    } catch { return .failure(error) }
  }

  private func own(_ fields: PrivateField...) -> Result<PrivateProfile, AccountsRejection> {
    var replica = AccountsReplica()
    for field in fields {
      switch decide(.setPrivate(me, field), replica) {
      case .failure(let rejection): return .failure(rejection)
      case .success(let changes):
        for case .put(_, let entity) in changes { replica.set(entity.key, to: entity) }
      }
    }
    return .success(replica.privateProfiles[me] ?? PrivateProfile(user: me))
  }

  private static let fields: [PrivateField] = [
    .birthYear(1_990), .sex(.female), .height(centimetres: 181), .weight(grams: 72_500),
    .maximumHeartRate(188), .restingHeartRate(52), .units(.imperial), .timeZone("Asia/Seoul"),
    .audience(.members),
  ]

  @Test(arguments: [
    (PrivateField.birthYear(1_899), false), (.birthYear(1_900), true), (.birthYear(2_026), true),
    (.birthYear(2_027), false), (.height(centimetres: 49), false),
    (.height(centimetres: 50), true), (.height(centimetres: 272), true),
    (.height(centimetres: 273), false), (.weight(grams: 19_999), false),
    (.weight(grams: 20_000), true), (.weight(grams: 400_000), true),
    (.weight(grams: 400_001), false), (.maximumHeartRate(99), false),
    (.maximumHeartRate(100), true), (.maximumHeartRate(240), true),
    (.maximumHeartRate(241), false), (.restingHeartRate(24), false),
    (.restingHeartRate(25), true), (.restingHeartRate(120), true),
    (.restingHeartRate(121), false), (.height(centimetres: -1), false), (.sex(nil), true),
  ])
  func valuesHaveRanges(field: PrivateField, isFine: Bool) {
    switch own(field) {
    case .success: #expect(isFine)
    case .failure(.outOfRange(let from, let to)):
      #expect(!isFine)
      #expect(from < to)
    case .failure(let rejection): Issue.record("\(rejection)")
    }
  }

  @Test func theHeartBeatsFasterAtMostThanAtRest() {
    let both = own(.maximumHeartRate(110), .restingHeartRate(110))
    #expect(both == .failure(.restingNotBelowMaximum))
    #expect(
      own(.restingHeartRate(110), .maximumHeartRate(105)) == .failure(.restingNotBelowMaximum))
    #expect(throws: Never.self) {
      try own(.restingHeartRate(110), .restingHeartRate(nil), .maximumHeartRate(105)).get()
    }
  }

  @Test(arguments: [
    ("Asia/Seoul", true), ("America/Argentina/Buenos_Aires", true), ("UTC", true),
    ("Etc/GMT+9", true), ("Europe/Kyiv", true), ("", false), ("/etc/localtime", false),
    ("../UTC", false), ("Asia//Seoul", false), ("Asia/", false), ("Asia/Seoul ", false),
    ("아시아/서울", false), (String(repeating: "a", count: 65), false), ("9th", false),
  ])
  func zonesHaveTheFormOfNames(text: String, isFine: Bool) {
    #expect((ZoneName(text) != nil) == isFine)
    #expect((own(.timeZone(text)) == .failure(.unknownZone)) == !isFine)
  }

  @Test func whatIsLongIsRefusedByScalars() {
    let long = String(repeating: "\u{1F3C3}", count: 300)
    #expect(throws: Never.self) { try decide(.setPublic(me, .about(long))).get() }
    #expect(decide(.setPublic(me, .about(long + "x"))) == .failure(.textTooLong(limit: 300)))
    let area = String(repeating: "a", count: 81)
    #expect(decide(.setPublic(me, .area(area))) == .failure(.textTooLong(limit: 80)))
  }

  @Test func aFieldChangesNothingElse() throws {
    let all = try own(
      .birthYear(1_990), .sex(.female), .height(centimetres: 181), .weight(grams: 72_500),
      .maximumHeartRate(188), .restingHeartRate(52), .units(.imperial), .timeZone("Asia/Seoul"),
      .audience(.members)
    ).get()
    #expect(all.birthYear == 1_990)
    #expect(all.sex == .female)
    #expect(all.heightCentimetres == 181)
    #expect(all.weightGrams == 72_500)
    #expect(all.maximumHeartRate == 188)
    #expect(all.restingHeartRate == 52)
    #expect(all.units == .imperial)
    #expect(all.timeZone?.text == "Asia/Seoul")
    #expect(all.audience == .members)
    let entity = AccountsEntity.privateProfile(all)
    #expect(try AccountsEntity.decode(entity.key, WireCursor(entity.body)) == entity)
  }

  /// The name is one: the public half has it from the beginning and keeps it in step.
  @Test func thePublicHalfHasTheName() throws {
    var replica = AccountsReplica()
    func take(_ command: AccountsCommand) throws -> Int {
      let changes = try decide(command, replica).get()
      for case .put(let scope, let entity) in changes {
        #expect(scope == .user(me))
        replica.set(entity.key, to: entity)
      }
      return changes.count
    }
    // Who has no public half gets none by having a name.
    #expect(try take(.setDisplayName(me, "Ana")) == 1)
    #expect(replica.publicProfiles[me] == nil)
    #expect(try take(.setPublic(me, .area("Utrecht"))) == 1)
    #expect(replica.publicProfiles[me]?.displayName == "Ana")
    #expect(try take(.setDisplayName(me, "Anna")) == 2)
    #expect(replica.publicProfiles[me]?.displayName == "Anna")
    #expect(replica.publicProfiles[me]?.area == "Utrecht")
    #expect(replica.preferences[me]?.displayName == "Anna")
  }

  @Test func nobodyChangesAnothers() {
    let other = UserID(high: 2, low: 2)
    for field in Self.fields {
      #expect(decide(.setPrivate(other, field)) == .failure(.notYours))
    }
    #expect(decide(.setPublic(other, .photo(nil))) == .failure(.notYours))
  }

  /// A half never holds a field of the other, whatever it is given.
  @Test func theHalvesShareNoField() throws {
    let own = try own(.birthYear(1_990), .audience(.nobody)).get()
    let shown = PublicProfile(user: me, displayName: "Ana", about: "x", area: "y", photo: nil)
    let names = [AccountsEntity.privateProfile(own), .publicProfile(shown)].map { entity in
      guard case .object(let members) = entity.body else { return Set<String>() }
      return Set(members.map { member in member.name })
    }
    #expect(names[0].isDisjoint(with: names[1]))
    #expect(!names[0].isEmpty && !names[1].isEmpty)
  }
}

/// How the commands are written, for ever.
@Suite struct ProfileWireTests {
  private static let user = "00000000-0000-0001-0000-000000000001"
  private static let digest = String(repeating: "ab", count: 32)

  private static let recorded = [
    ("setAbout", #""I run.""#), ("setArea", #""서울""#), ("setPhoto", "null"),
    ("setPhoto", #"{"large":"\#(digest)","small":"\#(digest)"}"#), ("setBirthYear", "1990"),
    ("setSex", #""female""#), ("setHeight", "181"), ("setWeight", "72500"),
    ("setMaximumHeartRate", "188"), ("setRestingHeartRate", "52"), ("setUnits", #""imperial""#),
    ("setTimeZone", #""Asia/Seoul""#), ("setAudience", #""members""#), ("setAudience", "null"),
    ("setDisplayName", #""Ana""#), ("setLanguage", #""ko""#), ("setTheme", "null"),
    ("setHourCycle", #""h12""#),
  ]

  @Test func everyCommandIsRecorded() {
    #expect(Set(Self.recorded.map { name, _ in name }) == Set(AccountsCommand.names))
  }

  @Test(arguments: recorded)
  func recordedCommandsGoOnDecoding(name: String, value: String) throws {
    let args = try JSON.parse(#"{"user":"\#(Self.user)","value":\#(value)}"#)
    let command = try #require(
      try AccountsCommand.decode(system: "accounts", name: name, version: 1, WireCursor(args)))
    #expect(command.name == name)
    let again = try AccountsCommand.decode(
      system: "accounts", name: name, version: 1, WireCursor(command.args))
    #expect(again == command)
    #expect(command.args["value"] ?? .null == args["value"])
  }

  @Test(arguments: [
    ("setHeight", #""181""#), ("setHeight", "1.5"), ("setHeight", "9223372036854775807"),
    ("setSex", #""no""#), ("setPhoto", #"{"large":"x","small":"y"}"#), ("setPhoto", #""x""#),
  ])
  func whatMakesNoSenseIsMalformed(name: String, value: String) throws {
    let args = try JSON.parse(#"{"user":"\#(Self.user)","value":\#(value)}"#)
    #expect(throws: WireError.self) {
      try AccountsCommand.decode(system: "accounts", name: name, version: 1, WireCursor(args))
    }
  }

  @Test(arguments: [
    AccountsRejection.notYours, .nameTooLong(limit: 80), .textTooLong(limit: 300),
    .outOfRange(from: 50, to: 272), .restingNotBelowMaximum, .unknownZone,
  ])
  func rejectionsArriveAsTheyLeft(rejection: AccountsRejection) throws {
    #expect(try AccountsRejection(WireCursor(rejection.json)) == rejection)
  }
}

/// Units: what is typed and what is kept.
@Suite struct MeasuresTests {
  @Test(arguments: [(180, 5, 11), (183, 6, 0), (152, 5, 0), (30, 1, 0), (0, 0, 0), (272, 8, 11)])
  func heightsInFeet(centimetres: Int, feet: Int, inches: Int) {
    let height = FeetInches(centimetres: centimetres)
    #expect(height.feet == feet)
    #expect(height.inches == inches)
  }

  /// Whatever inches are typed come back, although whole centimetres are kept.
  @Test func inchesSurvive() {
    for inches in 0...110 {
      let typed = FeetInches(feet: 0, inches: inches)
      #expect(FeetInches(centimetres: typed.centimetres) == typed)
    }
  }

  /// And so do tenths of a pound and of a kilogram.
  @Test func tenthsSurvive() {
    for tenths in stride(from: 441, through: 8_818, by: 1) {
      #expect(Pounds.tenths(grams: Pounds.grams(thousandths: tenths * 100)) == tenths)
    }
  }

  /// One pound is 0.453 592 37 kg, by the agreement of 1959.
  @Test func aPoundIsAPound() {
    #expect(Pounds.grams(thousandths: 1_000) == 454)
    #expect(Pounds.grams(thousandths: 1_000_000) == 453_592)
  }

  @Test(arguments: [
    ("72", 72_000), ("72.5", 72_500), ("72,5", 72_500), ("072.125", 72_125), ("0", 0),
    ("1.", 1_000), ("999999", 999_999_000),
  ])
  func decimalsAsPeopleTypeThem(text: String, thousandths: Int) {
    #expect(Decimal.thousandths(text) == thousandths)
  }

  @Test(arguments: [
    "", ".5", "1.2.3", "1,2.3", "-1", "+1", "1e3", "72 kg", "1.2345", "1000000", "９",
    "99999999999999999999",
  ])
  func othersAreNoDecimals(text: String) { #expect(Decimal.thousandths(text) == nil) }

  @Test(arguments: [(0, "0"), (725, "72.5"), (720, "72"), (7, "0.7")])
  func tenthsInWords(tenths: Int, text: String) { #expect(Decimal.text(tenths: tenths) == text) }
}
