import AccountsDomain
import Design

/// The words of the profile.
public enum ProfileText: PhraseBook {
  case photo, photoLead, choosePhoto, otherPhoto, removePhoto, sendingPhoto, photoAgain, photoGiveUp
  case shownTitle, shownLead, about, aboutHint, area, areaHint, audience, audienceHint, nobody
  case members
  case ownTitle, ownLead, birthYear, sex, unsaid, female, male, other
  case units, metric, imperial, height, feet, inches, weight, centimetres, kilograms, pounds
  case maximumHeartRate, restingHeartRate, beats
  case zone, zoneHint, followZone
  case othersSee, onlyYou
  case notANumber, textLong, outOfRange, restingHigh, zoneUnknown

  public var phrase: Phrase { photoPhrase ?? halfPhrase ?? faultPhrase }

  private var photoPhrase: Phrase? {
    switch self {
    case .photo: Phrase("Photo", "사진")
    case .photoLead:
      Phrase(
        "Cropped to a square. Location, camera and all other metadata are removed.",
        "정사각형으로 잘라요. 파일에 담긴 위치, 카메라 등의 정보는 모두 지워요.")
    case .choosePhoto: Phrase("Choose a photo", "사진 고르기")
    case .otherPhoto: Phrase("Choose another photo", "다른 사진 고르기")
    case .removePhoto: Phrase("Remove photo", "사진 지우기")
    case .sendingPhoto: Phrase("Sending the photo…", "사진을 보내는 중…")
    case .photoAgain: Phrase("Send again", "다시 보내기")
    case .photoGiveUp: Phrase("Don't use this photo", "이 사진 쓰지 않기")
    default: nil
    }
  }

  private var halfPhrase: Phrase? {
    switch self {
    case .shownTitle: Phrase("What others can see", "다른 사람에게 보이는 정보")
    case .shownLead:
      Phrase(
        "Name, photo and what you write here. No app shows this profile to others yet.",
        "이름, 사진, 그리고 여기에 쓴 내용이에요. 아직 이 프로필을 보여 주는 앱은 없어요.")
    case .about: Phrase("About you", "소개")
    case .aboutHint: Phrase("Up to 300 characters.", "300자까지 쓸 수 있어요.")
    case .area: Phrase("Home area", "사는 곳")
    case .areaHint: Phrase("City or area, not a full address.", "주소가 아니라 도시나 지역만 적어 주세요.")
    case .audience: Phrase("Who can see this", "공개 범위")
    case .audienceHint:
      Phrase("Applies to every app that shows this profile.", "이 프로필을 보여 주는 모든 앱에 적용돼요.")
    case .nobody: Phrase("No one", "아무도 못 봐요")
    case .members: Phrase("Everyone with an account here", "이 서버의 모든 회원")
    case .ownTitle: Phrase("Only for you", "나만 보는 정보")
    case .ownLead:
      Phrase(
        "No one else ever sees this. Apps use it for calculations. All fields are optional.",
        "다른 사람은 절대 볼 수 없어요. 앱이 계산할 때만 써요. 비워 두어도 괜찮아요.")
    case .birthYear: Phrase("Year of birth", "태어난 해")
    case .sex: Phrase("Sex", "성별")
    case .unsaid: Phrase("Not set", "설정 안 함")
    case .female: Phrase("Female", "여성")
    case .male: Phrase("Male", "남성")
    case .other: Phrase("Other", "기타")
    case .units: Phrase("Units", "단위")
    case .metric: Phrase("Meters, kilograms", "미터, 킬로그램")
    case .imperial: Phrase("Feet, pounds", "피트, 파운드")
    case .height: Phrase("Height", "키")
    case .feet: Phrase("Height, feet", "키(피트)")
    case .inches: Phrase("Height, inches", "키(인치)")
    case .weight: Phrase("Weight", "몸무게")
    case .centimetres: Phrase("cm", "cm")
    case .kilograms: Phrase("kg", "kg")
    case .pounds: Phrase("lb", "lb")
    case .maximumHeartRate: Phrase("Maximum heart rate", "최대 심박수")
    case .restingHeartRate: Phrase("Resting heart rate", "안정 시 심박수")
    case .beats: Phrase("bpm", "회/분")
    case .zone: Phrase("Time zone", "시간대")
    case .zoneHint: Phrase("Your days are counted in this time zone.", "하루를 세는 기준이에요.")
    case .followZone: Phrase("Same as device ({zone})", "기기 설정 따르기 ({zone})")
    case .othersSee: Phrase("Others can see this", "다른 사람이 볼 수 있어요")
    case .onlyYou: Phrase("Only you", "나만 볼 수 있어요")
    default: nil
    }
  }

  private var faultPhrase: Phrase {
    switch self {
    case .notANumber: Phrase("Enter a number.", "숫자를 입력하세요.")
    case .textLong: Phrase("At most {limit} characters.", "{limit}자까지 쓸 수 있어요.")
    case .outOfRange: Phrase("Between {from} and {to}.", "{from}에서 {to} 사이로 입력하세요.")
    case .restingHigh:
      Phrase("Must be lower than your maximum heart rate.", "안정 시 심박수는 최대 심박수보다 낮아야 해요.")
    default: Phrase("Unknown time zone.", "알 수 없는 시간대예요.")
    }
  }
}
