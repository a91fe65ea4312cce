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
          "X-Forwarded-For is trusted: let only the proxy reach \(settings.host):"
            + "\(settings.port), or visitors can forge their address")
      }
      return Finding(.fine, "proxy", "a proxy identifies visitors by X-Forwarded-For")
    case false? where isPublic:
      return Finding(
        .note, "proxy",
        "none that identifies visitors: all share one network's limits, and nobody can see "
          + "/metrics")
    case _:
      return Finding(.fine, "proxy", "none: visitors are identified by their own address")
    }
  }

  /// Whether the limits of networks are those of the documentation.
  static func limits(_ settings: Settings) -> Finding {
    let factor = settings.networkLimitFactor
    guard factor > 1 else {
      return Finding(.fine, "limits", "apply to each network, including this machine")
    }
    return Finding(
      .note, "limits",
      "\(factor) times the usual ones for a network (networkLimitFactor): for tests only")
  }
}
