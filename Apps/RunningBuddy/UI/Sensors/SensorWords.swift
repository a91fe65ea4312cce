import Design
import RunningBuddyDomain

extension Words {
  /// Where a value comes from, and how old it is where that is no longer now: `Strap`,
  /// `Strap · 7 s ago`.
  func origin(of value: RunSensors.Value) -> String {
    origin(name(of: value.source), age: value.age)
  }

  func name(of source: RunSensors.Source) -> String { self(source.text) }

  /// How it stands with a sensor.
  func standing(of link: SensorLink) -> String {
    switch link.phase {
    case .off(let trouble): self(trouble?.text ?? .notConnected)
    case .connecting: self(link.name == nil ? SensorText.connecting : .reconnecting)
    case .lost: self(link.name == nil ? SensorText.notReached : .reconnecting)
    case .connected: self(link.fault?.text ?? .connected)
    }
  }
}

extension RunSensors.Source {
  fileprivate var text: SensorText {
    switch self {
    case .strap: .strap
    case .pod: .pod
    case .motion: .motion
    case .companion: .companion
    }
  }
}

extension SensorFault {
  fileprivate var text: SensorText {
    switch self {
    case .short: .short
    case .implausible: .implausible
    case .noContact: .noContact
    }
  }
}

extension SensorTrouble {
  fileprivate var text: SensorText {
    switch self {
    case .unsupported: .unsupported
    case .insecure: .insecure
    case .denied, .forbidden: .denied
    case .notChosen: .notChosen
    }
  }
}

extension PodCount {
  var text: SensorText {
    switch self {
    case .automatic: .countAutomatic
    case .steps: .countSteps
    case .strides: .countStrides
    }
  }
}

/// The words of sensors.
enum SensorText: PhraseBook {
  case title, beats, steps, strap, pod, motion, companion, ago
  case notConnected, connecting, reconnecting, notReached, connected, named
  case short, implausible, noContact, unsupported, insecure, denied, notChosen
  case strapHint, podHint, connectStrap, connectPod, disconnect
  case count, countHint, countAutomatic, countSteps, countStrides
  case browsers, browsersWith, browsersWithout, instead, again

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Sensors", "센서")
    case .beats: Phrase("bpm", "bpm")
    case .steps: Phrase("spm", "spm")
    case .strap: Phrase("Heart rate strap", "심박 센서")
    case .pod: Phrase("Foot pod", "풋팟")
    case .motion: Phrase("Phone motion", "휴대폰 움직임")
    case .companion: Phrase("Second device", "두 번째 기기")
    case .ago: Phrase("{text} s ago", "{text}초 전")
    case .notConnected: Phrase("Not connected", "연결되지 않음")
    case .connecting: Phrase("Connecting…", "연결하는 중…")
    case .reconnecting: Phrase("Connection lost, reconnecting…", "연결이 끊겨 다시 연결하는 중…")
    case .notReached: Phrase("No answer yet, trying again…", "응답이 없어 다시 시도하는 중…")
    case .connected: Phrase("Connected", "연결됨")
    case .named: Phrase("{name}: {text}", "{name}: {text}")
    case .short: Phrase("Sends data that can't be read", "읽을 수 없는 데이터를 보내고 있어요")
    case .implausible: Phrase("Sends impossible values", "있을 수 없는 값을 보내고 있어요")
    case .noContact:
      Phrase(
        "No skin contact. Moisten the strap or tighten it.",
        "피부에 닿지 않아요. 센서를 적시거나 더 조여 주세요.")
    case .unsupported:
      Phrase("This browser can't use Bluetooth.", "이 브라우저는 블루투스를 쓸 수 없어요.")
    case .insecure:
      Phrase(
        "Bluetooth works only on pages opened over HTTPS.",
        "HTTPS로 연 페이지에서만 블루투스를 쓸 수 있어요.")
    case .denied:
      Phrase(
        "Bluetooth is not allowed here. Check the browser's and the phone's settings.",
        "블루투스가 허용되지 않았어요. 브라우저와 휴대폰 설정을 확인해 주세요.")
    case .notChosen:
      Phrase(
        "No sensor was chosen. It has to be worn, close by, and not connected to another app.",
        "센서를 선택하지 않았어요. 센서를 착용하고 가까이에 두고, 다른 앱과 연결되어 있지 않은지 확인해 주세요.")
    case .strapHint: Phrase("Shows and records your heart rate.", "심박수를 보여 주고 기록해요.")
    case .podHint:
      Phrase("Shows and records your cadence.", "케이던스를 보여 주고 기록해요.")
    case .connectStrap: Phrase("Connect a strap", "심박 센서 연결")
    case .connectPod: Phrase("Connect a foot pod", "풋팟 연결")
    case .disconnect: Phrase("Disconnect", "연결 끊기")
    case .count: Phrase("Counts", "세는 방식")
    case .countHint:
      Phrase(
        "If the cadence is half or double, choose what your foot pod counts.",
        "케이던스가 절반이나 두 배로 나오면 풋팟이 무엇을 세는지 골라 주세요.")
    case .countAutomatic: Phrase("Automatic", "자동")
    case .countSteps: Phrase("Steps of both feet", "두 발 걸음")
    case .countStrides: Phrase("Strides of one foot", "한 발 걸음")
    case .browsers: Phrase("Where it works", "사용할 수 있는 곳")
    case .browsersWith:
      Phrase(
        "Chrome, Edge and Samsung Internet on Android; Chrome and Edge on a computer.",
        "Android의 Chrome, Edge, 삼성 인터넷과 컴퓨터의 Chrome, Edge에서 쓸 수 있어요.")
    case .browsersWithout:
      Phrase(
        "Browsers on an iPhone, Safari and Firefox don't let web pages use Bluetooth.",
        "iPhone의 브라우저, Safari, Firefox에서는 웹 페이지가 블루투스를 쓸 수 없어요.")
    case .instead:
      Phrase(
        "There, record heart rate and cadence with a watch and import its file.",
        "그런 곳에서는 시계로 심박수와 케이던스를 기록하고 그 파일을 가져오세요.")
    case .again:
      Phrase(
        "A sensor that drops out reconnects by itself. After reloading the page, connect it again.",
        "끊긴 센서는 저절로 다시 연결돼요. 페이지를 새로 열면 한 번 더 연결해 주세요.")
    }
  }
}
