extension ClientAddress {
  /// A word for the network that limits on disk are counted by. It is hashed before it is stored.
  public var networkName: String {
    switch network {
    case .loopback: "loopback"
    case .unknown: "unknown"
    case .v4(let prefix): "4/" + String(prefix, radix: 16)
    case .v6(let prefix): "6/" + String(prefix, radix: 16)
    }
  }
}
