import HTTPTypes
import Hummingbird
import Logging
import Server
import ServerTestKit
import Testing

@Suite("Requests that leave the server")
struct OutgoingTests {
  static let inside: [[UInt8]] = [
    [0, 0, 0, 0], [10, 1, 2, 3], [100, 64, 0, 1], [100, 127, 255, 255], [127, 0, 0, 1],
    [169, 254, 169, 254], [172, 16, 0, 1], [172, 31, 255, 255], [192, 0, 0, 8], [192, 0, 2, 1],
    [192, 88, 99, 1], [192, 168, 1, 1], [198, 18, 0, 1], [198, 51, 100, 1], [203, 0, 113, 1],
    [224, 0, 0, 1], [240, 0, 0, 1], [255, 255, 255, 255],
    v6(0, 0, 0, 0, 0, 0, 0, 0), v6(0, 0, 0, 0, 0, 0, 0, 1),
    // 8.8.8.8 and 10.0.0.1 in IPv6's clothes.
    v6(0, 0, 0, 0, 0, 0xFFFF, 0x808, 0x808), v6(0x64, 0xFF9B, 0, 0, 0, 0, 0xA00, 1),
    v6(0xFE80, 0, 0, 0, 0, 0, 0, 1), v6(0xFC00, 0, 0, 0, 0, 0, 0, 1),
    v6(0xFD12, 0, 0, 0, 0, 0, 0, 1), v6(0xFF02, 0, 0, 0, 0, 0, 0, 1),
    v6(0x2001, 0, 0, 0, 0, 0, 0, 1), v6(0x2001, 0xDB8, 0, 0, 0, 0, 0, 1),
    v6(0x2002, 0x0A00, 1, 0, 0, 0, 0, 1), v6(0x3FFF, 0x0FFF, 0, 0, 0, 0, 0, 1),
    [], [8, 8, 8], [UInt8](repeating: 0x20, count: 15),
  ]

  @Test(arguments: inside)
  func areRefusedInside(bytes: [UInt8]) { #expect(!PublicNetwork.contains(bytes)) }

  static let outside: [[UInt8]] = [
    [8, 8, 8, 8], [100, 63, 255, 255], [100, 128, 0, 1], [172, 15, 0, 1], [172, 32, 0, 1],
    [192, 0, 1, 1], [198, 17, 0, 1], [198, 20, 0, 1], [223, 255, 255, 255],
    v6(0x2001, 0x4860, 0x4860, 0, 0, 0, 0, 0x8888), v6(0x2606, 0x4700, 0, 0, 0, 0, 0, 1),
    v6(0x64, 0xFF9B, 0, 0, 0, 0, 0x808, 0x808), v6(0x2001, 0xDB9, 0, 0, 0, 0, 0, 1),
  ]

  @Test(arguments: outside)
  func mayGoOutside(bytes: [UInt8]) { #expect(PublicNetwork.contains(bytes)) }

  @Test(arguments: [
    "", "http://id.example", "ftp://id.example", "https://", "https://user@id.example/",
    "https://a:b@id.example/", "https://id.example/#x", "https://id.example\\@evil.example/",
    "https://id example/", "https://id.example:0/", "https://id.example:70000/",
    "https://idé.example/", "https://id.example/\n", "file:///etc/passwd", "//id.example/",
  ])
  func areNoAddresses(text: String) { #expect(OutgoingURL(text) == nil) }

  @Test func addressesAreReadOnce() throws {
    let url = try #require(OutgoingURL("https://ID.example:8443/a?b=c"))
    #expect(url.host == "id.example" && url.port == 8_443 && url.isSecure)
    #expect(try #require(OutgoingURL("https://id.example")).port == 443)
    #expect(OutgoingURL("http://127.0.0.1:9/", allowsPlain: true)?.port == 9)
  }

  /// Plain HTTP is for this machine, and only where that is allowed.
  @Test func plainIsForThisMachineOnly() {
    let strict = Outgoing.closed
    #expect(strict.url("http://localhost/") == nil)
    #expect(strict.url("https://id.example/") != nil)
    let loose = Outgoing(allowsLoopback: true)
    #expect(loose.url("http://localhost:9000/") != nil)
    #expect(loose.url("http://127.0.0.1/") != nil)
    #expect(loose.url("http://127.0.0.1.evil.example/") == nil)
    #expect(loose.url("http://id.example/") == nil)
    let inside = Outgoing(allowsPrivate: true)
    #expect(inside.url("http://10.1.2.3:8081/") != nil)
    #expect(inside.url("ftp://10.1.2.3/") == nil)
    #expect(inside.url("http://a:b@10.1.2.3/") == nil)
  }

  /// Names and numbers that mean this machine are found out before anything is sent.
  @Test(arguments: ["https://localhost:9/", "https://127.0.0.1:9/", "https://[::1]:9/"])
  func thisMachineIsRefused(text: String) async throws {
    let url = try #require(OutgoingURL(text))
    await #expect(throws: OutgoingFault.refused) {
      try await Outgoing().send(OutgoingRequest(url))
    }
  }

  @Test func formsAreReadAsTheyAreWritten() {
    let fields = [FormField("a b", "1&2=3+4%"), FormField("é", "😀"), FormField("empty", "")]
    #expect(FormField.encode([fields[0]]) == "a%20b=1%262%3D3%2B4%25")
    #expect(FormField.decode(FormField.encode(fields).utf8) == fields)
    #expect(FormField.decode("a=b+c".utf8) == [FormField("a", "b c")])
    #expect(FormField.decode("".utf8) == [])
    for broken in ["a=%", "a=%1", "a=%zz", "a=%ff", "a=1&a=2"] {
      #expect(FormField.decode(broken.utf8) == nil, "\(broken)")
    }
    let many = (0..<33).map { number in "f\(number)=1" }.joined(separator: "&")
    #expect(FormField.decode(many.utf8) == nil)
  }

  /// More than was asked for is no answer at all; who expects more says how much.
  @Test func answersAreAsLongAsTheyMayBe() async throws {
    let router = Router()
    router.get("/page") { request, _ in
      ByteBuffer(string: (request.headers[.accept] ?? "") + String(repeating: "x", count: 99_000))
    }
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      logger: logger)
    try await application.test(.live) { client in
      let port = try #require(client.port)
      let outgoing = Outgoing(allowsLoopback: true)
      let url = try #require(outgoing.url("http://127.0.0.1:\(port)/page"))
      // libcurl's word for what could not be kept (CURLE_WRITE_ERROR).
      await #expect(throws: OutgoingFault.failed(23)) {
        try await outgoing.send(OutgoingRequest(url))
      }
      var request = OutgoingRequest(url, headers: ["Accept: text/calendar"])
      request.answerLimit = 100_000
      let answer = try await outgoing.send(request)
      #expect(answer.status == 200)
      #expect(answer.bytes.count == 99_000 + "text/calendar".utf8.count)
    }
  }

  private static func v6(_ groups: UInt16...) -> [UInt8] {
    groups.flatMap { group in [UInt8(group >> 8), UInt8(group & 0xFF)] }
  }
}
