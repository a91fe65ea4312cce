import View

/// A name with capital letters inside, as those of the apps: where it is too long for its place it
/// breaks before one of them, and nowhere else.
public func jointed<Action>(_ name: String) -> Node<Action> {
  var pieces: [Node<Action>] = []
  var part = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    if let last = part.last, ("a"..."z").contains(last), ("A"..."Z").contains(scalar) {
      pieces += [.text(String(part)), element("wbr")]
      part = String.UnicodeScalarView()
    }
    part.append(scalar)
  }
  return .fragment(pieces + [.text(String(part))])
}
