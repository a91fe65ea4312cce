import TeePalsServer

extension Doctor {
  /// What people find when they search for their city.
  static func cities(_ settings: Settings) -> Finding {
    guard let path = CitiesFile.find(settings.cities) else {
      return Finding(
        .note, "cities", "no list, so searches find no city; Tools/setup.sh makes one")
    }
    guard let index = Gazetteer.read(path), index.count > 0 else {
      return Finding(.problem, "cities", "\(path) cannot be read as a list of cities")
    }
    return Finding(.fine, "cities", "\(path): \(index.count) cities")
  }
}
