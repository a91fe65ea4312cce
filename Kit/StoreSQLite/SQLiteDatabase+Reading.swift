import GRDB
import Store

extension SQLiteDatabase {
  /// Opens a database of somebody else's, which is never written. Where the file is none, the first
  /// statement fails as ``StoreFailure/Kind/corrupt``.
  public static func reading(
    _ path: String, options: SQLiteOptions = SQLiteOptions()
  ) throws(StoreFailure) -> SQLiteDatabase {
    do {
      var configuration = Configuration()
      configuration.label = "fieldday.reading"
      configuration.readonly = true
      configuration.busyMode = .timeout(options.busySeconds)
      configuration.maximumReaderCount = options.readers
      configuration.prepareDatabase { database in
        // Whatever its views call: nothing with an effect.
        try database.execute(sql: "PRAGMA trusted_schema = OFF")
      }
      return SQLiteDatabase(
        try DatabasePool(path: path, configuration: configuration), lock: nil,
        readLimit: options.readLimit)
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }
}
