#!/bin/sh
# On the witness, as the user postgres:
#   backup.sh backup   makes a backup in each repository: each week a full one, else what changed since the full one;
#                      a full one too where the file ${BACKUP_STATE}/full asks for it
#   backup.sh check    has the primary write a WAL segment and waits until each repository has it; makes a backup after a failover
# When each last succeeded is left for node_exporter.
set -eu
umask 022
metrics=${METRICS_DIR}
week=561600 # 6.5 days: a night that begins earlier than the last one is a new week too

info() { pgbackrest --stanza=portal --output=json info; }

# Puts the lines of standard input into a file of node_exporter, whole or not at all.
publish() {
  [ -d "$metrics" ] || { cat > /dev/null; return 0; }
  cat > "$metrics/$1.prom.part"
  mv "$metrics/$1.prom.part" "$metrics/$1.prom"
}

publish_backups() {
  {
    echo '# HELP portal_backup_last_success_timestamp_seconds When the newest backup of a repository ended; 0: it has none.'
    echo '# TYPE portal_backup_last_success_timestamp_seconds gauge'
    info | jq -r '.[0] | .repo[].key as $repo
      | ([.backup[] | select(.database["repo-key"] == $repo and .error != true) | .timestamp.stop] | max // 0)
      | "portal_backup_last_success_timestamp_seconds{repo=\"\($repo)\"} \(.)"'
  } | publish portal_backup
}

# `full` where it is asked for, where the newest full backup of repository $1 is a week old, or there is none.
type_for() {
  if [ -e ${BACKUP_STATE}/full ]; then
    echo full
    return
  fi
  info | jq -r --argjson repo "$1" --argjson now "$(date +%s)" --argjson week "$week" \
    '[.[0].backup[] | select(.database["repo-key"] == $repo and .type == "full" and .error != true) | .timestamp.stop]
      | if $now - (max // 0) > $week then "full" else "diff" end'
}

# 0: all is well; 2: there is no backup yet.
has_stanza() { info | jq -e '.[0].status.code | . == 0 or . == 2' > /dev/null; }

backup() {
  failed=0
  for repo in $(info | jq -r '.[0].repo[].key'); do
    # The other repository still gets its backup.
    pgbackrest --stanza=portal --repo="$repo" --type="$(type_for "$repo")" backup || failed=1
  done
  publish_backups
  [ "$failed" = 1 ] || rm -f ${BACKUP_STATE}/full
  return "$failed"
}

# Segments that a primary had not sent when it was lost may be missing before those of its successor: from the next backup on, all of them are there.
is_past_failover() {
  info | jq -e '.[0] | ([.archive[].max // empty] | max)[0:8] != (([.backup[].archive.stop] | max) // "")[0:8]' > /dev/null
}

# Whether a segment of the primary arrives in each repository. A standby alone would answer well and archive nothing.
arrives() {
  said=$(pgbackrest --stanza=portal --log-level-console=info "$@" check) || return 1
  case "$said" in *'successfully archived'*) ;; *) return 1 ;; esac
}

check() {
  # With a machine down the order for both is refused: then each is asked alone, and the primary is one of them.
  for option in host host-type host-port host-ca-file host-cert-file host-key-file path port socket-path user; do
    set -- "$@" "--reset-pg2-$option"
  done
  arrives 2> /dev/null || arrives --pg1-host=${DB1} "$@" || arrives --pg1-host=${DB2} "$@"
  {
    echo '# HELP portal_backup_last_archive_timestamp_seconds When a WAL segment of the primary was last seen to arrive in each repository.'
    echo '# TYPE portal_backup_last_archive_timestamp_seconds gauge'
    echo "portal_backup_last_archive_timestamp_seconds $(date +%s)"
  } | publish portal_archive
  if is_past_failover; then backup; fi
}

# One repository may be away: what follows is done for the other one, and fails for this one.
has_stanza || pgbackrest --stanza=portal stanza-create || true
case "$*" in
  backup) backup ;;
  check)
    shift
    check
    ;;
  *)
    echo 'backup.sh backup|check' >&2
    exit 2
    ;;
esac
