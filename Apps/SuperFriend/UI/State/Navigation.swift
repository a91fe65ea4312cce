import Calendar
import Core
import Design
import SuperFriendDomain

extension FriendsFeature.State {
  /// Goes to a place: the address changed, or the suite leads there.
  public mutating func navigate(to route: FriendsRoute, _ moment: Moment) {
    turn(to: moment)
    overlay = nil
    if case .due(let deed) = route {
      reminding.take(deed)
      navigate(to: .list, moment)
      return
    }
    if route.isScreen {
      if route == .list { trail = [] } else if trail.last == route { trail.removeLast() }
      screen = route
    } else if let home = screenBelow(route) {
      screen = home
    }
    self.route = route
    if route != .settings { reminding.calendar.hasAsked = false }
    prepare(moment)
  }

  /// A friend's sheet lies over the screen it was opened from; the sheets of the picker over the
  /// picker.
  private func screenBelow(_ route: FriendsRoute) -> FriendsRoute? {
    switch route {
    case .newPerson, .newFriend, .newFriends: return .add
    case .recordMany: return .list
    default:
      switch screen {
      case .list, .archived, .add, .duplicates: return nil
      default: return .list
      }
    }
  }

  /// Closes the sheet, or leaves the screen.
  mutating func close(_ moment: Moment) {
    switch route {
    case .newPerson: personForm = nil
    case .editContact: personForm = nil
    case .newFriend: friendForm = nil
    case .newFriends: severalForm = nil
    case .record, .recordMany, .connection: recordForm = nil
    default: break
    }
    amending = nil
    if route.isScreen {
      navigate(to: trail.last ?? route.parent, moment)
    } else if route.friend != nil, route.parent == .list {
      navigate(to: screen, moment)
    } else {
      navigate(to: route.parent, moment)
    }
  }

  /// Makes what the place needs: a form with its beginnings, an order of contacts.
  mutating func prepare(_ moment: Moment) {
    switch route {
    case .newFriend(let contact):
      if friendForm?.contact != contact { friendForm = newFriendForm(contact) }
    case .newFriends:
      if severalForm == nil {
        severalForm = newFriendForm(nil)
        severalForm?.remembers = false
      }
    case .newPerson:
      if personForm?.subject != .new {
        personForm = PersonForm(subject: .new, original: Card())
      }
    case .editContact(let friend): preparePersonForm(friend)
    case .record(let friend): prepareRecordForm(.earlier(friend))
    case .recordMany: prepareRecordForm(.several)
    case .connection(let friend, let connection):
      prepareRecordForm(.edit(connection, of: friend))
    case .friend(let friend):
      if details.friend != friend { details = DetailsState(friend: friend) }
    default: break
    }
    if screen == .add || isRelinking { picker.catchUp(with: replica, settings.nameOrder) }
  }

  var isRelinking: Bool {
    if case .relink = route { true } else { false }
  }

  func newFriendForm(_ contact: ContactID?) -> FriendForm {
    FriendForm(contact: contact, period: settings.defaultPeriod, lastOn: today.description)
  }

  private mutating func preparePersonForm(_ friend: FriendID) {
    guard let contact = replica.friend(friend)?.contact,
      let card = replica.contact(contact)?.inParts.card
    else {
      personForm = nil
      return
    }
    let subject = PersonForm.Subject.contact(contact, of: friend)
    if personForm?.subject == subject { return }
    var form = PersonForm(subject: subject, original: card)
    form.show(card)
    if card.given.isEmpty, card.family.isEmpty { form.given = card.fn }
    personForm = form
  }

  private mutating func prepareRecordForm(_ subject: RecordForm.Subject) {
    if recordForm?.subject == subject { return }
    var form = RecordForm(
      subject: subject, type: settings.swipeType, date: today.description, note: "", people: [])
    switch subject {
    case .earlier(let friend): form.people = [friend]
    case .several: break
    case .edit(let id, _):
      guard let connection = replica.connection(id) else {
        recordForm = nil
        return
      }
      form.type = connection.type
      form.date = connection.occurredOn.description
      form.note = connection.note
      form.people = connection.friends.ids
    }
    recordForm = form
  }
}

extension FriendsFeature.State {
  /// The replica as it is now. Call after loading and after every step of the sync core that
  /// changed the view.
  public mutating func replicaChanged(_ replica: FriendsReplica, _ moment: Moment) {
    self.replica = replica
    let wasLoaded = isLoaded
    isLoaded = true
    turn(to: moment)
    catchUp()
    // What a form is made from may come later than the form.
    if !wasLoaded || !sync.isComplete { prepare(moment) }
    if screen == .add || isRelinking { picker.catchUp(with: replica, settings.nameOrder) }
    planImport()
  }

  /// The date may have changed where the person is.
  public mutating func dayChanged(_ moment: Moment) { turn(to: moment) }

  /// Takes the person's date from the moment; a new one makes a new order.
  mutating func turn(to moment: Moment) {
    let now = settings.startOfDay.today(moment)
    guard now != today else { return }
    today = now
    if isLoaded { catchUp() }
  }

  private mutating func catchUp() {
    if roster.catchUp(with: replica, settings: settings, today: today, search: list.search) {
      tellGlances()
    }
  }
}

extension PickerState {
  /// Brings the order of contacts up to date and searches again.
  mutating func catchUp(with replica: FriendsReplica, _ nameOrder: NameOrder) {
    if var kept = order, kept.nameOrder == nameOrder {
      order = nil
      kept.catchUp(with: replica)
      order = kept
    } else {
      order = ContactOrder(of: replica, nameOrder: nameOrder)
    }
    find(in: replica)
  }

  mutating func find(in replica: FriendsReplica) {
    let query = SearchQuery(search)
    found = query.isEmpty ? nil : order?.matches(query, in: replica)
  }

  /// The contacts on show.
  var ids: [ContactID] { found ?? order?.ids ?? [] }

  /// Those on show who can be put on the list.
  func free(in replica: FriendsReplica) -> [ContactID] {
    ids.filter { contact in replica.friend(of: contact) == nil }
  }

  /// Chooses everybody on show; when all of them are chosen, nobody of them.
  mutating func toggleAll(in replica: FriendsReplica) {
    guard let chosen else { return }
    let free = free(in: replica)
    let already = Set(chosen)
    let more = free.filter { contact in !already.contains(contact) }
    if more.isEmpty {
      let gone = Set(free)
      self.chosen = chosen.filter { contact in !gone.contains(contact) }
    } else {
      self.chosen = chosen + more
    }
  }
}
