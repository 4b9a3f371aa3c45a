// `import OSLog` and `import os` name the same logging; a module alias needs a module of its own.
@_exported import TextOS
