import Calendar
import Core
import Design
import View

extension DataFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: DataText) -> String { text.text(in: language) }
    return .fragment([
      archives(state),
      section(id: "device-file", say(.deviceTitle)) {
        paragraph(say(.deviceLead), "soft")
        if case .failed(let problem) = state.saving { fault(problem.text(in: language)) }
        element("p", .class("soft"), .attribute("role", "status")) {
          if state.saving == .saved { say(.saved) }
        }
        button(
          say(.save), .outlined, traits: state.saving == .reading ? [.wide, .loading] : .wide,
          action: .saveTapped)
      },
      WipingView.section(state),
      section(id: "delete-account", say(.leaveTitle)) {
        paragraph(say(.leaveLead), "soft")
        button(say(.leave), .naked, traits: [.wide, .destructive], action: .leaveTapped)
      },
      sheets(state),
    ])
  }

  /// One sheet at a time: the proof is asked for in place of what needs it.
  private static func sheets(_ state: State) -> Node<Action> {
    if let proof = state.proof {
      return ReauthenticationFeature.view(proof).map { action in .proof(action) }
    }
    if let typed = state.wiping { return WipingView.question(typed, state) }
    return state.leaving.map { leaving in LeavingView.sheet(leaving, state) } ?? .empty
  }

  private static func archives(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: DataText) -> String { text.text(in: language) }
    return section(id: "archives", say(.archiveTitle)) {
      paragraph(say(.archiveLead), "soft")
      if let problem = state.problem, state.leaving == nil { fault(problem.text(in: language)) }
      asyncContent(
        state.status.loadable(language), language, retry: .opened,
        isEmpty: { rows in rows.isEmpty },
        empty: { paragraph(say(.none), "soft") },
        view: { rows in
          box(.group) { for row in rows { archive(row, language) } }
        })
      if !state.isMaking {
        button(
          say(.make), .outlined, traits: state.act == .archive ? [.wide, .loading] : .wide,
          action: .archiveTapped)
      }
    }
  }

  private static func archive(_ row: ArchiveRow, _ language: Language) -> Node<Action> {
    let formats = Formats(language)
    func day(_ instant: Instant) -> String {
      formats.date(instant.civil(offset: 0).date, .long)
    }
    return element("div", .class("setting"), .key(row.id)) {
      element("div", .class("grow"), .attribute("role", "status")) {
        switch row.state {
        case .waiting: element("p") { DataText.making.text(in: language) }
        case .failed: element("p") { DataText.failed.text(in: language) }
        case .ready:
          element("p") {
            DataText.ready.text(
              in: language, [("date", day(row.asked)), ("size", formats.size(bytes: row.size))])
          }
          if let expires = row.expires {
            element("p", .class("hint")) {
              DataText.until.text(in: language, [("date", day(expires))])
            }
          }
        }
      }
      if row.state == .ready {
        element(
          "a", .class("button outlined small"), .attribute("href", row.path),
          .attribute("download", "")
        ) { DataText.fetch.text(in: language) }
      }
    }
  }
}
