import Calendar
import Core

/// The commands a screen needs, from a moment and what the person chose.
extension FriendsCommand {
  /// A contact that happened just now. `nil` for no friends.
  public static func recordNow(
    _ type: ConnectionType, with friends: [Friend], origin: Origin = .manual,
    _ settings: FriendsSettings, _ moment: Moment
  ) -> FriendsCommand? {
    record(
      type, on: settings.startOfDay.today(moment), with: friends, origin: origin, settings, moment)
  }

  /// A contact on a date the person chose. `nil` for no friends or too many.
  public static func record(
    _ type: ConnectionType, on date: CivilDate, with friends: [Friend], note: String = "",
    origin: Origin = .manual, _ settings: FriendsSettings, _ moment: Moment
  ) -> FriendsCommand? {
    NewConnection(
      id: moment.id(), type: type, occurredOn: date,
      tookPlaceAt: instant(on: date, settings, moment), zone: moment.zone, note: note,
      origin: origin, friends: friends.map { friend in FriendGlimpse(friend) },
      today: settings.startOfDay.today(moment)
    ).map { new in .recordConnection(new) }
  }

  /// A contact onto the list. `lastContact` is `nil` when the person does not remember. Ids: 0 is
  /// the friend's, 1 the connection's.
  public static func add(
    _ contact: Contact, _ period: Period, lastContact: CivilDate?, channel: Channel? = nil,
    _ settings: FriendsSettings, _ moment: Moment
  ) -> FriendsCommand {
    let initial = lastContact.map { date in
      InitialConnection(
        id: moment.id(1), occurredOn: date, tookPlaceAt: instant(on: date, settings, moment))
    }
    return .addFriend(
      NewFriend(
        id: moment.id(), contact: contact.id, period: period, preferredChannel: channel,
        name: contact.card.cachedName, today: settings.startOfDay.today(moment),
        zone: moment.zone, initial: initial))
  }

  /// Now for today, and local noon for another date, so that no change of zone moves it over
  /// midnight.
  public static func instant(
    on date: CivilDate, _ settings: FriendsSettings, _ moment: Moment
  ) -> Instant {
    if date == settings.startOfDay.today(moment) { return moment.instant }
    return CivilDateTime(date, .noon).instant(offset: moment.zone.offset)
  }
}
