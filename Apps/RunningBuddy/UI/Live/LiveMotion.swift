import Core
import Design
import RunningBuddyDomain

/// The motion sensors of the device that records, and what they have told.
struct LiveMotion: Hashable {
  /// Why nothing is told.
  enum Trouble: String, Hashable {
    case denied, insecure, unsupported
    /// The browser wants to be asked from a tap.
    case untapped = "NotAllowedError"
  }

  private(set) var isWatching = false
  /// When something was told last since it is watched, by the page's clock; `nil` for never.
  private var sensedAt: Int64?
  /// Whether the device leaves it to others to take gravity away.
  private var hasGravity = false
  private(set) var trouble: Trouble?
  private var carried = Carrying.hand
  private var meter = MotionMeter(.hand)
  private var gravity = GravityFilter()
  /// Seconds that are to be written with the next row.
  private var waiting: [MotionSecond] = []
  /// Of those, at most: others are too old to say something.
  private static let most = 5

  mutating func begin() {
    isWatching = true
    sensedAt = nil
    trouble = nil
  }

  /// Whether it was told, and is no longer.
  func isSilent(at uptime: Int64) -> Bool {
    isWatching && (sensedAt.map { sensed in uptime - sensed > RunSensors.fresh } ?? false)
  }

  /// Nothing is watched, and nothing in the way.
  mutating func end() { self = LiveMotion(carried) }

  mutating func fail(_ reason: String) {
    end()
    trouble = Trouble(rawValue: reason) ?? .unsupported
  }

  /// The device is carried elsewhere: its steps look otherwise.
  mutating func carry(_ carried: Carrying) {
    guard carried != self.carried else { return }
    self.carried = carried
    meter = MotionMeter(carried)
  }

  /// The samples of a batch, without gravity. Its kind says whether they came with it.
  mutating func samples(of batch: [UInt8], kind: String) -> [MotionSample] {
    hasGravity = sameBytes(kind, "gravity")
    let samples = MotionSample.read(batch)
    return hasGravity ? gravity.take(samples) : samples
  }

  /// Counts the steps of samples that were told at a time of the page's clock.
  mutating func take(_ samples: [MotionSample], at uptime: Int64) {
    sensedAt = uptime
    waiting += meter.take(samples)
    if waiting.count > LiveMotion.most { waiting.removeFirst(waiting.count - LiveMotion.most) }
  }

  /// What is to be written.
  mutating func told() -> [RecorderEvent] {
    seconds().map { second in RecorderEvent.motion(second) }
  }

  /// The seconds that were not taken yet.
  mutating func seconds() -> [MotionSecond] {
    let seconds = waiting
    waiting = []
    return seconds
  }

  init() {}

  private init(_ carried: Carrying) { carry(carried) }
}

extension RunFeature.State {
  /// Watches motion while it is wanted. Where a browser wants a tap, the one that starts the run
  /// will do.
  mutating func keepMotion(_ isHeld: Bool) -> Effects {
    let wants = isHeld && settings.countsSteps
    live.motion.carry(settings.carried)
    if wants { return live.motion.isWatching || live.motion.trouble != nil ? [] : watchMotion() }
    guard isVisible else { return [] }
    let wasWatching = live.motion.isWatching
    live.motion.end()
    return wasWatching ? [.tell(.unwatchMotion)] : []
  }

  mutating func watchMotion() -> Effects {
    live.motion.begin()
    return [.ask(.watchMotion, answer: { answer in .inner(.live(.sensed(answer))) })]
  }

  /// The same, from a tap, where that was missing.
  mutating func allowMotion() -> Effects {
    live.motion.trouble == .untapped ? watchMotion() : []
  }

  mutating func takeMotion(_ answer: HostAnswer) -> Effects {
    guard live.motion.isWatching else { return [] }
    switch answer {
    case .file(let kind, let bytes):
      let samples = live.motion.samples(of: bytes, kind: kind)
      live.motion.take(samples, at: moment.uptime)
      return keepRawMotion(samples)
    case .failed(let reason): live.motion.fail(reason)
    default: break
    }
    return []
  }
}

extension LiveMotion {
  /// What is said of it before a run.
  var text: MotionText {
    switch trouble {
    case .denied: .denied
    case .insecure: .insecure
    case .unsupported: .unsupported
    case .untapped: .untapped
    case nil: sensedAt == nil ? .waiting : hasGravity ? .countedWithGravity : .counted
    }
  }
}

/// The words of what motion sensors tell.
enum MotionText: PhraseBook {
  case steps, chip, waiting, counted, denied, insecure, unsupported, untapped, allow
  case count, countHint, carried, hand, pocket, arm, waist, ankle, carriedHint
  case keep, keepHint, export, none, full, countedWithGravity, silent

  var phrase: Phrase {
    switch self {
    case .steps: Phrase("Steps", "걸음")
    case .chip: Phrase("Steps: {text}", "걸음: {text}")
    case .waiting: Phrase("Waiting…", "기다리는 중…")
    case .counted: Phrase("Counted by this phone", "이 휴대폰으로 세는 중")
    case .denied: Phrase("Motion access is blocked", "동작 센서 접근이 차단됨")
    case .insecure: Phrase("Only over HTTPS", "HTTPS에서만 가능")
    case .unsupported: Phrase("No motion sensor", "동작 센서 없음")
    case .untapped: Phrase("Not allowed yet", "아직 허용되지 않음")
    case .allow: Phrase("Count steps", "걸음 세기")
    case .count: Phrase("Count steps with this phone", "이 휴대폰으로 걸음 세기")
    case .countHint:
      Phrase(
        "Uses the motion sensors while a run is recorded. An iPhone asks for permission when you "
          + "start.",
        "달리기를 기록하는 동안 동작 센서를 써요. iPhone에서는 시작할 때 허용할지 물어봐요.")
    case .carried: Phrase("Where you carry the phone", "휴대폰을 지니는 곳")
    case .hand: Phrase("Hand", "손")
    case .pocket: Phrase("Pocket", "주머니")
    case .arm: Phrase("Arm", "팔")
    case .waist: Phrase("Waist", "허리")
    case .ankle: Phrase("Ankle", "발목")
    case .carriedHint:
      Phrase(
        "On the ankle, the phone notices one foot, and each of its steps counts twice.",
        "발목에서는 한쪽 발만 느껴지므로 한 걸음을 두 번으로 세요.")
    case .keep: Phrase("Keep raw motion", "원본 동작 데이터 보관")
    case .keepHint:
      Phrase(
        "20 times a second, on this device, until the run is saved. Before that, you can save it "
          + "as a CSV file.",
        "1초에 20번, 이 기기에, 달리기를 저장할 때까지 보관해요. 저장하기 전에 CSV 파일로 받을 수 있어요.")
    case .export: Phrase("Save raw motion as CSV", "원본 동작 데이터를 CSV로 받기")
    case .none: Phrase("No raw motion was kept", "보관된 원본 동작 데이터가 없어요")
    case .full:
      Phrase(
        "No room for raw motion. The run is still recorded.",
        "저장 공간이 부족해서 원본 동작 데이터는 보관하지 않아요. 달리기는 계속 기록해요.")
    case .countedWithGravity:
      Phrase("Counted by this phone, gravity estimated", "이 휴대폰으로 세는 중, 중력은 추정")
    case .silent: Phrase("No motion data", "움직임 데이터 없음")
    }
  }
}
