import AccountsDomain
import Calendar
import Core
import DayBlockDomain
import RefWatchDomain
import Suite
import SuperFriendDomain
import Sync
import Testing
import Wire

/// What was done without an account becomes the account's: no command may go on naming the id that
/// was made on the device. Golf needs an account from the first step on, so nothing of it is ever
/// claimed.
@Suite struct ClaimedCommandTests {
  private let local = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_000A)
  private let claimant = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_000B)
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))

  private func commands(of user: UserID) -> [SuiteCommand] {
    let settings = FriendsSettings(user: user)
    let today = settings.startOfDay.today(moment)
    let contact = Contact(id: moment.id(60), card: Card(given: "Mira"))
    let friend = Friend(
      id: moment.id(61), contact: contact.id, period: .monthly, createdAt: moment.instant,
      createdOn: today, createdZone: "UTC", nameCache: "Mira")
    let connection = Connection(
      id: moment.id(62), type: .call, occurredOn: today, tookPlaceAt: moment.instant, zone: .utc,
      friends: Participants(friend.id), createdAt: moment.instant)
    let things = Belongings(
      contact: contact, friend: friend, connection: connection, user: user,
      refereed: RefereeThings(moment), day: DayThings(moment),
      run: RunThings(moment))
    let samples = CommandSamples(moment: moment, settings: settings)
    // A match that is set up again names its owner, and a take-over who takes over.
    var again = things.refereed.match
    again.owner = user
    let taken = MatchEvent(
      id: moment.id(80), match: again.id, ordinal: 1, stage: .gap(.beforeMatch), elapsed: 0,
      at: moment.instant, uptime: 0, boot: moment.id(81), quality: .synced,
      fact: .takeover(by: user, epoch: 1), writer: user)
    return samples.all(about: things) + samples.creating(things)
      + [.referee(.recordEvents(again.id, [taken], setUp: again))]
      + usual(of: user).map { command in .day(command) }
  }

  /// A block in the group that everybody has.
  private func usual(of user: UserID) -> [DayBlockCommand] {
    let group = BlockGroup.defaultID(of: user)
    return [
      .addBlock(
        NewBlock(
          id: moment.id(90), group: group, name: "Tea", icon: "tea", color: 1, sortKey: .first)),
      .editGroup(group, [.name("Mine")]), .editBlock(moment.id(91), [.place(group, .first)]),
      .setSetting(user, .group(group)),
    ]
  }

  @Test func everyCommandBecomesTheClaimants() throws {
    let before = commands(of: local)
    let wanted = commands(of: claimant)
    #expect(before.count == wanted.count)
    #expect(before.contains { command in command.args.text.contains(local.description) })
    for (command, expected) in zip(before, wanted) {
      let args = SuiteCommand.claimed(command.args, by: claimant, from: local)
      #expect(!args.text.contains(local.description), "\(command.name)")
      let read = try SuiteCommand.decode(
        system: command.system, name: command.name, version: command.version, WireCursor(args))
      #expect(read == expected, "\(command.name)")
    }
  }
}
