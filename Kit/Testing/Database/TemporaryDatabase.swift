import Core
import Store
import StoreSQLite
import Sync

/// A real database for one test: migrated, with an epoch, and gone afterwards.
public final class TemporaryDatabase: Sendable {
  public let engine: SQLiteDatabase
  /// Where its files are; `nil` when it is in memory.
  public let directory: TemporaryDirectory?

  /// The epoch a temporary database begins with.
  public static let epoch = Epoch(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)

  /// A database in memory.
  public init(_ groups: [MigrationGroup] = [], epoch: Epoch = epoch) throws {
    directory = nil
    engine = try SQLiteDatabase.inMemory()
    try Self.prepare(engine, groups, epoch)
  }

  /// A database in files, with the settings of the product.
  public init(
    onDisk groups: [MigrationGroup], epoch: Epoch = epoch, options: SQLiteOptions = SQLiteOptions()
  ) throws {
    let directory = try TemporaryDirectory()
    self.directory = directory
    engine = try SQLiteDatabase.open(directory: directory.path, options: options)
    try Self.prepare(engine, groups, epoch)
  }

  private static func prepare(
    _ engine: SQLiteDatabase, _ groups: [MigrationGroup], _ epoch: Epoch
  ) throws {
    try Migrator([SyncSchema.migrations] + groups).migrate(engine)
    try engine.writeNow { session throws(StoreFailure) in
      _ = try EpochTable.begin(with: epoch, in: session)
    }
  }
}
