import Design
import RunningBuddyDomain

extension Words {
  /// Whether the other device is heard, and since when it is not.
  func reach(_ reach: CompanionReach) -> String {
    switch reach {
    case .live: self(CompanionText.live)
    case .delayed(let silence): self(CompanionText.delayed, text: String(silence / 1_000))
    case .offline(let waiting):
      waiting == 0
        ? self(CompanionText.offline) : self(CompanionText.buffering, text: String(waiting))
    case .ended: self(CompanionText.ended)
    }
  }

  /// That its clock shows another time, where it does.
  func clock(of device: CompanionReceiver.Device) -> String? {
    let ahead = device.clockAhead
    guard ahead.magnitude >= CompanionReceiver.clockLimit.magnitude else { return nil }
    return self(
      ahead > 0 ? CompanionText.clockAhead : .clockBehind,
      text: duration(Int64(ahead.magnitude) + 500))
  }

  /// What became of a button.
  func outcome(_ outcome: PressVerdict.Outcome) -> SecondText {
    switch outcome {
    case .done: .done
    case .placed: .placed
    case .superseded: .superseded
    case .impossible: .impossible
    }
  }

  func title(of press: CompanionPress) -> String {
    switch press {
    case .start: self(ArmingText.start)
    case .pause: self(LiveText.pause)
    case .resume: self(LiveText.resume)
    case .lap: self(LiveText.lap)
    case .mark: self(LiveText.mark)
    case .finish: self(LiveText.finish)
    }
  }
}

extension RunFeature.State {
  /// How it stands with the second device of the run; nothing without one.
  var companionInWords: String? {
    guard let device = companions.receiver?.devices.first else { return nil }
    return words(CompanionText.chip, text: words.reach(device.reach(at: companionTime)))
  }
}

/// The words of second devices, on the device that records.
enum CompanionText: PhraseBook {
  case title, chip, live, delayed, offline, buffering, ended, about, turnOn, turnOff, waiting
  case unnamed, same, sameText, other, otherText, showCode, codeLabel, left, newCode, hideCode
  case failed, paired, remove, seen, this, thisText, use, account, missing
  case clockAhead, clockBehind

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Second device", "두 번째 기기")
    case .chip: Phrase("Second device: {text}", "두 번째 기기: {text}")
    case .live: Phrase("connected", "연결됨")
    case .delayed: Phrase("last heard {text} s ago", "{text}초 전에 마지막으로 연결됨")
    case .offline: Phrase("not connected", "연결되지 않음")
    case .buffering:
      Phrase("not connected, {text} readings waiting", "연결되지 않음, 대기 중인 기록 {text}개")
    case .ended: Phrase("ended", "끝남")
    case .about:
      Phrase(
        "An old phone on your arm, a tablet or a watch with a browser measures, shows your pace "
          + "and controls the run. It keeps what it measures while it's not connected.",
        "팔에 찬 예전 휴대폰이나 태블릿, 브라우저가 있는 시계로 측정하고, 페이스를 보고, 달리기를 조작할 수 있어요. 연결이 끊긴 동안 측정한 것은 "
          + "그 기기에 보관돼요.")
    case .turnOn: Phrase("Allow a second device", "두 번째 기기 사용하기")
    case .turnOff: Phrase("Don't use a second device", "두 번째 기기 사용 안 하기")
    case .waiting: Phrase("Waiting for a second device…", "두 번째 기기를 기다리는 중…")
    case .unnamed: Phrase("Second device", "두 번째 기기")
    case .same: Phrase("With your account", "내 계정으로")
    case .sameText:
      Phrase(
        "Sign in on the other device and open Settings, Second device, Use this device as the "
          + "second one.",
        "다른 기기에서 로그인하고 ‘설정’, ‘두 번째 기기’, ‘이 기기를 두 번째 기기로 사용’을 차례로 선택해 주세요.")
    case .other: Phrase("Without signing in", "로그인 없이")
    case .otherText:
      Phrase(
        "A device that is paired by a code can take part in your runs and do nothing else.",
        "코드로 연결한 기기는 달리기에만 함께할 수 있고 다른 것은 할 수 없어요.")
    case .showCode: Phrase("Show a code", "코드 보기")
    case .codeLabel: Phrase("QR code with the address and the code", "주소와 코드가 담긴 QR 코드")
    case .left: Phrase("Valid for {text} s more", "{text}초 동안 쓸 수 있어요")
    case .newCode: Phrase("New code", "새 코드")
    case .hideCode: Phrase("Hide the code", "코드 숨기기")
    case .failed:
      Phrase("No code: the server can't be reached.", "서버에 연결할 수 없어 코드를 만들지 못했어요.")
    case .paired: Phrase("Paired devices", "연결한 기기")
    case .remove: Phrase("Remove", "삭제")
    case .seen: Phrase("Last used {text}", "마지막 사용 {text}")
    case .this: Phrase("This device", "이 기기")
    case .thisText:
      Phrase(
        "Another phone or computer records the run, and this device takes part.",
        "다른 휴대폰이나 컴퓨터가 달리기를 기록하고 이 기기가 함께해요.")
    case .use: Phrase("Use this device as the second one", "이 기기를 두 번째 기기로 사용")
    case .missing:
      Phrase(
        "Not everything has arrived from the second device. Once the run is saved, nothing can be "
          + "added.",
        "두 번째 기기의 기록이 아직 다 도착하지 않았어요. 저장한 뒤에는 더할 수 없어요.")
    case .account:
      Phrase(
        "A second device needs an account on the device that records.",
        "기록하는 기기에 계정이 있어야 두 번째 기기를 쓸 수 있어요.")
    case .clockAhead:
      Phrase(
        "Its clock is {text} ahead. Its readings are put at the right time.",
        "그 기기의 시계가 {text} 빠르지만, 기록은 맞는 시각에 넣어요.")
    case .clockBehind:
      Phrase(
        "Its clock is {text} behind. Its readings are put at the right time.",
        "그 기기의 시계가 {text} 느리지만, 기록은 맞는 시각에 넣어요.")
    }
  }
}

