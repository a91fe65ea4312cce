import Core
import Design

/// The words of the administrators' page.
public enum PeopleText: PhraseBook {
  case lead, people, invitations, deadLetters, tabs
  case search, noMatch, noMatchText, more, since, lastSeen, neverSeen
  case you, member, moderator, admin, role, locked, lockedLead

  public var phrase: Phrase {
    switch self {
    case .lead:
      Phrase(
        "You administer this server. You see who has an account, but not their data.",
        "이 서버의 관리자예요. 누가 계정이 있는지는 보이지만 기록 내용은 보이지 않아요.")
    case .people: Phrase("People", "사람")
    case .invitations: Phrase("Invitations", "초대")
    case .deadLetters: Phrase("Undelivered", "전달 실패")
    case .tabs: Phrase("Sections", "섹션")
    case .search: Phrase("Name or address", "이름 또는 주소")
    case .noMatch: Phrase("No one found", "검색 결과가 없어요")
    case .noMatchText:
      Phrase("No name or address contains this.", "이름이나 주소에 이 글자가 들어간 사람이 없어요.")
    case .more: Phrase("Show more", "더 보기")
    case .since: Phrase("Joined {date}", "{date} 가입")
    case .lastSeen: Phrase("Last seen {date}", "마지막 사용: {date}")
    case .neverSeen: Phrase("Not signed in anywhere", "로그인된 곳 없음")
    case .you: Phrase("You", "나")
    case .member: Phrase("Member", "회원")
    case .moderator: Phrase("Moderator", "운영자")
    case .admin: Phrase("Administrator", "관리자")
    case .role: Phrase("Role", "역할")
    case .locked: Phrase("Locked", "잠김")
    case .lockedLead:
      Phrase(
        "No one can sign in to this account. Nothing in it is lost.",
        "이 계정에는 아무도 로그인할 수 없어요. 기록은 그대로 남아 있어요.")
    }
  }
}

extension PeopleText {
  static func words(for role: MemberRole) -> PeopleText {
    switch role {
    case .member: .member
    case .moderator: .moderator
    case .admin: .admin
    }
  }
}
