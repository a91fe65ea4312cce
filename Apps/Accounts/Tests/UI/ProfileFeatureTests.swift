import AccountsDomain
import AccountsUI
import Calendar
import Core
import Sync
import Testing
import View

/// The profile with a host and a server played by hand.
private struct ProfileScreen {
  static let me = UserID(high: 1, low: 1)
  var state: ProfileFeature.State
  private var asked: [(request: HostRequest, answer: (HostAnswer) -> ProfileFeature.Action?)] = []
  private(set) var commands: [AccountsCommand] = []
  private var replica = AccountsReplica()

  init(_ language: Language = .english) {
    state = ProfileFeature.State(user: Self.me, language: language)
    send(.opened)
  }

  var html: String { HTMLRenderer.html(ProfileFeature.view(state)) }
  var request: HostRequest? { asked.last?.request }

  mutating func send(_ actions: ProfileFeature.Action...) {
    for action in actions {
      for effect in ProfileFeature.reduce(&state, action, moment) {
        switch effect {
        case .ask(let request, let answer): asked.append((request, answer))
        case .submit(let command), .bring(let command, _): submit(command)
        }
      }
    }
  }

  /// Decides the command as the device does at once.
  private mutating func submit(_ command: AccountsCommand) {
    commands.append(command)
    let context = DecideContext(
      actor: Self.me, command: CommandID(high: 1, low: 9), at: moment.instant)
    let changes = (try? AccountsDomain.decide(command, context, in: replica)) ?? []
    for case .put(_, let entity) in changes { replica.set(entity.key, to: entity) }
    state.follow(
      replica.publicProfiles[Self.me], replica.privateProfiles[Self.me], name: "Ana")
  }

  mutating func type(_ text: String, in field: ProfileField) {
    send(.typed(field, text), .left(field))
  }

  mutating func answer(_ answer: HostAnswer) {
    if let action = asked.removeFirst().answer(answer) { send(action) }
  }
}

private let moment = Moment(
  instant: Instant(milliseconds: 1_790_000_000_000),
  zone: Zone(name: "Asia/Seoul", offset: 32_400), entropy: Entropy(high: 1, low: 2))

@Suite struct ProfileFeatureTests {
  private let file = KeptFile(address: "blob:one", size: 2_000)

  private func isTyped(_ value: String, _ id: String, _ html: String) -> Bool {
    guard let at = html.firstRange(of: "id=\"profile-\(id)\"") else { return false }
    let before = html[..<at.lowerBound].lastIndex(of: "<") ?? html.startIndex
    return html[before...].prefix { sign in sign != ">" }.contains("value=\"\(value)\"")
  }

