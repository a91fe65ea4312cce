import Foundation

/// The C library's idea of local time, asked through `date`, which reads many lines at once.
///
/// Foundation on Linux brings time zone data of its own, older or newer than the machine's, so it
/// is no oracle for what a zone file says. The C library reads the very same files with code of its
/// own. A child process is asked because the zone is process-wide state (`TZ`) that other tests
/// must not see change.
enum SystemClock {
  struct Answer: Hashable {
    let second: Int64
    let local: String
    let offset: Int
    let designation: String
  }

  /// What clocks in `zone` show at each of `seconds` (POSIX time).
  static func read(_ seconds: [Int64], zone: String) throws -> [Answer] {
    let answers = try ask(seconds.map { second in "@\(second)" }, zone: zone)
    guard answers.count == seconds.count else { return [] }
    // What `date` prints as the second it found again from the reading, which may come twice.
    return zip(seconds, answers).map { second, answer in
      Answer(
        second: second, local: answer.local, offset: answer.offset, designation: answer.designation)
    }
  }

  /// The instant of each of `readings` (`YYYY-MM-DD HH:MM:SS`); readings that never come are left
  /// out.
  static func resolve(_ readings: [String], zone: String) throws -> [Answer] {
    try ask(readings, zone: zone)
  }

  private static func ask(_ lines: [String], zone: String) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("input")
    let output = folder.appendingPathComponent("output")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    try Data().write(to: output)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["date", "-f", input.path, "+%s %Y-%m-%dT%H:%M:%S %::z %Z"]
    process.environment = ["TZ": zone, "LC_ALL": "C", "PATH": "/usr/bin:/bin"]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      return Answer(
        second: Int64(words[0])!, local: words[1], offset: offset(words[2]), designation: words[3])
    }
  }

  /// `+HH:MM:SS` in seconds.
  private static func offset(_ text: String) -> Int {
    let parts = text.dropFirst().split(separator: ":").map { part in Int(part)! }
    return (parts[0] * 3_600 + parts[1] * 60 + parts[2]) * (text.hasPrefix("-") ? -1 : 1)
  }
}
