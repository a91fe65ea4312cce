import Core
import Design
import RunningBuddyDomain
import Sync

/// Raw motion that is on the server: being fetched, or asked whether it is to go.
struct SentMotionState: Hashable {
  /// A run's motion on its way out.
  struct Fetch: Hashable {
    let run: RunID
    var texts: PartTexts
  }

  /// Whose motion is to be deleted.
  enum Deletion: Hashable {
    case one(RunID)
    case all
  }

  var fetch: Fetch?
  var question: Deletion?
}

/// What is done with raw motion that is on the server.
public enum SentMotionAction: Hashable, Sendable {
  case exported(RunID)
  /// - Parameter run: `nil` for that of all runs.
  case deleteWanted(RunID?)
  case deleteClosed
  /// What was asked is to be done.
  case deleted
}

extension RunFeature.State {
  mutating func reduceSentMotion(_ action: SentMotionAction) -> Effects {
    switch action {
    case .exported(let run): return fetchMotion(of: run)
    case .deleteWanted(let run):
      sentMotion.question = run.map { run in .one(run) } ?? .all
      return []
    case .deleteClosed:
      sentMotion.question = nil
      return []
    case .deleted: return deleteMotion()
    }
  }

  private mutating func deleteMotion() -> Effects {
    guard let question = sentMotion.question else { return [] }
    sentMotion = SentMotionState()
    say(SentMotionText.deleted)
    let runs: [RunID] =
      switch question {
      case .one(let run): [run]
      case .all: replica.runsWithMotion
      }
    return runs.map { run in .submit(.deleteMotion(run)) }
  }

  // MARK: Exporting

  private mutating func fetchMotion(of run: RunID) -> Effects {
    guard let parts = replica.wholeMotion(of: run) else {
      say(SentMotionText.missing)
      return []
    }
    sentMotion.fetch = SentMotionState.Fetch(run: run, texts: PartTexts(count: parts.count))
    return parts.enumerated().map { index, part in
      .ask(
        .content(kind: RunEntity.Kind.motion.rawValue, id: part.id.description),
        answer: { answer in .inner(.sentMotion(run, index: index, answer)) })
    }
  }

  /// Takes a part; once all are there, they are given out as a table.
  mutating func takeSentMotion(_ run: RunID, _ index: Int, _ answer: HostAnswer) -> Effects {
    guard let fetch = sentMotion.fetch, fetch.run == run, fetch.texts.has(index) else { return [] }
    guard case .text(let text) = answer else {
      sentMotion.fetch = nil
      say(SentMotionText.missing)
      return []
    }
    guard let texts = sentMotion.fetch?.texts.take(text, at: index) else { return [] }
    sentMotion.fetch = nil
    return give(texts, orSay: SentMotionText.damaged)
  }

  /// Gives raw motion out as a file.
  mutating func give(_ texts: [String], orSay trouble: some PhraseBook) -> Effects {
    guard let table = MotionRecord.table(texts) else {
      say(trouble)
      return []
    }
    return [.tell(.save(name: table.name, mediaType: MotionCSV.mediaType, text: table.text))]
  }
}

extension RunReplica {
  /// The runs with raw motion on the server.
  var runsWithMotion: [RunID] {
    Set(allMotion.map { part in part.run }).sorted()
  }

  /// Bytes of raw motion on the server.
  var motionBytes: Int64 { RunReplica.bytes(allMotion) }

  static func bytes(_ parts: [MotionPart]) -> Int64 {
    parts.reduce(0) { sum, part in sum + Int64(part.content.bytes) }
  }
}
