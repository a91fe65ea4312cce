import Core
import Design
import RefWatchDomain
import View

/// The library: teams, competitions, venues and officials.
enum LibraryView {
  static func view(_ state: State, _ place: LibraryPlace) -> Piece {
    switch place {
    case .list(let kind): list(state, kind)
    case .new, .item: LibraryFormView.view(state, place)
    }
  }

  static func act(_ action: LibraryAction) -> RefWatchFeature.ViewAction {
    .desk(.library(action))
  }

  // MARK: The list

  private static func list(_ state: State, _ kind: LibraryKind) -> Piece {
    let words = state.words
    let part = state.desk.library
    let library = state.replica.library
    let items = part.showsRemoved ? library.removed : library.all(kind)
    return element("div", .class("screen"), .key("library-" + kind.word)) {
      topBar(title: words(LibraryText.title), language: state.language, back: .closed)
      removal(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          if part.showsRemoved {
            button(
              words(LibraryText.showUsed), .filled, icon: .back, traits: .wide,
              action: act(.removedShown(false)))
          } else {
            kinds(state, kind)
          }
          if library.count >= RefWatchLimits.library {
            banner(words(LibraryText.full), icon: .warning, rank: .warning)
          }
          DeskPage.loaded(state, isEmpty: items.isEmpty) {
            empty(state, kind)
          } content: {
            content(state, kind, items)
          }
          if state.isLoaded, state.trouble == nil { moving(state) }
          element("div", .class("line centred")) { syncBadge(state.sync, state.language) }
        }
      }
      question(state)
    }
  }

  /// What is deleted, while it can be taken back.
  private static func removal(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("notices"), .attribute("role", "status")) {
      if let id = state.desk.library.removed, let item = state.replica.library[id],
        item.removedAt != nil
      {
        banner(words(LibraryText.removed, name: item.name), icon: .trash) {
          button(
            words(KitText.undo), .filled, traits: .small, action: act(.restored(item.kind, id)))
        }
      }
    }
  }

  private static func kinds(_ state: State, _ kind: LibraryKind) -> Piece {
    let words = state.words
    return choices(
      words(LibraryText.title),
      LibraryKind.allCases.map { other in
        let count = state.replica.library.all(other).count
        return choice(
          words(other.title) + (count > 0 ? " · " + count.description : ""),
          isChosen: other == kind, action: .went(.library(.list(other))))
      })
  }

  private static func empty(_ state: State, _ kind: LibraryKind) -> Piece {
    let words = state.words
    if state.desk.library.showsRemoved {
      return emptyState(icon: .trash, title: words(LibraryText.noneRemoved))
    }
    return emptyState(
      icon: .addressBook, title: words(kind.noneTitle), text: words(kind.noneHint)
    ) {
      button(
        words(kind.newTitle), .prominent, icon: .plus, traits: .wide,
        action: .went(.library(.new(kind))))
    }
  }

  private static func content(
    _ state: State, _ kind: LibraryKind, _ items: [LibraryItem]
  ) -> Piece {
    let words = state.words
    let part = state.desk.library
    let found = items.filter { item in item.mentions(part.search) }
    return stack("wide-gap") {
      SearchField<RefWatchFeature.ViewAction>(
        id: "library-search", placeholder: words(LibraryText.search), text: part.search,
        isActive: part.isSearching, language: state.language,
        onInput: { text in act(.searchTyped(text)) }, onFocus: act(.searchFocused),
        onClose: act(.searchClosed)
      ).node
      if !part.showsRemoved {
        button(
          words(kind.newTitle), .prominent, icon: .plus, traits: .wide,
          action: .went(.library(.new(kind))))
      }
      if found.isEmpty {
        DeskPage.whenKnown(state) {
          emptyState(icon: .searchNone, title: words(LibraryText.noneFound))
        }
      } else {
        makeElement(
          "ul", [.class("match-list"), .id("library-list"), .attribute("role", "list")],
          found.map { item in LibraryRow.row(words, item) })
      }
    }
  }

  // MARK: Files

  private static func moving(_ state: State) -> Piece {
    let words = state.words
    return section(id: "library-moving", words(LibraryText.moving)) {
      if let pack = state.desk.library.pack {
        PackView.view(words, pack, state.language)
      } else {
        button(
          words(LibraryText.importFile), .filled, icon: .upload, traits: .wide,
          action: act(.packWanted))
        if state.desk.library.isFileFailed { fault(words(LibraryText.fileFailed)) }
        paragraph(words(LibraryText.importHint), "hint")
        PackShelfView.view(state)
        if state.replica.library.count > 0 {
          button(
            words(LibraryText.export), .filled, icon: .file, traits: .wide,
            action: act(.exported))
          paragraph(words(LibraryText.exportHint), "hint")
        }
      }
      if !state.desk.library.showsRemoved, !state.replica.library.removed.isEmpty {
        button(
          words(LibraryText.showRemoved), .naked, icon: .trash, traits: .wide,
          action: act(.removedShown(true)))
      }
    }
  }

  private static func question(_ state: State) -> Piece {
    guard let id = state.desk.library.dropping, let item = state.replica.library[id] else {
      return .empty
    }
    let words = state.words
    return Design.question(
      id: "library-question", title: words(LibraryText.dropQuestion, name: item.name),
      text: words(LibraryText.dropText), close: act(.dropDismissed)
    ) {
      button(
        words(HubText.forGood), .prominent, icon: .trash, traits: [.wide, .destructive],
        action: act(.dropped(item.kind, id)))
      button(words(LibraryText.keep), .filled, traits: .wide, action: act(.dropDismissed))
    }
  }
}

extension LibraryKind {
  var title: LibraryText {
    switch self {
    case .team: .teams
    case .competition: .competitions
    case .venue: .venues
    case .official: .officials
    }
  }

  var newTitle: LibraryText {
    switch self {
    case .team: .newTeam
    case .competition: .newCompetition
    case .venue: .newVenue
    case .official: .newOfficial
    }
  }

  var noneTitle: LibraryText {
    switch self {
    case .team: .noTeams
    case .competition: .noCompetitions
    case .venue: .noVenues
    case .official: .noOfficials
    }
  }

  var noneHint: LibraryText {
    switch self {
    case .team: .noTeamsHint
    case .competition: .noCompetitionsHint
    case .venue: .noVenuesHint
    case .official: .noOfficialsHint
    }
  }
}
