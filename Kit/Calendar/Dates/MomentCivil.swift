import Core

extension Moment {
  /// The wall reading where the person is, by the moment's own offset.
  public var civil: CivilDateTime { instant.civil(offset: zone.offset) }

  /// The date where the person is.
  public var today: CivilDate { civil.date }

  /// The time of day where the person is.
  public var timeOfDay: TimeOfDay { civil.time }

  /// The date this moment counts for when the person's day begins at `startOfDayHour` (0…6, held
  /// within): at 02:30 with a day that begins at 4 it is still yesterday.
  public func today(startOfDayHour: Int) -> CivilDate {
    civil.date(startOfDayHour: startOfDayHour)
  }
}
