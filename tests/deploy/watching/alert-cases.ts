/** Series as `promtool test rules` takes them: name with labels → values, one each 15 s (`1x80`: 1, and 80 times more; `0+5x80`: rising by 5). */
export type Series = Readonly<Record<string, string>>;

/** What an alert must fire at, and what it must not fire at, both looked at after `at`. */
export interface AlertCase {
  fires: Series;
  quiet: Series;
  /** Usually 20 minutes. */
  at?: string;
}

const p = (machine: string) => `job="portal",machine="${machine}"`;
const submits = (failed: string, good: string): Series => ({
  [`portal_request_seconds_count{call="submit",status="503",${p('app1')}}`]: failed,
  [`portal_request_seconds_count{call="submit",status="200",${p('app2')}}`]: good,
});
/** Requests of any call that were refused because of their token, and others. */
const tokens = (refused: string, good: string): Series => ({
  [`portal_request_seconds_count{call="submit",status="401",${p('app1')}}`]: refused,
  [`portal_request_seconds_count{call="getPaper",status="200",${p('app2')}}`]: good,
});
const papers = (failed: string): Series => ({
  [`portal_request_seconds_count{call="unlock",status="503",${p('app1')}}`]: failed,
  [`portal_request_seconds_count{call="getPaper",status="200",${p('app1')}}`]: '0+90x80',
});
const apis = (first: string, second: string, third: string): Series => ({
  [`up{${p('app1')}}`]: first,
  [`up{${p('app2')}}`]: second,
  [`up{${p('app3')}}`]: third,
});
const one = (series: string, fires: string, quiet: string, at?: string): AlertCase => ({
  fires: { [series]: fires },
  quiet: { [series]: quiet },
  ...(at !== undefined && { at }),
});
/** Both databases: a metric of db1 and of db2. */
const databases = (metric: string, db1: string, db2: string): Series => ({
  'up{job="patroni",machine="db1"}': '1x80',
  'up{job="patroni",machine="db2"}': '1x80',
  [`${metric}{job="patroni",machine="db1"}`]: db1,
  [`${metric}{job="patroni",machine="db2"}`]: db2,
});
/** A disk of 100 GB of which so much is free. */
const disk = (free: string): Series => ({
  'node_filesystem_avail_bytes{job="node",machine="db1",mountpoint="/",fstype="ext4"}': free,
  'node_filesystem_size_bytes{job="node",machine="db1",mountpoint="/",fstype="ext4"}': '100e9x400',
});
const waits = (within: string, all: string): Series => ({
  [`portal_line_wait_seconds_bucket{line="submissions",le="1",${p('app1')}}`]: within,
  [`portal_line_wait_seconds_bucket{line="submissions",le="5",${p('app1')}}`]: within,
  [`portal_line_wait_seconds_bucket{line="submissions",le="10",${p('app1')}}`]: all,
  [`portal_line_wait_seconds_bucket{line="submissions",le="+Inf",${p('app1')}}`]: all,
});
const syncs = (within: string, all: string): Series => ({
  'etcd_disk_wal_fsync_duration_seconds_bucket{job="etcd",machine="db1",le="0.256"}': within,
  'etcd_disk_wal_fsync_duration_seconds_bucket{job="etcd",machine="db1",le="1.024"}': all,
  'etcd_disk_wal_fsync_duration_seconds_bucket{job="etcd",machine="db1",le="+Inf"}': all,
});
const expiry = (days: number): string => `${days * 86_400}x80`;

