import Core
import RefWatchDomain

/// What the desk's screens remember.
struct DeskPart {
}

/// What the person did at the desk.
public enum DeskAction {
}

/// What came back for the desk.
public enum DeskAnswer {
}
