# Sourced by scripts that run this package's tests. SwiftPM's native build system links all test targets into one program; Swift Build, the
# default from Swift 6.4 on, gives each target a runner of its own, and another folder. `swift build --show-bin-path` tells both.

# build_tests [OPTION...]: builds the test targets that EVERYSTATE_TESTS names.
build_tests() {
  case $(swift build "$@" --show-bin-path) in
  */out/Products/*) swift build --build-tests "$@" ;;
  *) swift build --product EveryStatePackageTests "$@" ;;
  esac
}

# test_runners [OPTION...]: the programs with those tests, one a line. GUARD_BIN is the folder of what is built already.
test_runners() {
  local bin=${GUARD_BIN:-}
  [ -n "$bin" ] || bin=$(swift build "$@" --show-bin-path)
  ls "$bin/EveryStatePackageTests.xctest" 2>/dev/null || ls "$bin"/*-test-runner
}

# long_suites FOLDER...: a filter for every eighth suite of files there that read EVERYSTATE_LONG, by themselves or through TestSupport:
# which ones follows from the commit's digest.
long_suites() {
  local names digest
  digest=$(git rev-parse HEAD 2>/dev/null || echo 0)
  names=$(grep -rlE 'isLongRun|sampled\(every|rounds\([0-9]' --include='*.swift' "$@" | grep -v '^Tests/TestSupport/' \
    | xargs grep -hoE '^(@.* )?(final |private )*(struct|class|enum|actor|extension) [A-Z]\w*' | sed 's|.* ||' | sort -u | awk "NR % 8 == $((16#${digest: -2} % 8))" | paste -s -d '|')
  echo "\\.($names)(/|\$)"
}
