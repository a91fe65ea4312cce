import Coding
import Wire

/// What the person is in a match.
@Wire public enum OfficialRole: String, Hashable, Sendable, CaseIterable {
  case center
  case assistant1 = "assistant_1"
  case assistant2 = "assistant_2"
  case fourth
  case reserveAssistant = "reserve_assistant"
  case additionalAssistant1 = "additional_assistant_1"
  case additionalAssistant2 = "additional_assistant_2"
  case `var`
  case avar
  case observer
  case mentor
}

/// Somebody who officiates.
@Memberwise @Wire public struct CrewMember: Hashable, Sendable {
  public var role: OfficialRole
  @Field(absent: "") public var name: String
}
