import Glibc

/// What the command line asks for: names with `--` before, each with a value.
struct Options {
  private var values: [String: [String]] = [:]

  init(_ arguments: [String]) {
    var index = 0
    while index + 1 < arguments.count {
      values[arguments[index], default: []].append(arguments[index + 1])
      index += 2
    }
  }

  func int(_ name: String, _ otherwise: Int) -> Int {
    values["--" + name]?.last.flatMap { text in Int(text) } ?? otherwise
  }

  func text(_ name: String) -> String { values["--" + name]?.last ?? "" }
  func all(_ name: String) -> [String] { values["--" + name] ?? [] }

  /// The lines of the file that a name gives, as fields; one line without fields when there is no
  /// such name.
  func lines(_ name: String) throws(LoadFailure) -> [[String]] {
    let path = text(name)
    guard !path.isEmpty else { return [[]] }
    guard let file = fopen(path, "r") else { throw LoadFailure(words: "cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard !lines.isEmpty else { throw LoadFailure(words: "\(path) is empty") }
    return lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// Why there is nothing to report.
struct LoadFailure: Error {
  let words: String
}

/// Nanoseconds of a clock that only moves forward.
func ticks() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Milliseconds since 1970.
func wallClock() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
}

/// Says something on standard error.
func complain(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(2, line, line.count)
}
