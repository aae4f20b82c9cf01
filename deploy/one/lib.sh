# shellcheck shell=bash
# What install.sh and portal share: places, files that are written only where they differ, and releases. PORTAL_ROOT is empty but in tests.
# shellcheck disable=SC2034
umask 022
root=${PORTAL_ROOT:-}
etc=$root/etc/exam-portal
opt=$root/opt/exam-portal
# The portal's data, and when backups were made and tested.
data=$root/var/lib/exam-portal
state=$root/var/lib/exam-portal-backup

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

# put MODE FILE: writes standard input to a file, whole or not at all, only where it differs; notes it in `changed`.
changed=()
put() {
  local mode=$1 file=$root$2 text
  text=$(cat && echo .)
  if [ ! -f "$file" ] || [ "$(cat "$file" && echo .)" != "$text" ]; then
    mkdir -p "$(dirname "$file")"
    (umask 077 && printf '%s' "${text%.}" > "$file.new")
    chmod "$mode" "$file.new"
    mv "$file.new" "$file"
    changed+=("$2")
  elif [ "$(stat -c %a "$file")" != "$mode" ]; then
    chmod "$mode" "$file"
    changed+=("$2")
  fi
}

# point LINK TARGET: a link, made only where it leads elsewhere.
point() {
  [ "$(readlink "$1" || true)" = "$2" ] && return
  ln -sfnT "$2" "$1"
  changed+=("${1#"$root"}")
}

# has_changed PATTERN: whether a file of that name was written.
has_changed() {
  local file
  for file in ${changed[@]+"${changed[@]}"}; do
    # shellcheck disable=SC2254 # A pattern is meant.
    case $file in $1) return 0 ;; esac
  done
  return 1
}

# node_for RELEASE_DIR: gives a release its Node.js: the pinned one, fetched once and compared with its checksum, or the system's.
node_for() {
  local dir=$1 version name from sum major minor
  if [ "$(value "$etc/one.env" NODE)" = system ]; then
    IFS=. read -r major minor _ <<< "$(/usr/bin/node --version | tr -d v)"
    [ "$major" -gt 20 ] || { [ "$major" = 20 ] && [ "$minor" -ge 19 ]; } || fail "Node.js of this system is $major.$minor, and the portal needs 20.19 or newer."
    point "$dir/node" /usr
    return
  fi
  version=$(value "$dir/deploy/one/node.env" NODE_VERSION)
  name=node-v$version-$(platform)
  if [ ! -x "$opt/node/$version/bin/node" ]; then
    from=$(value "$etc/one.env" NODE_FROM)
    sum=$(value "$dir/deploy/one/node.env" "SHA256_$(platform)")
    rm -rf "$opt/node/.part"
    mkdir -p "$opt/node/.part"
    curl -fsSL --retry 3 "${from:-https://nodejs.org/dist}/v$version/$name.tar.xz" -o "$opt/node/.part/$name" || fail "Node.js $version could not be fetched."
    [ "$(sha256sum < "$opt/node/.part/$name" | cut -d' ' -f1)" = "$sum" ] || fail "The Node.js that was fetched is not the one of this release: its checksum differs."
    mkdir "$opt/node/.part/node"
    tar -xJf "$opt/node/.part/$name" -C "$opt/node/.part/node" --strip-components=1 --no-same-owner
    mv "$opt/node/.part/node" "$opt/node/$version"
    rm -rf "$opt/node/.part"
  fi
  point "$dir/node" "../../node/$version"
}

# The id of a release by its link: current or previous; empty where there is none.
linked() { [ ! -L "$opt/$1" ] || basename "$(readlink "$opt/$1")"; }

# wait_ready SECONDS [UNIT PORT ENDS]: whether the portal answers in time. One that has ended ENDS times (three) will not.
wait_ready() {
  local end=$((SECONDS + $1)) unit=${2:-exam-portal} ends
  until curl -fsS --max-time 5 "http://127.0.0.1:${3:-8080}/readyz" > /dev/null 2>&1; do
    ends=$(systemctl show -p NRestarts --value "$unit" 2> /dev/null || true)
    [ "$SECONDS" -lt "$end" ] && [ "${ends:-0}" -lt "${4:-3}" ] || return 1
    sleep 0.3
  done
}

# last_words [UNIT]: the last sentence of the portal, for whoever has to help it; that it answered somebody is none.
last_words() {
  journalctl "_SYSTEMD_UNIT=${1:-exam-portal}.service" -n 400 -o cat 2> /dev/null \
    | sed '/^{.*"msg":"replied"/d; s/^{.*"msg":"\([^"]*\)".*/\1/; /^Node\.js /d; /^[[:space:]]/d; /^$/d' | tail -n 1
}

# Whether the data are in PostgreSQL, by an answer, and not in SQLite.
has_postgres() { [ "$(value "$etc/one.env" POSTGRES)" = yes ]; }

# as_postgres PROGRAM WORDS…: as PostgreSQL's own user.
as_postgres() { (cd / && runuser -u postgres -- env PGOPTIONS='-c client_min_messages=warning' "$@"); }

# as_owner PROGRAM WORDS…: as the portal's user, who owns its databases. PostgreSQL knows it by the socket: there is no password that could be read.
as_owner() { (cd / && runuser -u exam-portal -- "$@"); }

# database_url NAME: a database of this machine as the server is told it.
database_url() { say "postgresql://exam-portal@localhost/$1?host=/var/run/postgresql"; }

# make_database NAME: an empty one of the portal, the same whatever language the machine speaks.
make_database() { as_postgres createdb --owner exam-portal --template template0 --encoding UTF8 --locale C.UTF-8 "$1"; }

# load_dump FILE NAME: makes a database of a dump, whole or not at all. One of that name is replaced.
load_dump() {
  as_postgres dropdb --if-exists --force "$2"
  make_database "$2"
  as_owner pg_restore --exit-on-error --no-owner --dbname "$2" "$1" && return
  as_postgres dropdb --if-exists --force "$2"
  return 1
}

# The program of restic with the place and the key of the backups.
backups() {
  (
    set -a
    # shellcheck disable=SC1091
    . "$etc/backup.env"
    exec restic --quiet "$@"
  )
}

# as_portal COMMAND WORDS…: a command of the server (backup, restore, role, name …), as the portal's user; DATA and RELEASE name another place.
as_portal() {
  local release=${RELEASE:-$opt/current} command=$1
  shift
  local database=()
  if has_postgres; then database=("DATABASE_URL=$(database_url exam_portal)"); fi
  (cd "$release" && runuser -u exam-portal -- env DATA_DIR="${DATA:-$data}" ${database[@]+"${database[@]}"} NODE_ENV=production node/bin/node "dist/server/$command.js" "$@")
}

# A setting of the server as NAME=VALUE, without what a file of settings cannot hold.
demand_setting() {
  [[ $1 =~ ^[A-Z][A-Z0-9_]*=[^[:cntrl:]\"\'\\\$\`]*$ ]] || fail "A setting is NAME=VALUE, without quotes, dollars and backslashes, not \"$1\"."
}

# put_settings NAME=VALUE…: into the operator's own settings, which install.sh never overwrites. An empty value takes a setting out.
put_settings() {
  local each name text
  [ $# -gt 0 ] || return 0
  text=$(cat "$etc/own.env" 2> /dev/null || true)
  for each in "$@"; do
    name=${each%%=*}
    text=$(grep -v "^$name=" <<< "$text" || true)
    [ "$each" = "$name=" ] || text+=$'\n'$each
  done
  put 600 /etc/exam-portal/own.env < <(grep -v '^$' <<< "$text")
}
