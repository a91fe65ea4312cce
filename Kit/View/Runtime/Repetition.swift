import Core

/// How often a request is answered.
enum Repetition {
  case once, stream, watch, files

  init(_ request: HostRequest) {
    self =
      switch request {
      case .listen: .stream
      case .watchPosition: .watch
      case .pickFiles, .shared: .files
      default: .once
      }
  }

  /// Whether nothing comes after this answer.
  func ends(with answer: HostAnswer) -> Bool {
    switch (self, answer) {
    case (.stream, .failed): true
    case (.watch, .failed(let reason)):
      !sameOctets(reason, "unavailable") && !sameOctets(reason, "timeout")
    case (.files, .file), (.files, .unread), (.stream, _), (.watch, _): false
    case (.once, _), (.files, _): true
    }
  }
}
