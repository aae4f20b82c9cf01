#!/bin/sh
# Puts backups back, as the user postgres. TIME is `latest`, or a second with its zone, such as '2026-11-23 10:31:59+05:30'. Words after it go to
# `pgbackrest restore`, such as --repo=2 or --target-timeline=3.
#   restore.sh in-place TIME          on a database machine whose Patroni is stopped: the whole database, as it was then, with all erasures since
#   restore.sh beside FOLDER TIME     a second database in FOLDER, as it was then, from which single tables can be taken
#   restore.sh late FOLDER [WORD…]    into the running database of this machine: what learners were told is stored, and came later, of a copy that
#                                     `beside` has made in FOLDER. WORDs: --without=TABLE, of which nothing comes. late.tables says what comes of each.
#   restore.sh check                  on the witness: restores the newest backup of each repository, reads all of it, and removes it
set -eu
umask 077
bin=${POSTGRES_BIN}
metrics=${METRICS_DIR}
late_files=${BACKUP_ETC}

fail() {
  echo "$1" >&2
  exit 1
}

demand_time() {
  case "$1" in
    latest | [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\ [0-9][0-9]:[0-9][0-9]:[0-9][0-9]*[+-][0-9][0-9]*) ;;
    *) fail "TIME is 'latest', or a second with its zone such as '2026-11-23 10:31:59+05:30', not '$1'." ;;
  esac
}

is_running() { "$bin/pg_ctl" -D "$1" status > /dev/null 2>&1; }

# Fills FOLDER with the newest backup before TIME, and orders the replay of the WAL up to TIME.
fetch() {
  folder=$1 time=$2
  shift 2
  if [ "$time" = latest ]; then set -- --type=default "$@"; else set -- --type=time --target="$time" --target-action=promote "$@"; fi
  # On the witness the settings name the machines of the databases, and a restore there would not be its own.
  if [ -e "$folder/PG_VERSION" ]; then set -- --delta "$@"; fi
  pgbackrest --stanza=portal --reset-pg1-host --reset-pg2-host --pg1-path="$folder" "$@" restore
}

# Starts the database in FOLDER for this user alone: nothing listens but a socket in FOLDER.run.
start() {
  run=$1.run
  mkdir -p "$run"
  echo 'local all all trust' > "$run/hba.conf"
  : > "$run/ident.conf"
  own="-c listen_addresses= -c port=5432 -c unix_socket_directories=$run -c hba_file=$run/hba.conf -c ident_file=$run/ident.conf"
  "$bin/pg_ctl" -D "$1" -w -t 86400 -s -l "$run/log" -o "$own -c synchronous_standby_names= -c shared_preload_libraries=" start
}

stop() {
  "$bin/pg_ctl" -D "$1" -w -t 86400 -s -m fast stop
  rm -rf "$1.run"
}

# Runs SQL on the database in FOLDER: sql FOLDER DATABASE SQL
sql() { "$bin/psql" -X -A -t -q -v ON_ERROR_STOP=1 -h "$1.run" -p 5432 -U postgres -d "$2" -c "$3"; }

replay_failed() {
  grep FATAL "$1.run/log" >&2 || tail -n 5 "$1.run/log" >&2
  fail 'The replay failed. TIME must be after the end of the oldest backup; if nothing was committed after TIME, take latest.'
}

# Starts the database in FOLDER and waits for the end of its replay.
recover() {
  start "$1" 2> /dev/null || replay_failed "$1"
  until [ "$(sql "$1" postgres 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
    is_running "$1" || replay_failed "$1"
    sleep 1
  done
}

# Adds who was erased, as the database in FOLDER knows, to a list. Its lines are those of DATA_DIR/erasures.jsonl.
note_erasures() {
  sql "$1" portal "copy (select json_build_object('uidHash', uid_hash, 'erasedAt', erased_at) from erasures order by erased_at) to stdout" >> "$2"
}

# Enters the list into the database in FOLDER. The portal erases again, at its next start, whom it finds there as not yet swept (is_swept = 0).
enter_erasures() {
  "$bin/psql" -X -q -v ON_ERROR_STOP=1 -h "$1.run" -p 5432 -U postgres -d portal << SQL
create temporary table known (line json);
\\copy known from '$2'
insert into erasures (uid_hash, erased_at, is_swept)
  select distinct on (line->>'uidHash') line->>'uidHash', (line->>'erasedAt')::bigint, 0 from known order by line->>'uidHash'
  on conflict do nothing;
SQL
}

timeline_of() { sql "$1" postgres 'select timeline_id from pg_control_checkpoint()'; }

# The word that names a repository, if one of them does.
repository_of() {
  for word in "$@"; do
    case "$word" in --repo=[0-9]) echo "$word" ;; esac
  done
}

