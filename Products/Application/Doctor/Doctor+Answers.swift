import AccountsServer
import Store
import StoreSQLite

extension Doctor {
  /// Whether security questions are asked, and whether the old pepper can be read.
  static func answers(_ settings: Settings) -> Finding {
    do {
      let options = try settings.answers.options()
      guard options.isOn else { return Finding(.fine, "answers", "no security questions") }
      return Finding(
        .note, "answers",
        "security questions in addition to the message that resets a password; NIST SP 800-63B "
          + "and ASVS 6.4.2 advise against them")
    } catch { return Finding(.problem, "answers", error.description) }
  }

  /// Answers from before that nobody has given here yet.
  static func oldAnswers(
    _ engine: SQLiteDatabase, _ settings: AnswerSettings
  ) throws -> [Finding] {
    let count = try engine.readNow { session throws(StoreFailure) -> Int in
      let table: Int? = try session.value(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'security_answer'")
      return table == 1 ? try SecurityAnswerRows.old(in: session) : 0
    }
    guard count > 0 else { return [] }
    let isLost = settings.isOn && settings.oldPepperFile == nil
    return [
      Finding(
        isLost ? .problem : .fine, "old answers",
        "\(count) not given yet"
          + (settings.oldPepperFile == nil ? "; they need oldPepperFile" : ""))
    ]
  }
}
