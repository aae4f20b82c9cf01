#!/usr/bin/env bash
# Puts the portal on one machine. A second run changes only what differs.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
# shellcheck source=deploy/one/lib.sh
. "$here/lib.sh"

usage() {
  cat << 'TEXT'
install.sh [--domain NAME] [--name "INSTITUTE"] [--admin ADDRESS] [OPTIONS]

Three answers, asked where they are not given (also as PORTAL_DOMAIN, PORTAL_NAME, PORTAL_ADMIN):
  --domain NAME        the name that leads to this machine, such as exams.institute.example
  --name "INSTITUTE"   the name that learners read
  --admin ADDRESS      the first admin signs in with this address

Options:
  --set NAME=VALUE     a setting of the server, such as FIREBASE_PROJECT_ID=…; may be repeated
  --backup-to PLACE    a folder, sftp:USER@HOST:/FOLDER, or s3:https://HOST/BUCKET (with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY
                       in the environment). Default: /var/backups/exam-portal, which is lost with the machine
  --backup-key FILE    the key of backups that are there already
  --postgres           keep the data in Debian's PostgreSQL on this machine, and not in SQLite; chosen at the first run
  --internal-tls       certificates by an authority of this machine, for a network without internet; browsers must be told of it
  --system-node        the Node.js at /usr/bin/node (20.19 or newer) and not the one of the release
  --node-from URL      fetch Node.js from a copy of its site
  --no-firewall        leave the firewall as it is
TEXT
}

declare -A given=()
own=()
while [ $# -gt 0 ]; do
  case $1 in
    --domain | --name | --admin | --backup-to | --backup-key | --node-from | --set)
      [ $# -ge 2 ] || fail "$1 needs a value."
      if [ "$1" = --set ]; then own+=("$2"); else given[$1]=$2; fi
      shift
      ;;
    --internal-tls | --system-node | --no-firewall | --postgres | --files) given[$1]=yes ;;
    --help | -h)
      usage
      exit 0
      ;;
    *) fail "$1 is no option. install.sh --help names them." ;;
  esac
  shift
done

# answer OPTION NAME FROM_ENVIRONMENT [DEFAULT]: what was given now, or at the first run.
answer() {
  local now=${given[$1]:-$3}
  [ -n "$now" ] || now=$(value "$etc/one.env" "$2")
  printf '%s' "${now:-${4:-}}"
}

# ask QUESTION OPTION ANSWER: the answer, asked where it is missing and somebody is there to ask.
ask() {
  local said=$3
  if [ -z "$said" ]; then
    [ -t 0 ] || fail "Say it with $2: $1"
    read -rp "$1: " said
  fi
  printf '%s' "$said"
}

demand_system() {
  local id version
  id=$(value "$root/etc/os-release" ID)
  version=$(value "$root/etc/os-release" VERSION_ID | tr -d '"')
  case "$id $version" in
    'debian 12' | 'debian 13' | 'ubuntu 24.04') ;;
    *) fail "This is $id $version. The portal is installed on Debian 12 or 13, or Ubuntu 24.04." ;;
  esac
  [ -n "$root" ] || [ "$(id -u)" = 0 ] || fail 'Run it as root: sudo ./install.sh'
}

