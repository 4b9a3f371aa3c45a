import CEveryStateRuntime

final class KeptBlock {
  private let block: UnsafeMutableRawPointer

  init(_ block: UnsafeMutableRawPointer) { self.block = everystate_keep_block(block) }

  deinit { everystate_release_block(block) }

  func perform() { everystate_dispatch_invoke(block) }

  func perform(on queue: UnsafeMutableRawPointer) { everystate_dispatch_perform_on(queue, block) }
}
