import Coding
import Wire

/// The IFAB Laws of the Game a match is played by.
@Wire public enum LawsEdition: String, Hashable, Sendable, CaseIterable {
  case season2025 = "2025-26"
  /// In force since 1 July 2026.
  case season2026 = "2026-27"
}
