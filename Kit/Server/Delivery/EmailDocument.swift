/// An email before it is rendered as text and HTML.
public struct EmailDocument: Hashable, Sendable {
  /// A paragraph.
  public enum Part: Hashable, Sendable {
    case words(String)
    /// A code, large.
    case code(String)
    /// What the email is for, as a button.
    case link(label: String, address: String)
    /// One of several things, each of which leads somewhere.
    case line(String, address: String)
    /// Small print.
    case remark(String)
  }

  /// `en` or `ko`.
  public let language: String
  public let subject: String
  public let parts: [Part]
  private let unsubscribe: String?

  /// - Parameters:
  ///   - language: `en` or `ko`.
  ///   - parts: From top to bottom.
  ///   - unsubscribe: The address that stops such emails, where one does.
  public init(language: String, subject: String, parts: [Part], unsubscribe: String? = nil) {
    self.language = language
    self.subject = subject
    self.parts = parts
    self.unsubscribe = unsubscribe
  }

  /// The email as text and HTML.
  public var rendered: RenderedMessage {
    RenderedMessage(subject: subject, text: text, html: html, unsubscribe: unsubscribe)
  }

  private var text: String {
    var blocks: [String] = []
    for part in parts {
      switch part {
      case .words(let words), .remark(let words): blocks.append(words)
      case .code(let code): blocks.append("    " + code)
      case .link(let label, let address): blocks.append(label + ":\n" + address)
      case .line(let words, let address): blocks.append("- " + words + "\n  " + address)
      }
    }
    return (blocks + ["--\nFieldday"]).joined(separator: "\n\n") + "\n"
  }

  private var html: String {
    var body = ""
    for part in parts {
      switch part {
      case .words(let words): body += "<p>\(escaped(words))</p>\n"
      case .code(let code):
        body +=
          "<p style=\"font-size:32px;letter-spacing:6px;font-weight:700;margin:24px 0\">"
          + "\(escaped(code))</p>\n"
      case .link(let label, let address):
        body +=
          "<p style=\"margin:24px 0\"><a href=\"\(escaped(address))\" style=\"display:inline-block;"
          + "padding:12px 20px;border-radius:12px;background:#1f5f4a;color:#ffffff;"
          + "text-decoration:none;font-weight:600\">\(escaped(label))</a></p>\n"
      case .line(let words, let address):
        body +=
          "<p style=\"margin:8px 0\"><a href=\"\(escaped(address))\" style=\"color:#1f5f4a\">"
          + "\(escaped(words))</a></p>\n"
      case .remark(let words):
        body += "<p style=\"color:#5c6660;font-size:14px\">\(escaped(words))</p>\n"
      }
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head><meta charset="utf-8"><title>\(escaped(subject))</title></head>
      <body style="margin:0;padding:24px;background:#f6f7f4;color:#1b211e;\
      font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
      <div style="max-width:32rem;margin:0 auto;padding:24px;background:#ffffff;\
      border-radius:16px">
      \(body)<p style="color:#5c6660;font-size:14px">Fieldday</p>
      </div>
      </body>
      </html>

      """
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
