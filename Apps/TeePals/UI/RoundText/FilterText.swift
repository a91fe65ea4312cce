import Design

/// The words of the sheet of filters.
enum FilterText: PhraseBook {
  case title, distance, city, cityHint, cityPlaceholder, ownCityNamed, useHere, here, locating
  case notLocated, citySearching, cityNone, cityFailed, noCity, dates, today, thisWeekend, next7
  case next30, custom, customRange, from, to, sort, soonest, nearest, newest, nearestHint, host
  case searching, searchingAnywhere, reset, apply, show, showMore, showNone, counting
  case countFailed, countOffline, missing, order, past, tooLong
  case anything, skill, price, priceHint, priceUpTo, time, timeHint, morning, afternoon, evening
  case seats, seatsFrom

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Filters", "필터")
    case .distance: Phrase("Distance", "거리")
    case .city: Phrase("City", "도시")
    case .cityHint: Phrase("Search around this city.", "어느 도시 주변을 찾을까요?")
    case .cityPlaceholder: Phrase("Type a city", "도시 이름 입력")
    case .ownCityNamed: Phrase("Your city: {name}", "내 도시: {name}")
    case .useHere: Phrase("Use current location", "현재 위치 사용")
    case .here: Phrase("Current location", "현재 위치")
    case .locating: Phrase("Finding your location", "현재 위치를 찾는 중이에요")
    case .notLocated:
      Phrase(
        "Your location is not available. Type a city instead.", "이 기기의 위치를 알 수 없어요. 도시를 입력해 주세요.")
    case .citySearching: Phrase("Looking for cities", "도시를 찾는 중이에요")
    case .cityNone: Phrase("No matching city", "일치하는 도시가 없어요")
    case .cityFailed: Phrase("Cities could not be looked up", "도시를 찾지 못했어요")
    case .noCity: Phrase("No city chosen", "도시를 골라 주세요")
    case .dates: Phrase("Dates", "날짜")
    case .today: Phrase("Today", "오늘")
    case .thisWeekend: Phrase("This weekend", "이번 주말")
    case .next7: Phrase("Next 7 days", "앞으로 7일")
    case .next30: Phrase("Next 30 days", "앞으로 30일")
    case .custom: Phrase("Custom", "직접 선택")
    case .customRange: Phrase("{name} – {text}", "{name}~{text}")
    case .from: Phrase("First day", "첫날")
    case .to: Phrase("Last day", "마지막 날")
    case .sort: Phrase("Sort by", "정렬")
    case .soonest: Phrase("Soonest", "빠른 날짜순")
    case .nearest: Phrase("Nearest", "가까운 순")
    case .newest: Phrase("Newest", "최근 등록순")
    case .nearestHint: Phrase("Choose a distance to sort by nearest.", "가까운 순은 거리를 정해야 쓸 수 있어요.")
    case .host: Phrase("Hosted by", "주최자")
    case .searching: Phrase("Searching within {text} of {name}", "{name}에서 {text} 이내를 찾아요")
    case .searchingAnywhere:
      Phrase("Searching everywhere, regardless of location", "위치와 상관없이 모두 찾아요")
    case .reset: Phrase("Reset", "초기화")
    case .apply: Phrase("Apply", "적용")
    case .show: Phrase(one: "Show {n} round", other: "Show {n} rounds", "라운드 {n}개 보기")
    case .showMore: Phrase("Show {n}+ rounds", "라운드 {n}개 이상 보기")
    case .showNone: Phrase("No rounds. Apply anyway", "라운드가 없어요. 그래도 적용")
    case .counting: Phrase("Counting", "세는 중이에요")
    case .countFailed: Phrase("The rounds could not be counted", "개수를 세지 못했어요")
    case .countOffline:
      Phrase("Offline. Rounds are counted when you are online.", "오프라인이라 개수를 셀 수 없어요")
    case .missing: Phrase("Choose both days", "두 날짜를 모두 골라 주세요")
    case .order: Phrase("The last day is before the first", "마지막 날이 첫날보다 빨라요")
    case .past: Phrase("These dates are in the past", "이미 지난 날짜예요")
    case .tooLong: Phrase("At most 30 days", "최대 30일까지 고를 수 있어요")
    case .anything: Phrase("Any", "상관없음")
    case .skill: Phrase("Skill level", "실력")
    case .price: Phrase("Price per player", "1인당 비용")
    case .priceHint:
      Phrase(
        "Other currencies count by similar amounts. Rounds without a price are left out.",
        "다른 통화는 비슷한 금액으로 견줘요. 비용이 미정인 라운드는 빠져요.")
    case .priceUpTo: Phrase("{text} or less", "{text} 이하")
    case .time: Phrase("Time of day", "시간대")
    case .timeHint:
      Phrase(
        "The time at the course. Afternoons begin at noon, evenings at 4 PM.",
        "골프장 현지 시간이에요. 오후는 12시부터, 저녁은 오후 4시부터예요.")
    case .morning: Phrase("Morning", "오전")
    case .afternoon: Phrase("Afternoon", "오후")
    case .evening: Phrase("Evening", "저녁")
    case .seats: Phrase("Free spots", "남은 자리")
    case .seatsFrom:
      Phrase(one: "{n} spot or more", other: "{n} spots or more", "{n}자리 이상")
    }
  }
}
