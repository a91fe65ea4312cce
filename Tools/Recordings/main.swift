import Core
import Foundation
import RunningBuddyDomain
import Tracks
import Wire

// What the readers and writers of recordings do, for tests that compare them with other people's.
//
//   recordings read FILE              what the file says, as JSON
//   recordings figures FILE           what RunningBuddy makes of each of its activities, as JSON
//   recordings write FORMAT FILE OUT  the file's first activity as fit, gpx, tcx or csv

func complain(_ words: String) -> Never {
  FileHandle.standardError.write(Data(("recordings: " + words + "\n").utf8))
  exit(2)
}

func recording(at path: String) -> RecordedFile {
  guard let data = FileManager.default.contents(atPath: path) else { complain("no file \(path)") }
  let bytes = [UInt8](data)
  do {
    return switch RecordedFormat(bytes) {
    case .fit: try RecordedFile(fit: bytes)
    case .gpx: try RecordedFile(gpx: bytes)
    case .tcx: try RecordedFile(tcx: bytes)
    case nil: complain("no recording: \(path)")
    }
  } catch {
    complain("\(error)")
  }
}

/// Centimetres and milliseconds: `ours`, and `device` where the file says them.
func figures(at path: String) -> JSON {
  guard let data = FileManager.default.contents(atPath: path) else { complain("no file \(path)") }
  do {
    let runs = try RunReading(name: path, [UInt8](data)).runs
    return .array(
      runs.map { run in
        let figures = RunFigures(run.recording)
        return .object([
          "distance": told(figures.distance.ours, figures.distance.device),
          "timer": told(figures.timer.ours.map { Int($0) }, figures.timer.device.map { Int($0) }),
          "elapsed": told(
            figures.elapsed.ours.map { Int($0) }, figures.elapsed.device.map { Int($0) }),
        ])
      })
  } catch { complain("\(error)") }
}

func told(_ ours: Int?, _ device: Int?) -> JSON {
  .object(["ours": ours.map { .int($0) }, "device": device.map { .int($0) }])
}

func bytes(of activity: RecordedActivity, as format: String) -> [UInt8] {
  switch format {
  case "fit": FITWriter.bytes(activity)
  case "gpx": Array(GPXWriter.text(activity).utf8)
  case "tcx": Array(TCXWriter.text(activity).utf8)
  case "csv": Array(CSVWriter.text(activity).utf8)
  default: complain("no format \(format)")
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("read", 2):
  print(recording(at: arguments[1]).json.text)
case ("figures", 2):
  print(figures(at: arguments[1]).text)
case ("write", 4):
  guard let first = recording(at: arguments[2]).activities.first else { complain("no activity") }
  let written = Data(bytes(of: first, as: arguments[1]))
  guard FileManager.default.createFile(atPath: arguments[3], contents: written) else {
    complain("\(arguments[3]) cannot be written")
  }
default:
  complain("read FILE, figures FILE, or write FORMAT FILE OUT")
}
