import Core

/// The requests that are still waiting for an answer.
struct Pending<Action> {
  private var waiting: [Int: Entry] = [:]
  private var timers: [String: Int] = [:]
  private var lines: [Line: Int] = [:]
  private var lastToken = 0

  /// What tells more and more, of which there is one at a time.
  private enum Line: Hashable {
    case changes, position, motion, heading
    case device(BluetoothService)
  }

  private struct Entry {
    let answer: (HostAnswer) -> Action?
    /// The key of a timer.
    let key: String?
    let repeats: Repetition
  }

  /// A token for `request`. A new timer of a known key, another request for what tells more and
  /// more, and the end of that make the earlier request one that nobody waits for.
  mutating func add(
    _ request: HostRequest, answer: @escaping (HostAnswer) -> Action?
  ) -> TokenRequest {
    lastToken += 1
    var key: String?
    switch request {
    case .timer(let name, _):
      if let earlier = timers[name] { waiting[earlier] = nil }
      timers[name] = lastToken
      key = name
    case .listen: begin(.changes)
    case .unlisten: end(.changes)
    case .watchPosition: begin(.position)
    case .unwatch: end(.position)
    case .watchMotion: begin(.motion)
    case .unwatchMotion: end(.motion)
    case .watchHeading: begin(.heading)
    case .unwatchHeading: end(.heading)
    case .connect(let service): begin(.device(service))
    case .disconnect(let service): end(.device(service))
    default: break
    }
    waiting[lastToken] = Entry(answer: answer, key: key, repeats: Repetition(request))
    return TokenRequest(token: lastToken, request: request)
  }

  /// The action of an answer; after the last one of its request nobody waits any more.
  mutating func action(token: Int, answer: HostAnswer) -> Action? {
    guard let entry = waiting[token] else { return nil }
    if entry.repeats.ends(with: answer) {
      waiting[token] = nil
      if let key = entry.key { timers[key] = nil }
    }
    return entry.answer(answer)
  }

  private mutating func begin(_ line: Line) {
    end(line)
    lines[line] = lastToken
  }

  private mutating func end(_ line: Line) {
    if let earlier = lines.removeValue(forKey: line) { waiting[earlier] = nil }
  }
}
