import Configuration
import TeePalsDomain

extension InstanceRules {
  /// Reads `golfYoungest` and `golfRequestCutOff`: in the environment `FIELDDAY_GOLF_YOUNGEST` and
  /// `FIELDDAY_GOLF_REQUEST_CUT_OFF`.
  init(_ reader: ConfigReader) throws(SettingsFault) {
    let usual = InstanceRules()
    do throws(InstanceRuleFault) {
      try self.init(
        youngest: Self.number("golfYoungest", reader) ?? usual.youngest,
        requestCutOff: Self.number("golfRequestCutOff", reader) ?? usual.requestCutOff)
    } catch { throw .golf(error) }
  }

  /// What is there and no number is out of every range.
  private static func number(_ name: String, _ reader: ConfigReader) -> Int? {
    let key = ConfigKey(name)
    return reader.int(forKey: key) ?? reader.string(forKey: key).map { text in Int(text) ?? -1 }
  }
}
