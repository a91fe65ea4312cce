import Core
import Design
import View

// Removing the copy that is on this device. The account stays as it is.
extension DataFeature.State {
  /// Whether nothing would be lost: all of it is on the server, or in a file that was made since.
  var isSafeElsewhere: Bool { waiting == 0 || saving == .saved }

  /// Whether the word was typed, in any case and with any spaces around it.
  var isWipeConfirmed: Bool {
    guard let wiping, isSafeElsewhere else { return false }
    let typed = wiping.split(separator: " ").joined(separator: " ")
    return typed.lowercased().utf8.elementsEqual(LocalText.removeWord.text(in: language).utf8)
  }

  mutating func reduceWiping(_ action: DataFeature.Action) -> Effects {
    switch action {
    case .wipeTapped: wiping = ""
    case .wipeClosed: wiping = nil
    case .wipeTyped(let text): if wiping != nil { wiping = text }
    case .wipeIncomplete: return [.tell(.focus(elementID: WipingView.wordID))]
    default: break
    }
    return []
  }
}