in_place() {
  folder=${POSTGRES_DIR}
  demand_time "$1"
  if is_running "$folder"; then fail "The database is running in $folder. Stop Patroni on both database machines first."; fi
  list=$folder.erasures.jsonl
  touch "$list"
  # The state of now goes; what it alone knows of erasures stays. Its last WAL is archived on the way.
  if [ -e "$folder/PG_VERSION" ] && start "$folder" 2> /dev/null && note_erasures "$folder" "$list"; then
    earlier=$(timeline_of "$folder")
    stop "$folder"
  else
    echo 'The database on this machine cannot be read. Its erasures are taken from the end of the archive.'
    if is_running "$folder"; then stop "$folder"; fi
    fetch "$folder" latest --archive-mode=off $(repository_of "$@")
    recover "$folder"
    # The end of the replay began a new one.
    earlier=$(($(timeline_of "$folder") - 1))
    note_erasures "$folder" "$list" || echo 'There is no list of erasures. The portal takes the lists in DATA_DIR of the app machines.'
    stop "$folder"
  fi
  fetch "$folder" "$@"
  recover "$folder"
  enter_erasures "$folder" "$list" || echo "This database is older than erasures. Add $list to DATA_DIR/erasures.jsonl of an app machine."
  # pgBackRest left them in postgresql.auto.conf, where they would outlive this restore.
  for setting in restore_command recovery_target_time recovery_target_action recovery_target_timeline; do
    sql "$folder" postgres "alter system reset $setting"
  done
  stop "$folder"
  echo "The database in $folder is as it was: $1. Erasures known since: $(sort -u "$list" | wc -l)."
  echo "What it was until now is timeline $earlier of the archive. Next: 'patronictl remove', then Patroni on this machine."
}

beside() {
  demand_time "$2"
  folder=$1
  [ ! -e "$folder" ] || fail "$folder is there already."
  mkdir -p "$folder"
  shift
  fetch "$folder" "$@" --archive-mode=off
  recover "$folder"
  echo "psql -h $folder.run -U postgres portal"
  echo "Remove it soon, because people who were erased since are in it: $bin/pg_ctl -D $folder -m immediate stop; rm -r $folder $folder.run"
}

# Runs psql on the database of this machine.
here() { "$bin/psql" -X -A -t -q -v ON_ERROR_STOP=1 -h ${SOCKET_DIR} -p ${DATABASE_PORT} -U postgres -d portal "$@"; }

# Prints the lines of late.tables, each as `TABLE COLUMNS WAY if CONDITION`, but those of tables that stay, that a WORD leaves out, or that this schema
# does not have yet.
wanted() {
  sed -e '/^#/d' -e '/^$/d' "$late_files/late.tables" | while read -r table way condition; do
    [ "$way" != stay ] || continue
    for word in "$@"; do [ "$word" != "--without=$table" ] || continue 2; done
    columns=$(sed -n "s/^$table //p" "$rows/columns")
    if [ -z "$condition" ]; then condition='if true'; fi
    [ -z "$columns" ] || echo "$table $columns $way $condition"
  done
}

# Prints what gives rows of the copy another name where an other row has theirs: renamed TABLE CONDITION
renamed() {
  ! grep -q "^$1 " "$rows/wanted" || echo "update late_$1 l set name = name || ' (' || id || ')', name_key = name_key || ' (' || id || ')'
    where exists (select from $1 t where t.name_key = l.name_key and t.id <> l.id and $2);"
}

