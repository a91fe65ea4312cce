import AccountsDomain
import Calendar
import Core
import Suite
import SuperFriendDomain
import Sync

/// A contact, a friend, a connection, a match, a day and a run of one person.
struct Belongings: Sendable {
  let contact: Contact
  let friend: Friend
  let connection: Connection
  let user: UserID
  let refereed: RefereeThings
  let day: DayThings
  let run: RunThings
}

/// Every command of the suite about given things.
struct CommandSamples {
  let moment: Moment
  /// Whose command it is, so that what is created is created in their name.
  let settings: FriendsSettings

  /// What happens to a command about a thing that is not one's own.
  enum Kind: Sendable {
    /// Changes something that must exist: refused for foreign and absent things alike.
    case changing
    /// Removes something: an absent thing is as gone as it should be, and a foreign one looks
    /// absent.
    case removing
    /// Makes something new under an id of the device's choosing: absent is what it should be,
    /// another's id is refused.
    case creating
  }

  /// One sample for each case; a new case does not compile until it is here.
  static func kind(of command: SuiteCommand) -> Kind {
    switch command {
    case .accounts: .changing
    case .referee(let command): RefereeSamples.kind(of: command)
    // What somebody may do with a round has more than two sides, so there are no samples of it
    // here: `Tests/Fleet/Golf` crosses every command with everything one can be to a round.
    case .golf: .changing
    case .day(let command): DaySamples.kind(of: command)
    case .run(let command): RunSamples.kind(of: command)
    case .friends(let command):
      switch command {
      case .addContact, .addFriend, .recordConnection, .restoreFriend, .restoreConnections:
        .creating
      case .deleteContact, .deleteFriend, .deleteConnection: .removing
      case .editContact, .updateContact, .friend, .editConnection, .mergeConnections,
        .setSetting:
        .changing
      }
    }
  }

  func all(about things: Belongings) -> [SuiteCommand] {
    accounts(things) + friends(things).map { command in .friends(command) }
      + RefereeSamples.all(about: things.refereed, of: things.user)
      + DaySamples.all(about: things.day, of: things.user)
      + RunSamples.all(about: things.run, of: things.user)
  }

  private func accounts(_ things: Belongings) -> [SuiteCommand] {
    let commands: [AccountsCommand] = [
      .setDisplayName(things.user, "x"), .setLanguage(things.user, .korean),
      .setTheme(things.user, .dark), .setHourCycle(things.user, .twelve),
    ]
    return (commands + profile(things.user)).map { command in .accounts(command) }
  }

  private func profile(_ user: UserID) -> [AccountsCommand] {
    let shown: [PublicField] = [.about("x"), .area("x"), .photo(nil)]
    let own: [PrivateField] = [
      .birthYear(1_990), .sex(.other), .height(centimetres: 170), .weight(grams: 60_000),
      .maximumHeartRate(190), .restingHeartRate(60), .units(.imperial),
      .timeZone("Asia/Seoul"), .audience(.members),
    ]
    return shown.map { field in .setPublic(user, field) }
      + own.map { field in .setPrivate(user, field) }
  }

  private func friends(_ things: Belongings) -> [FriendsCommand] {
    let friend = things.friend
    let today = settings.startOfDay.today(moment)
    let steps: [FriendStep] = [
      .setPeriod(.annually), .snooze(until: today.adding(days: 3)), .unsnooze,
      .pause(until: today.adding(days: 9)), .resume, .archive, .unarchive, .pin, .unpin,
      .setPreferredChannel(.call), .setReminding(true),
      .relinkContact(things.contact.id, name: "x"),
    ]
    var commands: [FriendsCommand] = [
      .editContact(things.contact.id, []), .updateContact(things.contact),
      .editConnection(things.connection.id, [.note("x")]),
      .mergeConnections(into: things.connection.id, [moment.id(50)]),
      .setSetting(things.user, .wording(.compact)),
    ]
    commands += steps.map { step in .friend(friend.id, step) }
    // What removes comes last, so that the others find what they need.
    commands += [
      .deleteConnection(things.connection.id), .deleteFriend(friend.id, seen: .empty),
      .deleteContact(things.contact.id),
    ]
    return commands
  }

  /// The commands that make things under given ids.
  func creating(_ things: Belongings) -> [SuiteCommand] {
    let today = settings.startOfDay.today(moment)
    let record = FriendsCommand.record(
      .call, on: today, with: [things.friend], settings, moment)
    let added = NewFriend(
      id: things.friend.id, contact: things.contact.id, period: .monthly, preferredChannel: nil,
      name: things.friend.nameCache, today: today, zone: .utc, initial: nil)
    let commands: [FriendsCommand?] = [
      .addContact(things.contact), .addFriend(added),
      .restoreFriend(things.friend, [things.connection]),
      .restoreConnections([things.connection]), record,
    ]
    return commands.compactMap { command in command.map { command in .friends(command) } }
      + RefereeSamples.creating(things.refereed) + things.day.making + things.run.making
  }
}
