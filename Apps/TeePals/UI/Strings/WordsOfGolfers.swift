import Calendar
import Core
import Design
import TeePalsDomain
import View

/// The words of what golfers say of themselves (specification §4).
enum GolfLabelText: PhraseBook {
  case male, female, nonbinary, preferNot
  case beginner, intermediate, expert
  case lessThan1, from1To3, from4To6, from7To10, moreThan10
  case years, plays, score

  var phrase: Phrase {
    switch self {
    case .male: Phrase("Male", "남성")
    case .female: Phrase("Female", "여성")
    case .nonbinary: Phrase("Non-binary", "논바이너리")
    case .preferNot: Phrase("Prefer not to say", "밝히지 않음")
    case .beginner: Phrase("Beginner", "초급")
    case .intermediate: Phrase("Intermediate", "중급")
    case .expert: Phrase("Expert", "상급")
    case .lessThan1: Phrase("<1 yr", "1년 미만")
    case .from1To3: Phrase("1–3 yrs", "1~3년")
    case .from4To6: Phrase("4–6 yrs", "4~6년")
    case .from7To10: Phrase("7–10 yrs", "7~10년")
    case .moreThan10: Phrase("10+ yrs", "10년 이상")
    case .years: Phrase(one: "{n} year old", other: "{n} years old", "{n}세")
    case .plays: Phrase(one: "Once a month", other: "{n} times a month", "월 {n}회")
    case .score: Phrase("{text}+", "{text}+")
    }
  }
}

// How golfers are spoken of.
extension Words {
  func gender(_ gender: Gender) -> String {
    switch gender {
    case .male: self(GolfLabelText.male)
    case .female: self(GolfLabelText.female)
    case .nonbinary: self(GolfLabelText.nonbinary)
    case .preferNot: self(GolfLabelText.preferNot)
    }
  }

  func skill(_ skill: SkillLevel) -> String {
    switch skill {
    case .beginner: self(GolfLabelText.beginner)
    case .intermediate: self(GolfLabelText.intermediate)
    case .expert: self(GolfLabelText.expert)
    }
  }

  func experience(_ experience: ExperienceLevel) -> String {
    switch experience {
    case .lessThan1: self(GolfLabelText.lessThan1)
    case .from1To3: self(GolfLabelText.from1To3)
    case .from4To6: self(GolfLabelText.from4To6)
    case .from7To10: self(GolfLabelText.from7To10)
    case .moreThan10: self(GolfLabelText.moreThan10)
    }
  }

  /// "34 years old".
  func age(_ years: Int) -> String { self(GolfLabelText.years, count: years) }

  /// "4 times a month".
  func plays(_ times: Int) -> String { self(GolfLabelText.plays, count: times) }

  /// "90+".
  func score(_ score: Int) -> String { self(GolfLabelText.score, text: String(score)) }
}

extension Words {
  /// Why the server did not answer as hoped.
  func problem(_ problem: AnswerProblem) -> String {
    switch problem {
    case .offline: self(ProblemText.offline)
    case .signedOut: self(ProblemText.signedOut)
    case .notFound: self(ProblemText.notFound)
    case .busy: self(ProblemText.busy)
    case .failed, .refused: self(ProblemText.failed)
    }
  }

  func problem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .offline: self(ProblemText.photoOffline)
    case .signedOut: self(ProblemText.signedOut)
    case .busy: self(ProblemText.busy)
    case .failed: self(ProblemText.photoFailed)
    case .tooLarge: self(ProblemText.photoTooLarge)
    case .tooManyPixels: self(ProblemText.photoManyPixels)
    case .tooSmall: self(ProblemText.photoTooSmall, count: GolfLimits.leastPhotoSide)
    case .tooNarrow: self(ProblemText.photoTooNarrow, count: GolfLimits.mostPhotoRatio)
    case .wrongKind: self(ProblemText.photoWrongKind)
    case .damaged: self(ProblemText.photoDamaged)
    }
  }
}

/// Why something did not come about.
enum ProblemText: PhraseBook {
  case offline, signedOut, notFound, busy, failed
  case photoOffline, photoFailed, photoTooLarge, photoManyPixels, photoTooSmall, photoWrongKind
  case photoTooNarrow, photoDamaged
  case locationDenied, locationUnknown

  var phrase: Phrase {
    switch self {
    case .offline: Phrase("There is no connection right now.", "지금은 연결되어 있지 않아요.")
    case .signedOut: Phrase("Sign in again to see this.", "다시 로그인하면 볼 수 있어요.")
    case .notFound: Phrase("This is no longer available.", "더 이상 볼 수 없어요.")
    case .busy: Phrase("Too many requests. Try again in a moment.", "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.")
    case .failed: Phrase("The server could not answer. Try again.", "서버가 답하지 못했어요. 다시 시도해 주세요.")
    case .photoOffline:
      Phrase(
        "No connection. The photo stays here until you send it again.",
        "사진을 올리려면 연결이 필요해요. 다시 보낼 때까지 여기에 있어요.")
    case .photoFailed: Phrase("The photo could not be sent.", "사진을 보내지 못했어요.")
    case .photoTooLarge:
      Phrase("This photo is too large: at most 5 MB.", "사진이 너무 커요. 5MB까지 올릴 수 있어요.")
    case .photoManyPixels:
      Phrase(
        "This photo has too many pixels. Choose a smaller one.",
        "사진의 픽셀이 너무 많아요. 더 작은 사진을 골라 주세요.")
    case .photoTooSmall:
      Phrase(
        "This photo is too small: it needs at least {n} pixels on each side.",
        "사진이 너무 작아요. 가로와 세로가 {n}픽셀 이상이어야 해요.")
    case .photoTooNarrow:
      Phrase(
        "This photo is too narrow: it may be up to {n} times as long as it is wide.",
        "사진이 너무 길쭉해요. 긴 쪽이 짧은 쪽의 {n}배를 넘지 않아야 해요.")
    case .photoWrongKind:
      Phrase("Choose a JPEG, PNG, WebP or GIF picture.", "JPEG, PNG, WebP, GIF 사진을 골라 주세요.")
    case .photoDamaged:
      Phrase("This picture can't be read. Choose another one.", "읽을 수 없는 사진이에요. 다른 사진을 골라 주세요.")
    case .locationDenied:
      Phrase("Location access is blocked. Type a city instead.", "위치 접근이 차단되어 있어요. 도시 이름을 입력해 주세요.")
    case .locationUnknown:
      Phrase("Your location can't be found. Type a city instead.", "위치를 찾지 못했어요. 도시 이름을 입력해 주세요.")
    }
  }
}