/** A case for each alert of the rules. Prometheus' clock begins at 0 here. */
export const alertCases: Readonly<Record<string, AlertCase>> = {
  HandInsFail: { fires: submits('0+10x80', '0+90x80'), quiet: submits('0+1x80', '0+90x80') },
  HandInsRefused: one(`portal_hand_ins_refused_total{${p('app1')}}`, '0x40 1x40', '7x80'),
  HandInsSlow: { fires: waits('0+9x80', '0+10x80'), quiet: waits('0+1000x80', '0+1001x80') },
  QueueGrows: one(`portal_filing_queue{${p('app1')}}`, '1500x80', '900x80'),
  QueueStands: one(`portal_filing_oldest_seconds{${p('app1')}}`, '12x80', '8x80'),
  CommitsFail: one(`portal_commit_seconds_count{line="submissions",outcome="failed",${p('app1')}}`, '0+1x80', '3x80'),
  PapersFail: { fires: papers('0+10x80'), quiet: papers('0+1x80') },
  ApiProcessDown: { fires: apis('1x80', '0x80', '1x80'), quiet: apis('1x80', '1x80', '1x80') },
  MostApiProcessesDown: { fires: apis('1x80', '0x80', '0x80'), quiet: apis('1x80', '0x80', '1x80') },
  ApiProcessRestarts: one(`process_start_time_seconds{${p('app1')}}`, '0+1x80', '1x40 2x40'),
  ApiProcessBusy: one(`nodejs_eventloop_lag_p99_seconds{${p('app1')}}`, '0.7x80', '0.1x80'),
  ApiMemoryHigh: one(`process_resident_memory_bytes{${p('app1')}}`, '2e9x80', '6e8x80'),
  OpenFilesRunOut: {
    fires: { [`process_open_fds{${p('app1')}}`]: '900x80', [`process_max_fds{${p('app1')}}`]: '1000x80' },
    quiet: { [`process_open_fds{${p('app1')}}`]: '700x80', [`process_max_fds{${p('app1')}}`]: '1000x80' },
  },
  EmulatorInProduction: {
    fires: { [`portal_info{version="1",database="postgres",identity="emulator",${p('app1')}}`]: '1x80' },
    quiet: { [`portal_info{version="1",database="postgres",identity="firebase",${p('app1')}}`]: '1x80' },
  },
  VersionsDiffer: {
    fires: { [`portal_info{version="1",${p('app1')}}`]: '1x400', [`portal_info{version="2",${p('app2')}}`]: '1x400' },
    quiet: { [`portal_info{version="1",${p('app1')}}`]: '1x400', [`portal_info{version="1",${p('app2')}}`]: '1x400' },
    at: '70m',
  },
  SettingsDoNotFit: one(`portal_setting_warnings{${p('app1')}}`, '1x80', '0x80'),
  JobsLate: one(`portal_jobs_late{kind="sweep-erasure",${p('app1')}}`, '1x80', '_x80'),
  ServerClockOff: one(`portal_identity_clock_ahead_seconds{${p('app1')}}`, '-1800x80', '2x80'),
  TokensRefused: { fires: tokens('0+30x80', '0+60x80'), quiet: tokens('0+30x80', '0+300x80') },
  SignInsNotChecked: one(`portal_refusals_total{call="submit",reason="sign-ins-not-checked",${p('app1')}}`, '0+5x80', '5x80'),
  ManySentAway: one(`portal_refusals_total{call="getPaper",reason="requests-too-many",${p('app1')}}`, '0+30x80', '0+5x80'),
  DatabaseAway: one(`portal_database_up{${p('app1')}}`, '0x80', '1x80'),
  DatabaseTakesNoWrites: {
    fires: { [`portal_database_takes_writes{${p('app1')}}`]: '0x80', [`portal_database_up{${p('app1')}}`]: '1x80' },
    quiet: { [`portal_database_takes_writes{${p('app1')}}`]: '0x80', [`portal_database_up{${p('app1')}}`]: '0x80' },
  },
  ConnectionsRunOut: one(`portal_database_connections{state="waiting",${p('app1')}}`, '9x80', '2x80'),
  NoPrimary: { fires: databases('patroni_primary', '0x80', '_x80'), quiet: databases('patroni_primary', '1x80', '0x80') },
  TwoPrimaries: { fires: databases('patroni_primary', '1x80', '1x80'), quiet: databases('patroni_primary', '1x80', '0x80') },
  FailedOver: {
    fires: databases('patroni_postgres_timeline', '1x80', '1x40 2x40'),
    quiet: databases('patroni_postgres_timeline', '2x80', '2x80'),
  },
  StandbyGone: { fires: databases('patroni_sync_standby', '0x80', '_x80'), quiet: databases('patroni_sync_standby', '0x80', '1x80') },
  StandbyLags: {
    fires: { 'patroni_xlog_location{machine="db1"}': '2e9x80', 'patroni_xlog_replayed_location{machine="db2"}': '1e9x80' },
    // The primary says 0 of what it has replayed.
    quiet: {
      'patroni_xlog_location{machine="db1"}': '2e9x80',
      'patroni_xlog_replayed_location{machine="db1"}': '0x80',
      'patroni_xlog_replayed_location{machine="db2"}': '1.99e9x80',
    },
  },
  FailoverPaused: { fires: databases('patroni_is_paused', '1x80', '1x80'), quiet: databases('patroni_is_paused', '0x80', '0x80') },
  EtcdMemberLost: one('up{job="etcd",machine="witness"}', '0x80', '1x80'),
  EtcdWithoutLeader: one('etcd_server_has_leader{job="etcd",machine="db1"}', '0x80', '1x80'),
  EtcdSlow: { fires: syncs('0+9x80', '0+10x80'), quiet: syncs('0+10x80', '0+10x80') },
  PortalUnreachable: one('probe_success{job="entrance",instance="https://portal.example/readyz"}', '0x80', '1x80'),
  EdgeDown: one('probe_success{job="edges",machine="edge1"}', '0x80', '1x80'),
  EdgeWithoutProcess: one('haproxy_backend_active_servers{proxy="api",machine="edge1"}', '0x80', '1x80'),
  EdgeConnectionsRunOut: {
    fires: {
      'haproxy_process_current_connections{machine="edge1"}': '55000x80',
      'haproxy_process_max_connections{machine="edge1"}': '60000x80',
    },
    quiet: {
      'haproxy_process_current_connections{machine="edge1"}': '9000x80',
      'haproxy_process_max_connections{machine="edge1"}': '60000x80',
    },
  },
  CertificateEnds: one('probe_ssl_earliest_cert_expiry{job="edges",machine="edge2"}', expiry(10), expiry(30)),
  CertificateEndsNow: one('probe_ssl_earliest_cert_expiry{job="edges",machine="edge2"}', expiry(1), expiry(10)),
  MachineDown: one('up{job="node",machine="db2"}', '0x80', '1x80'),
  DiskFull: { fires: disk('4e9x80'), quiet: disk('8e9x80') },
  // 38 GB are free. By 20 MB each 15 s they are gone after 8 hours, by 5 MB after 31.
  DiskFills: { fires: disk('38e9-20e6x80'), quiet: disk('38e9-5e6x80') },
  MemoryLow: {
    fires: { 'node_memory_MemAvailable_bytes{machine="db1"}': '5e8x80', 'node_memory_MemTotal_bytes{machine="db1"}': '8e9x80' },
    quiet: { 'node_memory_MemAvailable_bytes{machine="db1"}': '4e9x80', 'node_memory_MemTotal_bytes{machine="db1"}': '8e9x80' },
  },
  ClocksDiffer: one(`portal_clock_ahead_seconds{${p('app1')}}`, '-3x80', '0.2x80'),
  ClockNotSynchronised: one('node_timex_sync_status{job="node",machine="app1"}', '0x80', '1x80'),
  // A good repository does not hide the other one.
  BackupTooOld: {
    fires: {
      'portal_backup_last_success_timestamp_seconds{machine="witness",repo="1"}': '-80000x80',
      'portal_backup_last_success_timestamp_seconds{machine="witness",repo="2"}': '-100000x80',
    },
    quiet: { 'portal_backup_last_success_timestamp_seconds{machine="witness",repo="1"}': '-80000x80' },
  },
  ArchiveStands: one('portal_backup_last_archive_timestamp_seconds{machine="witness"}', '-3000x80', '0+15x80'),
  RestoreUntested: one('portal_backup_last_restore_timestamp_seconds{machine="witness"}', '-800000x400', '-700000x400', '70m'),
  NothingHeard: one('up{job="edges",machine="edge1"}', '0x80', '1x80'),
  NoBackup: {
    fires: { 'up{job="node",machine="db1"}': '1x400' },
    quiet: { 'up{job="node",machine="db1"}': '1x400', 'portal_backup_last_success_timestamp_seconds{machine="witness",repo="1"}': '1x400' },
    at: '70m',
  },
};
