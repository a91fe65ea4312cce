import Calendar
import Core
import Design
import RunningBuddyDomain

/// Files that come in and go out.
struct RunDataState {
  /// A file as it came, on its way out again.
  struct Original: Hashable {
    let name: String
    var texts: PartTexts
  }

  enum Stage: Hashable {
    case choosing
    /// Files are being read.
    case reading
    /// The person looks at what they would bring.
    case preview
    case done
  }

  var stage = Stage.choosing
  /// What is taken over when the person agrees.
  var plan: RunImport?
  /// Files that could not be read: their names.
  var unread: [String] = []
  /// There were more files than are taken at once.
  var hadMore = false
  var original: Original?
  /// Shared files were asked for.
  var hasAskedShared = false
  /// SHA-256 of shared files that were dealt with.
  var forgets: [String] = []
  var isShared = false
}

/// What is done with files.
public enum RunDataAction: Hashable, Sendable {
  case chosen
  case picked(file: Int, run: Int, Bool)
  /// Shows what merging it into the run that it looks like comes to.
  case mergeWanted(file: Int, run: Int)
  case zoneAnswered(String)
  case agreed, cancelled
  case undone(RunBatchID)
}

/// What came back for files.
public enum RunDataAnswer: Hashable, Sendable {
  case file(HostAnswer)
  case shared(HostAnswer)
  case original(index: Int, HostAnswer)
  case inbox(InboxAnswer)
}

extension RunFeature.State {
  /// Bytes of a file.
  static var fileLimit: Int { 16 << 20 }

  mutating func reduceData(_ action: RunDataAction) -> Effects {
    switch action {
    case .chosen:
      begin()
      return [
        .ask(
          .pickFiles(
            accept: ".fit,.gpx,.tcx", most: RunImport.fileLimit, limit: Self.fileLimit),
          answer: { answer in .inner(.data(.file(answer))) })
      ]
    case .picked(let file, let run, let isTaken):
      data.plan?.choose(file: file, run: run, isTaken)
    case .mergeWanted(let file, let run): return mergeImported(file: file, run: run)
    case .zoneAnswered(let name):
      let zone = PlanningZone(named: name) ?? PlanningZone(moment.zone, at: now)
      data.plan?.answer(zone, replica)
    case .agreed: return takeImport()
    case .cancelled: return forgetShared()
    case .undone(let batch): return undoImport(batch)
    }
    return []
  }

  private mutating func begin() {
    let asked = data.hasAskedShared
    data = RunDataState()
    data.hasAskedShared = asked
    data.stage = .reading
    data.plan = RunImport(for: me, in: PlanningZone(moment.zone, at: now))
  }

  /// What other programs shared with this one, once each time the page is opened.
  mutating func askShared() -> Effects {
    guard !data.hasAskedShared, data.stage == .choosing else { return [] }
    data.hasAskedShared = true
    return [
      .ask(
        .shared(forgetting: [], limit: Self.fileLimit),
        answer: { answer in .inner(.data(.shared(answer))) })
    ]
  }

  mutating func answeredData(_ answer: RunDataAnswer) -> Effects {
    switch answer {
    case .file(let answer): read(answer)
    case .shared(let answer):
      switch answer {
      case .file, .unread:
        if data.stage == .choosing || data.stage == .done { begin() }
        data.isShared = true
        read(answer)
      default: if data.isShared { read(answer) }
      }
    case .original(let index, let answer): return takeOriginal(index, answer)
    case .inbox(let answer): answeredInbox(answer)
    }
    return []
  }

  private mutating func read(_ answer: HostAnswer) {
    guard data.stage == .reading else { return }
    switch answer {
    case .file(let name, let bytes):
      data.plan?.add(name: name, bytes, replica)
      if data.isShared, let digest = data.plan?.files.last?.reading?.digest {
        data.forgets.append(digest.text)
      }
    case .unread(let name, _): data.unread.append(name)
    case .failed(let reason):
      data.hadMore = sameBytes(reason, "more")
      endReading()
    default: endReading()
    }
  }

  private mutating func endReading() {
    let hasAny = !(data.plan?.files.isEmpty ?? true) || !data.unread.isEmpty
    data.stage = hasAny ? .preview : .choosing
    if !hasAny { data.plan = nil }
  }

  /// Whether what files would bring can be taken over: everything is known of them, and of what is
  /// here already.
  var canTakeImport: Bool { data.plan?.asksForZone == false && !sync.isReadingOlder }

  /// Nothing is written before the person agrees: now they have.
  private mutating func takeImport() -> Effects {
    guard data.stage == .preview, let plan = data.plan, canTakeImport else { return [] }
    let batch: RunBatchID = moment.id(0)
    let steps = plan.steps(as: batch)
    say(words(RunDataText.taken, count: steps.runs + steps.others))
    return steps.steps.map { step in step.effect } + forgetShared(then: .done)
  }

  /// Whoever deals with shared files does not want to see them again.
  private mutating func forgetShared(then stage: RunDataState.Stage = .choosing) -> Effects {
    let forgets = data.forgets
    data = RunDataState()
    data.hasAskedShared = true
    data.stage = stage
    guard !forgets.isEmpty else { return [] }
    return [.tell(.shared(forgetting: forgets, limit: Self.fileLimit))]
  }

  private mutating func undoImport(_ batch: RunBatchID) -> Effects {
    let commands = RunImport.undoing(batch, in: replica)
    guard !commands.isEmpty else { return [] }
    say(RunShellText.undone)
    return commands.map { command in .submit(command) }
  }

  private mutating func takeOriginal(_ index: Int, _ answer: HostAnswer) -> Effects {
    guard let original = data.original, original.texts.has(index) else { return [] }
    guard case .text(let text) = answer else {
      data.original = nil
      say(DetailText.noOriginal)
      return []
    }
    guard let texts = data.original?.texts.take(text, at: index) else { return [] }
    data.original = nil
    guard let bytes = RunBundle.bytes(texts) else {
      say(DetailText.trackDamaged)
      return []
    }
    return [
      .tell(
        .saveBytes(
          name: original.name, mediaType: "application/octet-stream", bytes: bytes))
    ]
  }
}
