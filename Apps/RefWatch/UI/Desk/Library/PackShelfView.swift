import Core
import Design
import RefWatchDomain
import View

/// The packs of the server, among what a library can be filled from.
enum PackShelfView {
  /// Nothing where there is no server.
  static func view(_ state: State) -> Piece {
    if !state.sync.hasServer { return .empty }
    let words = state.words
    let shelf = state.desk.library.shelf
    switch shelf.packs {
    case .closed:
      return .fragment([
        button(
          words(PackShelfText.title), .filled, icon: .list, traits: .wide,
          attributes: [.id("library-shelf-open")], action: act(.opened)),
        paragraph(words(PackShelfText.hint), "hint"),
      ])
    case .loading:
      return box(words, isLoading: true) {}
    case .failed(let reason):
      return box(words) {
        fault(words(reason.shelfWord), id: "library-shelf-fault")
        button(words(PackShelfText.again), .filled, traits: .wide, action: act(.opened))
      }
    case .ready(let packs):
      return box(words, isLoading: shelf.fetching != nil) {
        if packs.isEmpty {
          paragraph(words(PackShelfText.none), "soft")
        } else {
          list(words, shelf, packs)
        }
        if let reason = shelf.fault {
          fault(words(reason.shelfWord), id: "library-shelf-fault")
        }
      }
    }
  }

  private static func act(_ action: PackShelfAction) -> RefWatchFeature.ViewAction {
    LibraryView.act(.shelf(action))
  }

  private static func box(
    _ words: Words, isLoading: Bool = false,
    @NodeBuilder<RefWatchFeature.ViewAction> _ content: () -> [Piece]
  ) -> Piece {
    element("div", .class("box outlined stack"), .id("library-shelf")) {
      element("h3", .class("strong")) { words(PackShelfText.title) }
      makeElement("div", [.class("stack")], content())
      element("div", .attribute("role", "status")) {
        if isLoading { paragraph(words(PackShelfText.loading), "soft") }
      }
      button(words(LibraryText.close), .naked, traits: .wide, action: act(.closed))
    }
  }

  private static func list(_ words: Words, _ shelf: PackShelf, _ packs: [ServerPack]) -> Piece {
    makeElement(
      "ul", [.class("match-list"), .attribute("role", "list")],
      packs.map { pack in
        element("li", .key(pack.id.description)) {
          element(
            "button", .class("setting"), .attribute("type", "button"),
            // The one that is fetched keeps the focus.
            .aria("busy", shelf.fetching == pack.id ? "true" : "false"),
            .disabled(shelf.fetching != nil && shelf.fetching != pack.id),
            .onClick(act(.chosen(pack.id)))
          ) {
            element("span", .class("grow breaks")) {
              element("span", .class("strong block")) { pack.name }
              element("span", .class("hint block")) { facts(words, pack) }
            }
            Icon.chevronRight.node(.small)
          }
        }
      })
  }

  private static func facts(_ words: Words, _ pack: ServerPack) -> String {
    var facts = pack.season.isEmpty ? [] : [words(PackShelfText.season, text: pack.season)]
    facts.append(words(PackShelfText.version, count: pack.version))
    facts.append(words(PackShelfText.entries, count: pack.items))
    return facts.joined(separator: " · ")
  }
}

extension SharingFault {
  fileprivate var shelfWord: PackShelfText {
    switch self {
    case .offline: .offline
    case .notThere: .gone
    case .tooMany, .failed: .failed
    }
  }
}
