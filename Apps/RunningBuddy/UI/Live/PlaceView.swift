import Design
import RunningBuddyDomain
import View

/// What is said where the device does not tell its place, or only roughly: what the place is for,
/// and where it is allowed.
enum PlaceView {
  static func banner(
    _ trouble: LiveState.Trouble, _ words: Words,
    explained: RunFeature.ViewAction = .live(.permissionExplained),
    retried: RunFeature.ViewAction = .live(.permissionRetried)
  ) -> RunPiece {
    Design.banner(
      words(trouble.text), icon: .warning, rank: trouble == .unavailable ? .plain : .warning
    ) {
      if trouble.isPermission {
        button(words(trouble.remedy), .naked, action: explained)
      }
      if trouble == .denied {
        button(words(KitText.retry), .naked, action: retried)
      }
    }
  }

  /// Nothing is left of it once the place is there.
  static func sheet(_ state: RunFeature.State) -> RunPiece {
    state.live.trouble.map { trouble in
      sheet(
        state, trouble, closed: .live(.questionClosed), retried: .live(.permissionRetried))
    } ?? .empty
  }

  static func sheet(
    _ state: RunFeature.State, _ trouble: LiveState.Trouble, closed: RunFeature.ViewAction,
    retried: RunFeature.ViewAction
  ) -> RunPiece {
    guard trouble.isPermission else { return .empty }
    let words = state.words
    let isDenied = trouble == .denied
    return Sheet(
      id: "run-place", title: words(trouble.remedy), language: state.language,
      close: closed
    ).node {
      paragraph(words(PlaceText.purpose))
      way(words(PlaceText.iPhone), words(isDenied ? PlaceText.iPhoneAllow : .iPhonePrecise))
      way(words(PlaceText.android), words(isDenied ? PlaceText.androidAllow : .androidPrecise))
      if isDenied {
        paragraph(words(PlaceText.otherwise), "soft")
        button(
          words(KitText.retry), .prominent, traits: .wide, action: retried)
      } else {
        paragraph(words(PlaceText.afterwards), "soft")
      }
    }
  }

  private static func way(_ browser: String, _ steps: String) -> RunPiece {
    stack {
      element("h3", .class("headline")) { browser }
      paragraph(steps)
    }
  }
}

extension LiveState.Trouble {
  fileprivate var text: PlaceText {
    switch self {
    case .denied: .denied
    case .insecure: .insecure
    case .unsupported: .unsupported
    case .unavailable: .unavailable
    case .imprecise: .imprecise
    }
  }

  /// What the person is told how to do.
  fileprivate var remedy: PlaceText { self == .denied ? .allow : .makePrecise }
}

/// The words of a place that is not told, or only roughly.
enum PlaceText: PhraseBook {
  case denied, insecure, unsupported, unavailable, imprecise, allow, makePrecise, purpose
  case iPhone, iPhoneAllow, iPhonePrecise, android, androidAllow, androidPrecise
  case otherwise, afterwards

  var phrase: Phrase {
    switch self {
    case .denied:
      Phrase(
        "Location access is blocked. Distance, pace and route need it.",
        "위치 접근이 차단되어 있어요. 거리, 페이스, 경로를 기록하려면 위치가 필요해요.")
    case .insecure:
      Phrase("Location works only on pages opened over HTTPS.", "HTTPS로 연 페이지에서만 위치를 알 수 있어요.")
    case .unsupported: Phrase("This browser doesn't support location.", "이 브라우저는 위치를 지원하지 않아요.")
    case .unavailable: Phrase("No signal yet", "아직 신호가 없어요")
    case .imprecise:
      Phrase(
        "Precise location is off. Distance, pace and route need it.",
        "정확한 위치가 꺼져 있어요. 거리, 페이스, 경로를 기록하려면 켜야 해요.")
    case .allow: Phrase("How to allow location", "위치 허용 방법")
    case .makePrecise: Phrase("How to turn on precise location", "정확한 위치 켜는 방법")
    case .purpose:
      Phrase(
        "Your location is used to measure distance and pace and to draw your route. It is recorded "
          + "only during a run, and only you can see it.",
        "위치는 거리와 페이스를 재고 경로를 그리는 데 써요. 달리는 동안에만 기록하고, 나만 볼 수 있어요.")
    case .iPhone: Phrase("iPhone, Safari", "iPhone, Safari")
    case .iPhoneAllow:
      Phrase(
        "Tap the button beside the address, then the three dots, Website Settings, Location, "
          + "Allow. If it stays blocked, open Settings, Privacy & Security, Location Services, "
          + "Safari Websites and choose While Using the App.",
        "주소 옆 버튼을 누르고 점 세 개, ‘웹 사이트 설정’, ‘위치’, ‘허용’을 차례로 선택해 주세요. 그래도 차단되면 설정에서 ‘개인정보 보호 및 "
          + "보안’, ‘위치 서비스’, ‘Safari 웹 사이트’를 차례로 열고 ‘앱을 사용하는 동안’을 선택해 주세요.")
    case .iPhonePrecise:
      Phrase(
        "Open Settings, Privacy & Security, Location Services, Safari Websites and turn on Precise "
          + "Location.",
        "설정에서 ‘개인정보 보호 및 보안’, ‘위치 서비스’, ‘Safari 웹 사이트’를 차례로 열고 ‘정확한 위치’를 켜 주세요.")
    case .android: Phrase("Android, Chrome", "Android, Chrome")
    case .androidAllow:
      Phrase(
        "Tap the icon left of the address, then Permissions, and turn on Location. If it stays "
          + "blocked, open the phone's Settings, Apps, Chrome, Permissions, Location and allow it.",
        "주소 왼쪽 아이콘을 누르고 ‘권한’에서 ‘위치’를 켜 주세요. 그래도 차단되면 휴대폰 설정에서 ‘앱’, ‘Chrome’, ‘권한’, ‘위치’를 차례로 열고 "
          + "허용해 주세요.")
    case .androidPrecise:
      Phrase(
        "Open the phone's Settings, Apps, Chrome, Permissions, Location and turn on Use precise "
          + "location.",
        "휴대폰 설정에서 ‘앱’, ‘Chrome’, ‘권한’, ‘위치’를 차례로 열고 ‘정확한 위치 사용’을 켜 주세요.")
    case .otherwise:
      Phrase(
        "Without location you can still record the time.", "위치가 없어도 시간은 기록할 수 있어요.")
    case .afterwards:
      Phrase(
        "Then come back to this page. The message disappears once the location is precise.",
        "그런 다음 이 페이지로 돌아오세요. 위치가 정확해지면 안내가 사라져요.")
    }
  }
}
