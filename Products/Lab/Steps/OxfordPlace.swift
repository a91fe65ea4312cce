import RunningBuddyDomain

/// Where somebody carried the phone.
enum OxfordPlace: String {
  case hand, armband, bag
  case frontPocket = "front pocket"
  case backPocket = "back pocket"
  case neckPouch = "neck pouch"

  /// By its word in the name of a file or folder.
  init?(_ word: Substring) {
    switch word.lowercased() {
    case "hand", "inhand": self = .hand
    case "frontpocket": self = .frontPocket
    case "backpocket": self = .backPocket
    case "armband": self = .armband
    case "neckpouch": self = .neckPouch
    case "bag", "purse": self = .bag
    default: return nil
    }
  }

  /// What the person would have chosen in the settings.
  var carried: Carrying {
    switch self {
    case .hand, .bag: .hand
    case .armband: .arm
    case .frontPocket, .backPocket: .pocket
    case .neckPouch: .waist
    }
  }
}
