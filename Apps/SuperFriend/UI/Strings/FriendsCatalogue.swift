import Design

/// Everything SuperFriend can say, for whoever checks that it says it in every language.
public enum FriendsCatalogue {
  public static var phrases: [Phrase] {
    var phrases = all(ListText.self) + all(DueText.self) + all(PeriodText.self)
    phrases += all(KindText.self) + all(DetailsText.self) + all(PauseText.self)
    phrases += all(NoticeText.self) + all(PickerText.self) + all(RecordText.self)
    phrases += all(ImportText.self) + all(CardText.self) + all(SettingsText.self)
    phrases += all(ArchiveText.self) + all(RefusedText.self) + all(PlaygroundText.self)
    return phrases
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
