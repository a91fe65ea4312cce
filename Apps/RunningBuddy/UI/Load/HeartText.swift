import Design

/// The words of heart rates, their zones, and the load of a run.
enum HeartText: PhraseBook {
  case title, onlyYou, profile, greatest, resting, threshold, thresholdHint, guessedFromAge
  case assumed, meanFormula, unknown, tooClose, noNumber, saved
  case method, byGreatest, byReserve, byThreshold, byOwn, from, zones, zone, zoneNumber
  case zone1, zone2, zone3, zone4, zone5, below, andMore, timeInZones, percent
  case heartAndLoad, mean, most, load, impulse, fromHeartRates, fromMean, fromEffort
  case covered, meanOnly, effortOnly, greatestGuessed, otherGuessed, beyond, toSettings, older
  case chartZones

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Heart rate", "심박수")
    case .onlyYou:
      Phrase(
        "Only you see these numbers. Zones and training load follow from them.",
        "나만 볼 수 있어요. 이 값으로 심박 존과 운동 부하를 계산해요.")
    case .profile: Phrase("Change in your profile", "프로필에서 바꾸기")
    case .greatest: Phrase("Maximum", "최대")
    case .resting: Phrase("Resting", "안정 시")
    case .threshold: Phrase("Threshold", "역치")
    case .thresholdHint:
      Phrase(
        "The average heart rate you can hold for an hour, in bpm.",
        "한 시간 동안 유지할 수 있는 평균 심박수(bpm)예요.")
    case .guessedFromAge: Phrase("guessed from age", "나이로 추정")
    case .assumed: Phrase("assumed", "가정한 값")
    case .meanFormula:
      Phrase(
        "Load uses the average of the formulas for women and men, as your profile says neither.",
        "프로필에 성별이 없어서 여성과 남성 공식의 평균으로 부하를 계산해요.")
    case .unknown:
      Phrase(
        "Add your maximum heart rate or your year of birth to your profile to see zones and load.",
        "프로필에 최대 심박수나 태어난 해를 입력하면 심박 존과 부하를 볼 수 있어요.")
    case .tooClose:
      Phrase(
        "Your maximum and resting heart rate are too close to each other. Check your profile.",
        "최대 심박수와 안정 시 심박수가 너무 가까워요. 프로필을 확인해 주세요.")
    case .noNumber: Phrase("Enter whole numbers.", "정수를 입력해 주세요.")
    case .saved: Phrase("Heart-rate settings saved", "심박수 설정을 저장했어요")
    case .method: Phrase("Zones by", "심박 존 기준")
    case .byGreatest: Phrase("Percent of maximum", "최대 심박수의 비율")
    case .byReserve: Phrase("Percent of reserve", "여유 심박수의 비율")
    case .byThreshold: Phrase("Percent of threshold", "역치 심박수의 비율")
    case .byOwn: Phrase("My own", "직접 설정")
    case .from: Phrase("Zone {text} from (bpm)", "존 {text} 시작 (bpm)")
    case .zones: Phrase("Your zones", "내 심박 존")
    case .zone: Phrase("Zone", "존")
    case .zoneNumber: Phrase("Zone {text}", "존 {text}")
    case .zone1: Phrase("very easy", "매우 가벼움")
    case .zone2: Phrase("easy", "가벼움")
    case .zone3: Phrase("moderate", "보통")
    case .zone4: Phrase("hard", "힘듦")
    case .zone5: Phrase("very hard", "매우 힘듦")
    case .below: Phrase("Below zone 1", "존 1 미만")
    case .andMore: Phrase("{text} and more", "{text} 이상")
    case .timeInZones: Phrase("Time in zones", "존별 시간")
    case .percent: Phrase("{text}%", "{text}%")
    case .heartAndLoad: Phrase("Heart rate and load", "심박수와 부하")
    case .mean: Phrase("Average", "평균")
    case .most: Phrase("Highest", "최고")
    case .load: Phrase("Training load", "운동 부하")
    case .impulse: Phrase("TRIMP", "TRIMP")
    case .fromHeartRates: Phrase("from heart rate", "심박수로 계산")
    case .fromMean: Phrase("from the average", "평균 심박수로 계산")
    case .fromEffort: Phrase("from your effort", "강도로 계산")
    case .covered:
      Phrase(
        "Heart rate was measured for {text}% of the time. The rest counts as the same.",
        "전체 시간의 {text}%에서 심박수를 쟀어요. 나머지도 같다고 보고 계산했어요.")
    case .meanOnly:
      Phrase(
        "The load is calculated from the average heart rate, which makes it a little low.",
        "평균 심박수로만 계산해서 부하가 조금 낮게 나와요.")
    case .effortOnly:
      Phrase(
        "Heart rate is not known well enough: the load is your effort times the minutes. "
          + "An hour at 8/10 is 100.",
        "심박수 기록이 부족해서 강도와 시간으로 계산했어요(강도 8로 한 시간이면 100).")
    case .greatestGuessed:
      Phrase(
        "Your maximum heart rate, {text} bpm, is guessed from your age and may be 10 bpm off.",
        "최대 심박수 {text} bpm은 나이로 추정한 값이라 10 bpm쯤 다를 수 있어요.")
    case .otherGuessed:
      Phrase(
        "Your resting or threshold heart rate is not set, so a usual one is used.",
        "안정 시 또는 역치 심박수를 입력하지 않아서 일반적인 값을 썼어요.")
    case .beyond:
      Phrase(
        "This run went above your maximum heart rate of {text} bpm. Check it in your profile.",
        "이 달리기에서 최대 심박수 {text} bpm을 넘었어요. 프로필을 확인해 주세요.")
    case .toSettings: Phrase("Heart-rate settings", "심박수 설정")
    case .chartZones:
      Phrase("Dashed lines: where your zones begin.", "점선은 심박 존이 시작되는 곳이에요.")
    case .older:
      Phrase(
        "Time in zones appears once the figures are recalculated.",
        "다시 계산하면 존별 시간이 나와요.")
    }
  }
}

