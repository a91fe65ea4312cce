import Calendar

/// Why a change was not accepted, as the person is told. Whatever a server answers is one of these,
/// so that no change is refused without a word.
public enum Refusal<Rejection: Hashable & Sendable>: Hashable, Sendable {
  /// The app's own rules said no. The app has the words.
  case rules(Rejection)
  /// It belongs to somebody else, or lies where the person may not change anything.
  case forbidden
  /// The server does not know such a change: it is older than this app.
  case unknownCommand
  /// The server could not read it.
  case malformed
  /// What was to come with it, such as a track, was not there or was damaged.
  case withoutContent
  /// A reason that this app is too old to know.
  case unknown

  /// The app's own reason, if it is one.
  public var rejection: Rejection? {
    if case .rules(let rejection) = self { rejection } else { nil }
  }

  /// The same for somebody who knows the app's own reasons in other terms; one that has none there
  /// is unknown.
  public func map<Other>(_ change: (Rejection) -> Other?) -> Refusal<Other> {
    switch self {
    case .rules(let rejection): change(rejection).map { other in .rules(other) } ?? .unknown
    case .forbidden: .forbidden
    case .unknownCommand: .unknownCommand
    case .malformed: .malformed
    case .withoutContent: .withoutContent
    case .unknown: .unknown
    }
  }

  /// Whether the same may be accepted later, as it is: when the server is newer, or the person has
  /// been let in.
  public var isWorthRepeating: Bool {
    switch self {
    case .forbidden, .unknownCommand, .unknown: true
    case .rules, .malformed, .withoutContent: false
    }
  }

  /// The reason and the way on.
  ///
  /// - Parameter own: The app's words for its own reasons.
  public func text(in language: Language, own: (Rejection) -> String) -> String {
    switch self {
    case .rules(let rejection): own(rejection)
    case .forbidden: RefusalPhrase.forbidden.text(in: language)
    case .unknownCommand: RefusalPhrase.unknownCommand.text(in: language)
    case .malformed: RefusalPhrase.malformed.text(in: language)
    case .withoutContent: RefusalPhrase.withoutContent.text(in: language)
    case .unknown: RefusalPhrase.unknown.text(in: language)
    }
  }
}

private enum RefusalPhrase: PhraseBook {
  case forbidden, unknownCommand, malformed, withoutContent, unknown

  var phrase: Phrase {
    switch self {
    case .forbidden:
      Phrase(
        "This belongs to someone else, or you can no longer change it.",
        "다른 사람의 것이거나, 더 이상 바꿀 수 없어요.")
    case .unknownCommand:
      Phrase(
        "The server is older than this app and does not support this change. Try again after the "
          + "server is updated.",
        "서버가 이 앱보다 오래되어 이 변경을 지원하지 않아요. 서버를 업데이트한 뒤 다시 시도해 주세요.")
    case .malformed:
      Phrase(
        "The server could not read this change. Enter it again.",
        "서버가 이 변경을 읽지 못했어요. 다시 입력해 주세요.")
    case .withoutContent:
      Phrase(
        "Data belonging to this change was missing or damaged. Enter it again.",
        "이 변경에 필요한 데이터가 없거나 손상됐어요. 다시 입력해 주세요.")
    case .unknown:
      Phrase(
        "The server gave a reason that this version of the app does not know. Reload the app, "
          + "then try again.",
        "이 버전의 앱이 모르는 이유예요. 앱을 새로고침한 뒤 다시 시도해 주세요.")
    }
  }
}
