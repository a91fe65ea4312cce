import Core
import DayBlockDomain
import DayBlockUI
import Shell

// What the other apps know of the person's time stands beside their blocks.
extension DayBlockApp {
  public static func wantsOutings(_ state: State) -> Bool { state.needsOutside }

  public static func show(_ outings: [Outing], _ state: inout State, _ moment: Moment) {
    let records = outings.compactMap { outing in OutsideRecord(outing) }
    state.outsideChanged(records.sorted { a, b in a.start < b.start })
  }

  public static func outingsChanged(_ state: inout State) { state.outsideMayHaveChanged() }
}

extension OutsideRecord {
  /// `nil` for an app that this version does not know.
  fileprivate init?(_ outing: Outing) {
    let kind: BlockSource
    let word: String
    switch outing.system {
    case "referee": (kind, word) = (.match, "match ")
    case "golf": (kind, word) = (.golf, "golf ")
    case "run": (kind, word) = (.run, "run ")
    default: return nil
    }
    self.init(
      kind: kind, title: outing.title, start: outing.start, end: outing.end, zone: outing.zone,
      source: word + outing.object)
  }
}