/// The words of training load over weeks and months.
enum LoadText: PhraseBook {
  case title, none, quarter, year, fitness, fatigue, form, tired, rested, settling, change, day
  case weekly, rough, unknown, about, aboutLoad, aboutFitness, aboutFatigue, aboutForm, aboutLimits

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Training load", "운동 부하")
    case .none:
      Phrase(
        "No training load yet. It comes from runs with a heart rate, or with how hard they were.",
        "아직 운동 부하가 없어요. 심박수나 강도가 있는 달리기로 계산해요.")
    case .quarter: Phrase("90 days", "90일")
    case .year: Phrase("A year", "1년")
    case .fitness: Phrase("Fitness", "체력")
    case .fatigue: Phrase("Fatigue", "피로")
    case .form: Phrase("Form", "컨디션")
    case .tired: Phrase("more tired than usual", "평소보다 피로함")
    case .rested: Phrase("rested", "회복됨")
    case .settling:
      Phrase(
        "Fitness needs about six weeks of runs. Until then it is lower than it really is.",
        "체력을 계산하려면 6주쯤의 기록이 필요해요. 그 전에는 실제보다 낮게 나와요.")
    case .change: Phrase("From {name} to {text}", "{name}에서 {text}까지")
    case .day: Phrase("Day", "날짜")
    case .weekly: Phrase("Load per week", "주간 부하")
    case .rough:
      Phrase(
        one: "{n} run counts by its effort or average heart rate.",
        other: "{n} runs count by their effort or average heart rate.",
        "{n}개 기록은 강도나 평균 심박수로 계산했어요.")
    case .unknown:
      Phrase(
        one: "{n} run is missing here: neither heart rate nor effort is known.",
        other: "{n} runs are missing here: neither heart rate nor effort is known.",
        "{n}개 기록은 심박수와 강도가 없어서 빠졌어요.")
    case .about: Phrase("What these numbers mean", "이 수치의 뜻")
    case .aboutLoad:
      Phrase(
        "Load: an hour at your threshold heart rate is 100. Runs only.",
        "부하: 역치 심박수로 한 시간을 달리면 100이에요. 달리기만 계산해요.")
    case .aboutFitness:
      Phrase(
        "Fitness: the average load per day over about six weeks.",
        "체력: 약 6주 동안의 하루 평균 부하예요.")
    case .aboutFatigue:
      Phrase(
        "Fatigue: the average load per day over about a week.",
        "피로: 약 1주 동안의 하루 평균 부하예요.")
    case .aboutForm:
      Phrase(
        "Form: yesterday's fitness less yesterday's fatigue.",
        "컨디션: 어제의 체력에서 어제의 피로를 뺀 값이에요.")
    case .aboutLimits:
      Phrase(
        "This is a model: it knows nothing of sleep, illness or heat, nor how fast you are.",
        "계산 모형일 뿐이에요. 잠, 질병, 더위나 달리기 속도는 반영하지 않아요.")
    }
  }
}
