import Design

/// The words of the account's settings.
public enum SettingsText: PhraseBook {
  case profile, security, activity, profileLead, appearanceLead, securityLead, devicesHint, data
  case dataLead, activityLead, appearance, language, theme, hours, followDevice, light, dark
  case hours24, hours12, signedInAs, devices, devicesLead, thisDevice, endSession, lastSeen
  case secondDevice, unknownDevice, signOut, signOutEverywhere, signingOut, people, peopleLead
  case unsyncedTitle, unsyncedText, signOutAnyway, stay, sessionsEmpty

  public var phrase: Phrase {
    switch self {
    case .profile: Phrase("Profile", "프로필")
    case .security: Phrase("Sign-in and security", "로그인과 보안")
    case .activity: Phrase("Activity", "활동 기록")
    case .profileLead: Phrase("Name, photo, what others see", "이름, 사진, 공개 범위")
    case .appearanceLead: Phrase("Language, theme, clock", "언어, 테마, 시간 표시")
    case .securityLead: Phrase("Password, passkeys, phone number", "비밀번호, 패스키, 전화번호")
    case .devicesHint: Phrase("Review and sign out devices", "확인하고 로그아웃하기")
    case .data: Phrase("Your data", "내 데이터")
    case .dataLead: Phrase("Export data, delete account", "데이터 내보내기, 계정 삭제")
    case .activityLead: Phrase("Sign-ins and changes", "로그인과 변경 내역")
    case .appearance: Phrase("Appearance", "화면")
    case .language: Phrase("Language", "언어")
    case .theme: Phrase("Theme", "테마")
    case .hours: Phrase("Clock", "시간 표시")
    case .followDevice: Phrase("Same as device", "기기 설정 따르기")
    case .light: Phrase("Light", "밝게")
    case .dark: Phrase("Dark", "어둡게")
    case .hours24: Phrase("24-hour", "24시간")
    case .hours12: Phrase("12-hour", "12시간")
    case .signedInAs: Phrase("Signed in as {email}", "{email} 계정으로 로그인됨")
    case .devices: Phrase("Signed-in devices", "로그인된 기기")
    case .devicesLead:
      Phrase(
        "If you don't recognize a device, sign it out and change your password.",
        "모르는 기기가 있으면 로그아웃하고 비밀번호를 바꾸세요.")
    case .thisDevice: Phrase("This device", "이 기기")
    case .endSession: Phrase("Sign out device", "기기 로그아웃")
    case .lastSeen: Phrase("Last seen {date}", "마지막 사용: {date}")
    case .secondDevice: Phrase("Second device in runs, nothing else", "달리기의 두 번째 기기로만 사용")
    case .unknownDevice: Phrase("Unknown browser", "알 수 없는 브라우저")
    case .signOut: Phrase("Sign out", "로그아웃")
    case .signOutEverywhere: Phrase("Sign out everywhere", "모든 기기에서 로그아웃")
    case .signingOut: Phrase("Signing out…", "로그아웃하는 중…")
    case .people: Phrase("People on this server", "이 서버의 사람들")
    case .peopleLead:
      Phrase("Accounts, invitations, undelivered messages", "계정, 초대, 전달 실패 메시지")
    case .unsyncedTitle:
      Phrase(
        one: "{n} change is not on your server yet",
        other: "{n} changes are not on your server yet",
        "변경 {n}건이 아직 서버에 없어요")
    case .unsyncedText:
      Phrase(
        "If you sign out now, these changes are deleted from this device. Otherwise pending "
          + "changes are sent once you are online, and rejected ones stay until you review them.",
        "지금 로그아웃하면 이 변경이 기기에서 지워져요. 로그아웃하지 않으면 대기 중인 변경은 온라인이 될 때 전송되고, "
          + "거절된 변경은 확인할 때까지 남아 있어요.")
    case .signOutAnyway: Phrase("Sign out and delete", "로그아웃하고 지우기")
    case .stay: Phrase("Stay signed in", "로그인 유지")
    case .sessionsEmpty: Phrase("No other devices", "다른 기기가 없어요")
    }
  }
}
