import Core
import Foundation
import Server
import TestKit
import Testing

@Suite struct MailMessageTests {
  private func message(
    subject: String = "Hello", text: String = "Hi\n", to recipient: String = "ana@example.com",
    from sender: String = "Fieldday <fieldday@example.com>"
  ) -> String {
    let message = AddressedMessage(
      id: "01900000-0000-7000-8000-00000000000a", channel: .mail, recipient: recipient,
      rendered: RenderedMessage(subject: subject, text: text, html: "<p>Hi</p>\n"),
      date: Instant(milliseconds: 1_790_000_000_000))
    return String(decoding: MailMessage(message, sender: sender).bytes, as: UTF8.self)
  }

  @Test func isWhatMailSystemsTake() {
    let text = message(subject: "비밀번호를 다시 정하는 아주 긴 제목입니다 그리고 더 계속됩니다", text: "코드 = 1\n")
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(
      !text.replacing("\r\n", with: "").contains { character in
        character == "\n" || character == "\r"
      })
    #expect(text.utf8.allSatisfy { byte in byte < 0x80 })
    #expect(lines.allSatisfy { line in line.utf8.count <= 76 })
    #expect(lines.contains("Message-ID: <01900000-0000-7000-8000-00000000000a@example.com>"))
    #expect(lines.contains("Date: Mon, 21 Sep 2026 14:13:20 +0000"))
    #expect(lines.contains("=EC=BD=94=EB=93=9C =3D 1"))
  }

  /// Nothing a person chooses can become a line of its own.
  @Test func takesNoLinesIntoTheHead() {
    let text = message(
      subject: "a\r\nBcc: eve@example.com", to: "ana@example.com\r\nBcc: eve@example.com",
      from: "x\r\nBcc: eve@example.com <fieldday@example.com>")
    #expect(!text.contains("\r\nBcc"))
  }

  @Test func keepsShortPlainSubjectsAsTheyAre() {
    #expect(message().contains("\r\nSubject: Hello\r\n"))
    #expect(message(subject: "=?UTF-8?B?eA==?=").contains("Subject: =?UTF-8?B?PT9V"))
  }

  @Test func theFileIsForItsOwnerOnly() async throws {
    let directory = try TemporaryDirectory()
    let folder = directory.file("outgoing")
    let deliverer = FileDeliverer(folder: folder, sender: "fieldday@example.com")
    let message = AddressedMessage(
      id: "a", channel: .mail, recipient: "ana@example.com",
      rendered: RenderedMessage(subject: "s", text: "t", html: "h"), date: Instant(milliseconds: 0))
    #expect(await deliverer.deliver(message) == .delivered)
    #expect(await deliverer.deliver(message) == .delivered)
    #expect(permissions(folder) == 0o700)
    #expect(permissions(folder + "/a.eml") == 0o600)
  }

  @Test func aTextMessageIsAPlainFile() async throws {
    let directory = try TemporaryDirectory()
    let folder = directory.file("outgoing")
    let deliverer = FileDeliverer(folder: folder, sender: "fieldday@example.com")
    let message = AddressedMessage(
      id: "a", channel: .sms, recipient: "+821012345678",
      rendered: RenderedMessage(subject: "s", text: "인증번호 123456\n\n@a.example #123456", html: ""),
      date: Instant(milliseconds: 0))
    #expect(await deliverer.deliver(message) == .delivered)
    let data = try #require(FileManager.default.contents(atPath: folder + "/a.txt"))
    #expect(
      String(decoding: data, as: UTF8.self)
        == "To: +821012345678\n\n인증번호 123456\n\n@a.example #123456\n")
    #expect(permissions(folder + "/a.txt") == 0o600)
  }
}