late() {
  folder=$1
  rows=$folder.rows
  shift
  for word in "$@"; do
    table=$(echo "$word" | sed -n 's/^--without=\([a-z_]*\)$/\1/p')
    grep -q "^$table " "$late_files/late.tables" || fail "What is '$word'? A word is --without=TABLE."
  done
  # What a learner sends between the restore and this would stand in the way of what the learner was told is stored.
  users=$(here -c "select count(*) from pg_stat_activity where usename = 'portal' and datname = current_database() and pid <> pg_backend_pid()")
  [ "$users" -eq 0 ] || fail 'The portal is running. Stop exam-portal on all app machines first.'
  steps='select count(*) from migrations'
  [ "$(here -c "$steps")" -eq "$(sql "$folder" portal "$steps")" ] ||
    fail 'The portal was updated between the two. Start exam-portal on one app machine, which changes the schema, stop it, and repeat this at once.'
  rm -rf "$rows"
  mkdir "$rows"
  trap 'rm -rf "$rows"' EXIT
  here -c "select table_name || ' ' || string_agg(quote_ident(column_name), ',' order by ordinal_position)
    from information_schema.columns where table_schema = 'public' group by table_name" > "$rows/columns"
  wanted "$@" > "$rows/wanted"
  {
    echo 'begin;'
    cat "$late_files/late.sql"
    while read -r table columns _; do
      printf "\\\\copy (select %s from %s) to '%s'\n" "$columns" "$table" "$rows/$table.rows" >> "$rows/copy.sql"
      echo "create temporary table late_$table as select $columns from $table limit 0;"
      printf "\\\\copy late_%s from '%s'\n" "$table" "$rows/$table.rows"
    done < "$rows/wanted"
    for table in questions passages exams; do echo "create temporary table was_$table as select id from $table;"; done
    # Where a name was given away since, the later bearer keeps it with its number.
    renamed groups true
    renamed categories 't.parent_id is not distinct from l.parent_id'
    while read -r table _ way _ condition; do echo "select pg_temp.bring('$table', '$way', \$condition\$$condition\$condition\$);"; done < "$rows/wanted"
    here -c "select format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(id), 0) + 1 from %I), false);', 'public.' || table_name, column_name, table_name)
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'"
    echo 'commit;'
  } > "$rows/all.sql"
  "$bin/psql" -X -q -v ON_ERROR_STOP=1 -h "$folder.run" -p 5432 -U postgres -d portal -f "$rows/copy.sql" ||
    fail 'Nothing was brought. Where the copy has no such table, take a copy of a second before it was lost, or add --without=TABLE.'
  here -f "$rows/all.sql" > /dev/null 2> "$rows/told" || { cat "$rows/told" >&2; fail 'Nothing was brought.'; }
  sed 's/^psql:.* NOTICE: *//' "$rows/told"
}

# Restores the newest backup of a repository and reads every page and every row of it.
check_repository() {
  folder=${BACKUP_STATE}/check
  newest=$(pgbackrest --stanza=portal --repo="$1" --output=json info | jq -r '[.[0].archive[].max // empty] | max')
  fetch "$folder" latest --archive-mode=off --repo="$1"
  recover "$folder"
  # The first 8 digits are the timeline.
  reached=$(sql "$folder" postgres "select substr(pg_walfile_name(pg_current_wal_lsn()), 9) >= substr('$newest', 9)")
  [ "$reached" = t ] || fail "Repository $1: the replay ends before segment $newest: a segment of the archive is missing."
  "$bin/pg_dump" -h "$folder.run" -p 5432 -U postgres portal > /dev/null
  people=$(sql "$folder" portal 'select count(*) from people')
  submissions=$(sql "$folder" portal "select count(*) || ' submissions, the newest of ' || coalesce(to_timestamp(max(submitted_at) / 1000)::text, 'never') from submissions")
  stop "$folder"
  "$bin/pg_checksums" --check -D "$folder" > /dev/null
  rm -rf "$folder"
  echo "Repository $1 can be restored up to segment $newest: $people people, $submissions."
}

check() {
  folder=${BACKUP_STATE}/check
  # Whatever happens, no readable copy of the data stays here.
  trap 'if is_running "$folder"; then "$bin/pg_ctl" -D "$folder" -s -m immediate stop; fi; rm -rf "$folder" "$folder.run"' EXIT
  rm -rf "$folder" "$folder.run"
  for repo in $(pgbackrest --stanza=portal --output=json info | jq -r '.[0].repo[].key'); do
    mkdir -p "$folder"
    check_repository "$repo"
  done
  [ -d "$metrics" ] || return 0
  umask 022
  {
    echo '# HELP portal_backup_last_restore_timestamp_seconds When the newest backup of each repository was last restored and read, as a test.'
    echo '# TYPE portal_backup_last_restore_timestamp_seconds gauge'
    echo "portal_backup_last_restore_timestamp_seconds $(date +%s)"
  } > "$metrics/portal_restore.prom.part"
  mv "$metrics/portal_restore.prom.part" "$metrics/portal_restore.prom"
}

order=$(test $# -eq 0 || echo "$1")
case "$order $#" in
  'check 1') check ;;
  'in-place '[2-9])
    shift
    in_place "$@"
    ;;
  'beside '[3-9])
    shift
    beside "$@"
    ;;
  'late '[2-9])
    shift
    late "$@"
    ;;
  *)
    echo "restore.sh in-place TIME | beside FOLDER TIME | late FOLDER | check" >&2
    exit 2
    ;;
esac
