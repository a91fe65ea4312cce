import Core
import Tracks
import Wire

// c file, s shift, a clock ahead, k channels, t first part of the track, p its parts, f first part
// of the file, q its parts, x taken back.

extension RunMerge {
  var json: JSON {
    .object([
      "c": source.json("file"), "s": shift == 0 ? nil : .int(shift),
      "a": ahead == 0 ? nil : .int(ahead), "k": .int(channels.rawValue),
      "t": .int(track.first), "p": PartList.json(track.stubs),
      "f": file.stubs.isEmpty && file.first == 0 ? nil : .int(file.first),
      "q": PartList.json(file.stubs), "x": .flag(!isOn),
    ])
  }

  init(_ cursor: WireCursor) throws(WireError) {
    let times = Int64(ChannelPoint.timeLimit)
    let reach = Int64(ClockAlignment.reach) * 10
    self.init(
      source: try RunSourceFile(cursor.required("c")),
      shift: try cursor.optional("s")?.int(in: -times...times) ?? 0,
      ahead: try cursor.optional("a")?.int(in: -reach...reach) ?? 0,
      channels: MergedChannels(
        rawValue: try cursor.required("k").int(in: 1...Int64(MergedChannels.all))),
      track: try RunMerge.parts(cursor, "t", "p", limit: RunLimits.trackParts),
      file: try RunMerge.parts(cursor, "f", "q", limit: RunLimits.fileParts))
    guard !track.stubs.isEmpty else { throw cursor.error(.expected("parts of a track")) }
    isOn = !(try cursor.flag("x"))
  }

  private static func parts(
    _ cursor: WireCursor, _ first: String, _ list: String, limit: Int
  ) throws(WireError) -> Parts {
    let parts = Parts(
      from: try cursor.optional(first)?.int(in: 0...Int64(limit)) ?? 0,
      try PartList.stubs(cursor.optional(list), limit: limit))
    guard parts.end <= limit else { throw cursor.error(.expected("fewer parts")) }
    return parts
  }
}
