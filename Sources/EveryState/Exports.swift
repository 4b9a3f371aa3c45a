// A test file needs `import EveryState` and nothing else: to say what mocks answer, and because the declarations' default
// arguments expand a macro of Testing's in the caller's file.
@_exported import EveryStateMocks
@_exported import Testing
