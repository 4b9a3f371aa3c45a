# Sourced by scripts that guard something: a command that ends one is named in the last line, with its place and status.
set -Eeuo pipefail
trap 'guard_status=$? guard_file=${BASH_SOURCE[0]-$0}; echo "FAILED: ${guard_file##*/}, line $LINENO, status $guard_status: ${BASH_COMMAND%%$'"'\\n'"'*}" >&2' ERR

# Ends with a reason as the last line.
fail() { echo "FAILED: $*" >&2; exit 1; }

# Forgets the variables that change what a run does or prints; scripts/lib/unset.txt lists those of CIs and agents.
forget_settings() { unset ${!EVERYSTATE_*} ${!SNAPSHOT_TESTING_*} $(<scripts/lib/unset.txt); }

# json EXPRESSION: the value of a Python expression over `document`, the JSON on standard input.
json() { python3 -c 'import json, sys; document = json.load(sys.stdin); print(eval("(" + sys.argv[1] + ")"))' "$1"; }

# In a self-test (scripts/check --self-test), plants the fault with which the guard must fail.
plant_fault() { eval "${GUARD_FAULT:-}"; }

# built PRODUCT: the path of one of this package's programs. scripts/check builds once and says where: GUARD_BIN.
built() {
  local bin=${GUARD_BIN:-}
  if [ -z "$bin" ]; then
    swift build --quiet --product "$1" >&2
    bin=$(swift build --show-bin-path)
  fi
  [ -x "$bin/$1" ] || { echo "$bin/$1 is not built" >&2; return 1; }
  echo "$bin/$1"
}
