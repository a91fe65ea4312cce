/// How much of everything there may be (specification §§3, 9, 10).
public enum GolfLimits {
  /// Bytes of a photo as it is sent (specification §3.14).
  public static let photo = 5 << 20
  /// Pixels of a photo's longest side, to which a device makes it smaller before it is sent.
  public static let profilePhotoSide = 1_024
  public static let chatPhotoSide = 1_080
  /// Pixels of a profile photo's shorter side at least: nobody is recognized by fewer.
  public static let leastPhotoSide = 256
  /// The most times that a profile photo is as long as it is wide: of a longer one, a device leaves
  /// the shorter side too few pixels.
  public static let mostPhotoRatio = profilePhotoSide / leastPhotoSide
  /// Unicode scalars.
  public static let name = 2...30
  /// What people are searched by.
  public static let nameQuery = 100
  public static let bio = 300
  public static let occupation = 60
  public static let instagram = 30
  public static let cityLabel = 80
  public static let courseName = 2...100
  public static let message = 500
  public static let chatText = 1_000
  /// What a reporter says beside the reason.
  public static let reportContext = 1_000
  /// Unicode scalars of what is read, whatever may be written now: names, courses and cities, texts
  /// about oneself, what was reported.
  public static let storedName = 100
  public static let storedLabel = 400
  public static let storedText = 1_000
  public static let storedReport = 8_000
  /// Unicode scalars of a text in an edit: what is too long is refused by name.
  static let edited = 4_000
  public static let players = 2...8
  /// Youngest age in years where the operator says nothing; birth dates go a hundred years back.
  public static let youngest = 18
  /// Minutes that a round takes: in calendars, and where two are at one time.
  public static let roundMinutes = 270
  /// Days a round lies ahead at most.
  public static let daysAhead = 365
  /// Minutes before the start when asking ends, where the operator says nothing.
  public static let requestCutOff = 120
  /// Those who have to do with one round: who play, ask, are asked or wait.
  public static let members = 200
  /// Those who once had: of more, the oldest rows are forgotten.
  public static let endedMembers = 500
  /// What people write in a round's chat.
  public static let messages = 5_000
  /// Followers who see a new name or photo in one transaction; others do a little later.
  public static let followers = 50
  /// In one command.
  public static let notifications = 100
  public static let edits = 32
  /// Milliseconds a notification is kept.
  public static let notificationLife: Int64 = 30 * 86_400_000
}
