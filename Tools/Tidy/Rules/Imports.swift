/// The targets of the kit that also build for the browser.
private let portableKit: Set = [
  "Core", "Calendar", "Geography", "Tracks", "Wire", "Coding", "Sync", "View", "Design", "Shell",
]

/// The targets of products that do as well. They combine what several apps have.
private let portableProducts: Set = ["Suite", "Entrance", "Home", "Day"]

extension Source {
  /// Whether the file must build as Embedded Swift.
  var isPortable: Bool {
    guard !isTest else { return false }
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "Kit": return portableKit.contains(parts[1])
    case "Apps": return parts.count > 2 && ["Domain", "UI"].contains(parts[2])
    case "Products": return portableProducts.contains(parts[1])
    default: return false
    }
  }

  /// The app that the file belongs to.
  var app: String? {
    let parts = path.split(separator: "/").map(String.init)
    return parts.first == "Apps" && parts.count > 2 ? parts[1] : nil
  }
}

extension Rule {
  /// Portable targets import only the portable kit and their own app's Domain; apps never import
  /// one another.
  static let imports = Rule(name: "imports") { source in
    source.code.enumerated().compactMap { index, line in
      guard let module = importedModule(line) else { return nil }
      if let app = source.app, let other = appName(module), other != app, !source.isTest {
        return (index + 1, "\(app) imports \(module): apps never import one another")
      }
      guard source.isPortable else { return nil }
      let own = source.app.map { app in module == app + "Domain" } ?? false
      let composed = source.path.hasPrefix("Products/") && appName(module) != nil
      // Every client knows who is here.
      let shared = source.path.hasPrefix("Kit/Shell/") && appName(module) == "Accounts"
      return portableKit.contains(module) || own || composed || shared
        ? nil : (index + 1, "a portable target imports \(module)")
    }
  }
}

private func importedModule(_ line: String) -> String? {
  let words = line.split(separator: " ").map(String.init)
  guard let at = words.firstIndex(of: "import"), at + 1 < words.count, at <= 1 else { return nil }
  return words[at + 1]
}

private func appName(_ module: String) -> String? {
  for name in ["Domain", "UI", "Server"] where module.hasSuffix(name) && module != name {
    return String(module.dropLast(name.count))
  }
  return nil
}
