import Core
import TeePalsDomain

/// What TeePals promises, one at a time, to somebody who has no account yet (specification §5.5).
enum Poster: Int, Hashable, CaseIterable {
  case find, host, company

  /// 1…3.
  var number: Int { rawValue + 1 }

  /// After the last comes the first.
  var next: Poster { Poster(rawValue: (rawValue + 1) % Self.allCases.count) ?? .find }
  var previous: Poster {
    Poster(rawValue: (rawValue + Self.allCases.count - 1) % Self.allCases.count) ?? .find
  }
}

public enum PosterAction {
  case turned(Int)
  case keyed(String)
  /// Swiped so many pixels.
  case dragged(Int)
  case skipped
}

/// Which poster is on show, and whether the device knows them already.
struct PosterState {
  var poster = Poster.find
  var isOver: Bool

  /// Under which the browser remembers it: before anybody has signed in it is nobody's.
  static let seen = "seen"
  /// A swipe shorter than this was none, in pixels.
  static let swipe = 40

  init(reading remembered: [String: String]) {
    isOver =
      remembered[TeePalsMemory.postersKey].map { text in sameBytes(text, Self.seen) } ?? false
  }
}

extension TeePalsFeature.State {
  /// Whoever comes to TeePals' own entrance sees what it is about; whoever comes by a link wants
  /// what is behind it.
  var showsPosters: Bool {
    !hasAccount && !posters.isOver && screen == .home && arrival == nil
  }

  mutating func reducePosters(_ action: PosterAction) -> Effects {
    switch action {
    case .turned(let place): posters.poster = Poster(rawValue: place) ?? posters.poster
    case .keyed(let key):
      posters.poster =
        sameBytes(key, "ArrowLeft") ? posters.poster.previous : posters.poster.next
    case .dragged(let distance):
      if distance <= -PosterState.swipe { posters.poster = posters.poster.next }
      if distance >= PosterState.swipe { posters.poster = posters.poster.previous }
    case .skipped:
      posters.isOver = true
      return [
        .tell(.remember(key: TeePalsMemory.postersKey, value: PosterState.seen)),
        .tell(.focus(elementID: TeeStates.titleID)),
      ]
    }
    return []
  }
}
