import Calendar
import Core
import Design
import RunningBuddyDomain
import Sync

extension RunFeature.State {
  mutating func openForm(_ id: RunID) -> Effects {
    guard let run = replica.run(id) else { return [] }
    if form.subject != .run(id) { form = RunForm(run) }
    // Another sport needs the points.
    return openDetail(id)
  }

  mutating func reduceForm(_ action: RunFormAction) -> Effects {
    switch action {
    case .typed(let field, let text):
      form.type(field, text)
      return []
    case .sent:
      switch form.subject {
      case .none: return []
      case .review: return saveRun()
      case .new: return enter()
      case .run(let id): return sendEdits(id)
      }
    }
  }

  private mutating func sendEdits(_ id: RunID) -> Effects {
    guard let run = replica.run(id) else {
      say(RunShellText.gone)
      return replace(with: .history)
    }
    let needsPoints =
      form.chosenSport.map { sport in sport != run.sport } ?? false && !run.trackParts.isEmpty
    if needsPoints, detail.points == nil {
      form.refusal = words(RunFormText.trackMissing)
      return []
    }
    let edits = form.edits(of: run, detail.points ?? [])
    guard !edits.isEmpty else { return leaveForm() }
    let command = RunCommand.editRun(id, edits)
    if let refusal = refusal(of: command) {
      form.refusal = words(refusal)
      return []
    }
    for case .shoe(let shoe) in edits {
      var next = run
      next.shoe = shoe
      tellWear(by: next)
    }
    let undo = RunForm.undoing(edits, of: run)
    say(RunFormText.changed, undo: undo.isEmpty ? [] : [.editRun(id, undo)])
    return [.submit(command)] + leaveForm()
  }

  private mutating func leaveForm() -> Effects {
    form = RunForm()
    return close()
  }

  private mutating func enter() -> Effects {
    form.faults = []
    form.refusal = nil
    form.isDateWrong = false
    guard let entry = form.entry(unit) else {
      form.isDateWrong = true
      return []
    }
    let zone = PlanningZone(moment.zone, at: now)
    form.faults = entry.faults(in: zone, now: now)
    let id: RunID = moment.id(0)
    guard form.faults.isEmpty, var run = entry.run(id, in: zone, now: now) else { return [] }
    form.fill(&run)
    let command = RunCommand.saveRun(run)
    if let refusal = refusal(of: command) {
      form.refusal = words(refusal)
      return []
    }
    form = RunForm()
    tellWear(by: run)
    say(RunFormText.entered, undo: [.deleteRun(id)])
    return [.submit(command)] + replace(with: .run(id))
  }

  /// Why a command would not be taken now; `nil` where it would.
  func refusal(of command: RunCommand) -> RunRejection? {
    let context = DecideContext(actor: me, command: moment.id(7), at: now)
    do throws(RunRejection) {
      _ = try RunDomain.decide(command, context, in: replica)
      return nil
    } catch { return error }
  }
}
