import Calendar
import Core
import Foundation

/// An email as SMTP carries it (RFC 5322, RFC 2045–2047): text and HTML as alternatives, ASCII
/// lines of at most 76 bytes ending in CRLF.
public struct MailMessage: Sendable {
  public let bytes: [UInt8]

  /// - Parameter sender: `Name <address>` or an address.
  public init(_ message: AddressedMessage, sender: String) {
    let boundary = "fieldday-" + message.id.replacing("-", with: "")
    let host = MailMessage.address(in: sender).split(separator: "@").last.map(String.init)
    var lines = [
      "From: " + MailMessage.mailbox(sender),
      "To: " + MailMessage.oneLine(message.recipient),
      "Subject: " + MailMessage.phrase(message.rendered.subject, indent: 9),
      "Date: " + MailMessage.date(message.date),
      "Message-ID: <\(message.id)@\(host ?? "localhost")>",
      "MIME-Version: 1.0",
      // RFC 3834: machines must not answer.
      "Auto-Submitted: auto-generated",
    ]
    if let address = message.rendered.unsubscribe {
      // RFC 8058: a mail program may stop such emails with one request.
      lines += [
        "List-Unsubscribe:", " <" + MailMessage.oneLine(address) + ">",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      ]
    }
    lines += [
      "Content-Type: multipart/alternative;",
      " boundary=\"\(boundary)\"",
      "",
    ]
    for (type, body) in [
      ("text/plain", message.rendered.text), ("text/html", message.rendered.html),
    ] {
      lines += [
        "--" + boundary, "Content-Type: \(type); charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable", "", QuotedPrintable.encode(body),
      ]
    }
    lines += ["--" + boundary + "--", ""]
    bytes = Array(lines.joined(separator: "\r\n").utf8)
  }

  /// The address of `Name <address>`, or the whole.
  public static func address(in mailbox: String) -> String {
    guard let open = mailbox.lastIndex(of: "<"), mailbox.last == ">" else {
      return oneLine(mailbox)
    }
    return oneLine(String(mailbox[mailbox.index(after: open)...].dropLast()))
  }

  private static func mailbox(_ text: String) -> String {
    guard let open = text.lastIndex(of: "<"), text.last == ">" else { return oneLine(text) }
    let name = text[..<open].trimmingCharacters(in: .whitespaces)
    let address = "<" + address(in: text) + ">"
    return name.isEmpty ? address : phrase(name, indent: 6, isName: true) + " " + address
  }

  /// Nothing may end a header but we.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in scalar.value >= 0x20 && scalar.value != 0x7F }))
  }

  /// Words of a header: as they are when they are short and plain, else as encoded words of at most
  /// 75 bytes (RFC 2047 §2), never cutting a character.
  private static func phrase(_ text: String, indent: Int, isName: Bool = false) -> String {
    let line = oneLine(text)
    let isPlain = line.utf8.allSatisfy { byte in
      let special = isName && !(byte == 0x20 || isAlphanumeric(byte))
      return byte < 0x7F && !special
    }
    if isPlain, !line.contains("=?"), line.utf8.count + indent <= 76 { return line }
    var words: [String] = []
    var part: [UInt8] = []
    func close() {
      words.append("=?UTF-8?B?" + Data(part).base64EncodedString() + "?=")
      part = []
    }
    for character in line {
      let bytes = Array(String(character).utf8)
      if part.count + bytes.count > 39, !part.isEmpty { close() }
      part += bytes
    }
    close()
    return words.joined(separator: "\r\n ")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// RFC 5322 §3.3, in UTC.
  private static func date(_ instant: Instant) -> String {
    let civil = instant.civil(offset: 0)
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let time = civil.time
    return "\(days[civil.date.weekday.rawValue - 1]), \(civil.date.day) "
      + "\(months[civil.date.month - 1]) \(civil.date.year) "
      + "\(two(time.hour)):\(two(time.minute)):\(two(time.secondOfMinute)) +0000"
  }
}

/// RFC 2045 §6.7.
enum QuotedPrintable {
  /// Lines end in CRLF; a soft break never cuts a character of UTF-8, so that the file stays
  /// legible.
  static func encode(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in encode(line: line) }.joined(separator: "\r\n")
  }

  private static func encode(line: Substring) -> String {
    var lines = ""
    var width = 0
    let characters = Array(line.unicodeScalars)
    for (index, scalar) in characters.enumerated() {
      let isLast = index == characters.count - 1
      let isBlank = scalar == " " || scalar == "\t"
      var piece = ""
      if (scalar.value >= 0x21 && scalar.value <= 0x7E && scalar != "=") || (isBlank && !isLast) {
        piece = String(scalar)
      } else {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          piece += digits.count == 1 ? "=0" + digits : "=" + digits
        }
      }
      if width + piece.utf8.count > 75 {
        lines += "=\r\n"
        width = 0
      }
      lines += piece
      width += piece.utf8.count
    }
    return lines
  }
}
