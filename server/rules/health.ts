import { hourMs, isoOf } from '../../contract/fields/times';
import type { HealthCheck, HealthCode, HealthParams, HealthSubject } from '../../contract/institute/health';
import { healthLimits } from '../../contract/institute/health';
import type { MachineReport } from './machine-report';

/** What is known of a portal and its machine. null: it cannot be told. */
export interface HealthFacts {
  version: string;
  /** `none`: the settings name no machine's word. `unreadable`: there is none where they say, or it is not one. */
  machine: MachineReport | 'none' | 'unreadable';
  /** Of the disk that has the embedded database. */
  diskPercent: number | null;
  /** How far this process's clock is ahead of another one. */
  secondsAhead: { database: number | null; identity: number | null };
  /** When an email was last sent, and could not be sent, in epoch milliseconds; null: never. `none`: the portal sends no emails. */
  mail: { sentAt: number | null; failedAt: number | null } | 'none';
  /** Messages of the webhook of the last day that were refused more than once, or for good. */
  refusedMessages: number;
  /** Jobs by the clock that were due long ago. */
  lateJobs: number;
  processes: number | null;
}

/** A machine tells four times an hour. */
const silentMs = hourMs;
/** Backups are made each night, and restored as a test each week; a certificate is renewed weeks before its end. */
const lateMs = { backup: 26 * hourMs, restore: 200 * hourMs, certificate: 7 * 24 * hourMs };
const fullPercent = 85;

type Said = Omit<HealthCheck, 'of'>;

function said<C extends HealthCode>(state: 'well' | 'look' | 'unknown', code: C, params: HealthParams[C]): Said {
  return { state, code, params: { ...params } };
}
const well = <C extends HealthCode>(code: C, params: HealthParams[C]): Said => said('well', code, params);
const look = <C extends HealthCode>(code: C, params: HealthParams[C]): Said => said('look', code, params);
const unknown: Said = said('unknown', 'unknown', {});

const at = (seconds: number): { at: string } => ({ at: isoOf(seconds * 1000) });

function machineOf({ machine }: HealthFacts, now: number): Said {
  if (machine === 'none') return unknown;
  if (machine === 'unreadable') return look('machine-unreadable', {});
  return now - machine.at * 1000 > silentMs ? look('machine-silent', at(machine.at)) : well('machine-told', at(machine.at));
}

function servicesOf({ stopped, isRestartDue }: MachineReport): Said {
  if (stopped.length > 0) return look('services-stopped', { names: stopped.join(', ') });
  return isRestartDue ? look('restart-due', {}) : well('services-run', {});
}

function certificateOf({ certificateUntil: until, isInternal }: MachineReport, now: number): Said {
  if (until === null) return look('certificate-none', {});
  const left = until * 1000 - now;
  return left > (isInternal ? 0 : lateMs.certificate) ? well('certificate-until', at(until)) : look('certificate-ends', at(until));
}

function backupOf({ backupAt }: MachineReport, now: number): Said {
  if (backupAt === 0) return look('backup-never', {});
  return now - backupAt * 1000 > lateMs.backup ? look('backup-late', at(backupAt)) : well('backup-made', at(backupAt));
}

function restoreOf({ restoreTestAt }: MachineReport, now: number): Said {
  if (restoreTestAt === 0) return look('restore-never', {});
  return now - restoreTestAt * 1000 > lateMs.restore ? look('restore-late', at(restoreTestAt)) : well('restore-tested', at(restoreTestAt));
}

function diskOf(percent: number | null): Said {
  if (percent === null) return unknown;
  return percent < fullPercent ? well('disk-used', { percent }) : look('disk-full', { percent });
}

function versionOf(version: string, machine: MachineReport | null): Said {
  if (machine === null) return well('version-runs', { version });
  if (machine.newer !== null) return look('version-newer', { version: machine.release, newer: machine.newer });
  return well('version-runs', { version: machine.release });
}

function clockOf({ database, identity }: HealthFacts['secondsAhead'], machine: MachineReport | null): Said {
  const isFar = (seconds: number | null): seconds is number => seconds !== null && Math.abs(seconds) > healthLimits.offSeconds;
  if (isFar(database)) return look('clock-beside-database', { seconds: Math.round(database) });
  if (isFar(identity)) return look('clock-beside-identity', { seconds: Math.round(identity) });
  if (machine !== null) return machine.isClockSet ? well('clock-right', {}) : look('clock-unset', {});
  return database === null && identity === null ? unknown : well('clock-right', {});
}

function mailOf(mail: HealthFacts['mail']): Said {
  if (mail === 'none') return well('mail-unused', {});
  const { sentAt, failedAt } = mail;
  if (failedAt !== null && failedAt > (sentAt ?? 0)) return look('mail-failed', { at: isoOf(failedAt) });
  return sentAt === null ? said('unknown', 'mail-untried', {}) : well('mail-sent', { at: isoOf(sentAt) });
}

/** What is to be said of each subject. A machine that has been silent is not believed: what it said may have changed since. `now`: epoch milliseconds. */
export function checksOf(facts: HealthFacts, now: number): HealthCheck[] {
  const { machine, diskPercent, refusedMessages, lateJobs, processes } = facts;
  const told = typeof machine === 'object' && now - machine.at * 1000 <= silentMs ? machine : null;
  const ofMachine = (say: (report: MachineReport, now: number) => Said): Said => (told === null ? unknown : say(told, now));
  const all: Record<HealthSubject, Said> = {
    machine: machineOf(facts, now),
    services: ofMachine(servicesOf),
    certificate: ofMachine(certificateOf),
    backup: ofMachine(backupOf),
    place: ofMachine(({ isBackupElsewhere }) => (isBackupElsewhere ? well('backup-elsewhere', {}) : look('backup-here', {}))),
    restore: ofMachine(restoreOf),
    disk: diskOf(told?.diskPercent ?? diskPercent),
    version: versionOf(facts.version, told),
    clock: clockOf(facts.secondsAhead, told),
    mail: mailOf(facts.mail),
    webhook: refusedMessages === 0 ? well('webhook-heard', {}) : look('webhook-refused', { count: refusedMessages }),
    jobs: lateJobs === 0 ? well('jobs-done', {}) : look('jobs-late', { count: lateJobs }),
    processes: processes === null ? unknown : well('processes-run', { count: processes }),
  };
  return Object.entries(all).map(([of, word]) => ({ of, ...word }));
}

/** How many checks ask for a look. */
export const troublesIn = (checks: readonly HealthCheck[]): number => checks.filter(({ state }) => state === 'look').length;
