import Core
import Sync
import Wire

/// One part of a run's raw motion, sent where the person wants that. Its content is a
/// ``MotionRecord``.
///
/// The run does not announce it: it can be deleted while the run stays.
public struct MotionPart: PartOfRun {
  /// The tag of a part's id.
  public enum Tag {}

  public let run: RunID
  public let index: Int
  /// How many parts the run's motion has.
  public let count: Int
  public let content: ContentStub
  public let id: ID<Tag>

  public init(of run: RunID, _ index: Int, of count: Int, _ content: ContentStub) {
    self.run = run
    self.index = index
    self.count = count
    self.content = content
    id = MotionPart.id(of: run, index)
  }

  public static func id(of run: RunID, _ index: Int) -> ID<Tag> {
    RunEntity.Kind.motion.id(ofPart: index, of: run)
  }

  public var entityKind: RunEntity.Kind { .motion }

  /// Sends the texts of a run's motion, at most ``RunLimits/motionParts`` of them.
  public static func steps(of run: RunID, _ texts: [String]) -> [RunStep] {
    texts.enumerated().map { index, text in
      let part = MotionPart(of: run, index, of: texts.count, ContentStub(of: text))
      return RunStep(.keepMotion(part), content: text)
    }
  }
}

// MARK: As it travels

extension MotionPart {
  public var body: JSON {
    .object([
      "run": .id(run), "part": .int(index), "parts": .int(count), "content": content.json,
    ])
  }

  /// What is beyond the limits is refused by name.
  init(_ body: WireCursor) throws(WireError) {
    self.init(
      of: try body.required("run").id(), try body.required("part").int(in: RunLimits.anyNumber),
      of: try body.required("parts").int(in: RunLimits.anyNumber),
      try body.required("content").decode())
  }

  init(id: ID<Tag>, _ body: WireCursor) throws(WireError) {
    try self.init(body)
    try check(id, body)
  }
}

extension WireCursor {
  func motion() throws(WireError) -> MotionPart { try MotionPart(self) }
}

extension JSON {
  static func motion(_ part: MotionPart) -> JSON { part.body }
}
