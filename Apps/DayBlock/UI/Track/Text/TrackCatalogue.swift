import Design

/// Everything the tracking screens can say.
enum TrackCatalogue {
  static var phrases: [Phrase] {
    TrackText.phrases + LiveText.phrases + BoardText.phrases + ReviewText.phrases
      + CompanyText.phrases
  }
}
