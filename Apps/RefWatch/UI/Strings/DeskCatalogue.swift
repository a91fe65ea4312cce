import Design

/// Everything the desk can say, for whoever checks that it says it in every language.
public enum DeskCatalogue {
  public static var phrases: [Phrase] {
    var phrases = HubText.phrases + SetupText.phrases + RuleText.phrases
    phrases += SheetText.phrases + PresetText.phrases + RuleHintText.phrases
    phrases += AddText.phrases
    phrases += FactText.phrases + LogText.phrases + ReviewText.phrases
    phrases += ReportPageText.phrases + DeskSettingsText.phrases
    phrases += LibraryText.phrases + LibraryFieldText.phrases + SquadText.phrases
    phrases += PackShelfText.phrases + PeersText.phrases
    phrases += FixtureText.phrases + FixtureImportText.phrases + FixtureFaultText.phrases
    phrases += CrewText.phrases + TakeOverText.phrases + AttentionText.phrases
    phrases += AskText.phrases
    phrases += SharingText.phrases + MirrorText.phrases
    phrases += RadioText.phrases + LogRoomText.phrases
    phrases += TagText.phrases + MentorText.phrases
    phrases += TermText.phrases + RoleText.phrases
    phrases += ConditionsText.phrases + InitialsText.phrases + SeasonText.phrases
    phrases += TrackText.phrases + TrackFaultText.phrases
    phrases += TrackFigureText.phrases + TrackMapText.phrases + PitchFieldText.phrases
    return phrases
  }
}
