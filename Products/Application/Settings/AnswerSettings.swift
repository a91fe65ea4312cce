import AccountsServer
import Configuration
import Foundation
import Store
import StoreSQLite

/// Whether people are offered security questions; see docs/passwords.md.
public struct AnswerSettings: Hashable, Sendable {
  public var isOn = false
  /// The file with the secret that was behind old answers.
  public var oldPepperFile: String?

  public init() {}

  /// Reads `securityAnswers` and `oldPepperFile`: in the environment `FIELDDAY_SECURITY_ANSWERS`
  /// and `FIELDDAY_OLD_PEPPER_FILE`.
  init(_ reader: ConfigReader) throws(SettingsFault) {
    // `true` means what it seems to mean, in a file of JSON too.
    let word =
      reader.string(forKey: "securityAnswers")
      ?? reader.bool(forKey: "securityAnswers").map { isOn in isOn ? "on" : "off" }
    switch word {
    case "on", "true": isOn = true
    case "off", "false", nil: break
    case let word?: throw .securityAnswers(word)
    }
    let file = reader.string(forKey: "oldPepperFile")
    oldPepperFile = file?.isEmpty == false ? file : nil
  }

  /// What the server is built with.
  public func options() throws(SettingsFault) -> SecurityAnswerOptions {
    SecurityAnswerOptions(isOn: isOn, oldPepper: try oldPepperFile.map(Self.pepper))
  }

  /// The same, unless there are old answers nobody could ever give: they would lock their people
  /// out.
  public func options(for engine: SQLiteDatabase) throws -> SecurityAnswerOptions {
    let options = try options()
    guard options.isOn, options.oldPepper == nil else { return options }
    let old = try engine.readNow { session throws(StoreFailure) in
      try SecurityAnswerRows.old(in: session)
    }
    guard old == 0 else { throw SettingsFault.oldPepper("\(old) old answers need oldPepperFile") }
    return options
  }

  /// One line end behind it is the editor's, not the pepper's.
  private static func pepper(_ file: String) throws(SettingsFault) -> OldPepper {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue,
      var text = try? String(contentsOfFile: file, encoding: .utf8)
    else { throw .oldPepper("\(file) cannot be read") }
    guard mode & 0o077 == 0 else { throw .oldPepper("other users can read \(file): use chmod 600") }
    if text.hasSuffix("\n") { text.removeLast() }
    guard let pepper = OldPepper(text) else { throw .oldPepper("\(file) is empty") }
    return pepper
  }
}
