# shellcheck shell=bash
# What install.sh and portal share: places, files that are written only where they differ, and releases. PORTAL_ROOT is empty but in tests.
root=${PORTAL_ROOT:-}
# shellcheck disable=SC2034 # Used by those who read this file.
etc=$root/etc/exam-portal
opt=$root/opt/exam-portal

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# value FILE NAME: what a file of NAME=VALUE lines says; empty where it says nothing.
value() {
  [ ! -f "$1" ] || sed -n "s/^$2=//p" "$1" | tail -n 1
}

# check_release FILE SIGNERS: ends with a sentence where a release is not whole, or not signed by one of SIGNERS.
check_release() {
  local file=$1 signers=$2
  [ -f "$file" ] || fail "There is no file $file."
  [ -f "$file.sig" ] || fail "There is no signature $file.sig. Copy it beside the release."
  [ -s "$signers" ] || fail "There is no list of signers $signers."
  if [ -f "$file.sha256" ] && [ "$(cut -d' ' -f1 "$file.sha256")" != "$(sha256sum < "$file" | cut -d' ' -f1)" ]; then
    fail "$file is not whole: its checksum differs. Copy it again."
  fi
  ssh-keygen -Y verify -f "$signers" -I exam-portal-release -n exam-portal-release -s "$file.sig" < "$file" > /dev/null 2>&1 \
    || fail "$file is not signed by a key of $signers, or it was changed since. Nothing was done."
}

# in_release FILE NAME: a value of the file RELEASE inside a release.
in_release() {
  tar -xzOf "$1" --wildcards --occurrence=1 'exam-portal-*/RELEASE' | sed -n "s/^$2=//p"
}

# is_newer ONE OTHER: whether a release's id comes after another's.
is_newer() { [ "$1" != "$2" ] && [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | tail -n 1)" = "$1" ]; }

# The system and the processor as releases name them.
platform() {
  case $(uname -m) in
    x86_64) say linux-x64 ;;
    aarch64) say linux-arm64 ;;
    *) fail "There is no release for the processor $(uname -m)." ;;
  esac
}

# unpack_release FILE PRESENT: puts a checked release among the others and prints its id. PRESENT is the id that runs; an older release is refused, since
# whoever keeps an old one could bring back its known faults.
unpack_release() {
  local file=$1 present=$2 id
  id=$(in_release "$file" ID)
  [[ $id =~ ^[0-9]+\.[0-9]+\.[0-9]+-[0-9]{14}$ ]] || fail "$file has no id of a release."
  [ "$(in_release "$file" PLATFORM)" = "$(platform)" ] || fail "$file is for $(in_release "$file" PLATFORM), and this machine is $(platform)."
  [ "$id" != "$present" ] || fail "Release $id runs already."
  [ -z "$present" ] || is_newer "$id" "$present" || fail "Release $id is older than $present, which runs. To go back: portal rollback."
  rm -rf "$opt/releases/.part"
  mkdir -p "$opt/releases/.part"
  tar -xzf "$file" -C "$opt/releases/.part" --strip-components=1 --no-same-owner
  rm -rf "${opt:?}/releases/$id"
  mv "$opt/releases/.part" "$opt/releases/$id"
  say "$id"
}
