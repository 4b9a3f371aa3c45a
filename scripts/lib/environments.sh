#!/usr/bin/env bash
# Runs this package's tests in environments that must not change a result, and looks for what they leave behind.
#   scripts/lib/environments.sh           each environment but blanks, with all tests, and each variable alone, with those that depend on some
#   scripts/lib/environments.sh NAME...   only these environments; blanks builds a copy of the package in a path with blanks
cd "$(dirname "$0")/../.."
. scripts/lib/guard.sh
. scripts/lib/tests.sh
names=${*:-plain agents ci all failed missing never locale zone terminal umask home user readonly each}
work=$(mktemp -d)
chmod 755 "$work"
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
unset EVERYSTATE_TESTS
build_tests >"$work/build" 2>&1 || { tail -n 20 "$work/build"; fail "environments: the tests do not build"; }
mapfile -t runners < <(test_runners)
services=$(sed -n 1p scripts/lib/unset.txt)
agents=$(sed -n 2p scripts/lib/unset.txt)
count=

# run NAME COMMAND...: runs all tests by a command that sets an environment and executes its arguments.
run() {
  local name=$1 status=0 tests left before
  shift
  before=$(git status --porcelain)
  mkdir -m 1777 "$work/$name"
  for runner in "${runners[@]}"; do
    env TMPDIR="$work/$name" "$@" "$runner" --testing-library swift-testing --no-parallel >>"$work/$name.log" 2>&1 </dev/null || status=$?
  done
  tests=$(grep -oE 'Test run with [0-9]+ tests in [0-9]+ suites' "$work/$name.log" || true)
  echo "$name: status $status. $tests"
  if [ $status != 0 ]; then
    grep -E '^✘ ' "$work/$name.log" | head -n 40 || tail -n 20 "$work/$name.log"
    fail "$name: tests fail in this environment"
  fi
  [ -n "$count" ] || count=$tests
  [ "$tests" = "$count" ] || fail "$name: other tests run: $count without it"
  [ "$(git status --porcelain)" = "$before" ] || { git status --short; fail "$name: tests change files"; }
  # A folder belongs to a running process if a shell waits for that process's end.
  for left in "$work/$name"/everystate-* /dev/shm/everystate-*; do
    if [ -e "$left" ] && ! pgrep -f "$left" >/dev/null && [ -e "$left" ]; then
      fail "$name: tests leave a folder behind: $left"
    fi
  done
}
as_root() { [ "$(id -u)" = 0 ] || { echo "Not checked: $1, which needs root"; return 1; }; }
output=$work/output
mkdir -m 1777 "$output"

for name in $names; do
  case $name in
  plain) run plain env ;;
  agents) run agents env $(printf '%s=1 ' $agents) ;;
  ci) run ci env $(printf '%s=1 ' $services) ;;
  all | failed | missing | never) run "$name" env SNAPSHOT_TESTING_RECORD="$name" ;;
  locale) run locale env LC_ALL=xx_YY.UTF-8 LANG=de_DE.UTF-8 LANGUAGE=ar ;;
  zone) run zone env TZ=Asia/Kolkata ;;
  terminal) run terminal env TERM=dumb NO_COLOR=1 CLICOLOR_FORCE=1 FORCE_COLOR=3 COLUMNS=3 LINES=2 ;;
  umask) run umask sh -c 'umask 077; exec "$@"' sh ;;
  home) run home env -u HOME -u USER -u LOGNAME ;;
  user) ! as_root user || run user env EVERYSTATE_OUTPUT="$output" HOME="$output" setpriv --reuid 65534 --regid 65534 --clear-groups ;;
  readonly)
    ! as_root readonly || run readonly env EVERYSTATE_OUTPUT="$output" \
      unshare -m sh -c 'mount --bind "$PWD" "$PWD" && mount -o remount,bind,ro "$PWD" && cd "$PWD" && exec "$@"' sh
    ;;
  blanks)
    copy="$work/a path with 'blanks'"
    mkdir "$copy"
    git ls-files -z | tar --null -T - -cf - | tar -xf - -C "$copy"
    (cd "$copy" && swift build --build-tests >"$work/build" 2>&1) || { tail -n 20 "$work/build"; exit 1; }
    (cd "$copy" && swift test --skip-build --disable-xctest) >"$work/blanks.log" 2>&1 || { grep -E '^✘ ' "$work/blanks.log"; exit 1; }
    echo "blanks: status 0. $(grep -oE 'Test run with [0-9]+ tests in [0-9]+ suites' "$work/blanks.log")"
    ;;
  each) EVERYSTATE_EACH_VARIABLE=1 swift test --skip-build --disable-xctest --filter '[.]EnvironmentTests/' ;;
  *)
    echo "environments.sh knows no environment '$name'" >&2
    exit 2
    ;;
  esac
done
