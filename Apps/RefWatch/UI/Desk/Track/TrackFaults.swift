import Calendar
import Core
import Design
import RefWatchDomain
import Tracks

extension Words {
  /// Why a file gave no track.
  func text(_ trouble: TrackState.Trouble) -> String {
    switch trouble {
    case .unreadable: self(TrackFaultText.unreadable)
    case .nothing: self(TrackFaultText.nothing)
    case .noPlaces: self(TrackFaultText.noPlaces)
    case .gpx(let fault): text(fault)
    case .fit(let fault): text(fault)
    case .tcx(let fault): text(fault)
    }
  }

  private func text(_ fault: GPXFault) -> String {
    switch fault {
    case .notGPX: self(TrackFaultText.unknownFormat)
    case .empty: self(TrackFaultText.empty)
    case .nothingUsable(let fault):
      self(
        TrackFaultText.nothingUsable,
        text: text(.file(.line(fault.line)), reason(.point(fault.reason))))
    case .text(let fault): text(fault)
    }
  }

  private func text(_ fault: XMLTrackFault) -> String {
    switch fault {
    case .otherFormat: self(TrackFaultText.unknownFormat)
    case .empty: self(TrackFaultText.empty)
    case .nothingUsable(let note):
      self(
        TrackFaultText.nothingUsable, text: text(.file(note.position), reason(.recorded(note.what)))
      )
    case .tooLarge: self(TrackFaultText.tooLarge, count: RecordedFile.textLimit >> 20)
    case .text(let fault): text(fault)
    }
  }

  private func text(_ fault: XMLFault) -> String {
    switch fault.reason {
    case .tooLarge: self(TrackFaultText.tooLarge, count: XMLLimits().bytes >> 20)
    case .cutShort: self(TrackFaultText.cutShort, count: fault.line)
    case .documentType: self(TrackFaultText.documentType, count: fault.line)
    case .malformed, .mismatch, .entity, .tooDeep: self(TrackFaultText.noXML, count: fault.line)
    }
  }

  private func text(_ fault: FITFault) -> String {
    switch fault {
    case .notFIT: self(TrackFaultText.unknownFormat)
    case .tooLarge(let limit): self(TrackFaultText.tooLarge, count: limit >> 20)
    case .empty: self(TrackFaultText.empty)
    case .cutShort(let byte): self(TrackFaultText.cutShortAtByte, count: byte)
    }
  }

  /// What was left out of a file, or put right.
  func text(_ fault: TrackImport.Fault) -> String { text(fault.place, reason(fault.reason)) }

  private func text(_ place: TrackImport.Fault.Place, _ reason: TrackFaultText) -> String {
    let (phrase, count): (TrackFaultText, Int) =
      switch place {
      case .file(.line(let line)): (.line, line)
      case .file(.byte(let byte)): (.byte, byte)
      case .point(let number): (.point, number)
      }
    return phrase.text(in: language, count: count, [("text", self(reason))])
  }

  private func reason(_ reason: TrackImport.Fault.Reason) -> TrackFaultText {
    switch reason {
    case .point(.place), .recorded(.place): .noPlace
    case .point(.timeMissing), .recorded(.timeMissing): .noTime
    case .point(.time), .recorded(.time): .badTime
    case .recorded(.checkSum): .checkSum
    case .recorded(.cutShort): .endsEarly
    case .recorded(.malformed), .recorded(.undefined): .malformed
    case .cleaning(.order): .order
    case .cleaning(.jump): .jump
    }
  }
}
