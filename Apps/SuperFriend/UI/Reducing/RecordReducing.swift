import Calendar
import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(_ state: inout State, _ action: RecordAction, _ moment: Moment) -> Effects {
    guard var form = state.recordForm else { return [] }
    switch action {
    case .typeChosen(let type): form.type = type
    case .dateTyped(let text):
      form.date = text
      form.fault = nil
    case .noteTyped(let text):
      form.note = text
      form.fault = nil
    case .searchTyped(let text): form.search = text
    case .personToggled(let friend):
      form.fault = nil
      if let index = form.people.firstIndex(of: friend) {
        form.people.remove(at: index)
      } else {
        form.people.append(friend)
        form.search = ""
      }
    case .submitted: return state.save(form, moment)
    }
    state.recordForm = form
    return []
  }
}

extension FriendsFeature.State {
  mutating func save(_ form: RecordForm, _ moment: Moment) -> Effects {
    var form = form
    let date: CivilDate
    switch check(form, moment) {
    case .success(let checked): date = checked
    case .failure(let fault):
      form.fault = fault
      recordForm = form
      return []
    }
    let deed: (command: FriendsCommand, said: String)?
    let place: FriendsRoute
    switch form.subject {
    case .earlier(let friend): (deed, place) = (record(form, on: date, moment), .friend(friend))
    case .several: (deed, place) = (record(form, on: date, moment), .list)
    case .edit(let id, _) where replica.connection(id) == nil:
      form.fault = .rejected(.notFound(.connection, id.retagged()))
      recordForm = form
      return []
    case .edit(let id, let friend): (deed, place) = (edit(id, form, date, moment), .friend(friend))
    }
    var effects: Effects = []
    if let deed {
      // What was typed stays where the rules do not take it.
      if let rejection = refusal(of: deed.command, moment) {
        form.fault = .rejected(rejection)
        recordForm = form
        return []
      }
      effects = submit(deed.command, saying: deed.said, moment)
    }
    recordForm = nil
    resolve()
    navigate(to: place, moment)
    return effects
  }

  private func check(_ form: RecordForm, _ moment: Moment) -> Result<CivilDate, FormFault> {
    if form.people.isEmpty { return .failure(.nobody) }
    if form.people.count > Participants.limit { return .failure(.tooManyPeople) }
    if FriendsLimits.fault(ofNote: form.note) != nil { return .failure(.noteTooLong) }
    // A record keeps the date it has, even one that has not come yet.
    if case .edit(let id, _) = form.subject, let old = replica.connection(id),
      sameBytes(old.occurredOn.description, form.date)
    {
      return .success(old.occurredOn)
    }
    return date(form.date, moment)
  }

  private func record(
    _ form: RecordForm, on date: CivilDate, _ moment: Moment
  ) -> (command: FriendsCommand, said: String)? {
    let friends = form.people.compactMap { id in replica.friend(id) }
    guard
      let command = FriendsCommand.record(
        form.type, on: date, with: friends, note: form.note, settings, moment)
    else { return nil }
    let names = words.list(friends.map { friend in name(friend) })
    return (command, words.did(form.type, names, words.day(date, from: today)))
  }

  private func edit(
    _ id: ConnectionID, _ form: RecordForm, _ date: CivilDate, _ moment: Moment
  ) -> (command: FriendsCommand, said: String)? {
    guard let old = replica.connection(id) else { return nil }
    var edits: [ConnectionEdit] = []
    if old.type != form.type { edits.append(.type(form.type)) }
    if !sameBytes(old.note, form.note) { edits.append(.note(form.note)) }
    if let people = Participants(form.people), people != old.friends {
      edits.append(.friends(people))
    }
    if date != old.occurredOn {
      let at = FriendsCommand.instant(on: date, settings, moment)
      edits.append(.date(date, tookPlaceAt: at, today: today))
    }
    return edits.isEmpty ? nil : (.editConnection(id, edits), words(NoticeText.saved))
  }
}
