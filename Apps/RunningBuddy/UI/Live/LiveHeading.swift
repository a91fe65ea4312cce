import Core
import RunningBuddyDomain

/// Which way the runner faces, for a map that is turned with them.
struct LiveHeading: Hashable {
  /// What the map is turned by, and what is said of that.
  struct Direction: Hashable {
    /// Degrees clockwise from north that are up.
    let turn: Int
    let text: MapText
  }

  private(set) var isWatching = false
  /// Why the compass tells nothing.
  private var trouble: MapText?
  private var compass = HeadingFilter()
  private var isTrue = false
  /// When it last told something, by the page's clock.
  private var toldAt: Int64?
  private var course = HeadingFilter()
  private var courseAt: Int64?

  /// How long a direction holds, in milliseconds.
  private static let life: Int64 = 5_000
  /// Centimetres per second below which nobody has a course.
  private static let leastSpeed = 50

  /// Whether the compass is still to be asked.
  var isAsked: Bool { isWatching || trouble != nil }

  mutating func begin() {
    isWatching = true
    trouble = nil
    compass = HeadingFilter()
    toldAt = nil
  }

  mutating func end() {
    isWatching = false
    trouble = nil
  }

  mutating func take(_ answer: HostAnswer, at uptime: Int64) {
    switch answer {
    case .text(let text):
      // A compass that does not know where north is says nothing.
      guard let heading = HostHeading(text) else { return }
      toldAt = uptime
      isTrue = heading.isTrue
      compass.take(heading.degrees)
    case .failed(let reason):
      isWatching = false
      trouble =
        sameBytes(reason, "denied") || sameBytes(reason, "NotAllowedError") ? .denied : .course
    default: break
    }
  }

  /// Where the receiver says that the runner goes.
  mutating func take(_ fix: Fix, at uptime: Int64) {
    guard let heading = fix.heading, fix.speed ?? LiveHeading.leastSpeed >= LiveHeading.leastSpeed
    else { return }
    course.take(Double(heading) / 10)
    courseAt = uptime
  }

  /// What holds at a time.
  func direction(at uptime: Int64) -> Direction {
    if let degrees = compass.degrees, isFresh(toldAt, uptime) {
      let text: MapText = isTrue ? .compassTrue : .compassMagnetic
      return Direction(turn: degrees, text: compass.isSteady ? text : .unsteady)
    }
    if let degrees = course.degrees, isFresh(courseAt, uptime) {
      return Direction(turn: degrees, text: trouble ?? .course)
    }
    return Direction(turn: 0, text: isWatching && toldAt == nil ? .searching : .unknown)
  }

  private func isFresh(_ at: Int64?, _ uptime: Int64) -> Bool {
    at.map { at in uptime - at < LiveHeading.life } ?? false
  }
}

extension RunFeature.State {
  /// What the map of a recording is turned by; `nil` while north is up.
  var direction: LiveHeading.Direction? {
    live.map == .heading ? live.heading.direction(at: moment.uptime) : nil
  }

  /// Asks the compass as long as a map is turned by it.
  mutating func keepHeading() -> Effects {
    let wants =
      live.map == .heading && route == .live && isShown && isVisible && !live.isPocket
      && live.isUnderWay
    if wants, !live.heading.isAsked {
      live.heading.begin()
      return [.ask(.watchHeading, answer: { answer in .inner(.turned(answer)) })]
    }
    guard !wants, live.heading.isAsked else { return [] }
    let wasWatching = live.heading.isWatching
    live.heading.end()
    return wasWatching ? [.tell(.unwatchHeading)] : []
  }

  mutating func takeHeading(_ answer: HostAnswer) {
    guard live.heading.isWatching else { return }
    live.heading.take(answer, at: moment.uptime)
  }
}