/// The words of a second device itself.
enum SecondText: PhraseBook {
  case title, about, code, codeHint, connect, wrong, tooOften, offline, start, stop, records
  case idle, ready, countdown, over, chip, sent, done, placed, superseded, impossible, full, pressed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Second device", "두 번째 기기")
    case .about:
      Phrase(
        "This device measures, shows the run that another one records, and controls it. Keep this "
          + "page on the screen.",
        "이 기기는 측정하고, 다른 기기가 기록하는 달리기를 보여 주고 조작해요. 이 페이지를 화면에 켜 두세요.")
    case .code: Phrase("Code", "코드")
    case .codeHint:
      Phrase(
        "The 8 digits that the device that records shows under Second device.",
        "기록하는 기기의 ‘두 번째 기기’에 보이는 숫자 8자리예요.")
    case .connect: Phrase("Connect", "연결")
    case .wrong:
      Phrase(
        "This code is not right, or its two minutes are over. Have a new one shown.",
        "코드가 맞지 않거나 2분이 지났어요. 새 코드를 만들어 주세요.")
    case .tooOften:
      Phrase("Too many tries. Wait two minutes.", "너무 여러 번 시도했어요. 2분 뒤에 다시 해 주세요.")
    case .offline: Phrase("The server can't be reached.", "서버에 연결할 수 없어요.")
    case .start: Phrase("Use this device", "이 기기 사용하기")
    case .stop: Phrase("Stop using this device", "이 기기 사용 끝내기")
    case .records:
      Phrase(
        "This device records the run itself. Use another one as the second.",
        "이 기기가 직접 달리기를 기록하고 있어요. 다른 기기를 두 번째 기기로 사용해 주세요.")
    case .idle:
      Phrase(
        "Open a run on the device that records.", "기록하는 기기에서 달리기를 열어 주세요.")
    case .ready: Phrase("Ready to start", "시작할 준비가 됐어요")
    case .countdown: Phrase("Starting…", "곧 시작해요…")
    case .over: Phrase("The run is over", "달리기가 끝났어요")
    case .chip: Phrase("Device that records: {text}", "기록하는 기기: {text}")
    case .sent: Phrase("Not arrived yet. It will be sent again.", "아직 도착하지 않아 다시 보내는 중이에요.")
    case .done: Phrase("Done", "완료")
    case .placed:
      Phrase(
        "Arrived late. It counts at the moment you pressed it.", "늦게 도착했지만 누른 시점에 반영돼요.")
    case .superseded:
      Phrase(
        "Arrived too late. Nothing was changed.", "너무 늦게 도착해서 반영되지 않았어요.")
    case .impossible: Phrase("Not possible right now", "지금은 할 수 없어요")
    case .full:
      Phrase(
        "No storage left on this device. Readings are kept while the page is open.",
        "기기 저장 공간이 가득 찼어요. 페이지가 열려 있는 동안만 보관해요.")
    case .pressed: Phrase("{name}: {text}", "{name}: {text}")
    }
  }
}
