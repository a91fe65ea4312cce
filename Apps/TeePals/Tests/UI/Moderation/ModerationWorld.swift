import Core
import TeePalsDomain
import TeePalsUI
import Wire

/// A moderator at the desk, and what the server tells them.
enum ModerationWorld {
  static let path = "/api/golf/moderation/"
  static let queue = path + "cases"
  static let id = ModerationCaseID(high: 1, low: 2)
  static let file = queue + "/" + id.description
  static let locked = """
    {"code":"reauthenticationRequired","way":"/api/account/reauthenticate"}
    """
  /// Noon where the world is, which is when it begins.
  static let now = Instant(milliseconds: 1_795_291_200_000)

  static func open(_ route: TeePalsRoute = .moderation(.queue)) -> GolfWorld {
    var world = GolfWorld(route: route)
    world.golfer()
    world.load()
    return world
  }

  /// At a case that has been read.
  static func atCase(_ file: CaseFile = CaseFile.sample()) -> GolfWorld {
    var world = open(.moderationCase(id))
    world.answer(queue, 200, file.json.text)
    world.answer(queue, 200, CasePage(cases: [.sample()]).json.text)
    return world
  }
}

extension ModerationCase {
  static func sample(
    _ state: ModerationCaseState = .open, kind: String = "message", hoursAgo hours: Int64 = 1,
    revision: Int = 0
  ) -> ModerationCase {
    let at = ModerationWorld.now.advanced(byMilliseconds: -hours * ModerationLimits.hour)
    return ModerationCase(
      id: ModerationWorld.id, kind: kind, target: ReportTarget.golfer(GolfWorld.other).id,
      golfer: GolfWorld.other, state: state, priority: .high, firstAt: at, lastAt: at,
      openedAt: at, revision: revision)
  }
}

extension ListedCase {
  static func sample(hoursAgo hours: Int64 = 1) -> ListedCase {
    ListedCase(
      found: .sample(hoursAgo: hours), name: "Noah B.", reporters: 2, reasons: [.harassment],
      text: "<b>Rude</b>")
  }
}

extension CaseFile {
  static func sample(
    _ state: ModerationCaseState = .open, kind: String = "message", revision: Int = 0,
    history: [ModerationEntry] = [], lasting: [Sanction] = [], appeals: [ShownAppeal] = [],
    more: [CaseReport] = []
  ) -> CaseFile {
    CaseFile(
      found: .sample(state, kind: kind, revision: revision), name: "Noah B.",
      reports: [
        CaseReport(
          reporter: GolfWorld.me, name: "Maya K.", reason: .harassment, priority: .high,
          status: .pending, text: "Rude then", context: "He shouted", at: ModerationWorld.now)
      ] + more, text: "Rude now", photos: [],
      around: [
        CaseLine(user: GolfWorld.me, name: "Maya K.", text: "Well played", at: ModerationWorld.now),
        CaseLine(
          user: GolfWorld.other, name: "Noah B.", text: "Rude now", at: ModerationWorld.now,
          isReported: true),
      ], history: history, lasting: lasting, appeals: appeals, reputation: 45)
  }
}

extension ModerationEntry {
  static var warned: ModerationEntry {
    ModerationEntry(
      id: 7, at: ModerationWorld.now, origin: "member", moderator: GolfWorld.me, deed: "warn",
      golfer: GolfWorld.other, rule: .spam, caseID: ModerationWorld.id, note: "Be kind",
      moderatorName: "Eve M.", golferName: "Noah B.")
  }
}
