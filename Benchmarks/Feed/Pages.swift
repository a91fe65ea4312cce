import Core
import Glibc
import StoreSQLite
import TeePalsDomain
import TeePalsServer

/// Pages of feeds, one after another.
struct Pages {
  private let feeds: FeedReading<SQLiteDatabase>
  private let now: Instant

  /// Pages after the first one, of a list that is kept.
  private static let more = 4
  /// Readers before the memory is looked at: caches have filled by then.
  private static let warm = 100

  init(_ engine: SQLiteDatabase, at now: Instant) {
    feeds = FeedReading(engine: engine)
    self.now = now
  }

  /// How long each page took, and how many posts were on each.
  func read(_ filter: FeedFilter, for readers: [UserID]) async throws -> String {
    var first: [Int64] = []
    var next: [Int64] = []
    var found: [Int64] = []
    for reader in readers {
      var cursor: String?
      for number in 0...Self.more {
        let watch = Stopwatch()
        let page = try await feeds.page(
          filter, for: reader, after: cursor, limit: FeedPage.usual, at: now)
        let micros = watch.micros
        if number == 0 { first.append(micros) } else { next.append(micros) }
        found.append(Int64(page.posts.count))
        cursor = page.next
        if cursor == nil { break }
      }
    }
    return "{\"first\": \(list(first)), \"next\": \(list(next)), \"found\": \(list(found))}"
  }

  /// Bytes that the lists of readers take, each read to its end, and how many posts they have.
  func keep(for readers: [UserID]) async throws -> String {
    for reader in readers.prefix(Self.warm) { _ = try await end(of: reader) }
    let before = resident()
    var posts = 0
    for reader in readers.dropFirst(Self.warm) { posts += try await end(of: reader) }
    let lists = readers.count - min(readers.count, Self.warm)
    return "{\"bytes\": \(resident() - before), \"lists\": \(lists), \"posts\": \(posts)}"
  }

  private func end(of reader: UserID) async throws -> Int {
    var cursor: String?
    var posts = 0
    repeat {
      let page = try await feeds.page(
        .all, for: reader, after: cursor, limit: FeedPage.most, at: now)
      posts += page.posts.count
      cursor = page.next
    } while cursor != nil
    return posts
  }

  /// Bytes of memory in use.
  private func resident() -> Int64 {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 256)
    let count = fread(&text, 1, text.count, file)
    let words = String(decoding: text.prefix(count), as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Int64(words[1]) else { return 0 }
    return pages * Int64(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// Numbers as JSON.
func list(_ numbers: [Int64]) -> String {
  "[" + numbers.map { number in String(number) }.joined(separator: ",") + "]"
}

/// Measures from when it is made.
struct Stopwatch {
  private let began = ContinuousClock.now

  var micros: Int64 { Stopwatch.micros(ContinuousClock.now - began) }

  static func micros(_ duration: Duration) -> Int64 {
    let (seconds, rest) = duration.components
    return seconds * 1_000_000 + rest / 1_000_000_000_000
  }
}
