import Core

/// What of a track is the run: cropping and dropping a stretch leave the track as it is.
public struct RunWindows: Hashable, Sendable {
  /// The most windows of a run.
  public static let limit = 20

  /// In their order and apart from each other, none empty; no window at all stands for the whole
  /// track.
  public let spans: [RunSpan]

  /// The whole track.
  public static let whole = RunWindows(unchecked: [])

  /// `nil` where windows are empty, touch, overlap, run backwards, or are too many.
  public init?(_ spans: [RunSpan]) {
    guard spans.count <= RunWindows.limit, spans.allSatisfy({ span in span.from < span.to }),
      zip(spans, spans.dropFirst()).allSatisfy({ one, next in one.to < next.from })
    else { return nil }
    self.spans = spans
  }

  private init(unchecked spans: [RunSpan]) { self.spans = spans }

  public var isWhole: Bool { spans.isEmpty }

  /// The windows of a track of so many tenths of a second, with the whole one spelled out.
  public func spans(of length: Int) -> [RunSpan] {
    isWhole ? [RunSpan(until: length)] : spans
  }

  /// Tenths of a second in all of them together.
  public func length(of track: Int) -> Int {
    spans(of: track).reduce(0) { sum, span in sum + span.to - span.from }
  }

  // MARK: Editing

  /// Without a stretch of a track of so many tenths of a second; `nil` where nothing would be left,
  /// or the windows would be too many.
  public func without(_ stretch: RunSpan, of length: Int) -> RunWindows? {
    var kept: [RunSpan] = []
    for span in spans(of: length) {
      if let before = RunSpan(from: span.from, to: min(span.to, stretch.from)),
        before.from < before.to
      {
        kept.append(before)
      }
      if let after = RunSpan(from: max(span.from, stretch.to), to: span.to), after.from < after.to {
        kept.append(after)
      }
    }
    guard !kept.isEmpty else { return nil }
    return kept == [RunSpan(until: length)] ? .whole : RunWindows(kept)
  }

  /// Only what lies in a stretch.
  public func cropped(to stretch: RunSpan, of length: Int) -> RunWindows? {
    let end = max(length, stretch.to)
    guard let before = RunSpan(from: 0, to: stretch.from),
      let after = RunSpan(from: stretch.to, to: end),
      let rest = without(before, of: length)
    else { return nil }
    return stretch.to >= length ? rest : rest.without(after, of: length)
  }

  /// What lies before a time, and what after it; `nil` where one of them would be empty.
  public func split(at time: Int, of length: Int) -> (before: RunWindows, after: RunWindows)? {
    guard time > 0, time < length, let early = RunSpan(from: 0, to: time),
      let late = RunSpan(from: time, to: length),
      let before = without(late, of: length), let after = without(early, of: length)
    else { return nil }
    return (before, after)
  }

  /// Both; windows that touch become one. `nil` where they overlap, or would be too many.
  public func joined(with other: RunWindows, of length: Int) -> RunWindows? {
    let sorted = (spans(of: length) + other.spans(of: length)).sorted { one, next in
      one.from < next.from
    }
    var joined: [RunSpan] = []
    for span in sorted {
      guard let last = joined.last, last.to >= span.from else {
        joined.append(span)
        continue
      }
      guard last.to == span.from, let both = RunSpan(from: last.from, to: span.to) else {
        return nil
      }
      joined[joined.count - 1] = both
    }
    return joined == [RunSpan(until: length)] ? .whole : RunWindows(joined)
  }
}
