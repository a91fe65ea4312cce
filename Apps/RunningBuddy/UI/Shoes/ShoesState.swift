import Core
import Design
import RunningBuddyDomain

/// The page of shoes.
struct ShoesState: Hashable {
  /// The pair that is being added or edited.
  var form: ShoeForm?
}

/// What is done with shoes.
public enum ShoesAction: Hashable, Sendable {
  public enum Field: Hashable, Sendable {
    case name, model, note, before, since, wanted
  }

  /// A new pair where there is none.
  case opened(ShoeID?)
  case closed
  case typed(Field, String)
  case sent
  case retired(ShoeID, Bool)
  case deleted(ShoeID)
  /// What new runs are run in.
  case usual(ShoeID?)
}

extension RunFeature.State {
  /// The pair that new runs are run in, while it is worn.
  var usualShoe: Shoe? {
    settings.usualShoe.flatMap { id in replica.shoe(id) }.flatMap { shoe in
      shoe.isRetired ? nil : shoe
    }
  }

  /// The pair a run was run in, while it is there.
  func shoe(of run: Run) -> Shoe? { run.shoe.flatMap { id in replica.shoe(id) } }

  mutating func reduceShoes(_ action: ShoesAction) -> Effects {
    switch action {
    case .opened(let id):
      if let id {
        shoes.form = replica.shoe(id).map { shoe in ShoeForm(shoe, isNew: false, words) }
      } else {
        shoes.form = ShoeForm(Shoe(id: moment.id(0), name: ""), isNew: true, words)
      }
      return []
    case .closed:
      shoes.form = nil
      return []
    case .typed(let field, let text):
      shoes.form?.type(field, text)
      return []
    case .sent: return sendShoe()
    case .retired(let id, let isRetired):
      guard replica.shoe(id) != nil else { return [] }
      say(
        isRetired ? ShoesText.retired : .worn, undo: [.editShoe(id, [.retired(!isRetired)])])
      return [.submit(.editShoe(id, [.retired(isRetired)]))]
    case .deleted(let id):
      guard let shoe = replica.shoe(id) else { return [] }
      shoes.form = nil
      say(ShoesText.deleted, undo: [.addShoe(shoe)])
      return [.submit(.deleteShoe(id))]
    case .usual(let id):
      say(
        id == nil ? ShoesText.noneUsual : .isUsual,
        undo: [.setRunSetting(me, .usualShoe(settings.usualShoe))])
      return set(.usualShoe(id))
    }
  }

  private mutating func sendShoe() -> Effects {
    guard var form = shoes.form else { return [] }
    let shoe = form.shoe(unit)
    shoes.form = form
    guard let shoe else { return [] }
    let command: RunCommand
    let undo: [RunCommand]
    if form.isNew {
      command = .addShoe(shoe)
      undo = [.deleteShoe(shoe.id)]
    } else {
      let edits = form.original.edits(to: shoe)
      guard !edits.isEmpty else {
        shoes.form = nil
        return []
      }
      command = .editShoe(shoe.id, edits)
      undo = [.editShoe(shoe.id, edits.map { edit in form.original.former(edit) })]
    }
    if let refusal = refusal(of: command) {
      let told = words(refusal)
      shoes.form?.refusal = told
      return []
    }
    let isFirst = form.isNew && replica.shoes.isEmpty
    shoes.form = nil
    say(form.isNew ? ShoesText.added : .changed, undo: undo)
    // Somebody's first pair is the one they run in.
    return [.submit(command)] + (isFirst ? set(.usualShoe(shoe.id)) : [])
  }

  /// Tells once that a pair has now gone as far as the person wanted to know: the run that is about
  /// to be saved goes beyond. Before all runs are read nobody knows how far it has gone.
  mutating func tellWear(by run: Run) {
    guard sync.knowledge == .known, let shoe = shoe(of: run), let wanted = shoe.wanted,
      shoe.isReached(by: run, after: replica.wear(of: shoe.id))
    else { return }
    say(
      words(
        ShoesText.reached, name: shoe.name, text: words.whole(centimetres: Int64(wanted) * 100)))
  }
}

extension ShoeForm {
  mutating func type(_ field: ShoesAction.Field, _ text: String) {
    switch field {
    case .name: name = text
    case .model: model = text
    case .note: note = text
    case .before: before = text
    case .since: since = text
    case .wanted: wanted = text
    }
  }
}
