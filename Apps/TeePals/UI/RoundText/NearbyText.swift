import Design

/// The words of the rounds nearby.
enum NearbyText: PhraseBook {
  case title, nearby, activity, switchLabel, create, filters, within, around, anywhere
  case following, everyone, metric, miles, loading, none, noneHint, editFilters, createRound
  case noneFollowing, noneFollowingHint, noCity, noCityHint, setCity, truncated, more, refresh
  case kept, offlineEarlier, offlineNothing, offlineNothingHint, found, foundMore
  case explain, explainTitle, explainHint, explainNone, precision, ranges, candidates
  case afterDistance, returned, micros, justNow, minutesAgo, hoursAgo, daysAgo
  case look, asList, asMap, map, mapCentre, unplaced, unplacedNone, pinned

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Rounds", "라운드")
    case .nearby: Phrase("Nearby", "내 주변")
    case .activity: Phrase("Activity", "내 활동")
    case .switchLabel: Phrase("Rounds to show", "보여 줄 라운드")
    case .create: Phrase("Host a round", "라운드 열기")
    case .filters: Phrase("Filters", "필터")
    case .within: Phrase("Within {text}", "{text} 이내")
    case .around: Phrase("around {name}", "{name} 주변")
    case .anywhere: Phrase("Anywhere", "어디든지")
    case .following: Phrase("People you follow", "팔로우하는 사람")
    case .everyone: Phrase("Everyone", "모두")
    case .metric: Phrase("{text} km", "{text}km")
    case .miles: Phrase("{text} miles", "{text}마일")
    case .loading: Phrase("Looking for rounds", "라운드를 찾는 중이에요")
    case .none: Phrase("No rounds match your filters", "조건에 맞는 라운드가 없어요")
    case .noneHint:
      Phrase(
        "Try a larger distance, other dates or anywhere. Or host a round yourself.",
        "거리나 날짜를 넓히거나 어디든지 찾아보세요. 직접 열어 봐도 좋아요.")
    case .editFilters: Phrase("Edit filters", "필터 바꾸기")
    case .createRound: Phrase("Host a round", "라운드 열기")
    case .noneFollowing: Phrase("No rounds from people you follow", "팔로우하는 사람이 연 라운드가 없어요")
    case .noneFollowingHint:
      Phrase(
        "Follow golfers you have played with to see their rounds here.",
        "함께 친 골퍼를 팔로우하면 그 사람의 라운드가 여기에 보여요.")
    case .noCity: Phrase("Where do you golf?", "어디에서 골프를 치세요?")
    case .noCityHint:
      Phrase("Set a city to see the rounds around it.", "도시를 정하면 그 주변의 라운드를 보여 드려요.")
    case .setCity: Phrase("Set a city", "도시 정하기")
    case .truncated:
      Phrase(
        "Showing the soonest matches. Narrow the search to see the others.",
        "가장 빠른 라운드만 보여요. 조건을 좁히면 나머지도 볼 수 있어요.")
    case .more: Phrase("Show more", "더 보기")
    case .refresh: Phrase("Refresh", "새로 고침")
    case .offlineEarlier: Phrase("Found {text}", "{text}에 찾음")
    case .offlineNothing: Phrase("No rounds on this device", "이 기기에 저장된 라운드가 없어요")
    case .offlineNothingHint:
      Phrase("New rounds appear when you are online.", "온라인이 되면 새 라운드를 찾아볼게요.")
    case .kept: Phrase("{name} Rounds found {text}.", "{name} {text}에 찾은 결과예요.")
    case .found: Phrase(one: "{n} round", other: "{n} rounds", "라운드 {n}개")
    case .foundMore: Phrase("{n}+ rounds", "라운드 {n}개 이상")
    case .explain: Phrase("Explain this search", "이 검색이 어떻게 이루어졌나요")
    case .explainTitle: Phrase("How this search worked", "이 검색의 과정")
    case .explainHint:
      Phrase(
        "The map is divided into cells along a curve. Cells that touch the circle are read as "
          + "index ranges, then each distance is measured exactly.",
        "지도를 곡선을 따라 칸으로 나누고, 원에 닿는 칸만 색인에서 범위로 읽은 뒤 정확한 거리로 다시 재요.")
    case .explainNone: Phrase("Refresh to see how.", "새로 고치면 과정을 보여 드려요.")
    case .precision: Phrase("Cell precision", "칸의 정밀도")
    case .ranges: Phrase("Index ranges", "색인 범위")
    case .candidates: Phrase("Rounds examined", "살펴본 라운드")
    case .afterDistance: Phrase("Within the circle", "거리 안의 라운드")
    case .returned: Phrase("On this page", "이 화면에 보인 라운드")
    case .micros: Phrase("Microseconds", "마이크로초")
    case .justNow: Phrase("just now", "방금")
    case .minutesAgo: Phrase(one: "{n} minute ago", other: "{n} minutes ago", "{n}분 전")
    case .hoursAgo: Phrase(one: "{n} hour ago", other: "{n} hours ago", "{n}시간 전")
    case .daysAgo: Phrase(one: "{n} day ago", other: "{n} days ago", "{n}일 전")
    case .look: Phrase("How rounds are shown", "라운드를 보는 방식")
    case .asList: Phrase("List", "목록")
    case .asMap: Phrase("Map", "지도")
    case .map: Phrase("Map of the rounds nearby", "주변 라운드 지도")
    case .mapCentre:
      Phrase("The ring marks where you search from: {name}.", "동그라미는 찾는 기준이 되는 곳이에요: {name}")
    case .unplaced:
      Phrase(
        one: "{n} round without an exact place is only in the list.",
        other: "{n} rounds without an exact place are only in the list.",
        "정확한 위치가 없는 라운드 {n}개는 목록에만 있어요.")
    case .unplacedNone:
      Phrase(
        "Rounds without an exact place are only in the list.",
        "정확한 위치가 없는 라운드는 목록에만 있어요.")
    case .pinned: Phrase(one: "{n} round: {name}", other: "{n} rounds: {name}", "라운드 {n}개: {name}")
    }
  }
}
