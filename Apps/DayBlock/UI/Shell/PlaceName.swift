import Coding
import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  /// What the place on the screen is called, for the document's title.
  var placeName: String {
    if !isLoaded { return words(ShellText.dayBlock) }
    switch route {
    case .tracking, .shortcut: return words(ShellText.dayBlock)
    case .live:
      guard let run = liveRun else { return words(ShellText.tracking) }
      return face(of: run.block, named: run.blockName).name
    case .session(let id):
      guard let session = replica.session(id) else { return words(ShellText.session) }
      return face(of: session.block).name
    case .manage: return words(ShellText.manage)
    case .editGroup(let id): return words(id == nil ? ShellText.newGroup : .editGroup)
    case .editBlock(let id): return words(id == nil ? ShellText.newBlock : .editBlock)
    case .calendar: return words(ShellText.calendar)
    case .addSession: return words(ShellText.addSession)
    case .statistics: return words(ShellText.statistics)
    case .info: return words(ShellText.info)
    case .settings: return words(ShellText.settings)
    case .guide: return words(ShellText.guide)
    case .data: return words(ShellText.data)
    case .links: return words(ShellText.links)
    case .discarded: return words(ShellText.discarded)
    case .reset: return words(ShellText.reset)
    case .licences: return words(ShellText.licences)
    case .welcome: return words(ShellText.welcome)
    case .refused: return words(ShellText.refused)
    }
  }

  /// Today in a few figures; for the launcher.
  public var glance: DayGlance {
    guard isLoaded else { return DayGlance(halfBlocks: 0) }
    var glance = DayGlance(halfBlocks: replica.halfBlocks(on: today))
    guard let run = replica.runs.first else { return glance }
    glance.running = face(of: run.block, named: run.blockName).name
    glance.since = run.startedAt
    if case .paused = run.state { glance.isPaused = true }
    return glance
  }
}

/// What the launcher knows about blocks.
@Memberwise public struct DayGlance: Hashable, Sendable {
  /// Produced today.
  public var halfBlocks: Int
  /// What is being tracked.
  public var running: String?
  public var since: Instant?
  public var isPaused = false
}
