/// What the toolchain's modules export on Linux; written by `scripts/swiftui-table --toolchain` with Swift 6.3.
enum ToolchainNames {
  static let types = #"""
    AMPMStyle ASCII AcceptPolicy Actor ActorType AdditiveArithmetic AffineTransform AlignmentOptions AllCases
    AlternateDescriptionAttribute AlternationBuilder AncestorRepresentation Anchor AnchoredRelativeFormatStyle AnyActor
    AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject
    AnyRandomAccessCollection AnyRegexOutput AnySequence Arithmetic ArithmeticOperator Array ArrayLiteralConvertible
    ArrayLiteralElement ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
    AsyncFilterSequence AsyncFlatMapSequence AsyncIterator AsyncIteratorProtocol AsyncMapSequence AsyncMessage
    AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering
    AtomicOptionalRepresentable AtomicOptionalRepresentation AtomicRepresentable AtomicRepresentation AtomicStoreOrdering
    AtomicUpdateOrdering AttributeContainer AttributeDynamicLookup AttributeInvalidationCondition AttributeMergePolicy
    AttributeRunBoundaries AttributeScope AttributeScopeCodableConfiguration AttributeScopes Attributed AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributedStyle AttributedSubstring
    Attributes AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4 AttributesSlice5
    AuthChallengeDisposition AutoreleaseFrequency Base64DecodingOptions Base64EncodingOptions BaseMessageIdentifier
    BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable
    BlockOperation Bool BooleanLiteralConvertible BooleanLiteralType Bound BufferingPolicy Builder Bundle
    ByteCountAttribute ByteCountFormatStyle ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16
    CGFloat CGPoint CGRect CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CachePolicy CachedURLResponse
    CalculationError Calendar CancellationError CanonicalCombiningClass CapitalizationContext Capture CaseIterable Category
    Change Character CharacterClass CharacterIterator CharacterSet CharacterView CheckedContinuation CheckingType Child
    Children ChoiceOf Clock CloseCode CloseFlags ClosedRange ClosedRangeIndex CocoaError Codable CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration Code CodeUnit CodingKey CodingKeyRepresentable CodingUserInfoKey
    Collation Collection CollectionContainsCollection CollectionDifference CollectionIndexSubscript CollectionOfOne
    CollectionRangeSubscript CommandLine CommonKeyPathKind Comparable ComparableComparator Comparator CompareOptions
    Compared Comparison ComparisonOperator ComparisonResult Component Components ComponentsFormatStyle ConcurrentValue
    Conditional ConditionalCast Configuration Conjunction Context ContiguousArray ContiguousBytes Continuation
    ContinuousClock Copyable CountStyle CountableClosedRange CountablePartialRangeFrom CountableRange Currency
    CurrencyFormatStyleConfiguration CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun CustomReflectable
    CustomStringConvertible CyclicYear Data DataDecodingStrategy DataEncodingStrategy DataProtocol Date DateComponents
    DateDecodingStrategy DateEncodingStrategy DateFieldAttribute DateFormatter DateInterval DateIntervalFormatter
    DateSeparator DateStyle DateTimeSeparator Day DayOfYear DayPeriod Deallocator DebugDescription Decimal
    DecimalSeparatorDisplayStrategy Decodable DecodableAttributedStringKey DecodableWithConfiguration Decoder
    DecodingConfiguration DecodingConfigurationProviding DecodingError DecodingFailurePolicy DefaultBidirectionalIndices
    DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation DelayedRequestDisposition
    DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex DictionaryIterator DictionaryKeyDefaultValueSubscript
    DictionaryKeySubscript DictionaryLiteral DictionaryLiteralConvertible Dimension DirectoryEnumerationOptions
    DirectoryEnumerator DirectoryHint DiscardingTaskGroup DiscontiguousAttributedSubstring DiscontiguousSlice
    DiscreteFormatStyle Disjunction DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
    DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler
    DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
    DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
    DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags DisplayStyle
    Distance DomainResolutionProtocol Double DropFirstSequence DropWhileSequence Duration DurationFieldAttribute
    DurationProtocol Element Elements EmptyCollection EmptyIterator Encodable EncodableAttributedStringKey
    EncodableWithConfiguration EncodedScalar Encoder Encoding EncodingConfiguration EncodingConfigurationProviding
    EncodingConversionOptions EncodingError End EnergyFormatter EnumeratedIterator EnumeratedSequence EnumerationOptions
    Equal Equatable Era Error Escapable Event Executor ExecutorJob Exponent ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate ExpressionType
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterLiteralType ExtendedGraphemeClusterType Failure Field
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileOperationKind FileProtectionType
    FileSystemEvent Filter FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatDivision
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointFormatStyle
    FloatingPointParseStrategy FloatingPointRoundingRule FloatingPointSign ForceCast ForcedUnwrap FormatInput FormatOutput
    FormatString FormatStyle FormatStyleCapitalizationContext Formatter ForwardParser FoundationAttributes
    FractionalPartDisplayStrategy Frequency GeneralCategory GlobalActor GlobalQueuePriority GrammaticalGender
    GrammaticalNumber Group Grouping HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Handle Hashable
    Hasher Host Hour HourCycle ID ISO8601DateFormatter ISO8601FormatStyle Identifiable Identifier IdentifierType
    ImageURLAttribute Index IndexDistance IndexPath IndexSet Indexable IndexableBase IndexingIterator Indices
    InflectionRule InlineArray InputStream Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision
    IntRemainder IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType IntegerParseStrategy IntervalFlags
    IntervalFormatStyle ItemReplacementOptions Iteration Iterator IteratorOverOne IteratorProtocol IteratorSequence
    JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence Key KeyDecodingStrategy
    KeyEncodingStrategy KeyPath KeyPathComparator KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol Keys Kind Language LanguageCode LanguageDirection
    LanguageIdentifierAttribute LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator
    LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
    LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
    LengthFormatter LinkAttribute ListFormatStyle ListType Local Locale LocalizedError LogicalType Lookahead
    LosslessStringConvertible Magnitude MainActor MainActorMessage ManagedBuffer ManagedBufferPointer
    MarkdownDecodableAttributedStringKey MaskStorage MassFormatter Match MatchingFlags MatchingOptions MatchingPolicy
    Measurement MeasurementAttribute MeasurementSystem MemoryLayout Message MessageIdentifier MessageType Minute Mirror
    MirrorPath Mode Modifier Month Morphology MutabilityOptions MutableBidirectionalSlice MutableCollection
    MutableDataProtocol MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Mutex
    NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate
    NSCalendar NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock
    NSCopying NSCountedSet NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors
    NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator NSError NSErrorDomain
    NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate
    NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking NSMeasurement NSMutableArray
    NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
    NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification NSNull NSNumber NSObject
    NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPredicate
    NSRange NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding
    NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult
    NSTimeZone NSURL NSURLComponents NSURLQueryItem NSURLRequest NSUUID NSValue NSZone Name NameStyle NativeType Negation
    NegativeLookahead NetworkServiceType Never NilCoalesce NilLiteral NilLiteralConvertible
    NonConformingFloatDecodingStrategy NonConformingFloatEncodingStrategy NotEqual Notation Notification NotificationCenter
    NotificationCoalescing NotificationQueue NumberFormatAttributes NumberFormatStyleConfiguration NumberFormatter
    NumberPart NumberPartAttribute NumberRepresentation NumberingSystem Numeric NumericType ObjCBool ObjectIdentifier
    Observable ObservationIgnored ObservationRegistrar ObservationToken ObservationTracked Observations One OneOrMore
    OpaquePointer OperatingSystemVersion Operation OperationQueue Operator OptionSet Optional OptionalFlatMap Optionally
    Options Output OutputFormatting OutputRawSpan OutputSpan OutputStream POSIXError PadPosition ParseInput ParseOutput
    ParseResult ParseStrategy ParseableFormatStyle Parser PartOfSpeech PartialAsyncTask PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo Pattern Percent Persistence PersonNameComponentAttribute PersonNameComponents
    PersonNameComponentsFormatter Pipe PlaygroundQuickLook Pointee Port PortDelegate PortMessage PostingStyle Precision
    Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions PredicateRegex PrefixSequence
    Presentation Priority Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey Properties
    PropertyKey PropertyListDecoder PropertyListEncoder PropertyListFormat PropertyListSerialization QoSClass
    QualityOfService Quarter QueuePriority RandomAccessCollection RandomAccessIndexable RandomAccessSlice
    RandomNumberGenerator Range RangeExpression RangeExpressionContains RangeReplaceableBidirectionalSlice
    RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RangeView Ranges RawExponent RawRepresentable RawSignificand RawSpan RawValue ReadOptions ReadingOptions
    RecoverableError RecurrenceRule Reference ReferenceConvertible ReferenceType ReferenceWritableKeyPath Regex
    RegexComponent RegexComponentBuilder RegexOutput RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind
    Region Regions RelativeFormatStyle Repeat Repeated RepeatedTimePolicy ReplacementIndexAttribute ResourceFetchType
    ResponseDisposition Result ReverseParser ReversedCollection ReversedIndex ReversedRandomAccessCollection RoundingMode
    RoundingRule Run RunLoop Runs SIMD SIMD16 SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4
    SIMD4Storage SIMD64 SIMD64Storage SIMD8 SIMD8Storage SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage Scalar Scanner
    ScopedAttributeContainer Script SearchDirection SearchOptions SearchPathDirectory SearchPathDomainMask Second
    SecondFraction Sendable SendableMetatype Sequence SequenceAllSatisfy SequenceContains SequenceContainsWhere
    SequenceMaximum SequenceMinimum SequenceStartsWith SerialExecutor Set SetAlgebra SetIndex SetIterator
    SignDisplayStrategy SignedInteger SignedNumeric SingleAttributeTransformer SingleValueDecodingContainer
    SingleValueEncodingContainer Slice SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Span
    StandaloneMonth StandaloneQuarter StandaloneWeekday StandardComparator StandardPredicateExpression State StaticBigInt
    StaticString Status StoragePolicy Strategy Stream Stream1 Stream2 StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StreamType Stride StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Strideable String StringContainsRegex StringInterpolation
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol
    StringStyle StringTransform Style SubSequence Subdivision Subject Subsequence Substring SuspendingClock Symbol
    SymbolAttribute SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority Template Termination
    TerminationReason TextOutputStream TextOutputStreamable Thread ThrowingDiscardingTaskGroup ThrowingTaskGroup
    TimeFormatStyle TimeInterval TimeSeparator TimeStyle TimeZone TimeZoneSeparator Timer TimerFlags TryCapture TypeCheck
    UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache
    URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol
    URLProtocolClient URLQueryItem URLRelationship URLRequest URLResourceKey URLResourceValues URLResponse URLSession
    URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
    URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
    URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
    URLSessionWebSocketTask UTF16 UTF16View UTF32 UTF8 UTF8Span UTF8View UUID UnaryMinus UnboundedRange UnboundedRange_
    UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarIndex
    UnicodeScalarIterator UnicodeScalarLiteralConvertible UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView Unit
    UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
    UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
    UnitStyle UnitTemperature UnitVolume UnitWidth Units UnitsFormatStyle UnitsStyle UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnmountOptions UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsafeThrowingContinuation UnsignedInteger UserDefaults ValidationError Value Values Variable VariableID
    VariableName Variant VerbatimFormatStyle VerbatimHour Version Void VolumeEnumerationOptions Week Weekday Width WordPair
    Words WritableKeyPath WriteOptions WritingDirection WritingDirectionAttribute WritingOptions Year YearForWeekOfYear
    YieldResult ZeroOrMore ZeroValueUnitsDisplayStrategy Zip2Iterator Zip2Sequence column dsohandle error externalMacro
    file fileID filePath function isolation line tls_ciphersuite_t tls_protocol_version_t unichar uuid_string_t uuid_t
    warning
    """#

  static let members = #"""
    AES_128_GCM_SHA256 AES_256_GCM_SHA384 CHACHA20_POLY1305_SHA256 CancellationError DTLSv10 DTLSv12 E2BIG EACCES
    EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY EBADF EBADMSG EBUSY ECANCELED ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA
    ECDHE_ECDSA_WITH_AES_128_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
    ECDHE_ECDSA_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
    ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 ECDHE_RSA_WITH_3DES_EDE_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA
    ECDHE_RSA_WITH_AES_128_CBC_SHA256 ECDHE_RSA_WITH_AES_128_GCM_SHA256 ECDHE_RSA_WITH_AES_256_CBC_SHA
    ECDHE_RSA_WITH_AES_256_CBC_SHA384 ECDHE_RSA_WITH_AES_256_GCM_SHA384 ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECHILD
    ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM
    EILSEQ EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN
    ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG ENOPROTOOPT ENOSPC
    ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM
    EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE
    ETIME ETIMEDOUT ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV ISO8601 ISO8601Format NSCalendarDayChanged
    NSDidBecomeSingleThreaded NSFileHandleConnectionAccepted NSFileHandleDataAvailable
    NSFileHandleReadToEndOfFileCompletion NSHTTPCookieManagerCookiesChanged NSSystemTimeZoneDidChange NSThreadWillExit
    NSURLCredentialStorageChanged NSWillBecomeMultiThreaded RSA_WITH_3DES_EDE_CBC_SHA RSA_WITH_AES_128_CBC_SHA
    RSA_WITH_AES_128_CBC_SHA256 RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA RSA_WITH_AES_256_CBC_SHA256
    RSA_WITH_AES_256_GCM_SHA384 TLSv10 TLSv11 TLSv12 TLSv13 abbreviated abbreviation abbreviationDictionary abnormalClosure
    above aboveLeft aboveRight absoluteString absoluteURL acceptConnectionInBackgroundAndNotify acceptInput access
    accounting accountingAlways acquiring acquiringAndReleasing acreFeet acres activate activeProcessorCount
    actualByteCount add addAttribute addAttributes addBarrierBlock addCharacters addChild addDependency addEntries
    addExecutionBlock addImmediateTask addImmediateTaskUnlessCancelled addObjects addObserver addOperation addOperations
    addProduct addSuite addTask addTaskUnlessCancelled addTimeInterval addValue addedToDirectoryDate
    addedToDirectoryDateKey adding addingObjects addingPercentEncoding addingProduct addingReportingOverflow
    addingTimeInterval address addresses adjective adjustingRanges adlam adminApplicationDirectory adposition advanced
    adverb afghanistan afterDate afterOccurrences afterPrefix afterSuffix age aggregate ainu albania albanian algeria
    alignAllEdgesInward alignAllEdgesNearest alignAllEdgesOutward alignHeightInward alignHeightNearest alignHeightOutward
    alignMaxXInward alignMaxXNearest alignMaxXOutward alignMaxYInward alignMaxYNearest alignMaxYOutward alignMinXInward
    alignMinXNearest alignMinXOutward alignMinYInward alignMinYNearest alignMinYOutward alignRectFlipped alignWidthInward
    alignWidthNearest alignWidthOutward alignedDown alignedUp alignment all allApplicationsDirectory allBundles allCases
    allCredentials allDomainsMask allFrameworks allHTTPHeaderFields allHeaderFields allKeys allLibrariesDirectory
    allObjects allPartitionsAndEjectDisk allSatisfy allValues allocate allow allowCommentsAndWhitespace allowFragments
    allowLossy allowed allowedClasses allowedFields allowedInMemoryOnly allowedUnits allowsCellularAccess allowsFloats
    allowsJSON5 allowsKeyedCoding allowsNonnumericFormatting alpha2 alpha3 alphanumeric alphanumerics alternateDescription
    alternateQuotationBeginDelimiter alternateQuotationBeginDelimiterKey alternateQuotationEndDelimiter
    alternateQuotationEndDelimiterKey always alwaysMapped alwaysShowsDecimalSeparator amPM amSymbol americanSamoa amharic
    ampereHours amperes anchor anchored anchorsMatchLineEndings anchorsMatchLines and andorra angola anguilla antarctica
    antiguaBarbuda any anyGraphemeCluster anyKey anyNonNewline anyObject anyOf apacheWestern appStoreReceiptURL
    appTransportSecurityRequiresSecureConnection append appendInterpolation appendLiteral appendOnly appendPathComponent
    appendPathExtension appending appendingFormat appendingPathComponent appendingPathExtension applicationDirectory
    applicationIsScriptable applicationIsScriptableKey applicationScriptsDirectory applicationSupportDirectory
    applyTransform applying applyingTransform arabic arabicNastaliq arcMinutes arcSeconds archiveRootObject archivedData
    archiver archiverDidFinish archiverWillFinish ares argc argentina argumentDomain arguments armenia armenian array aruba
    asSerialExecutor asTaskExecutor asUnownedSerialExecutor asUnownedTaskExecutor asap ascending ascensionIsland ascii
    asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace asciiOnlyWordCharacters asciiValue assamese
    assertIsolated assign assignCurrentContext associativeList assumeIsolated assumesTopLevelDictionary assumingMemoryBound
    assyrian astronomicalUnits async asyncAfter asyncUnlessCancelled atEnd atomic attachedAbove attachedAboveRight
    attachedBelow attachedBelowLeft attemptRecovery attoseconds attrib attribute attributeChanged attributeModificationDate
    attributeModificationDateKey attributed attributedStyle attributedSubstring attributes attributesOfFileSystem
    attributesOfItem australia austria authenticationMethod automatic autosavedInformationDirectory autoupdatingCurrent
    availableCollations availableData availableIdentifiers availableLocaleIdentifiers availableNumberingSystems
    availableStringEncodings awayFromZero azerbaijan azerbaijani background backgroundSessionInUseByAnotherProcess
    backgroundSessionRequiresSharedContainer backgroundSessionWasDisconnected backward backwards badServerResponse badURL
    bahamas bahrain bangla bangladesh bankers barbados barrier bars base base64 base64EncodedData base64EncodedString
    base64URLAlphabet baseAddress basePriority baseURL baseUnit baseUnitValue bcp47 becomeCurrent becomeDownload
    beforePrefix beforeSuffix beginEditing beginningOfSentence beginsWith belarus belarusian belgium belize below belowLeft
    belowRight benin bermuda between bhutan bidirectionalCollectionLast bigEndian binade binary bindMemory binding
    bitPattern bitWidth bitmapRepresentation bits bitwiseAnd bitwiseOr bitwiseXor block blockSpecial bodo bolivia bool
    boolValue bosniaHerzegovina botswana bottom bottomToTop bouvetIsland brazil britishVirginIslands broadcast brunei
    buddhist buffer bufferingNewest bufferingOldest buildBlock buildExpression buildLimitedAvailability buildPartialBlock
    build_Arg build_Arithmetic build_ClosedRange build_Comparison build_Conditional build_Conjunction build_Disjunction
    build_Division build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce build_NilLiteral
    build_NotEqual build_Range build_Remainder build_UnaryMinus build_allSatisfy build_contains build_evaluate build_filter
    build_flatMap build_max build_min build_starts build_subscript builtInPlugInsPath builtInPlugInsURL bulgaria bulgarian
    bundleIdentifier bundlePath bundleURL burkinaFaso burmese burundi bushels busy byComposedCharacterSequences byLines
    byParagraphs byte byteCount byteOffsets byteSwapped bytes bytesEqual cString cache cachePolicy cachedResponse
    cachesDirectory calendar calendarIdentifier callAsFunction callIsActive callSignaling callStackReturnAddresses
    callStackSymbols calorie calories cambodia cameroon canBeConverted canInflect canInflectPreferredLocalization canInit
    canada canaryIslands cancel cancelAll cancelAllOperations cancelAuthenticationChallenge canceling cancellationHandler
    cancelled cannotCloseFile cannotConnectToHost cannotCreateFile cannotDecodeContentData cannotDecodeRawData
    cannotFindHost cannotLoadFromNetwork cannotMoveFile cannotOpenFile cannotParseResponse cannotRemoveFile
    cannotWriteToFile canonicalCombiningClass canonicalIdentifier canonicalLanguageIdentifier canonicalLocaleIdentifier
    canonicalPath canonicalPathKey canonicalRequest cantonese capacity capeVerde capitalizationContext capitalized
    capitalizedLetter capitalizedLetters carats caribbeanNetherlands caseInsensitive caseInsensitiveCompare caseSensitive
    catalan category caymanIslands ceiling celsius centigrams centiliters centimeter centimeters centralAfricanRepublic
    ceutaMelilla chad chagosArchipelago changeCurrentDirectoryPath changesWhenCaseFolded changesWhenCaseMapped
    changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased character
    characterDirection characterIsMember characterSpecial characters charactersEqual charactersToBeSkipped
    checkCancellation checkFileSystem checkForASCII checkForNFC checkIsolated checkResourceIsReachable cherokee children
    chile chinaMainland chinese christmasIsland clamp clamped class classFallbacksForKeyedArchiver classForCoder
    classForKeyedArchiver classForKeyedUnarchiver classNameForClass classNamed cldr client clientCertificateRejected
    clientCertificateRequired clippertonIsland close closeCode closeFile closePunctuation closeReason closed cocosIslands
    code codeUnits coderInvalidValue coderReadCorrupt coderValueNotFound codingKey codingPath coefficient collation
    collationIdentifier collatorIdentifier collection collectionCount collectionFirst collectionIsEmpty colombia colon
    combine comment commentURL common commonISOCurrencyCodes commonPrefix comoros compactMap compactMapValues compactName
    comparator compare compareExchange complete completeFileProtection completeFileProtectionUnlessOpen
    completeFileProtectionUntilFirstUserAuthentication completePath completeUnlessOpen completeUntilFirstUserAuthentication
    completed completedUnitCount completionBlock component components componentsJoined componentsToDisplay
    compoundPredicateType concurrent concurrentPerform condensedAbbreviated condition conditional configuration
    congoBrazzaville congoKinshasa conjunction connectEndDate connectStartDate connectionProxyDictionary
    connectorPunctuation constant constantValue consuming container containingRegion contains containsValue
    contentAccessDate contentAccessDateKey contentModificationDate contentModificationDateKey contents contentsEqual
    contentsOfDirectory continent continueLoading continueWithoutCredential continuous control controlCharacters
    conversational conversationalDefaultDigits conversationalTwoDigits convert convertFromSnakeCase convertFromString
    convertToSnakeCase convertToString converted converter converting cookIslands cookieAcceptPolicy cookies coptic copy
    copyBytes copyItem copyMemory copying coreServiceDirectory correction costaRica coulombs count countLimit
    countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend countOfBytesExpectedToReceive
    countOfBytesExpectedToSend countOfBytesReceived countOfBytesSent countOfIndexes countOfRequestBodyBytesBeforeEncoding
    countOfRequestBodyBytesSent countOfRequestHeaderBytesSent countOfResponseBodyBytesAfterDecoding
    countOfResponseBodyBytesReceived countOfResponseHeaderBytesReceived countStyle countryCode create createDirectory
    createFile createSymbolicLink creationDate creationDateKey credentials croatia croatian cuba cubicCentimeters
    cubicDecimeters cubicFeet cubicInches cubicKilometers cubicMeters cubicMiles cubicMillimeters cubicYards cups curaçao
    currency currencyAccounting currencyCode currencyDecimalSeparator currencyGroupingSeparator currencyISOCode
    currencyPlural currencySymbol current currentCodeUnitOffset currentDirectory currentDirectoryPath currentDirectoryURL
    currentDiskUsage currentIndex currentLocaleDidChangeNotification currentMemoryUsage currentMode currentPriority
    currentRequest custom customIconKey customMirror customPlaygroundQuickLook customPronoun customized cyprus cyrillic
    czech czechia côteDIvoire daily dangi danish dash dashPunctuation data dataCorrupted dataCorruptedError
    dataDecodingStrategy dataEncodingStrategy dataLengthExceedsMaximum dataNotAllowed dataRepresentation dataTask
    dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy dateEncodingStrategy dateField dateFormat
    dateInterval dateIntervalOfWeekend dateSeparator dateStyle dateTemplate dateTime dateTimeSeparator dates day dayOfYear
    daylightSaving daylightSavingTimeOffset days daysOfTheMonth daysOfTheYear deallocate debugDescription decameters
    decigrams deciliters decimal decimalDigit decimalDigits decimalNumber decimalNumberDivideByZeroException
    decimalNumberExactnessException decimalNumberOverflowException decimalNumberUnderflowException decimalSeparator
    decimalValue decimeters decode decodeArray decodeAtomicOptionalRepresentation decodeAtomicRepresentation decodeBool
    decodeCInt decodeCString decodeData decodeDouble decodeFloat decodeIfPresent decodeInt32 decodeInt64 decodeInteger
    decodeMarkdown decodeNil decodeObject decodePoint decodePropertyList decodeRect decodeSize decodeValue
    decodingConfiguration decodingFailurePolicy decomposable decomposables decomposedStringWithCanonicalMapping
    decomposedStringWithCompatibilityMapping decompressingAfterDownloading default defaultBehavior defaultCStringEncoding
    defaultCredential defaultDate defaultDigits defaultDigitsNoAMPM defaultMaxConcurrentOperationCount defaultPriority
    deferredToData deferredToDate degrees deinitialize deinitializeElement delegate delegateQueue delete deleteCharacters
    deleteCookie deleteLastPathComponent deletePathExtension deletingLastPathComponent deletingPathExtension delimiter
    demoApplicationDirectory denmark dependencies dequeueNotifications descendant description
    descriptionInStringsFileFormat desktopDirectory destinationOfSymbolicLink detachNewThread detached determiner
    devanagari developerApplicationDirectory developerDirectory developmentLocalization deviceIdentifier dhivehi
    diacriticInsensitive dictionary dictionaryRepresentation didBecomeInvalidNotification didChangeNotification
    didChangeValue didSet didTerminateNotification diegoGarcia difference digit direct directory directoryAttributes
    discard discreteInput discreteProgress diskCapacity displayName displayStyle distance distantFuture distantPast
    distinguishedNames divide divideByZero divided dividedReportingOverflow dividing dividingFullWidth djibouti
    dnsLookupFailed documentDirectory documentIdentifier documentIdentifierKey documentationDirectory
    doesRelativeDateFormatting dogri domain domainLookupEndDate domainLookupStartDate domainResolutionProtocol dominica
    dominicanRepublic dotMatchesLineSeparators dotMatchesNewlines double doubleAbove doubleBelow doubleValue down download
    downloadDecodingFailedMidStream downloadDecodingFailedToComplete downloadTask downloading downloadsDirectory drop
    dropFirst dropLast dropped duration durationField dutch dynamic dzongkha eager earlierDate earliestBeginDate eb ecuador
    edgeInsetsValue editingString effectiveIconKey egypt elSalvador element elements elementsEqual empty emptyInput
    enclosingMark encode encodeArray encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeBycopyObject
    encodeByrefObject encodeBytes encodeConditional encodeConditionalObject encodeIfPresent encodeNil encodePropertyList
    encodeRootObject encodeValue encodedData encodedHost encodedOffset encodedReplacementCharacter encodingConfiguration
    end endDate endEditing endEncountered endIndex endLineWithCarriageReturn endLineWithLineFeed endOfLine endOfSubject
    endOfSubjectBeforeNewline endsWith enforceQoS english enqueue enqueued enter enum enumerate enumerateAttribute
    enumerateAttributes enumerateBytes enumerateDates enumerateKeysAndObjects enumerateLines enumerateMatches
    enumerateObjects enumerateRanges enumerateSubstrings enumerated enumerator environment ephemeral equalTo
    equatorialGuinea era eraSymbols eritrea error errorCode errorDescription errorDomain errorOccurred errorUserInfo
    escalatePriority escaped escapedPattern escapedTemplate estimatedTimeRemainingKey estonia estonian eswatini ethiopia
    ethiopic ethiopicAmeteAlem ethiopicAmeteMihret evaluate evaluatedObject evenHalf every
    evictsObjectsWithDiscardedContent exabits exabytes exbibits exbibytes exchange exchangeObject
    executableArchitectureMismatch executableArchitectures executableLink executableLoad executableNotLoadable
    executablePath executableRuntimeMismatch executableURL executionBlocks exemplarCharacterSet exemplarLocation exit
    expandingTildeInPath expectedContentLength expires expiresDate explicit exponent exponentBitCount exponentBitPattern
    exponentSymbol expression extend extended extensionHidden externalRepresentation extractValues extracting fahrenheit
    failWithError failingURL failure failureReason failureResponse failureURLString falklandIslands false falseBranch
    familyName faroeIslands faroese fastestEncoding fathoms featureUnsupported feet feminine femtowatts fetchStartDate fiji
    file fileAllocatedSize fileAllocatedSizeKey fileAttributes fileCompletedCountKey fileCurrentOffsetKey fileDescriptor
    fileDoesNotExist fileExists fileHandleForReading fileHandleForWriting fileHandleOperationException fileIsDirectory
    fileLocking fileManager fileManagerUnmountBusy fileManagerUnmountUnknown fileNoSuchFile fileOperationKindKey filePath
    filePathURL fileProtectionMask fileReadCorruptFile fileReadInapplicableStringEncoding fileReadInvalidFileName
    fileReadNoPermission fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
    fileReadUnsupportedScheme fileResourceIdentifier fileResourceIdentifierKey fileResourceType fileResourceTypeKey
    fileSecurityKey fileSize fileSizeKey fileSystemRepresentation fileTotalCountKey fileURL fileURLKey fileWriteFileExists
    fileWriteInapplicableStringEncoding fileWriteInvalidFileName fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown
    fileWriteUnsupportedScheme fileWriteVolumeReadOnly filter filtered filteredIndexSet finalPunctuation finalize finish
    finishDecoding finishEncoding finishTasksAndInvalidate finished finland finnish fire fireDate first firstDayOfWeek
    firstEqual firstIndex firstMatch firstMatchingPositionInSubject firstObject firstObjectCommon firstRange firstWeekday
    fixed flatMap flatMapError float floatValue floatingPointClass floor fluidOunces flush folding foot forEach forSession
    forceCastFailure forceUnwrapFailure forcedOrdering foreignReference formIndex formIntersection formRemainder
    formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion format formatOptions formatStyle formatWidth
    formatted formatting formattingContext forward foundation fraction fractionCompleted fractionLength fractional
    fractionalPartDisplay fragment fragmentsAllowed france free freeCapacity french frenchGuiana frenchPolynesia
    frenchSouthernTerritories frequency friday fromOpaque fula full fullName fullUserName fullwidthToHalfwidth function
    funlock furlongs gabon gallons gambia gb generalCategory generated generatesCalendarDates generatesDecimalNumbers
    generationIdentifier generationIdentifierKey generic genericLocation genericName georgia georgian german germany get
    getAllTasks getBuffer getBytes getCString getCachedResponse getCharacters getCredentials getDefaultCredential getEra
    getFileSystemRepresentation getHour getIndexes getLineStart getObjects getParagraphStart getRelationship
    getResourceValue getResult getSpecific getTasksWithCompletionHandler getValue ghana gibibits gibibytes gibraltar
    gigabits gigabytes gigahertz gigapascals gigawatts givenName global globalDomain globallyUniqueString gmt goingAway
    gradians gram grammar grammaticalGender grams gramsPerLiter graphemeCluster gravity greaterThan greaterThanOrEqual
    greaterThanOrEqualTo greatestFiniteMagnitude greece greek greenland gregorian gregorianStartDate grenada
    groupOwnerAccountID groupOwnerAccountName grouping groupingSeparator groupingSize guadeloupe guam guatemala guernsey
    guinea guineaBissau gujarati gurmukhi guyana haiti halfDown halfEven halfUp hanSimplified hanTraditional handle
    hanifiRohingya hasBytesAvailable hasCommonParent hasDirectoryPath hasHiddenExtension hasHiddenExtensionKey hasMember
    hasMemberInPlane hasPassword hasPointerRepresentation hasPrefix hasSpaceAvailable hasSuffix hasThousandSeparators hash
    hashValue hawaiian header heardMcdonaldIslands hebrew hectares hectometers hectopascals height helpAnchor hertz
    hexDigit hexDigitValue hexadecimal hfsCreatorCode hfsTypeCode hide high highHalf highPriority hindi hiragana
    hiraganaToKatakana hitEnd homeDirectory homeDirectoryForCurrentUser honduras hongKong horizontalWhitespace horsepower
    host hostKey hostName hour hourCycle hourMinute hourMinuteSecond hourly hours httpAdditionalHeaders httpBody
    httpBodyStream httpCookieAcceptPolicy httpCookieStorage httpMaximumConnectionsPerHost httpMethod
    httpShouldHandleCookies httpShouldSetCookies httpShouldUsePipelining httpTooManyRedirects https hungarian hungary
    ianaName iceland icelandic icu id identifier identity igbo ignoreMetacharacters ignoreUnknownCharacters ignoresCase
    illegal illegalCharacters imageURL immediate immediateDetached immutable imperialFluidOunces imperialGallons
    imperialPints imperialQuarts imperialTablespoons imperialTeaspoons in inRange inactive inch inches inchesOfMercury
    includesActualByteCount includesCount includesDirectoriesPostOrder includesUnit includingFractionalSeconds
    increaseLength index indexGreaterThanIndex indexGreaterThanOrEqual indexLessThanIndex indexLessThanOrEqual
    indexOfObject indexOfObjectIdentical indexRange indexes indexesOfObjects india indian indices indonesia indonesian
    inferFromPath inferringMoves infinite infinity inflectionAlternative inflectionRule infoDictionary inherit inheritQoS
    inheritedByAddedText init initialPunctuation initialize initializeElement initializeMemory initiallyInactive inner
    input inputMethodsDirectory insert insertionIndex insertions insetBy int16Value int32Value int64Value int8Value
    intValue integer integerAndFractionLength integerGreaterThan integerGreaterThanOrEqualTo integerLength integerLessThan
    integerLessThanOrEqualTo integerValue integral interjection internalError internalServerError
    internationalCurrencySymbol internationalRoamingOff interrupt intersect intersectSet intersection intersects
    intersectsSet interval invalid invalidFramePayloadData invalidInput invalidNonSurrogateCodePointByte invalidValue
    invalidate invalidateAndCancel invalidationConditions inverse invert inverted iotaSubscript iran iraq ireland irish
    isASCII isASCIIHexDigit isAbsolutePath isAdaptive isAliasFile isAliasFileKey isAlphabetic isApplication
    isApplicationKey isAsynchronous isAtEnd isBidiControl isBidiMirrored isCancellable isCancelled isCanonical
    isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isCellular isCoderError isConstrained
    isContiguousUTF8 isContinuation isCurrencySymbol isDash isDate isDateInToday isDateInTomorrow isDateInWeekend
    isDateInYesterday isDaylightSavingTime isDefaultIgnorableCodePoint isDeletableFile isDeprecated isDiacritic isDirectory
    isDirectoryKey isDiscretionary isDisjoint isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty
    isEqual isEquivalent isExcludedFromBackup isExcludedFromBackupKey isExecutable isExecutableError isExecutableFile
    isExecutableKey isExecuting isExpensive isExtender isFileError isFileURL isFinished isFinite isForFoodEnergyUse
    isForPersonHeightUse isForPersonMassUse isFormattingError isFull isFullCompositionExclusion isGraphemeBase
    isGraphemeExtend isHTTPOnly isHexDigit isHidden isHiddenKey isIDContinue isIDSBinaryOperator isIDSTrinaryOperator
    isIDStart isISOCurrency isISOLanguage isISORegion isISOScript isIdentical isIdeographic isIndeterminate isInfinite
    isIsolatingCurrentContext isJoinControl isKind isKnownASCII isKnownNFC isLeadSurrogate isLeap isLeapMonth isLenient
    isLess isLessThanOrEqualTo isLetter isLoaded isLogicalOrderException isLowercase isMainExecutor isMainThread isMath
    isMathSymbol isMember isMountTrigger isMountTriggerKey isMultiThreaded isMultipath isMultiple isNaN isNewline
    isNoncharacterCodePoint isNormal isNull isNumber isOperatingSystemAtLeast isPackage isPackageKey
    isPartialStringValidationEnabled isPatternSyntax isPatternWhitespace isPausable isPaused isPhonetic isPropertyListError
    isProxy isProxyConnection isPunctuation isQuotationMark isRadical isReadable isReadableFile isReadableKey isReady
    isRegularFile isRegularFileKey isRepeatedDay isReusedConnection isRunning isSameExclusiveExecutionContext isSecure
    isSentenceTerminal isSessionOnly isSignMinus isSignaling isSignalingNaN isSigned isSoftDotted isStrictSubset
    isStrictSuperset isSubclass isSubnormal isSubset isSuperset isSupported isSurrogate isSuspended isSymbol isSymbolicLink
    isSymbolicLinkKey isSystemImmutable isSystemImmutableKey isTerminalPunctuation isTotallyOrdered isTrailSurrogate
    isUbiquitousFileError isUbiquitousItem isUbiquitousItemKey isUnifiedIdeograph isUniqueReference isUppercase
    isUserActivityError isUserImmutable isUserImmutableKey isValid isValidDate isValidJSONObject isValidationError
    isVariationSelector isVolume isVolumeKey isWhitespace isWholeNumber isWritable isWritableFile isWritableKey
    isXIDContinue isXIDStart isXPCConnectionError isZero islamic islamicCivil islamicTabular islamicUmmAlQura isleOfMan
    iso2022JP iso8601 iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents iso8601WithTimeZone
    isoCode isoCountryCodes isoCurrencies isoCurrencyCodes isoLanguageCodes isoLatin1 isoLatin2 isoRegionCodes isoRegions
    israel italian italy itemReplacementDirectory jamaica japan japanese japaneseEUC jersey joined jordan joule joules
    jsonObject julianModified kanaVoicing kannada kashmiri katakana kazakh kazakhstan kb keepCurrent keepNew kelvin kenya
    key keyDecodingStrategy keyEncodingStrategy keyEnumerator keyNotFound keyPath keyValueValidation keys keysOfEntries
    keysOfUnsetValuesKey keysSortedByValue khmer kibibits kibibytes kiloampereHours kiloamperes kilobits kilobytes
    kilocalorie kilocalories kilogram kilograms kilohertz kilojoule kilojoules kiloliters kilometer kilometers
    kilometersPerHour kiloohms kilopascals kilovolts kilowattHours kilowatts kind kiribati knots knownTimeZoneIdentifiers
    knownTimeZoneNames konkani korean kosovo kurdish kurdishSorani kuwait kyrgyz kyrgyzstan label labelColorKey labelNumber
    labelNumberKey language languageCode languageComponents languageIdentifier lao laos last lastEqual lastIndex lastObject
    lastPathComponent lastRange laterDate latin latinAmerica latinToArabic latinToCyrillic latinToGreen latinToHangul
    latinToHebrew latinToHiragana latinToKatakana latinToThai latvia latvian launch launchPath launchedProcess lazy
    leadSurrogate leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude leastNormalMagnitude leave lebanon left
    leftToRight length lengthOfBytes lenient lesotho lessThan lessThanOrEqual lessThanOrEqualTo letter letterNumber letters
    level lexical lexicographicallyPrecedes lhs liberia libraryDirectory libya liechtenstein lightyears like limitDate
    lineDirection lineLayoutDirection lineLength64Characters lineLength76Characters lineRange lineSeparator link linkCount
    linkCountKey linkItem list listItem listType literal liters litersPer100Kilometers lithuania lithuanian littleEndian
    load loadAndReturnError loadUnaligned local localAddress localCache localDomainMask localPort locale localeIdentifier
    localizations localized localizedAdditionalDescription localizedCapitalized localizedCaseInsensitiveCompare
    localizedCaseInsensitiveContains localizedCompare localizedCurrency localizedDecimal localizedDescription
    localizedDouble localizedDoublePercentage localizedFailureReason localizedGMT localizedInfoDictionary localizedInteger
    localizedIntegerCurrency localizedIntegerPercentage localizedLabel localizedLabelKey localizedLowercase localizedName
    localizedNameKey localizedRecoveryOptions localizedRecoverySuggestion localizedScanner localizedStandardCompare
    localizedStandardContains localizedStandardRange localizedString localizedStringWithFormat localizedTypeDescription
    localizedTypeDescriptionKey localizedUppercase localizesFormat lock logicalAnd logicalOr logicalXor long
    longCharacterIsMember longEraSymbols longLongValue longestEffectiveRangeNotRequired lossOfPrecision low lowHalf
    lowPriority lower lowerBound lowercaseLetter lowercaseLetters lowercaseMapping lowercased lux luxembourg m11 m12 m21
    m22 macOSRoman macao macedonian madagascar magnitude main mainDocumentURL mainThread maithili majorVersion
    makeAsyncIterator makeCharacterIterator makeContiguousUTF8 makeIterator makeReadSource makeSignalSource makeStream
    makeTimerSource makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource makeUserDataReplaceSource
    makeWriteSource malawi malay malayalam malaysia maldives mali malta maltese mandarinToLatin mandatoryExtensionMissing
    manipuri map mapError mapValues mappedIfSafe marathi markdownName marshallIslands martinique masculine mask matchFirst
    matchLast matchNextTime matchNextTimePreservingSmallerUnits matchPreviousTimePreservingSmallerUnits matchStrictly
    matches matchingPolicy matchingSemantics mathSymbol mauritania mauritius max maxConcurrentOperationCount maxX maxXEdge
    maxY maxYEdge maximalIdentifier maximum maximumAge maximumFractionDigits maximumIntegerDigits maximumLength
    maximumLengthOfBytes maximumMagnitude maximumMessageSize maximumRange maximumSignificantDigits maximumUnitCount mayotte
    mb measure measurement measurementSystem measurementSystems mebibits mebibytes medium megaampereHours megaamperes
    megabits megabytes megahertz megaliters megameters megaohms megapascals megavolts megawatts meiteiMayek member memory
    memoryCapacity merge mergeAttributes merging mergingAttributes messageTooBig messages meter meters metersPerSecond
    metersPerSecondSquared metric metricCups metricTons mexico microampereHours microamperes micrograms microhertz
    micrometers micronesia microohms microseconds microvolts microwatts midX midY middleName middleOfSentence mile miles
    milesPerGallon milesPerHour milesPerImperialGallon milliampereHours milliamperes millibars milligrams
    milligramsPerDeciliter millihertz milliliters millimeter millimeters millimetersOfMercury millimolesPerLiter milliohms
    milliseconds millisecondsSince1970 millivolts milliwatts mimeType min minX minXEdge minY minYEdge minimalIdentifier
    minimum minimumDaysInFirstWeek minimumFractionDigits minimumIntegerDigits minimumLength minimumMagnitude minimumRange
    minimumResolution minimumSignificantDigits minorVersion minus minusSet minusSign minute minuteSecond minutely minutes
    modificationDate modifierLetter modifierSymbol moldova monaco monday mongolia mongolian montenegro month monthSymbols
    monthly months montserrat morocco morphology mountedVolumeURLs move moveAssign moveElement moveInitialize
    moveInitializeMemory moveItem moveObjects moveSubranges moveUpdate moviesDirectory mozambique msgid multiple
    multipliedFullWidth multipliedReportingOverflow multiplier multiply multiplying musicDirectory mutableBytes
    mutableContainers mutableContainersAndLeaves mutableCopy mutableLeaves mutableSpan mutableString myanmar māori name
    nameAlias nameKey namePrefix nameSuffix named namedPipe names namibia nan nanograms nanohertz nanometers nanosecond
    nanoseconds nanowatts narrow native nauru nauticalMiles navajo negate negativeFormat negativeInfinity
    negativeInfinitySymbol negativeNormal negativePrefix negativeSubnormal negativeSuffix negativeZero negotiatedSSL
    negotiatedTLSCipherSuite negotiatedTLSProtocolVersion nepal nepali nestedContainer nestedUnkeyedContainer netherlands
    networkConnectionLost networkDomainMask networkLoad networkProtocolName networkServiceType
    networkServiceTypeCallSignaling neuter never newCaledonia newZealand newline newlineSequence newlines
    newtonsPerMetersSquared next nextDate nextDaylightSavingTimeTransition nextDown nextObject nextResult nextTime
    nextTimePreservingSmallerComponents nextUp nextWeekend nextWeekendAfter nextstep nibbles nicaragua nickname niger
    nigeria nilSymbol niue noError noFileProtection noPermissionsToReadFile noQoS noStatusReceived nonBase
    nonBaseCharacters nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy nonLossyASCII none
    nonspacingMark nonzeroBitCount norfolkIsland normal normalClosure normalized northMacedonia northernMarianaIslands
    norway norwegian norwegianBokmål norwegianNynorsk not notANumber notANumberSymbol notAllowed notConnectedToInternet
    notDirectory notEqualTo notOnQueue notOpen notReordered notation notify noun now nth nukta null nullDevice number
    numberFormat numberFormatter numberOfCaptureGroups numberOfMatches numberOfRanges numberPart numberStyle numberSymbol
    numberingSystem numeral numeric numericType numericValue objCType object objectEnumerator objectForm objectIsForced
    objects occurrences oddHalf odia offset offsetBy offsetInFile ohms olChiki oman omitPaddingCharacter omitted onName
    onQueue onQueueAsBarrier onSender onTermination one oneBased oneDigit oneToTwelve oneToTwentyFour
    onlyFromMainDocumentDomain op open openCompleted openPunctuation openStep opening operatingSystemVersion
    operatingSystemVersionString operationCount operations optional options or order orderedAscending orderedDescending
    orderedSame ordinal ordinalOfDayInMonth ordinality origin originURL originalRequest orthography other otherLetter
    otherNumber otherPunctuation otherSymbol ounce ounces ouncesTroy output outputFormat outputFormatting overflow overlaps
    overlay overlongEncodingByte ownerAccountID ownerAccountName padded padding paddingCharacter paddingPosition pakistan
    palau palestinianTerritories panama papuaNewGuinea paragraph paragraphRange paragraphSeparator paraguay parameterString
    parent parentDirectory parentDirectoryURLKey parse parseScalar parseStrategy parsecs partOfSpeech particle partition
    partsPerMillion pashto passRetained passUnretained password passwordKey pastEnd patchVersion path pathComponents
    pathExtension pathKey paths pathsMatchingExtensions pattern pause pausingHandler pb pebibits pebibytes perMillSymbol
    percent percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath percentEncodedQuery
    percentEncodedQueryItems percentEncodedUser percentSymbol perform performDefaultHandling permanent persian persistence
    persistentDomain personNameComponent peru petabits petabytes philippines phoneNumber phonetic phoneticRepresentation
    physicalMemory pi picograms picometers picoseconds picowatts picturesDirectory pints pitcairnIslands plain
    playgroundDescription plural pluralFew pluralMany pluralTwo plus plusSign pmSymbol pointValue pointee pointer poland
    policyViolation polish popFirst popLast port portKey portList portugal portuguese positiveFormat positiveInfinity
    positiveInfinitySymbol positiveNormal positivePrefix positiveSubnormal positiveSuffix positiveZero posix
    posixPermissions possessive possessiveAdjectiveForm possessiveForm post pound pounds poundsForcePerSquareInch precision
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping preconditionIsolated predecessor
    predicateFormat preferencePanesDirectory preferredIOBlockSize preferredIOBlockSizeKey preferredLanguages
    preferredLocales preferredLocalizations prefix prefixMatch preflight prepend preposition presentation prettyPrinted
    previous previousFailureCount previousTimePreservingSmallerComponents principalClass printerDescriptionDirectory
    priority privateFrameworksPath privateFrameworksURL privateUse processIdentifier processInfo processName processorCount
    produceFileReferenceURLs producesRelativePathURLs progress projectedValue pronoun properties property propertyList
    propertyListReadCorrupt propertyListReadStream propertyListReadUnknownVersion propertyListWriteInvalid
    propertyListWriteStream proposedCredential protectionKey protectionSpace protocol protocolClasses protocolError
    protocolFamily proxyType puertoRico punctuation punctuationCharacters punjabi qatar qos qosClass qualityOfService
    quarantineProperties quarantinePropertiesKey quarter quarterSymbols quarts query queryItems queuePriority quietNaN
    quotationBeginDelimiter quotationBeginDelimiterKey quotationEndDelimiter quotationEndDelimiterKey quote
    quotientAndRemainder radians radix raiseException raising random randomElement range rangeOfCharacter
    rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfFirstMatch rangeOfFragment rangeOfHost
    rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser rangeValue rangeView ranges rawValue
    read readCompletionNotification readData readDataToEndOfFile readInBackgroundAndNotify readToEnd
    readToEndOfFileInBackgroundAndNotify readabilityHandler reading realm receive receivePort receivesCredentialSecurely
    receiving recoveryAttempter recoveryOptions recoverySuggestion rectValue recurrences redirectCount
    redirectToNonExistentLocation reduce referenceCount reflexiveForm regex region regionCode regions register
    registerClass registrationDomain regular regularExpression regularExpressionCheckingResult rejectProtectionSpace
    rejectProtectionSpaceAndContinue relatedGregorian relatedGregorianYear relative relativePath relativePriority
    relativeString relaxed release releasing reloadIgnoringCacheData reloadIgnoringLocalAndRemoteCacheData
    reloadIgnoringLocalCacheData reloadRevalidatingCacheData reluctant remainder remainderReportingOverflow remoteAddress
    remotePort removals remove removeAll removeAllCachedResourceValues removeAllCachedResponses removeAllIndexes
    removeAllObjects removeAttribute removeCachedResourceValue removeCachedResponse removeCachedResponses removeCharacters
    removeCookies removeDependency removeFirst removeItem removeLast removeLastObject removeObject removeObjects
    removeObserver removePersistentDomain removeProperty removeSubrange removeSubranges removeSuite removeValue
    removeVolatileDomain removingLastIndex removingPercentEncoding removingSubranges rename repeatedTimePolicy
    repeatedValue repetitionBehavior replace replaceAttributes replaceBytes replaceCharacters replaceItem replaceItemAt
    replaceMatches replaceObject replaceObjects replaceOccurrences replaceSubrange replacement replacementIndex
    replacementObject replacementString replacing replacingAttributes replacingCharacters replacingOccurrences
    reportCompletion reportProgress republicOfChina request requestBodyStreamExhausted requestCachePolicy requestEndDate
    requestHeaderFields requestIsCacheEquivalent requestStartDate requiredEnd requiredKeys requiresSecureCoding
    reserveCapacity reservedSpaceLength reset resetBytes resetStandardUserDefaults resetSystemTimeZone resignCurrent
    resolveSymlinksInPath resolvingSymlinksInPath resourceFetchType resourcePath resourceSpecifier resourceURL
    resourceUnavailable resourceValues response responseEndDate responseStartDate result resultType resume resumingHandler
    retain returnCacheDataDontLoad returnCacheDataElseLoad reverse reverseObjectEnumerator reversed reversedSortDescriptor
    revoke revolutions rhs right rightToLeft rohingya romania romanian root rootType rotate round rounded rounding
    roundingBehavior roundingIncrement roundingMode roundingRule run runBoundaries runDetached runSynchronously running
    runs russia russian rwanda réunion saintBarthélemy saintHelena saintKittsNevis saintLucia saintMartin
    saintPierreMiquelon saintVincentGrenadines same samePosition samoa samoan sanMarino sanskrit santali saturday
    saudiArabia scalarCount scalarValue scale scaleX scanCharacter scanCharacters scanCharactersFromSet scanDecimal
    scanDouble scanFloat scanHexDouble scanHexFloat scanHexInt32 scanHexInt64 scanInt scanInt32 scanInt64 scanLocation
    scanString scanUInt64 scanUnsignedLongLong scanUpTo scanUpToCharacters scanUpToCharactersFromSet scanUpToString
    scandinavianMiles schedule scheduleOneshot scheduleRepeating scheduledTimer scheme scientific script scriptCode
    searchBackwards searchRules second secondFraction secondaryGroupingSize seconds secondsFromGMT secondsSince1970 secure
    secureConnectionEndDate secureConnectionFailed secureConnectionStartDate seek seekToEnd seekToEndOfFile self send
    sendPing sendPort sender senegal sequence sequentiallyConsistent serbia serbian serverCertificateHasBadDate
    serverCertificateHasUnknownRoot serverCertificateNotYetValid serverCertificateUntrusted serverPush sessionDescription
    set setArray setAttributedString setAttributes setCancelHandler setClass setClassName setCookie setCookies
    setCustomPronoun setData setDefaultCredential setDelegate setDictionary setErrorAndReturn setEventHandler setInterval
    setLimit setLocalizedDateFormatFromTemplate setObject setPersistentDomain setPositions setProperty
    setRegistrationHandler setResourceValue setResourceValues setSet setSpecific setString setTarget
    setTemporaryResourceValue setUserInfoObject setUserInfoValueProvider setValue setVolatileDomain settingAttributes
    seychelles shared sharedContainerIdentifier sharedCookieStorage sharedFrameworksPath sharedFrameworksURL sharedKeySet
    sharedPublicDirectory sharedSupportPath sharedSupportURL sharedUnownedExecutor shift shiftIndexesStarting shiftJIS
    short shortDaylightSaving shortGeneric shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
    shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortStandard shortTons shortWeekdaySymbols shortened
    shouldUseExtendedBackgroundIdleMode show shuffle shuffled sierraLeone sign signal signalingNaN significand
    significandBitCount significandBitPattern significandWidth significantDigits signum simple sindhi singapore
    singleValueContainer singular sinhala sintMaarten size sizeValue skipBack skipDescendants skipForward skipHiddenVolumes
    skipsHiddenFiles skipsPackageDescendants skipsSubdirectoryDescendants sleep slovak slovakia slovenia slovenian slugs
    smallestEncoding socket socketSecurityLevelKey socketType socksProxyConfigurationKey solomonIslands somalia some sort
    sortRange sorted sortedArray sortedArrayHint sortedCookies sortedKeys southAfrica southGeorgiaSouthSandwichIslands
    southKorea southSudan space spaceSeparator spacingMark spain span spanish spawn spawnUnlessCancelled specificName
    spellOut spelledOutValue spelling spellsOutZero split squareCentimeters squareFeet squareInches squareKilometers
    squareMegameters squareMeters squareMicrometers squareMiles squareMillimeters squareNanometers squareRoot squareYards
    sriLanka ssLv2 ssLv3 stable stackSize standalone standaloneMonthSymbols standaloneQuarterSymbols
    standaloneWeekdaySymbols standard standardError standardInput standardOutput standardize standardized
    standardizedFileURL standardizingPath start startDate startIndex startLoading startOfDay startOfLine startOfSubject
    starts state statusCode stone stones stop stopLoading storagePolicy store storeBytes storeCachedResponse storeIfNil
    stream streamError streamStatus strict strictInterval stride string stringArray stringByReplacingMatches
    stringComparator stringEncoding stringRepresentation stringValue stringsByAppendingPaths stripCombiningMarks
    stripDiacritics struct style subRegions subarray subcontinent subdata subdivision subject subjectForm subjectType
    subpaths subpathsOfDirectory subpredicates subquery subranges subscript substring substringNotRequired subtract
    subtracting subtractingReportingOverflow success successor suffix suggestedFilename sum sunday superDecoder
    superEncoder superclass superclassMirror supportsSecureCoding suppressed suriname surrogate surrogateCodePointByte
    suspend suspended suspending svalbardJanMayen swahili swapAt sweden swedish switzerland symbol symbolicLink symbols
    symmetricDifference sync synchronizable synchronize synchronizeFile syriac system systemDomainMask systemEpoch
    systemFileNumber systemFreeNodes systemFreeSize systemLanguages systemNodes systemNumber systemSize systemUptime
    systemVersion sãoToméPríncipe tX tY tablespoons tagNames tagNamesKey tagalog taiwan tajik tajikistan take
    takeRetainedValue takeUnretainedValue tamil tanzania task taskDescription taskIdentifier taskInterval tb tcp teaspoons
    tebibits tebibytes telugu temporaryDirectory terabits terabytes terahertz terawatts terminate terminated
    terminationHandler terminationReason terminationStatus territory test text textAttributesForNegativeInfinity
    textAttributesForNegativeValues textAttributesForNil textAttributesForNotANumber textAttributesForPositiveInfinity
    textAttributesForPositiveValues textAttributesForZero textChanged textEncodingName textSegmentBoundary thaana thai
    thailand thousandSeparator threadDictionary threeDigits throughputKey throw thumbnailDictionaryKey thumbnailKey
    thursday tibetan time timeInterval timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970
    timeIntervalSinceNow timeIntervalSinceReferenceDate timeSeparator timeStyle timeZone timeZoneDataVersion
    timeZoneSeparator timedOut timeoutInterval timeoutIntervalForRequest timeoutIntervalForResource timorLeste
    titlecaseLetter titlecaseMapping tlSv1 tls tlsHandshakeFailure toLatin toMemory toNearestOrAwayFromZero toNearestOrEven
    toOpaque toUnicodeName toXMLHex toggle togo tokelau tolerance tonga tongan top topToBottom totalCostLimit
    totalFileAllocatedSize totalFileAllocatedSizeKey totalFileSize totalFileSizeKey totalUnitCount towardZero
    trailSurrogate trailingZeroBitCount transactionMetrics transcode transcodedLength transform transformStruct
    transformingAttributes transitInformation translate translateX trashDirectory trimPrefix trimmingCharacters
    trimmingPrefix trinidadTobago tristanDaCunha true trueBranch truncate truncateFile truncatedScalar truncatingRemainder
    try tryLock tuesday tunisia tuple turkey turkish turkmen turkmenistan turksCaicosIslands tuvalu twelveHour
    twentyFourHour twoDigitStartDate twoDigits twoDigitsNoAMPM type typeBlockSpecial typeCharacterSpecial typeDirectory
    typeIdentifier typeIdentifierKey typeMismatch typeRegular typeSocket typeSymbolicLink typeUnknown
    ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable ubiquitousFileUnavailable
    ubiquitousItemContainerDisplayName ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested
    ubiquitousItemDownloadRequestedKey ubiquitousItemDownloadingError ubiquitousItemDownloadingErrorKey
    ubiquitousItemDownloadingStatusKey ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey
    ubiquitousItemIsDownloading ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded ubiquitousItemIsUploadedKey
    ubiquitousItemIsUploading ubiquitousItemIsUploadingKey ubiquitousItemUploadingError ubiquitousItemUploadingErrorKey udp
    uganda uint16Value uint32Value uint64Value uint8Value uintValue uk ukraine ukrainian ulp ulpOfOne unarchiveObject
    unarchiveTopLevelObjectWithData unarchivedObject unarchiver unarchiverDidFinish unarchiverWillFinish unassigned
    unavailable unbounded uncached uncaughtSignal uncoded undefinedVariable underestimatedCount underflow underlying
    underlyingError underlyingErrors underlyingQueue unexpectedContinuationByte unicode unicodeScalar unicodeScalars
    unicodeScalarsEqual unidentified union unionSet unit unitString unitStringDisplayedAdjacent unitStyle unitWidth
    unitedArabEmirates unitedKingdom unitedStates unitedStatesOutlyingIslands unitedStatesVirginIslands units unitsStyle
    unkeyedContainer unknown unload unlock unmap unownedExecutor unownedTaskExecutor unregisterClass unsafeArgv unsafeLoad
    unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedData unsupportedURL untilFinished up update updateValue
    upload uploadTask upper upperBound uppercaseLetter uppercaseLetters uppercaseMapping uppercased uptimeNanoseconds urdu
    url urlCache urlCredentialStorage urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed urlProtocol
    urlProtocolDidFinishLoading urlQueryAllowed urlSession urlUserAllowed urls uruguay us use useAll useBytes useCredential
    useDefaultKeys useEB useGB useKB useMB useNewRequest usePB useProtocolCachePolicy useTB useUnicodeWordBoundaries
    useUnixLineSeparators useYBOrHigher useZB user userActivityConnectionUnavailable userActivityHandoffFailed
    userActivityHandoffUserInfoTooLarge userActivityRemoteApplicationTimedOut userAuthenticationRequired userCancelled
    userCancelledAuthentication userDirectory userDomainMask userInfo userInfoValueProvider userInitiated userInteractive
    userKey userName usesGroupingSeparator usesMetricSystem usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian
    utf16LittleEndian utf16Offset utf32 utf32BigEndian utf32LittleEndian utf8 utf8CString utf8CodeUnitCount utf8Span
    utf8Start utf8String utility uuid uuidString uyghur uzbek uzbekistan valid value valueLengthLimits valueNotFound
    valueType values vanuatu variable variant variantCode vaticanCity venezuela verb verbatim version version4 version5
    versionKey verticalWhitespace veryHigh veryLow veryShortMonthSymbols veryShortStandaloneMonthSymbols
    veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols video vietnam vietnamese vikram virama voIP voice voip
    volatileDomain volatileDomainNames volts volume volumeAvailableCapacity volumeAvailableCapacityKey volumeCreationDate
    volumeCreationDateKey volumeIdentifier volumeIdentifierKey volumeIsAutomounted volumeIsAutomountedKey volumeIsBrowsable
    volumeIsBrowsableKey volumeIsEjectable volumeIsEjectableKey volumeIsEncrypted volumeIsEncryptedKey volumeIsInternal
    volumeIsInternalKey volumeIsJournaling volumeIsJournalingKey volumeIsLocal volumeIsLocalKey volumeIsReadOnly
    volumeIsReadOnlyKey volumeIsRemovable volumeIsRemovableKey volumeIsRootFileSystem volumeIsRootFileSystemKey
    volumeLocalizedFormatDescription volumeLocalizedFormatDescriptionKey volumeLocalizedName volumeLocalizedNameKey
    volumeMaximumFileSize volumeMaximumFileSizeKey volumeName volumeNameKey volumeResourceCount volumeResourceCountKey
    volumeSupportsAdvisoryFileLocking volumeSupportsAdvisoryFileLockingKey volumeSupportsCasePreservedNames
    volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNames volumeSupportsCaseSensitiveNamesKey
    volumeSupportsCompression volumeSupportsCompressionKey volumeSupportsExclusiveRenamingKey
    volumeSupportsExtendedSecurity volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey volumeSupportsHardLinks
    volumeSupportsHardLinksKey volumeSupportsJournaling volumeSupportsJournalingKey volumeSupportsPersistentIDs
    volumeSupportsPersistentIDsKey volumeSupportsRenaming volumeSupportsRenamingKey volumeSupportsRootDirectoryDates
    volumeSupportsRootDirectoryDatesKey volumeSupportsSparseFiles volumeSupportsSparseFilesKey
    volumeSupportsSwapRenamingKey volumeSupportsSymbolicLinks volumeSupportsSymbolicLinksKey volumeSupportsVolumeSizes
    volumeSupportsVolumeSizesKey volumeSupportsZeroRuns volumeSupportsZeroRunsKey volumeTotalCapacity
    volumeTotalCapacityKey volumeURLForRemounting volumeURLForRemountingKey volumeURLKey volumeUUIDString
    volumeUUIDStringKey w wait waitForAll waitForDataInBackgroundAndNotify waitUntilAllOperationsAreFinished waitUntilExit
    waitUntilFinished wallisFutuna watts weakCompareExchange webSocketTask wednesday week weekOfMonth weekOfYear weekday
    weekdayOrdinal weekdaySymbols weekdays weekly weeks welsh westernSahara whenIdle whitespace whitespaceAndNewline
    whitespaces whitespacesAndNewlines wholeMatch wholeNumberValue wide width widthInsensitive willChangeValue willSet
    windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 windowsLocaleCode with12s withCString
    withCancellationHandler withColonSeparatorInTime withColonSeparatorInTimeZone withContiguousMutableStorageIfAvailable
    withContiguousStorageIfAvailable withDashSeparatorInDate withDay withDecodedUnsafeBufferPointer withDecodedUnsafeBytes
    withFileSystemRepresentation withFractionalSeconds withFullDate withFullTime withGroup withInternetDateTime withLock
    withLockIfAvailable withMemoryRebound withMonth withMutableCharacters withMutation withSerialExecutor
    withSpaceBetweenDateAndTime withTime withTimeZone withTransparentBounds withUTF8 withUTF8Buffer withUnsafeBufferPointer
    withUnsafeBytes withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer withUnsafeMutableBytes
    withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader withUnsafeMutablePointers withValue withWeekOfYear
    withYear withoutAnchoringBounds withoutDeletingBackupItem withoutEscapingSlashes withoutOverwriting withoutUI word
    wordBoundary wordBoundaryKind words workItem world wrapComponents wrapped wrappedSum wrappedValue wrappingAdd
    wrappingSubtract write writeJSONObject writeabilityHandler writing writingDirection x xml xpcConnectionInterrupted
    xpcConnectionInvalid xpcConnectionReplyInvalid y yard yards yb ybOrHigher year yearForWeekOfYear yearly yemen yiddish
    yield yobibits yobibytes yottabits yottabytes z zambia zb zebibits zebibytes zero zeroBased zeroByteResource
    zeroPadsFractionDigits zeroSymbol zeroToEleven zeroToTwentyThree zeroValueUnitsDisplay zettabits zettabytes zimbabwe
    ålandIslands
    """#

  static let functions = #"""
    NSClassFromString NSCocoaErrorDomain NSCoderReadCorruptError NSCoderValueNotFoundError NSContainsRect
    NSDateComponentUndefined NSDebugDescriptionErrorKey NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy
    NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10 NSDecimalNoScale
    NSDecimalNormalize NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract NSDivideRect NSEdgeInsetsEqual
    NSEdgeInsetsMake NSEdgeInsetsZero NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
    NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError
    NSExecutableRuntimeMismatchError NSFeatureUnsupportedError NSFileHandleNotificationDataItem
    NSFileHandleNotificationFileHandleItem NSFileLockingError NSFileManagerUnmountBusyError
    NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey NSFileReadCorruptFileError
    NSFileReadInapplicableStringEncodingError NSFileReadInvalidFileNameError NSFileReadNoPermissionError
    NSFileReadNoSuchFileError NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
    NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError NSFileWriteInapplicableStringEncodingError
    NSFileWriteInvalidFileNameError NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
    NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError NSFullUserName NSGetSizeAndAlignment
    NSHeight NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser NSInsetRect NSIntegralRect
    NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect NSIsEmptyRect
    NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
    NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLog
    NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX
    NSMinY NSMouseInRect NSNotFound NSOSStatusErrorDomain NSOffsetRect NSPOSIXErrorDomain NSPageSize
    NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName NSPersonNameComponentGivenName NSPersonNameComponentKey
    NSPersonNameComponentMiddleName NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix
    NSPointFromCGPoint NSPointFromString NSPointInRect NSPointToCGPoint NSPropertyListReadCorruptError
    NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError NSPropertyListWriteInvalidError
    NSPropertyListWriteStreamError NSRangeFromString NSRecoveryAttempterErrorKey NSRectFromCGRect NSRectFromString
    NSRectToCGRect NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize NSSearchPathForDirectoriesInDomains
    NSSizeFromCGSize NSSizeFromString NSSizeToCGSize NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain
    NSStringEncodingErrorKey NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSTemporaryDirectory NSTimeIntervalSince1970 NSURLAuthenticationMethodDefault
    NSURLAuthenticationMethodHTMLForm NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest
    NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate NSURLCredentialStorageRemoveSynchronizableCredentials
    NSURLErrorAppTransportSecurityRequiresSecureConnection NSURLErrorBackgroundSessionInUseByAnotherProcess
    NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
    NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive
    NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    NSURLErrorCancelledReasonInsufficientSystemResources NSURLErrorCancelledReasonUserForceQuitApplication
    NSURLErrorCannotCloseFile NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
    NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork NSURLErrorCannotMoveFile
    NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile
    NSURLErrorClientCertificateRejected NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
    NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain NSURLErrorDownloadDecodingFailedMidStream
    NSURLErrorDownloadDecodingFailedToComplete NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
    NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory NSURLErrorHTTPTooManyRedirects
    NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
    NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation NSURLErrorRequestBodyStreamExhausted
    NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
    NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid NSURLErrorServerCertificateUntrusted
    NSURLErrorTimedOut NSURLErrorUnknown NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
    NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLProtectionSpaceFTP NSURLProtectionSpaceFTPProxy
    NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy
    NSURLProtectionSpaceSOCKSProxy NSURLSessionTransferSizeUnknown NSUbiquitousFileNotUploadedDueToQuotaError
    NSUbiquitousFileUbiquityServerNotAvailable NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange
    NSUnionRect NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError NSUserCancelledError NSUserName
    NSWidth NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize
    URLSessionDownloadTaskResumeData abs acos acosh all any asin asinh assert assertionFailure async asyncDetached atan
    atan2 atanh atomicMemoryFence cbrt copysign cos cosh debugPrint detach dispatchMain dispatchPrecondition dump erf erfc
    exchange exp exp2 expm1 extendLifetime extractIsolation fatalError fdim fmax fmin frexp globalConcurrentExecutor hypot
    ilogb isKnownUniquelyReferenced j0 j1 jn ldexp lgamma log log10 log1p log2 logb max min modf nan nearbyint nextafter
    numericCast pointwiseMax pointwiseMin pow precondition preconditionFailure print readLine remquo repeatElement rint
    scalbn sequence sin sinh stride swap swift_unboxFromSwiftValueWithType tan tanh tgamma transcode type unsafeBitCast
    unsafeDowncast withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime
    withObservationTracking withTaskCancellationHandler withTaskExecutorPreference withTaskGroup
    withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup withUnsafeBytes
    withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer
    withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList withoutActuallyEscaping y0 y1 yn zip
    """#
}
