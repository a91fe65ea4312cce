extension Doctor {
  /// How browsers reach the server, and whether their networks can be told apart.
  static func address(_ settings: Settings) -> [Finding] {
    do {
      let address = try PublicAddress.serving(settings)
      let subject = "address"
      let place = Finding(
        address.secure ? .fine : .note, subject,
        address.secure ? address.origin ?? "" : "plain HTTP, for this machine only")
      return [place, proxy(settings, isPublic: address.secure)]
    } catch { return [Finding(.problem, "address", error.description)] }
  }

  private static func proxy(_ settings: Settings, isPublic: Bool) -> Finding {
    switch settings.behindProxy {
    case true?:
      guard isLoopback(settings.host) else {
        return Finding(
          .note, "proxy",
          "X-Forwarded-For is believed: let nobody but the proxy reach \(settings.host):"
            + "\(settings.port), or visitors write there what they like")
      }
      return Finding(.fine, "proxy", "one before this server tells visitors by X-Forwarded-For")
    case false? where isPublic:
      return Finding(
        .note, "proxy",
        "none that tells visitors apart: all of them share one network's limits, and nobody is "
          + "shown /metrics")
    case _:
      return Finding(.fine, "proxy", "none: every visitor counts by the address they come from")
    }
  }

  /// Whether the limits of networks are those of the documentation.
  static func limits(_ settings: Settings) -> Finding {
    let factor = settings.networkLimitFactor
    guard factor > 1 else {
      return Finding(.fine, "limits", "for each network, this machine included")
    }
    return Finding(
      .note, "limits",
      "a network may do \(factor) times as much as usual (networkLimitFactor): for tests only")
  }
}