answers() {
  domain=$(ask 'Name that leads to this machine' --domain "$(answer --domain DOMAIN "${PORTAL_DOMAIN:-}")")
  name=$(ask 'Name of the institute' --name "$(answer --name INSTITUTE "${PORTAL_NAME:-}")")
  admin=$(ask "First admin's address" --admin "$(answer --admin ADMIN "${PORTAL_ADMIN:-}")")
  place=$(answer --backup-to BACKUP_TO '' /var/backups/exam-portal)
  tls=$(answer --internal-tls INTERNAL_TLS '')
  firewall=$(answer --no-firewall NO_FIREWALL '')
  postgres=$(answer --postgres POSTGRES '')
  [[ $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$ ]] || fail "\"$domain\" is no name of a machine, such as exams.institute.example."
  [[ $admin =~ ^[^@[:space:],\"\'\\]+@[^@[:space:],\"\'\\]+\.[^@[:space:],\"\'\\]+$ ]] || fail "\"$admin\" is no email address."
  if [ "${#name}" -gt 60 ] || [[ $name == *[[:cntrl:]]* ]]; then fail 'The name of the institute is one line of 60 characters at most.'; fi
  [[ $place =~ ^(/|sftp:|s3:)[^[:space:]\"\'\\\$\`]+$ ]] || fail "Backups go to a folder, sftp:… or s3:…, not to \"$place\"."
  if [ -n "$postgres" ] && [ -f "$data/portal.db" ]; then fail "The data of this portal are in SQLite, and --postgres is chosen at the first run."; fi
  local each
  for each in ${own[@]+"${own[@]}"}; do demand_setting "$each"; done
}

# One file of answers, so that a second run asks nothing.
put_answers() {
  put 600 /etc/exam-portal/one.env << TEXT
DOMAIN=$domain
INSTITUTE=$name
ADMIN=$admin
BACKUP_TO=$place
INTERNAL_TLS=$tls
NO_FIREWALL=$firewall
POSTGRES=$postgres
NODE=$(if [ -n "${given[--system-node]:-}" ]; then echo system; else value "$etc/one.env" NODE; fi)
NODE_FROM=$(answer --node-from NODE_FROM '')
TEXT
}

packages() {
  local wanted=(caddy restic nftables unattended-upgrades chrony curl ca-certificates openssl openssh-client xz-utils) missing=() each
  if [ -n "$postgres" ]; then wanted+=(postgresql); fi
  for each in "${wanted[@]}"; do
    [ "$(dpkg-query -W -f '${Status}' "$each" 2> /dev/null || true)" = 'install ok installed' ] || missing+=("$each")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Packages: ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold "${missing[@]}" > /dev/null
  changed+=(packages)
}

# The role and the database of the portal in PostgreSQL, where it was chosen. Each is made once.
database() {
  [ -n "$postgres" ] || return 0
  on postgresql
  if [ -z "$(as_postgres psql -Atqc "select 1 from pg_roles where rolname = 'exam-portal'")" ]; then
    as_postgres createuser exam-portal
    changed+=('role exam-portal')
  fi
  if [ -z "$(as_postgres psql -Atqc "select 1 from pg_database where datname = 'exam_portal'")" ]; then
    make_database exam_portal
    changed+=('database exam_portal')
  fi
}

# The release that holds this script becomes one of the machine's; another one that runs already is left to `portal update`.
own_release() {
  local id
  id=$(value "$here/../../RELEASE" ID)
  [ -n "$id" ] || fail 'This is no release: make one with npm run release, unpack it and run its deploy/one/install.sh.'
  if [ ! -L "$opt/current" ]; then
    mkdir -p "$opt/releases/$id"
    cp -a "$here/../../." "$opt/releases/$id"
    chown -R root:root "$opt/releases/$id"
    install -d -m 755 "$etc"
    put 644 /etc/exam-portal/signers < "$here/../../signers"
    node_for "$opt/releases/$id"
    point "$opt/current" "releases/$id"
  elif [ "$(linked current)" != "$id" ]; then
    say "Release $(linked current) runs. To run $id: portal update FILE"
  fi
}

# Every file but the portal's data and the operator's own settings.
files() {
  local from=$1 each ports how
  for each in exam-portal.service exam-portal-backup.service exam-portal-backup.timer exam-portal-restore-test.service exam-portal-restore-test.timer exam-portal-report.service exam-portal-report.timer; do
    put 644 "/etc/systemd/system/$each" < "$from/files/$each"
  done
  put 600 /etc/exam-portal/portal.env << TEXT
# Written by install.sh. Settings of your own: portal set NAME=VALUE
HOST=127.0.0.1
PORT=8080
DATA_DIR=/var/lib/exam-portal
ADMIN_EMAILS=$admin
TRUSTED_PROXIES=1
HTTPS_ONLY=on
MACHINE_STATE=/var/lib/exam-portal-report/state.json${postgres:+
DATABASE_URL=$(database_url exam_portal)}
TEXT
  how="tls $admin"
  if [ -n "$tls" ]; then how='tls internal'; fi
  put 644 /etc/caddy/Caddyfile < <(sed "s|^DOMAIN|$domain|; s|TLS$|$how|" "$from/files/Caddyfile")
  put 644 /etc/apt/apt.conf.d/52exam-portal < "$from/files/52exam-portal"
  if [ -z "$firewall" ]; then
    ports=$(sshd -T 2> /dev/null | sed -n 's/^port //p' | paste -sd, || true)
    put 755 /etc/nftables.conf < <(sed "s/SSH_PORTS/${ports:-22}/" "$from/files/nftables.conf")
  fi
  put 755 /usr/local/bin/portal << 'TEXT'
#!/bin/sh
exec /opt/exam-portal/current/deploy/one/portal "$@"
TEXT
}

# Who has the key can read the backups, and nobody without it: it is made once.
backup_place() {
  if [ -n "${given[--backup-key]:-}" ]; then
    put 600 /etc/exam-portal/backup.key < "${given[--backup-key]}"
  elif [ ! -f "$etc/backup.key" ]; then
    put 600 /etc/exam-portal/backup.key < <(openssl rand -hex 24)
    say "The key of the backups. Write it down, away from this machine: $(cat "$etc/backup.key")"
  fi
  put 600 /etc/exam-portal/backup.env << TEXT
RESTIC_REPOSITORY=$place
RESTIC_PASSWORD_FILE=$etc/backup.key
RESTIC_CACHE_DIR=/var/cache/exam-portal-backup
AWS_ACCESS_KEY_ID=${AWS_ACCESS_KEY_ID:-$(value "$etc/backup.env" AWS_ACCESS_KEY_ID)}
AWS_SECRET_ACCESS_KEY=${AWS_SECRET_ACCESS_KEY:-$(value "$etc/backup.env" AWS_SECRET_ACCESS_KEY)}
TEXT
  backups cat config > /dev/null 2>&1 && return
  backups init > /dev/null || fail "Backups cannot go to $place. See the sentence above, and run install.sh again."
  changed+=("$place")
}

# A machine that takes over a portal has none of its data yet: an empty backup would be the newest one of that place, and `portal restore` would take it.
first_backup() {
  [ ! -f "$state/last-backup" ] && [ ! -f "$state/awaits-restore" ] || return 0
  if ! backups snapshots --host exam-portal --json | grep -q '{'; then
    "$opt/current/deploy/one/portal" backup
    return
  fi
  mkdir -p "$state"
  date +%s > "$state/awaits-restore"
  say "$place has backups of a portal: portal restore puts the newest one back here, portal backup --anew begins anew."
}

# on UNIT…: started at each start of the machine, and now.
on() {
  local unit
  for unit in "$@"; do
    systemctl is-enabled -q "$unit" 2> /dev/null || systemctl enable -q "$unit"
    systemctl is-active -q "$unit" || systemctl start "$unit"
  done
}

services() {
  if has_changed '/etc/systemd/*'; then systemctl daemon-reload; fi
  if [ -z "$firewall" ]; then
    nft --check --file "$root/etc/nftables.conf" || fail 'The firewall cannot be set.'
    if has_changed /etc/nftables.conf; then systemctl try-restart nftables; fi
    on nftables
  fi
  if has_changed /etc/caddy/Caddyfile; then systemctl try-reload-or-restart caddy; fi
  if has_changed '/etc/exam-portal/*.env' || has_changed /etc/systemd/system/exam-portal.service; then systemctl try-restart exam-portal; fi
  on chrony exam-portal caddy exam-portal-backup.timer exam-portal-restore-test.timer exam-portal-report.timer
}

demand_system
[ ! -f "$state/moved" ] || fail 'This portal has moved to another machine. To run it here again: portal move --back'
answers
if [ -n "${given[--files]:-}" ]; then
  # Called by `portal update` and `portal rollback`: the files of the release that this script belongs to.
  files "$here"
  if has_changed '/etc/systemd/*'; then systemctl daemon-reload; fi
  if has_changed /etc/caddy/Caddyfile; then systemctl reload caddy; fi
  exit 0
fi
packages
id -u exam-portal > /dev/null 2>&1 || useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin exam-portal
put_answers
database
own_release
files "$opt/current/deploy/one"
put_settings ${own[@]+"${own[@]}"}
backup_place
services
wait_ready 60 || fail "The portal does not answer: $(last_words exam-portal) A setting is given by: portal set NAME=VALUE"
as_portal name "$name" > /dev/null
if [ ${#changed[@]} -eq 0 ]; then
  say 'Nothing was to be changed.'
else
  say "Changed: ${changed[*]}"
  first_backup
  say "The portal runs at https://$domain. Sign in as $admin. How it is: portal status"
fi
