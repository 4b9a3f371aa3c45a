import Dispatch

/// What the dispatch library's header declares: the name of a queue, and here of the main one, as none says which is current.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  mainQueueLabel
}

nonisolated(unsafe) private let mainQueueLabel: UnsafePointer<CChar> = {
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  copy.pointee = 0
  return UnsafePointer(copy)
}()
