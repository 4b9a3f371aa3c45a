// Imports the C library and Foundation, whatever their names, for all files of the module.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif

// The system's calls, where a type has a method of that name.
func openDescriptor(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
func readDescriptor(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int { read(file, bytes, count) }
func writeDescriptor(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(file, bytes, count) }
