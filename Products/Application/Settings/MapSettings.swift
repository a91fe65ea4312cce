import Configuration
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import StoreSQLite

/// Where the tiles of RunningBuddy's maps come from; see docs/administration.md.
public struct MapSettings: Hashable, Sendable {
  /// An MBTiles file.
  public var file: String?
  /// The address of another server's tiles, with `{z}`, `{x}` and `{y}`.
  public var address: String?
  /// Whose map it is; people see it on every map.
  public var attribution = ""
  /// Pixels of a tile's side.
  public var tileSize = MapTiles.usualSize
  /// The greatest zoom of the other server.
  public var greatestZoom = 18
  /// Whether the other server may be in a private network, or speak plain HTTP.
  public var allowsPrivate = false
  /// How much is kept of what the other server gave.
  public var cacheMegabytes = 500

  static let cacheSizes = 1...1_000_000

  public init() {}

  /// Reads `mapFile` or `mapURL`, `mapAttribution`, `mapTileSize`, `mapGreatestZoom`, `mapPrivate`
  /// and `mapCacheMegabytes`: in the environment `FIELDDAY_MAP_FILE`, `FIELDDAY_MAP_URL`, ….
  init(_ reader: ConfigReader) throws(SettingsFault) {
    file = Self.text("mapFile", reader)
    address = Self.text("mapURL", reader)
    attribution = Self.text("mapAttribution", reader) ?? ""
    tileSize = try Self.number("mapTileSize", reader, MapTiles.sizes) ?? tileSize
    greatestZoom = try Self.number("mapGreatestZoom", reader, MapTiles.zooms) ?? greatestZoom
    cacheMegabytes =
      try Self.number("mapCacheMegabytes", reader, Self.cacheSizes) ?? cacheMegabytes
    allowsPrivate = try Self.flag("mapPrivate", reader)
    guard file == nil || address == nil else {
      throw .maps("mapFile and mapURL are two sources of one map: set one of them")
    }
    guard file != nil || address != nil else { return }
    guard TileOffer(attribution: attribution, size: tileSize) != nil else {
      throw .maps(
        "mapAttribution must say whose map it is, in at most \(MapTiles.attributionLimit) "
          + "characters")
    }
  }

  /// The source, looked at; `nil` where the operator has set none.
  ///
  /// - Parameter folder: For what another server gave.
  fileprivate func source(
    folder: String, outgoing: Outgoing, environment: ServerEnvironment
  ) throws(SettingsFault) -> TileSource? {
    guard let offer = TileOffer(attribution: attribution, size: tileSize) else { return nil }
    if let file { return try MapSettings.source(file: file, offer) }
    guard let address else { return nil }
    guard let template = TileTemplate(address, for: outgoing) else {
      throw .maps(
        "mapURL must be an address such as https://tiles.example/{z}/{x}/{y}.png, not "
          + "“\(address)”; http:// needs mapPrivate")
    }
    return TileUpstream.source(
      template, offer, greatest: greatestZoom, outgoing: outgoing, folder: folder,
      limit: cacheMegabytes << 20, environment: environment)
  }

  private static func source(
    file: String, _ offer: TileOffer
  ) throws(SettingsFault) -> TileSource {
    func fault(_ fault: TileFileFault) -> SettingsFault {
      .maps("mapFile: \(file) is no file of map tiles: \(fault)")
    }
    let engine: SQLiteDatabase
    do throws(StoreFailure) { engine = try SQLiteDatabase.reading(file) } catch {
      throw fault(TileFileFault(error))
    }
    do throws(TileFileFault) { return try TileFile.source(engine, offer) } catch {
      throw fault(error)
    }
  }

  // MARK: Reading

  private static func text(_ name: String, _ reader: ConfigReader) -> String? {
    let text = reader.string(forKey: ConfigKey(name))
    return text?.isEmpty == false ? text : nil
  }

  private static func number(
    _ name: String, _ reader: ConfigReader, _ range: ClosedRange<Int>
  ) throws(SettingsFault) -> Int? {
    let key = ConfigKey(name)
    guard
      let number = reader.int(forKey: key)
        ?? reader.string(forKey: key).map({ text in Int(text) ?? range.lowerBound - 1 })
    else { return nil }
    guard range.contains(number) else {
      throw .maps("\(name) must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// `on` or `off`, also as `true` or `false`.
  private static func flag(
    _ name: String, _ reader: ConfigReader
  ) throws(SettingsFault) -> Bool {
    let key = ConfigKey(name)
    let word =
      reader.string(forKey: key) ?? reader.bool(forKey: key).map { isOn in isOn ? "on" : "off" }
    switch word {
    case "on", "true": return true
    case "off", "false", nil: return false
    case let word?: throw .maps("\(name) must be on or off, not “\(word)”")
    }
  }
}

extension Settings {
  /// Where the tiles of maps come from, looked at; `nil` where the operator has set nothing.
  public func tiles(environment: ServerEnvironment) throws(SettingsFault) -> TileSource? {
    try maps.source(
      folder: data + "/tiles",
      outgoing: Outgoing(
        allowsLoopback: providers.allowsLoopback, allowsPrivate: maps.allowsPrivate,
        authorities: delivery.authorities), environment: environment)
  }
}
