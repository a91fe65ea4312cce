import Core
import Sync

extension RunDecision {
  /// Of the oldest that were found in runs one makes room for another measurement; those that
  /// somebody measured stay.
  mutating func keepStride(_ record: StrideRecord) throws(RunRejection) {
    try RunLimits.check(record)
    let others = replica.strides.filter { other in other.id != record.id }
    if others.count >= RunLimits.strides {
      guard let oldest = others.last(where: { other in other.run != nil }) else {
        throw .tooMany(.strides, limit: RunLimits.strides)
      }
      remove(RunEntity.Kind.stride.key(oldest.id))
    }
    put(.stride(record))
  }

  /// A measurement that is gone already is no fault.
  mutating func deleteStride(_ id: StrideRecordID) {
    guard replica.stride(id) != nil else { return }
    remove(RunEntity.Kind.stride.key(id))
  }
}
