import Core
import Design
import RunningBuddyDomain
import Wire

/// The inbox to which other programs send files, as far as the server has told.
struct InboxState {
  var inbox: RunInbox?
  /// Told once, when it is made; it goes when the page is left.
  var secret: String?
  /// The server was asked since the page was opened.
  var hasAsked = false
  var isWorking = false
  var hasFailed = false

  static let path = "/api/run/inbox"

  /// The line of a request's head.
  var line: String? { secret.map { secret in "Authorization: Bearer " + secret } }
}

public enum InboxAction: Hashable, Sendable {
  case made, stopped, copied
}

public enum InboxAnswer: Hashable, Sendable {
  case looked(HostAnswer)
  case made(HostAnswer)
  case stopped(HostAnswer)
}

extension RunFeature.State {
  /// Whether the server can be asked for the inbox.
  var canAskInbox: Bool { hasAccount && sync.reach == .reached }

  mutating func lookInbox() -> Effects {
    guard canAskInbox, !inbox.hasAsked else { return [] }
    inbox.hasAsked = true
    return askInbox("GET") { answer in .looked(answer) }
  }

  mutating func reduceInbox(_ action: InboxAction) -> Effects {
    if action == .copied {
      guard let line = inbox.line else { return [] }
      say(InboxText.copied)
      return [.tell(.copy(line))]
    }
    guard canAskInbox, !inbox.isWorking else { return [] }
    inbox.isWorking = true
    inbox.hasFailed = false
    return action == .made
      ? askInbox("POST", "/secret", body: "{}") { answer in .made(answer) }
      : askInbox("DELETE", "/secret") { answer in .stopped(answer) }
  }

  private func askInbox(
    _ method: String, _ rest: String = "", body: String? = nil,
    _ answer: @escaping (HostAnswer) -> InboxAnswer
  ) -> Effects {
    let exchange = HTTPExchange(method: method, path: InboxState.path + rest, body: body)
    return [.ask(.http(exchange), answer: { reply in .inner(.data(.inbox(answer(reply)))) })]
  }

  mutating func answeredInbox(_ answer: InboxAnswer) {
    switch answer {
    case .looked(let answer):
      let found = answer.read { cursor throws(WireError) in try RunInbox(cursor) }
      if let found { inbox.inbox = found }
    case .made(let answer):
      inbox.isWorking = false
      let secret = answer.read { cursor throws(WireError) in
        try cursor.required("secret").string(limit: 100)
      }
      guard let secret else {
        inbox.hasFailed = true
        return
      }
      inbox.secret = secret
      inbox.inbox = RunInbox(since: now, refused: inbox.inbox?.refused ?? [])
    case .stopped(let answer):
      inbox.isWorking = false
      guard case .http(204, _) = answer else {
        inbox.hasFailed = true
        return
      }
      inbox.secret = nil
      inbox.inbox?.since = nil
      say(InboxText.stopped)
    }
  }
}
