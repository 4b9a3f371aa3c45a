import Apollo
import Foundation

public final class SQLiteNormalizedCache: NormalizedCache { public init(fileURL: URL) throws {} }
