import Testing
import TextCombine

@Suite struct SpelledTypesTests {
  @Test func `the types of publishers are spelled as Combine's`() {
    let source = [1, 2].publisher
    typealias Source = Publishers.Sequence<[Int], Never>
    let mapped: Publishers.Map<Source, String> = Publishers.Map(upstream: source) { "\($0)" }
    let distinct: Publishers.RemoveDuplicates<Publishers.Filter<Source>> =
      Publishers.Filter(upstream: source) { $0 > 1 }.removeDuplicates()
    let merged: Publishers.Merge3<Source, Empty<Int, Never>, AnyPublisher<Int, Never>> =
      Publishers.Merge3(source, Empty(), Just(3).eraseToAnyPublisher())
    let tried: Publishers.TryMap<Publishers.Merge<Just<Int>, Source>, Int> =
      Publishers.Merge(Just(0), source).tryMap { $0 }
    #expect([mapped.events(), distinct.events(), merged.events(), tried.events()] == ["1 2 |", "2 |", "1 2 3 |", "0 1 2 |"])
  }
}