  @Test func valuesAreKeptInSIAndShownInThePersonsUnits() {
    var screen = ProfileScreen()
    screen.type("180", in: .height)
    screen.type(" 72,5 ", in: .weight)
    #expect(
      screen.commands == [
        .setPrivate(ProfileScreen.me, .height(centimetres: 180)),
        .setPrivate(ProfileScreen.me, .weight(grams: 72_500)),
      ])
    screen.send(.unitsChosen(.imperial))
    #expect(isTyped("5", "feet", screen.html))
    #expect(isTyped("11", "inches", screen.html))
    #expect(isTyped("159.8", "weight", screen.html))
    screen.type("10", in: .inches)
    screen.type("150", in: .weight)
    #expect(
      screen.commands.suffix(2) == [
        .setPrivate(ProfileScreen.me, .height(centimetres: 178)),
        .setPrivate(ProfileScreen.me, .weight(grams: 68_039)),
      ])
    screen.type("", in: .feet)
    #expect(screen.commands.last == .setPrivate(ProfileScreen.me, .height(centimetres: nil)))
  }

  @Test func leavingAFieldAsItWasSaysNothing() {
    var screen = ProfileScreen()
    screen.type("72.5", in: .weight)
    screen.type("72.5", in: .weight)
    screen.type("", in: .about)
    screen.send(.left(.area))
    #expect(screen.commands.count == 1)
  }

  @Test(arguments: [
    (ProfileField.height, "20", "Between 50 cm and 272 cm."), (.weight, "5", "Between 20 kg"),
    (.birthYear, "2190", "Between 1900 and 2026."), (.height, "tall", "Enter a number."),
    (.restingHeartRate, "400", "Between 25 and 120."),
  ])
  func whatCannotBeIsSaidAndNotSent(field: ProfileField, text: String, words: String) {
    var screen = ProfileScreen()
    screen.type(text, in: field)
    #expect(screen.commands.isEmpty)
    #expect(screen.html.contains(words))
    // What was typed is still there, and putting it right makes the words go.
    #expect(isTyped(text, field.rawValue, screen.html))
    screen.type("", in: field)
    #expect(!screen.html.contains(words))
  }

  @Test func otherUnitsForgetOnlyWhatWasTypedInThese() {
    var screen = ProfileScreen()
    screen.type("2190", in: .birthYear)
    screen.send(.unitsChosen(.imperial))
    #expect(isTyped("2190", "birthYear", screen.html))
    #expect(screen.html.contains("Between 1900 and 2026."))
    screen.type("5", in: .weight)
    #expect(screen.html.contains("Between 44"))
    screen.send(.unitsChosen(.metric))
    #expect(!isTyped("5", "weight", screen.html))
    #expect(!screen.html.contains("Between 20 kg"))
  }

  @Test func zonesOfferTheDevices() {
    var screen = ProfileScreen()
    #expect(screen.html.contains("Same as device (Asia/Seoul)"))
    screen.send(.zoneChosen("America/New_York"))
    #expect(screen.commands.last == .setPrivate(ProfileScreen.me, .timeZone("America/New_York")))
    screen.send(.zoneChosen(nil))
    #expect(screen.state.own.timeZone == nil)
  }

  // MARK: The photo

  private var taken: HostAnswer {
    let digest = String(repeating: "ab", count: 32)
    return .http(
      status: 201, body: #"{"photo":{"large":"\#(digest)","small":"\#(digest)"}}"#)
  }

  @Test func aPhotoIsSentAsItWasKept() {
    var screen = ProfileScreen()
    screen.send(.photo(.wanted))
    guard case .keepPhoto(let kinds, 1_024) = screen.request else {
      Issue.record("no file was asked for")
      return
    }
    #expect(!kinds.contains("svg"))
    screen.answer(.kept(file))
    // It is seen at once, from where it lies.
    #expect(screen.html.contains("blob:one"))
    #expect(screen.html.contains("aria-busy=\"true\""))
    #expect(screen.request == .http(.sending(file, to: "/api/account/photo")))
    screen.answer(taken)
    #expect(screen.html.contains("/api/account/media/abab"))
    #expect(!screen.html.contains("blob:"))
    #expect(screen.commands.isEmpty)
    screen.send(.photo(.removed))
    #expect(screen.commands == [.setPublic(ProfileScreen.me, .photo(nil))])
    #expect(!screen.html.contains("avatar-photo"))
  }

  @Test func withoutAConnectionTheChoiceIsKept() {
    var screen = ProfileScreen()
    screen.send(.photo(.wanted))
    screen.answer(.kept(file))
    screen.answer(.failed("offline"))
    #expect(screen.html.contains("No connection"))
    #expect(screen.html.contains("blob:one"))
    screen.send(.photo(.sent))
    #expect(screen.request == .http(.sending(file, to: "/api/account/photo")))
    screen.answer(taken)
    #expect(!screen.html.contains("No connection"))
  }

  @Test(arguments: [
    (422, "pictureDamaged", "can't be read"), (415, "pictureKindUnknown", "JPEG, PNG"),
    (422, "pictureTooLarge", "too many pixels"), (503, "busy", "busy"),
    (503, "picturesOff", "can't accept photos"),
  ])
  func theServersNoIsSaid(status: Int, code: String, words: String) {
    var screen = ProfileScreen()
    screen.send(.photo(.wanted))
    screen.answer(.kept(file))
    screen.answer(problem(status, code))
    #expect(screen.html.contains(words))
    #expect(screen.html.contains("Send again") == (status == 503))
    screen.send(.photo(.givenUp))
    #expect(!screen.html.contains(words))
    #expect(!screen.html.contains("blob:"))
  }

  @Test func aFileThatIsTooLargeIsNotSent() {
    var screen = ProfileScreen()
    screen.send(.photo(.wanted))
    screen.answer(.kept(KeptFile(address: "blob:two", size: 11_000_000)))
    #expect(screen.request == nil)
    #expect(screen.html.contains("at most 10 MB"))
    screen.send(.photo(.sent))
    #expect(screen.request == nil)
  }

  @Test func closingTheListOfFilesChangesNothing() {
    var screen = ProfileScreen()
    let before = screen.html
    screen.send(.photo(.wanted))
    screen.answer(.failed("cancelled"))
    #expect(screen.html == before)
  }

  @Test func bothLanguagesSayWhoSees() {
    #expect(ProfileScreen(.english).html.contains("Only you"))
    #expect(ProfileScreen(.korean).html.contains("나만 볼 수 있어요"))
    #expect(ProfileScreen(.korean).html.contains("다른 사람이 볼 수 있어요"))
  }
}
