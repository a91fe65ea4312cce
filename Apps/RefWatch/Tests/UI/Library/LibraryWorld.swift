import Core
import RefWatchDomain
import RefWatchUI

@testable import RefWatchTestKit

// The library of a desk.
extension DeskWorld {
  mutating func library(_ action: LibraryAction) { send(.view(.desk(.library(action)))) }
  mutating func form(_ action: LibraryFormAction) { library(.form(action)) }
  mutating func setup(_ action: SetupAction) { send(.view(.desk(.setup(action)))) }
  mutating func answer(_ answer: LibraryAnswer) { send(.inner(.desk(.library(answer)))) }

  /// What another device of the person wrote.
  mutating func keep(_ item: LibraryItem) {
    decide(.keepInLibrary(item), moment())
    load()
  }

  mutating func edit(_ item: LibraryItem, _ edits: [LibraryEdit]) {
    decide(.editLibrary(item.kind, item.id, edits), moment())
    load()
  }

  func item(_ id: LibraryID) -> LibraryItem? { replica.library[id] }

  /// The only one of a kind.
  func only(_ kind: LibraryKind) -> LibraryItem? {
    let all = replica.library.all(kind)
    return all.count == 1 ? all[0] : nil
  }

  /// The commands about the library, in order.
  var libraryCommands: [RefWatchCommand] {
    commands.filter { command in command.name.hasSuffix("Library") }
  }
}
