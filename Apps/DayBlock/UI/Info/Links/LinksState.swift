import Core
import DayBlockDomain
import Design
import View
import Wire

/// Addresses for other programs: a calendar to subscribe to, a picture to glance at, and other
/// calendars shown beside one's own time (specification §15).
struct LinksState {
  /// Addresses that were made in this browser: the server tells each only once.
  private var links: [SharedLink]
  /// The address of a calendar that is being typed.
  var typed = ""
  var fault: LinksText?

  init(reading remembered: [String: String], of user: UserID) {
    let lines = (remembered[DayBlockMemory.links.key(of: user)] ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in String(line) }
    links = LinkKind.allCases.indices.map { index in
      SharedLink(address: index < lines.count ? lines[index] : "")
    }
  }

  /// What is remembered; empty where there is none.
  var text: String {
    let addresses = links.map { link in link.address }
    return addresses.allSatisfy { address in address.isEmpty }
      ? "" : addresses.joined(separator: "\n")
  }

  subscript(_ kind: LinkKind) -> SharedLink {
    get { links[kind.place] }
    set { links[kind.place] = newValue }
  }
}

/// An address that the server answers without asking who it is.
struct SharedLink: Hashable {
  /// Empty where it is not known here.
  var address: String
  /// Whether there is one, as far as the server said.
  var isOn: Bool?
  var isWorking = false

  init(address: String) { self.address = address }
}

/// An address for scripts, taken apart so that its secret can travel in a request's head.
struct RemoteAddress: Hashable {
  /// Holds no secret.
  let plain: String
  /// The line of the head.
  let line: String

  /// `nil` for an address that is no remote's.
  init?(_ address: String) {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    // scheme, nothing, host, "remote", "day", the secret, nothing
    guard parts.count == 7, parts[3] == "remote", parts[4] == "day", !parts[5].isEmpty else {
      return nil
    }
    plain = parts[..<3].joined(separator: "/") + "/api/day/live/do/"
    line = "Authorization: Bearer " + parts[5]
  }
}

/// What an address is for.
public enum LinkKind: String, Hashable, Sendable, CaseIterable {
  /// A calendar of what was recorded and is planned.
  case feed
  /// A picture of today.
  case glance
  /// Starts, pauses and finishes, for scripts.
  case remote

  var path: String {
    switch self {
    case .feed: "/api/day/calendar"
    case .glance: "/api/day/glance"
    case .remote: "/api/day/remote"
    }
  }

  fileprivate var place: Int {
    switch self {
    case .feed: 0
    case .glance: 1
    case .remote: 2
    }
  }
}

public enum LinksAction {
  case made(LinkKind)
  case stopped(LinkKind)
  case copied(LinkKind)
  case typed(String)
  case overlayAdded
  case overlayRemoved(Int)
}

public enum LinksAnswer {
  case looked(LinkKind, HostAnswer)
  case made(LinkKind, HostAnswer)
  case stopped(LinkKind, HostAnswer)
}

extension DayBlockFeature.State {
  /// Whether the server can be asked for addresses.
  var canShare: Bool { hasAccount && isOnline }

  mutating func enteredLinks() -> Effects {
    info.links.fault = nil
    guard canShare else { return [] }
    return LinkKind.allCases.flatMap { kind in
      ask(get: kind.path) { answer in .info(.links(.looked(kind, answer))) }
    }
  }

  mutating func reduceLinks(_ action: LinksAction) -> Effects {
    switch action {
    case .made(let kind):
      guard canShare, !info.links[kind].isWorking else { return [] }
      info.links[kind].isWorking = true
      info.links.fault = nil
      return ask(post: kind.path, .object([:])) { answer in .info(.links(.made(kind, answer))) }
    case .stopped(let kind):
      guard canShare, !info.links[kind].isWorking else { return [] }
      info.links[kind].isWorking = true
      info.links.fault = nil
      return ask(delete: kind.path) { answer in .info(.links(.stopped(kind, answer))) }
    case .copied(let kind):
      say(LinksText.copied)
      return [.tell(.copy(info.links[kind].address))]
    case .typed(let text):
      info.links.typed = text
      info.links.fault = nil
      return []
    case .overlayAdded: return addOverlay()
    case .overlayRemoved(let index):
      let before = settings.overlays
      guard before.indices.contains(index) else { return [] }
      var overlays = before
      overlays.remove(at: index)
      return settle(
        .setSetting(me, .overlays(overlays)), said: words(LinksText.overlayRemoved),
        undo: [.setSetting(me, .overlays(before))])
    }
  }

  private mutating func addOverlay() -> Effects {
    let address = trimmed(info.links.typed)
    let lower = address.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("webcal://"), address.utf8.count > 12
    else {
      info.links.fault = .notAnAddress
      return feel(.error) + [.tell(.focus(elementID: "day-overlay"))]
    }
    guard settings.overlays.count < DayLimits.overlays else {
      info.links.fault = .tooMany
      return feel(.error)
    }
    if settings.overlays.contains(where: { known in sameBytes(known, address) }) {
      info.links.typed = ""
      return []
    }
    let command = DayBlockCommand.setSetting(me, .overlays(settings.overlays + [address]))
    if let refused = refuses(command) { return refused }
    info.links.typed = ""
    return settle(command, said: words(LinksText.overlayAdded))
  }

  mutating func answeredLinks(_ answer: LinksAnswer) -> Effects {
    switch answer {
    case .looked(let kind, let answer):
      let known = answer.read { cursor throws(WireError) in
        try cursor.required("on").bool()
      }
      guard let known else { return [] }
      info.links[kind].isOn = known
      // One that was stopped on another device is none any more.
      return known || info.links[kind].address.isEmpty ? [] : forgetLink(kind)
    case .made(let kind, let answer):
      info.links[kind].isWorking = false
      let link = answer.read { cursor throws(WireError) in
        try cursor.required("link").string(limit: 500)
      }
      guard let link else {
        info.links.fault = .failed
        return []
      }
      info.links[kind].address = link
      info.links[kind].isOn = true
      return keepLinks() + feel(.light)
    case .stopped(let kind, let answer):
      info.links[kind].isWorking = false
      guard AnswerProblem(answer) == nil else {
        info.links.fault = .failed
        return []
      }
      info.links[kind].isOn = false
      say(LinksText.stopped)
      return forgetLink(kind)
    }
  }

  private mutating func forgetLink(_ kind: LinkKind) -> Effects {
    info.links[kind].address = ""
    return keepLinks()
  }

  private func keepLinks() -> Effects {
    [.tell(.remember(key: DayBlockMemory.links.key(of: me), value: info.links.text))]
  }
}
