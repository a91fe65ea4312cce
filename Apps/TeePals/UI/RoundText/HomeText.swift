import Design

/// The words of home.
enum HomeText: PhraseBook {
  case morning, afternoon, evening, welcome, welcomePlain, yourProfile, upcoming, details
  case noUpcoming, noUpcomingLine, findRound, invites, pending, metrics, mySchedule, seeAll
  case scheduleEmpty, discover, discoverEmpty, discoverEmptyHint, host, noCity, setCity, players
  case discoverOffline

  var phrase: Phrase {
    switch self {
    case .morning: Phrase("{text} Morning", "{text} 아침")
    case .afternoon: Phrase("{text} Afternoon", "{text} 오후")
    case .evening: Phrase("{text} Evening", "{text} 저녁")
    case .welcome: Phrase("Welcome back, {name}.", "{name} 님, 다시 오셨네요.")
    case .welcomePlain: Phrase("Welcome back.", "다시 오셨네요.")
    case .yourProfile: Phrase("Your profile", "내 프로필")
    case .upcoming: Phrase("Upcoming Round", "다가오는 라운드")
    case .details: Phrase("View Details", "자세히 보기")
    case .noUpcoming: Phrase("No Upcoming Rounds", "예정된 라운드가 없어요")
    case .noUpcomingLine: Phrase("Find your next tee time", "다음 티타임을 찾아보세요")
    case .findRound: Phrase("Find a Round", "라운드 찾기")
    case .invites: Phrase("Invites", "초대")
    case .pending: Phrase("Pending", "대기 중")
    case .metrics: Phrase("Invites and requests", "초대와 요청")
    case .mySchedule: Phrase("My Schedule", "내 일정")
    case .seeAll: Phrase("See all", "모두 보기")
    case .scheduleEmpty:
      Phrase("Rounds that you join or host will appear here.", "참여하거나 주최한 라운드가 여기에 보여요.")
    case .discover: Phrase("Discover", "둘러보기")
    case .discoverEmpty: Phrase("No open rounds within {text}", "{text} 안에 열린 라운드가 없어요")
    case .discoverEmptyHint:
      Phrase("Host one, and golfers nearby will find it.", "직접 열면 주변 골퍼들이 찾아올 거예요.")
    case .host: Phrase("Host a Round", "라운드 열기")
    case .noCity:
      Phrase("Set your city to see rounds around it.", "도시를 정하면 주변 라운드를 보여 드려요.")
    case .setCity: Phrase("Set your city", "도시 정하기")
    case .players: Phrase("{name} of {text} players", "{text}명 중 {name}명")
    case .discoverOffline:
      Phrase("Nearby rounds appear when you are online.", "온라인이 되면 주변 라운드를 찾아볼게요.")
    }
  }
}
