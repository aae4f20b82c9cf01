#!/bin/sh
# The backups of compose.yaml: now, each night, the newest one restored as a test, or put back while the portal is stopped.
set -eu
here=${BACKUPS:-/backups}
# Days of which a backup is kept: a person who was erased must be gone then.
kept_days=35

case ${1:-} in
  now)
    restic cat config > /dev/null 2>&1 || restic init
    mkdir -p "$here/copy"
    rm -f "$here/copy/portal.db"
    node dist/server/backup.js "$here/copy/portal.db"
    restic backup --quiet --host exam-portal "$here/copy"
    restic forget --quiet --host exam-portal --keep-within-daily "${kept_days}d" --prune
    touch "$here/last-backup"
    ;;
  test)
    rm -rf "$here/test"
    restic check --quiet
    restic restore latest --quiet --host exam-portal --target "$here/test"
    DATA_DIR=$here/test/data node dist/server/restore.js "$here/test$here/copy/portal.db"
    rm -rf "$here/test"
    touch "$here/last-restore-test"
    ;;
  restore)
    rm -rf "$here/restoring"
    restic restore "${2:-latest}" --quiet --host exam-portal --target "$here/restoring"
    node dist/server/restore.js "$here/restoring$here/copy/portal.db"
    rm -rf "$here/restoring"
    ;;
  each-night)
    # What fails is said in the container's log, and its health tells that the last backup is old; the next night tries again.
    [ -e "$here/last-backup" ] || "$0" now || echo 'The backup failed.' >&2
    while :; do
      next=$(date -d 02:30 +%s)
      [ "$next" -gt "$(date +%s)" ] || next=$((next + 86400))
      sleep $((next - $(date +%s)))
      "$0" now || echo 'The backup failed.' >&2
      [ "$(date +%u)" != 7 ] || "$0" test || echo 'The newest backup cannot be restored.' >&2
    done
    ;;
  *)
    echo 'backups now | test | restore [ID] | each-night' >&2
    exit 2
    ;;
esac
