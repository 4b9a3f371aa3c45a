@_exported import EveryStateMocks
@_exported import Testing

// A test file needs `import EveryState` and nothing else: to say what mocks answer and what varies, and because the declarations' default
// arguments expand a macro of Testing's in the caller's file.
@_exported import struct EveryStateGoldens.RedactionRule
