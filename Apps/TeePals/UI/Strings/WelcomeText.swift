import Design

/// The words of the first steps, and of what is missing later.
enum WelcomeText: PhraseBook {
  case progress, progressSpoken, next, finish, back, account
  case nameTitle, nameLead, birthTitle, birthLead, birthPrivate, cityTitle, cityLead
  case genderTitle, genderLead
  case firstName, lastName, birthDate, city, cityHint, gender
  case locate, locating, change, noCity, noCityText, cityOffline, searching, nearYou, found
  case kept

  var phrase: Phrase {
    switch self {
    case .progress: Phrase("{name}/{text}", "{name}/{text}")
    case .progressSpoken: Phrase("Step {name} of {text}", "{text}단계 중 {name}단계")
    case .next: Phrase("Continue", "계속")
    case .finish: Phrase("Finish", "완료")
    case .back: Phrase("Back", "뒤로")
    case .account: Phrase("Account and sign out", "계정 및 로그아웃")
    case .nameTitle: Phrase("What is your name?", "이름이 무엇인가요?")
    case .nameLead:
      Phrase(
        "Others see your first name and the first letter of your last name.",
        "다른 사람에게는 이름과 성의 첫 글자만 보여요.")
    case .birthTitle: Phrase("When's your birthday?", "생일이 언제인가요?")
    case .birthLead: Phrase("You have to be {text} or older.", "만 {text}세 이상만 이용할 수 있어요.")
    case .birthPrivate:
      Phrase(
        "The date is private. Others see your age at most, and it can't be changed later.",
        "날짜는 나만 알아요. 다른 사람에게는 나이만 보이고, 나중에 바꿀 수 없어요.")
    case .cityTitle: Phrase("Where do you usually golf?", "주로 어디에서 골프를 치나요?")
    case .cityLead:
      Phrase(
        "We look for rounds around it. Others see the city, never your location.",
        "이 도시 주변에서 라운드를 찾아요. 다른 사람에게는 도시만 보이고 내 위치는 보이지 않아요.")
    case .genderTitle: Phrase("How do you identify?", "성별을 알려 주세요")
    case .genderLead:
      Phrase("Some hosts ask for it. You don't have to say.", "성별을 정해 둔 호스트도 있어요. 밝히지 않아도 괜찮아요.")
    case .firstName: Phrase("First name", "이름")
    case .lastName: Phrase("Last name", "성")
    case .birthDate: Phrase("Date of birth", "생년월일")
    case .city: Phrase("City", "도시")
    case .cityHint: Phrase("Type at least two letters.", "두 글자 이상 입력해 주세요.")
    case .gender: Phrase("Gender", "성별")
    case .locate: Phrase("Use my location", "현재 위치 사용")
    case .locating: Phrase("Finding your location…", "위치를 찾는 중…")
    case .change: Phrase("Change city", "도시 바꾸기")
    case .noCity: Phrase("No match", "일치하는 도시가 없어요")
    case .noCityText: Phrase("Try a larger city nearby.", "근처의 더 큰 도시로 찾아보세요.")
    case .cityOffline:
      Phrase(
        "No connection. Cities are looked up on the server. Your other answers are kept.",
        "도시는 서버에서 찾는데 지금은 연결이 없어요. 다른 답변은 그대로 남아 있어요.")
    case .searching: Phrase("Searching…", "찾는 중…")
    case .nearYou: Phrase("Near you", "가까운 도시")
    case .found: Phrase(one: "{n} city", other: "{n} cities", "도시 {n}곳")
    case .kept: Phrase("Your answers are kept on this device.", "답변은 이 기기에 남아 있어요.")
    }
  }
}

/// The words of what a profile lacks for what was wanted.
enum GateText: PhraseBook {
  case title, lead, complete, notNow
  case name, birthDate, city, gender, photo, photoWhy, skill, skillWhy, done, missing

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Complete Your Profile", "프로필을 완성해 주세요")
    case .lead:
      Phrase(
        "Before you play with others, they want to know who is coming.",
        "함께 치기 전에, 누가 오는지 알 수 있어야 해요.")
    case .complete: Phrase("Complete now", "지금 완성하기")
    case .notNow: Phrase("Not now", "나중에")
    case .name: Phrase("Name", "이름")
    case .birthDate: Phrase("Date of birth", "생년월일")
    case .city: Phrase("Home city", "주로 치는 도시")
    case .gender: Phrase("Gender", "성별")
    case .photo: Phrase("Profile photo", "프로필 사진")
    case .photoWhy:
      Phrase("So that others recognize you at the course.", "골프장에서 서로 알아볼 수 있도록 해 주세요.")
    case .skill: Phrase("Skill level", "실력")
    case .skillWhy:
      Phrase("So that others know how you play.", "어느 정도 치는지 서로 알 수 있도록 해 주세요.")
    case .done: Phrase("Done", "완료")
    case .missing: Phrase("Missing", "필요함")
    }
  }
}
