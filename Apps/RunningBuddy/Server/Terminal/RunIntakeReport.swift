import Coding
import RunningBuddyDomain

/// What became of files that somebody let be looked for.
public struct RunIntakeReport: Hashable, Sendable {
  /// Something that is told of a file.
  @Memberwise public struct Line<What: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was found.
    public let path: String
    public let what: What
  }

  /// What a run that was left looks like.
  public enum Likeness: Hashable, Sendable {
    /// Runs that were here.
    case runs([RunID])
    /// A run of another file, which was read before.
    case file(String)
  }

  /// Runs, of running sports, that are there now.
  public internal(set) var runs = 0
  /// The same of other sports.
  public internal(set) var others = 0
  /// Runs that were there already, of the same file.
  public internal(set) var known = 0
  /// Runs that were left, because they were deleted.
  public internal(set) var deleted: [Line<RunID>] = []
  /// Runs that were left, because they may be there already.
  public internal(set) var similar: [Line<Likeness>] = []
  /// Files, or runs of them, that nothing was taken of, though it should have been.
  public internal(set) var refused: [Line<RunIntakeFault>] = []
  /// Files that hold no recording.
  public internal(set) var passedOver: [Line<RunIntakeFault>] = []
  /// How much of a file that was taken was left out or put right.
  public internal(set) var leftOut: [Line<Int>] = []

  /// Notes a file that could not be read.
  mutating func note(_ fault: RunIntakeFault, of file: FoundFile) {
    let line = Line(path: file.path, what: fault)
    if file.isNoRecording(fault) { passedOver.append(line) } else { refused.append(line) }
  }

  /// Notes what of a file of an import is taken, and what is not.
  ///
  /// - Parameter paths: Those of the import's files.
  mutating func note(_ file: Int, of plan: RunImport, _ steps: RunImportSteps, _ paths: [String]) {
    let (path, read) = (paths[file], plan.files[file])
    runs += steps.runs
    others += steps.others
    if !steps.ids.isEmpty, let count = read.reading?.noteCount, count > 0 {
      leftOut.append(Line(path: path, what: count))
    }
    for state in read.states {
      switch state {
      case .new: break
      case .here, .twice: known += 1
      case .deleted(let id): deleted.append(Line(path: path, what: id))
      case .similar(let ids): similar.append(Line(path: path, what: .runs(ids)))
      case .similarInImport(let other, run: _):
        similar.append(Line(path: path, what: .file(paths[other])))
      case .unusable(let rejection):
        refused.append(Line(path: path, what: .file(.unusable(rejection))))
      }
    }
  }
}
