import Core

/// What the host has to do after one turn, in this order: patches, address, requests.
public struct Output: Hashable, Sendable {
  public var patches: [Patch]
  public var address: AddressChange?
  public var requests: [TokenRequest]

  public init(
    patches: [Patch] = [], address: AddressChange? = nil, requests: [TokenRequest] = []
  ) {
    self.patches = patches
    self.address = address
    self.requests = requests
  }
}

/// A request with the number under which its answers come back.
public struct TokenRequest: Hashable, Sendable {
  public let token: Int
  public let request: HostRequest

  public init(token: Int, request: HostRequest) {
    self.token = token
    self.request = request
  }
}

/// What reaches the client from outside.
public enum Input: Sendable {
  case event(node: Int, kind: EventKind, event: DOMEvent)
  case answer(token: Int, answer: HostAnswer)
  case signal(HostSignal)
  /// The browser went through its history and stands at `address` now. `entries` is what was
  /// recorded with that entry by an ``AddressChange``, empty for an entry we did not make.
  case moved(address: String, entries: [String])
}
