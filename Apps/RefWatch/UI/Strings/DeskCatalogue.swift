import Design

/// Everything the desk can say, for whoever checks that it says it in every language.
public enum DeskCatalogue {
  public static var phrases: [Phrase] {
    var phrases = all(HubText.self) + all(SetupText.self) + all(RuleText.self)
    phrases += all(SheetText.self) + all(PresetText.self) + all(RuleHintText.self)
    phrases += all(AddText.self)
    phrases += all(FactText.self) + all(LogText.self) + all(ReviewText.self)
    phrases += all(ReportPageText.self) + all(DeskSettingsText.self)
    phrases += all(LibraryText.self) + all(LibraryFieldText.self) + all(SquadText.self)
    phrases += all(PackShelfText.self) + all(PeersText.self)
    phrases += all(FixtureText.self) + all(FixtureImportText.self) + all(FixtureFaultText.self)
    phrases += all(CrewText.self) + all(TakeOverText.self) + all(AttentionText.self)
    phrases += all(AskText.self)
    phrases += all(SharingText.self) + all(MirrorText.self)
    phrases += all(RadioText.self) + all(LogRoomText.self)
    phrases += all(TagText.self) + all(MentorText.self)
    phrases += all(TermText.self) + all(RoleText.self)
    phrases += all(ConditionsText.self) + all(InitialsText.self) + all(SeasonText.self)
    phrases += all(TrackText.self) + all(TrackFaultText.self)
    phrases += all(TrackFigureText.self) + all(TrackMapText.self) + all(PitchFieldText.self)
    return phrases
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
