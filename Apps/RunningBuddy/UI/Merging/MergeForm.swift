import Calendar
import Core
import Design
import RunningBuddyDomain
import Tracks

/// Merging a file onto a run: what it comes to is shown before anything is changed.
struct MergeForm {
  /// Why there is nothing to agree to.
  enum Fault: Hashable {
    case unread
    case file(RunFileFault)
    case merge(MergeFault)
    /// Why it would not be taken.
    case refused(RunRejection)
  }

  /// A file that is waiting to be looked at.
  struct Chosen {
    let reading: RunReading
    /// Which of its runs; `nil` for whichever fits.
    var number: Int?
  }

  /// What the file is called.
  let name: String
  var chosen: Chosen?
  var fault: Fault?
  var plan: MergePlan?
  /// The run as it was when the plan was made.
  var run: Run?
}

/// A file of an import on its way to the page of the run that it looks like.
struct MergeWaiting {
  let run: RunID
  let chosen: MergeForm.Chosen
}

/// What is done about merging.
public enum MergeAction: Hashable, Sendable {
  /// A file is to be chosen.
  case wanted
  case closed
  /// Merges as it was shown.
  case agreed
  /// Takes a merge back.
  case undone
  /// The file as it came is to be saved.
  case fileWanted
}

extension RunFeature.State {
  mutating func reduceMerge(_ action: MergeAction, _ run: Run) -> Effects {
    switch action {
    case .wanted:
      let id = run.id
      return [
        .ask(
          .pickFiles(accept: ".fit,.gpx,.tcx", most: 1, limit: Self.fileLimit),
          answer: { answer in .inner(.merge(id, answer)) })
      ]
    case .closed:
      detail.merge = nil
      return []
    case .agreed: return merge(run)
    case .undone: return unmerge(run)
    case .fileWanted: return askFile(replica.mergedFileParts(of: run), run.merge?.source)
    }
  }

  /// The file that was chosen on a run's page.
  mutating func takeMergeFile(_ id: RunID, _ answer: HostAnswer) {
    guard detail.run == id, let run = replica.run(id) else { return }
    switch answer {
    case .file(let name, let bytes):
      do throws(RunFileFault) {
        let reading = try RunReading(name: name, bytes)
        look(at: MergeForm.Chosen(reading: reading), for: run)
      } catch {
        detail.merge = MergeForm(name: RefusedFile.plain(name), fault: .file(error))
      }
    case .unread(let name, _):
      detail.merge = MergeForm(name: RefusedFile.plain(name), fault: .unread)
    default: break
    }
  }

  /// Works out what merging comes to.
  private mutating func look(at chosen: MergeForm.Chosen, for run: Run) {
    var form = MergeForm(name: chosen.reading.name, chosen: chosen, run: run)
    let (own, zone) = (detail.own ?? [], PlanningZone(moment.zone, at: now))
    do throws(MergeFault) {
      if let number = chosen.number {
        form.plan = try MergePlan(run, own, chosen.reading, number: number, in: zone)
      } else {
        form.plan = try MergePlan.first(of: chosen.reading, onto: run, own, in: zone)
      }
    } catch { form.fault = .merge(error) }
    detail.merge = form
  }

  /// Merges what was shown; where the run is another by now, that is shown instead.
  private mutating func merge(_ run: Run) -> Effects {
    guard let form = detail.merge, let plan = form.plan else { return [] }
    if let chosen = form.chosen, form.run != run {
      look(at: chosen, for: run)
      return []
    }
    if let refusal = refusal(of: .editRun(run.id, [plan.edit])) {
      detail.merge?.plan = nil
      detail.merge?.fault = .refused(refusal)
      return []
    }
    detail.merge = nil
    detail.take(plan)
    say(MergeText.done, undo: [.editRun(run.id, [.unmerged(run.record)])])
    return plan.steps.map { step in step.effect }
  }

  private mutating func unmerge(_ run: Run) -> Effects {
    guard let merge = run.activeMerge else { return [] }
    guard let own = detail.own, let edit = run.unmerged(own) else {
      say(RunFormText.trackMissing)
      return []
    }
    let command = RunCommand.editRun(run.id, [edit])
    if let refusal = refusal(of: command) {
      say(words(refusal))
      return []
    }
    say(MergeText.undone, undo: [.editRun(run.id, [.merged(merge, run.record)])])
    return [.submit(command)]
  }

  // MARK: From an import

  /// The run that a file of an import looks like and that it can be merged onto.
  func mergeTarget(_ condition: RunImport.State) -> Run? {
    guard case .similar(let ids) = condition else { return nil }
    for id in ids {
      if let run = replica.run(id), run.canBeMerged { return run }
    }
    return nil
  }

  /// Shows on the page of that run what merging comes to.
  mutating func mergeImported(file: Int, run: Int) -> Effects {
    guard let files = data.plan?.files, files.indices.contains(file),
      files[file].states.indices.contains(run), let reading = files[file].reading,
      let target = mergeTarget(files[file].states[run])
    else { return [] }
    mergeWaiting = MergeWaiting(
      run: target.id, chosen: MergeForm.Chosen(reading: reading, number: run))
    return go(.run(target.id))
  }

  /// Looks at a file that is waiting, once the track of its run is here.
  mutating func keepMerge() {
    guard let waiting = mergeWaiting else { return }
    guard route == .run(waiting.run), let run = replica.run(waiting.run) else {
      mergeWaiting = nil
      return
    }
    guard detail.run == waiting.run, detail.own != nil else { return }
    mergeWaiting = nil
    look(at: waiting.chosen, for: run)
  }
}

extension Run {
  /// Whether a file can be laid onto it: it has a track of its own, and no other file.
  var canBeMerged: Bool {
    deletedAt == nil && sharedTrack == nil && !trackParts.isEmpty && activeMerge == nil
  }
}
