import Core

/// How often a request is answered.
enum Repetition {
  case once, stream, watch, several

  init(_ request: HostRequest) {
    self =
      switch request {
      case .listen, .watchMotion, .watchHeading, .connect: .stream
      case .watchPosition: .watch
      case .pickFiles, .shared, .load: .several
      default: .once
      }
  }

  /// Whether nothing comes after this answer.
  func ends(with answer: HostAnswer) -> Bool {
    switch (self, answer) {
    case (.stream, .failed): true
    case (.watch, .failed(let reason)):
      !sameBytes(reason, "unavailable") && !sameBytes(reason, "timeout")
    case (.several, .file), (.several, .unread), (.several, .some): false
    case (.stream, _), (.watch, _): false
    case (.once, _), (.several, _): true
    }
  }
}
