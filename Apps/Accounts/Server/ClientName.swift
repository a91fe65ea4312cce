import Coding
import Wire

/// What a browser calls itself, in two words for the list of devices. The full line is not kept.
@Memberwise public struct ClientName: Hashable, Sendable {
  public let browser: String?
  public let platform: String?

  /// Reads a `User-Agent` line. Browsers name their relatives too, so the first match counts.
  public init(userAgent: String?) {
    let line = String((userAgent ?? "").prefix(512))
    func first(_ words: [(sign: String, word: String)]) -> String? {
      words.first { candidate in line.contains(candidate.sign) }?.word
    }
    self.init(browser: first(ClientName.browsers), platform: first(ClientName.platforms))
  }

  private static let browsers: [(sign: String, word: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"),
    ("Safari", "Safari"), ("fieldday/", "Fieldday"),
  ]

  private static let platforms: [(sign: String, word: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("CrOS", "ChromeOS"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  var json: JSON {
    .object([
      "browser": browser.map { word in .string(word) },
      "system": platform.map { word in .string(word) },
    ])
  }
}
