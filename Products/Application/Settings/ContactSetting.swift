import AccountsDomain
import Configuration
import Foundation

/// How people reach whoever runs the server.
enum ContactSetting {
  /// Reads `contact`, in the environment `FIELDDAY_CONTACT`: an email address or an `https`
  /// address. Answers what a link to it leads to; `nil` where nothing is said.
  static func address(_ reader: ConfigReader) throws(SettingsFault) -> String? {
    guard let text = reader.string(forKey: "contact") else { return nil }
    if let mail = try? EmailAddress(text) {
      return mail.text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        .map { path in "mailto:" + path }
    }
    guard let url = URLComponents(string: text), url.scheme == "https", url.user == nil,
      let host = url.host, !host.isEmpty, let address = url.string
    else { throw .contact(text) }
    return address
  }
}
