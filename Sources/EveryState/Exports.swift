// A test file needs `import EveryState` and nothing else to say what its mocks answer.
@_exported import EveryStateMocks
