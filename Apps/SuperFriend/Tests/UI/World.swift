import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Sync
import View

@testable import SuperFriendTestKit

/// A small device: the feature's state, the replica, and every command decided on it at once.
struct World {
  var state: FriendsFeature.State
  var replica = FriendsReplica()
  /// What the feature asked the host for, in order.
  var requests: [HostRequest] = []
  /// Whether the host can decode other character sets than Unicode.
  var decodes = true
  /// What it submitted, in order.
  var commands: [FriendsCommand] = []
  /// What was refused.
  var rejections: [FriendsRejection] = []
  private var tick: UInt64 = 1
  private(set) var instant: Instant

  static let me = UserID(high: 1, low: 1)
  static let zone = Zone(name: "Asia/Seoul", offset: 9 * 3_600)

  init(
    language: Language = .english, route: FriendsRoute = .list,
    on date: String = "2026-11-21"
  ) {
    let day = CivilDate(date) ?? .first
    instant = CivilDateTime(day, .noon).instant(offset: World.zone.offset)
    state = FriendsFeature.State(
      me: World.me, language: language,
      moment: Moment(
        instant: instant, zone: World.zone, entropy: Entropy(high: 0, low: 0)), route: route)
  }

  mutating func moment() -> Moment {
    tick += 1
    return Moment(
      instant: instant, zone: World.zone,
      entropy: Entropy(high: mixed(tick), low: mixed(tick ^ 0xABCDEF)))
  }

  mutating func pass(milliseconds: Int64) {
    instant = instant.advanced(byMilliseconds: milliseconds)
  }

  /// Hands the replica in, as the parent does after loading.
  mutating func load() { state.replicaChanged(replica, moment()) }

  /// Decides a command and applies it to the replica.
  @discardableResult
  mutating func decide(_ command: FriendsCommand, _ moment: Moment) -> Bool {
    let context = DecideContext(actor: World.me, command: moment.id(9), at: moment.instant)
    do throws(FriendsRejection) {
      for change in try FriendsDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
      return true
    } catch {
      rejections.append(error)
      return false
    }
  }

  mutating func send(_ action: FriendsFeature.ViewAction) { send(.view(action)) }

  /// One turn: reduce, decide what was submitted, hand in the replica.
  mutating func send(_ action: FriendsFeature.Action) {
    let moment = moment()
    var submitted = false
    for effect in FriendsFeature.reduce(&state, action, moment) {
      switch effect {
      case .submit(let command), .bring(let command, _):
        commands.append(command)
        decide(command, moment)
        submitted = true
      case .ask(let request, let answer):
        requests.append(request)
        guard case .decode(let encoded) = request else { continue }
        let texts = Decoding.texts(encoded)
        if let next = answer(decodes ? .texts(texts) : .failed("RangeError")) { send(next) }
      }
    }
    if submitted { state.replicaChanged(replica, moment) }
  }

  /// The screen as HTML.
  var html: String { HTMLRenderer.html(FriendsFeature.view(state)) }

  var today: CivilDate {
    replica.settings(of: World.me).startOfDay.today(
      Moment(instant: instant, zone: World.zone, entropy: Entropy(high: 0, low: 0)))
  }

  // MARK: People

  @discardableResult
  mutating func contact(
    _ given: String, _ family: String = "", org: String = "", phone: String = "",
    email: String = "", city: String = ""
  ) -> ContactID {
    let moment = moment()
    var card = Card(given: given, family: family, phone: phone, email: email)
    card.org = org
    if !city.isEmpty {
      var address = PostalAddress()
      address.locality = city
      card.addresses = [address]
    }
    decide(.addContact(Contact(id: moment.id(), card: card)), moment)
    return moment.id()
  }

  /// A friend whose last contact was so many days ago; `nil` for never.
  @discardableResult
  mutating func friend(
    _ given: String, _ family: String = "", every period: Period, last daysAgo: Int?,
    org: String = "", phone: String = "", city: String = ""
  ) -> FriendID {
    let id = contact(given, family, org: org, phone: phone, city: city)
    let moment = moment()
    let last = daysAgo.map { days in today.adding(days: -days) }
    if let contact = replica.contact(id) {
      decide(
        .add(contact, period, lastContact: last, replica.settings(of: World.me), moment), moment)
    }
    return moment.id()
  }

  mutating func met(_ ids: [FriendID], _ type: ConnectionType, daysAgo: Int, note: String = "") {
    let moment = moment()
    let friends = ids.compactMap { id in replica.friend(id) }
    if let command = FriendsCommand.record(
      type, on: today.adding(days: -daysAgo), with: friends, note: note,
      replica.settings(of: World.me), moment)
    {
      decide(command, moment)
    }
  }

  mutating func take(_ id: FriendID, _ step: FriendStep) {
    let moment = moment()
    decide(.friend(id, step), moment)
  }
}

/// People as they are in a real list.
struct Cast {
  var world: World
  let ana: FriendID
  let ben: FriendID
  let paused: FriendID

  init(language: Language = .english, route: FriendsRoute = .list) {
    var world = World(language: language, route: route)
    ana = world.friend(
      "Ana", "Lindqvist", every: .monthly, last: 33, org: "Harbour Choir", phone: "+46 70 123 45 67"
    )
    ben = world.friend("Ben", "Okafor", every: .weekly, last: 12, phone: "+44 20 7946 0000")
    world.friend("지민", "김", every: .everyTwoWeeks, last: 14, org: "한강러닝", phone: "010-1234-5678")
    world.friend("Chi", "Nguyen", every: .monthly, last: 27)
    let dara = world.friend("Dara", "Ó Briain", every: .everyTwoMonths, last: 55)
    world.friend("Élodie", "Marchand", every: .everyThreeMonths, last: 40)
    world.friend("Mum", every: .weekly, last: 1, phone: "+1 555 010 0199")
    world.friend("서연", "박", every: .everySixMonths, last: 60)
    world.friend("Sam", "Whitfield-Abernathy-Montgomery", every: .annually, last: 10)
    world.friend("Yusuf", "Demir", every: .monthly, last: nil)
    let zoe = world.friend("Zoë", "van der Berg", every: .monthly, last: 20)
    paused = world.friend("Kofi", "Mensah", every: .monthly, last: 90)
    world.take(paused, .pause(until: world.today.adding(days: 40)))
    world.take(zoe, .pin)
    world.take(dara, .snooze(until: world.today.adding(days: 12)))
    world.met(
      [ana, ben], .meetUp, daysAgo: 61,
      note: "Dinner at the harbour. She starts the new job in March.")
    world.met([ana], .call, daysAgo: 95)
    world.met([ana], .message, daysAgo: 120, note: "Birthday")
    world.contact("Lena", "Fischer", org: "Atelier Nord")
    world.contact("민준", "이", phone: "010-9999-0000")
    world.contact("Oluwaseun", "Adeyemi")
    world.load()
    self.world = world
  }
}
