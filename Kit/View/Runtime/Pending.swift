import Core

/// The requests that are still waiting for an answer.
struct Pending<Action> {
  private var waiting: [Int: Entry] = [:]
  private var timers: [String: Int] = [:]
  private var stream: Int?
  private var watch: Int?
  private var motion: Int?
  private var lastToken = 0

  private struct Entry {
    let answer: (HostAnswer) -> Action?
    /// The key of a timer.
    let key: String?
    let repeats: Repetition
  }

  /// A token for `request`. A new timer of a known key, a new stream or watch and the end of either
  /// make the earlier request one that nobody waits for.
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
    case .listen:
      endStream()
      stream = lastToken
    case .unlisten: endStream()
    case .watchPosition:
      endWatch()
      watch = lastToken
    case .unwatch: endWatch()
    case .watchMotion:
      endMotion()
      motion = lastToken
    case .unwatchMotion: endMotion()
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
      if token == stream { stream = nil }
      if token == watch { watch = nil }
      if token == motion { motion = nil }
    }
    return entry.answer(answer)
  }

  private mutating func endStream() {
    if let stream { waiting[stream] = nil }
    stream = nil
  }

  private mutating func endWatch() {
    if let watch { waiting[watch] = nil }
    watch = nil
  }

  private mutating func endMotion() {
    if let motion { waiting[motion] = nil }
    motion = nil
  }
}
