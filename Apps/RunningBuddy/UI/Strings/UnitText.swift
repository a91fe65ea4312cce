import Design
import RunningBuddyDomain
import Tracks

/// Units and what they count.
enum RunUnitText: PhraseBook {
  case kilometre, mile, kilometres, miles, metres, feet, hours, minutes, seconds
  case beats, steps

  var phrase: Phrase {
    switch self {
    case .kilometre: Phrase("km", "km")
    case .mile: Phrase("mi", "mi")
    case .kilometres: Phrase("{text} km", "{text} km")
    case .miles: Phrase("{text} mi", "{text} mi")
    case .metres: Phrase("{text} m", "{text} m")
    case .feet: Phrase("{text} ft", "{text} ft")
    case .hours: Phrase("{text} h", "{text}시간")
    case .minutes: Phrase("{text} min", "{text}분")
    case .seconds: Phrase("{text} s", "{text}초")
    case .beats: Phrase("{text} bpm", "{text} bpm")
    case .steps: Phrase("{text} spm", "{text} spm")
    }
  }
}

/// Kinds of moving about.
enum SportText: PhraseBook {
  case running, trailRunning, trackRunning, treadmill, walking, hiking, cycling, swimming, other

  var phrase: Phrase {
    switch self {
    case .running: Phrase("Run", "달리기")
    case .trailRunning: Phrase("Trail run", "트레일 러닝")
    case .trackRunning: Phrase("Track run", "트랙 러닝")
    case .treadmill: Phrase("Treadmill", "러닝머신")
    case .walking: Phrase("Walk", "걷기")
    case .hiking: Phrase("Hike", "등산")
    case .cycling: Phrase("Ride", "자전거")
    case .swimming: Phrase("Swim", "수영")
    case .other: Phrase("Activity", "운동")
    }
  }
}

/// A sport that can be chosen, with the word that stands for it in forms.
enum ChosenSport: String, CaseIterable, Hashable {
  case running, trailRunning, trackRunning, treadmill, walking, hiking, cycling, swimming

  var sport: RecordedSport {
    switch self {
    case .running: .running
    case .trailRunning: .trailRunning
    case .trackRunning: .trackRunning
    case .treadmill: .treadmill
    case .walking: .walking
    case .hiking: .hiking
    case .cycling: .cycling
    case .swimming: .swimming
    }
  }
}

extension Words {
  func sport(_ sport: RecordedSport) -> String {
    switch sport {
    case .running: self(SportText.running)
    case .trailRunning: self(SportText.trailRunning)
    case .trackRunning: self(SportText.trackRunning)
    case .treadmill: self(SportText.treadmill)
    case .walking: self(SportText.walking)
    case .hiking: self(SportText.hiking)
    case .cycling: self(SportText.cycling)
    case .swimming: self(SportText.swimming)
    case .other(let word): word.isEmpty ? self(SportText.other) : word
    case .unknown: self(SportText.other)
    }
  }

  /// The sports of a choice; what a run is besides is among them.
  func sportOptions(with sport: RecordedSport?) -> [(value: String, title: String)] {
    var options = ChosenSport.allCases.map { chosen in
      (value: chosen.rawValue, title: self.sport(chosen.sport))
    }
    if let sport, ChosenSport.word(sport) == nil {
      options.append((value: ChosenSport.asItIs, title: self.sport(sport)))
    }
    return options
  }
}

extension ChosenSport {
  /// Stands for a sport that cannot be chosen, as a file had it.
  static let asItIs = "as-it-is"

  /// The word of a sport; `nil` for one that cannot be chosen.
  static func word(_ sport: RecordedSport) -> String? {
    allCases.first { chosen in chosen.sport == sport }?.rawValue
  }
}
