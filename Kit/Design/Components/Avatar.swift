import View

/// Diameters of an avatar (px at a text size of 100 %).
public enum AvatarSize: Int, CaseIterable, Hashable, Sendable {
  case tiny = 24
  case normal = 40
  case large = 44
  case big = 60
  case huge = 120
}

/// How full the ring around an avatar is, and in which step of urgency.
public struct Ring: Hashable, Sendable {
  /// 0…100.
  public let percent: Int
  /// 0…4, from calm to cold.
  public let step: Int

  /// Values outside their ranges are moved to the nearest end.
  public init(percent: Int, step: Int) {
    self.percent = min(100, max(0, percent))
    self.step = min(4, max(0, step))
  }
}

/// A person's disc with initials, `?` without any. Decorative: the name stands beside it.
///
/// `photo` is the address of a square picture; the initials stand in until it is there, and when it
/// cannot be had. It is a background, for browsers mark an image that they cannot have.
/// `pastel` is any number that is the same wherever the person appears; its remainder picks the
/// colour.
public func avatar<Action>(
  initials: String, pastel: UInt64, size: AvatarSize = .normal, ring: Ring? = nil,
  photo: String? = nil
) -> Node<Action> {
  let colour = initials.isEmpty ? "plain" : "pastel-" + String(pastel % UInt64(Pastels.count))
  return element(
    "span", .class("avatar size-" + String(size.rawValue) + " " + colour), .aria("hidden", "true")
  ) {
    initials.isEmpty ? "?" : initials
    if let photo {
      element(
        "span", .class("avatar-photo"),
        .attribute("style", "background-image:url(\"" + photo + "\")"))
    }
    if let ring { arc(ring) }
  }
}

private func arc<Action>(_ ring: Ring) -> Node<Action> {
  let circle: [Attribute<Action>] = [
    .attribute("cx", "24"), .attribute("cy", "24"), .attribute("r", "22.5"),
  ]
  var parts = [makeElement("circle", [.class("track")] + circle, [])]
  if ring.percent > 0 {
    let dash = String(ring.percent) + " 101"
    parts.append(
      makeElement(
        "circle",
        [.class("arc"), .attribute("pathLength", "100"), .attribute("stroke-dasharray", dash)]
          + circle, []))
  }
  return makeElement(
    "svg",
    [
      .class("ring step-" + String(ring.step)), .attribute("viewBox", "0 0 48 48"),
      .attribute("focusable", "false"),
    ], parts)
}
