@_exported import TextCoreLocation

/// A value that a record can contain.
public protocol CKRecordValueProtocol {}
public protocol __CKRecordObjCValue: CKRecordValueProtocol {}
public typealias CKRecordValue = __CKRecordObjCValue

extension String: __CKRecordObjCValue {}
extension Bool: __CKRecordObjCValue {}
extension Int: __CKRecordObjCValue {}
extension Int64: __CKRecordObjCValue {}
extension Float: __CKRecordObjCValue {}
extension Double: __CKRecordObjCValue {}
extension Date: __CKRecordObjCValue {}
extension Data: __CKRecordObjCValue {}
extension Array: CKRecordValueProtocol, __CKRecordObjCValue where Element: __CKRecordObjCValue {}
extension NSString: __CKRecordObjCValue {}
extension NSNumber: __CKRecordObjCValue {}
extension CLLocation: __CKRecordObjCValue {}
extension CKAsset: __CKRecordObjCValue {}
extension CKRecord.Reference: __CKRecordObjCValue {}

/// The fields of a record, by key.
public protocol CKRecordKeyValueSetting: AnyObject {
  func object(forKey key: String) -> (any __CKRecordObjCValue)?
  func setObject(_ object: (any __CKRecordObjCValue)?, forKey key: String)
  func allKeys() -> [String]
}
extension CKRecordKeyValueSetting {
  public subscript(key: String) -> (any __CKRecordObjCValue)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  @_disfavoredOverload public subscript<T: CKRecordValueProtocol>(key: String) -> T? {
    get { object(forKey: key) as? T }
    set { setObject(newValue as? any __CKRecordObjCValue, forKey: key) }
  }
}
