import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HealthSubject } from '../../../contract/institute/health';
import { checksOf, type HealthFacts, troublesIn } from '../../../server/rules/health';
import { longestReport, type MachineReport, reportIn } from '../../../server/rules/machine-report';

const now = Date.parse('2026-11-26T10:00:00.000Z');
const ago = (hours: number): number => now / 1000 - hours * 3600;
const iso = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();

const machine: MachineReport = {
  at: ago(0.2),
  release: '0.11.0-20261120101500',
  newer: null,
  certificateUntil: ago(-24 * 40),
  isInternal: false,
  backupAt: ago(8),
  restoreTestAt: ago(100),
  isBackupElsewhere: true,
  diskPercent: 41,
  isClockSet: true,
  stopped: [],
  isRestartDue: false,
};
const facts: HealthFacts = {
  version: '0.11.0',
  machine,
  diskPercent: 40,
  secondsAhead: { database: 0.1, identity: -0.4 },
  mail: { sentAt: now - 60_000, failedAt: null },
  refusedMessages: 0,
  lateJobs: 0,
  processes: 1,
};
/** What is said of one subject. */
const of = (subject: HealthSubject, changes: Partial<HealthFacts>) => {
  const check = checksOf({ ...facts, ...changes }, now).find((each) => each.of === subject);
  return [check?.state, check?.code, check?.params];
};
const on = (changes: Partial<MachineReport>): Partial<HealthFacts> => ({ machine: { ...machine, ...changes } });

describe('the health of a portal', () => {
  it('has nothing to look at where all is well, and says when each was done', () => {
    const checks = checksOf(facts, now);
    expect(troublesIn(checks)).toBe(0);
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['well']));
    expect(of('backup', {})).toEqual(['well', 'backup-made', { at: iso(8) }]);
    expect(of('version', {})).toEqual(['well', 'version-runs', { version: machine.release }]);
    expect(of('disk', {})).toEqual(['well', 'disk-used', { percent: 41 }]);
  });

  it('without a machine says what it can, and of all else that it is not known', () => {
    const checks = checksOf({ ...facts, machine: 'none', secondsAhead: { database: null, identity: null }, processes: null }, now);
    const states = Object.fromEntries(checks.map(({ of: subject, state, code }) => [subject, state === 'unknown' ? '–' : code]));
    expect(states).toEqual({
      ...{ machine: '–', services: '–', certificate: '–', backup: '–', place: '–', restore: '–', clock: '–', processes: '–' },
      ...{ disk: 'disk-used', version: 'version-runs', mail: 'mail-sent', webhook: 'webhook-heard', jobs: 'jobs-done' },
    });
    expect(of('disk', { machine: 'none', diskPercent: null })[0]).toBe('unknown');
    expect(of('machine', { machine: 'unreadable' })).toEqual(['look', 'machine-unreadable', {}]);
  });

  it('does not believe a machine that has been silent for an hour', () => {
    const silent = on({ at: ago(1.01), backupAt: 0, stopped: ['caddy'] });
    expect(of('machine', silent)).toEqual(['look', 'machine-silent', { at: iso(1.01) }]);
    expect(of('backup', silent)[0]).toBe('unknown');
    expect(of('services', silent)[0]).toBe('unknown');
    expect(of('machine', on({ at: ago(1) }))[1]).toBe('machine-told');
  });

  it.each([
    ['services', on({ stopped: ['caddy', 'chrony'], isRestartDue: true }), ['look', 'services-stopped', { names: 'caddy, chrony' }]],
    ['services', on({ isRestartDue: true }), ['look', 'restart-due', {}]],
    ['certificate', on({ certificateUntil: null }), ['look', 'certificate-none', {}]],
    ['certificate', on({ certificateUntil: ago(-24 * 7) }), ['look', 'certificate-ends', { at: iso(-24 * 7) }]],
    ['certificate', on({ certificateUntil: ago(-3), isInternal: true }), ['well', 'certificate-until', { at: iso(-3) }]],
    ['certificate', on({ certificateUntil: ago(1), isInternal: true }), ['look', 'certificate-ends', { at: iso(1) }]],
    ['backup', on({ backupAt: 0 }), ['look', 'backup-never', {}]],
    ['backup', on({ backupAt: ago(26.1) }), ['look', 'backup-late', { at: iso(26.1) }]],
    ['place', on({ isBackupElsewhere: false }), ['look', 'backup-here', {}]],
    ['restore', on({ restoreTestAt: 0 }), ['look', 'restore-never', {}]],
    ['restore', on({ restoreTestAt: ago(201) }), ['look', 'restore-late', { at: iso(201) }]],
    ['disk', on({ diskPercent: 85 }), ['look', 'disk-full', { percent: 85 }]],
    ['version', on({ newer: '0.12.0-1' }), ['look', 'version-newer', { version: machine.release, newer: '0.12.0-1' }]],
    ['clock', on({ isClockSet: false }), ['look', 'clock-unset', {}]],
    ['clock', { secondsAhead: { database: -31.4, identity: 400 } }, ['look', 'clock-beside-database', { seconds: -31 }]],
    ['clock', { secondsAhead: { database: 30, identity: 31.6 } }, ['look', 'clock-beside-identity', { seconds: 32 }]],
    ['clock', { machine: 'none', secondsAhead: { database: null, identity: 0 } }, ['well', 'clock-right', {}]],
    ['mail', { mail: 'none' }, ['well', 'mail-unused', {}]],
    ['mail', { mail: { sentAt: null, failedAt: null } }, ['unknown', 'mail-untried', {}]],
    ['mail', { mail: { sentAt: now - 2, failedAt: now - 1 } }, ['look', 'mail-failed', { at: new Date(now - 1).toISOString() }]],
    ['mail', { mail: { sentAt: now - 1, failedAt: now - 2 } }, ['well', 'mail-sent', { at: new Date(now - 1).toISOString() }]],
    ['webhook', {}, ['well', 'webhook-heard', {}]],
    ['webhook', { refusedMessages: 3 }, ['look', 'webhook-refused', { count: 3 }]],
    ['jobs', { lateJobs: 2 }, ['look', 'jobs-late', { count: 2 }]],
    ['processes', { processes: 4 }, ['well', 'processes-run', { count: 4 }]],
  ] as [HealthSubject, Partial<HealthFacts>, unknown[]][])('says of %s what it is: %j', (subject, changes, expected) => {
    expect(of(subject, changes)).toEqual(expected);
  });
});

describe('the word of a machine', () => {
  const text = (changes: object): string => JSON.stringify({ ...machine, ...changes });

  it('is read as it was written', () => {
    expect(reportIn(text({ more: 'of a later version' }))).toEqual(machine);
  });

  it.each([
    ['no text', ''],
    ['half of it', text({}).slice(0, -20)],
    ['another thing', '[]'],
    ['markup in a name', text({ stopped: ['<img src=x>'] })],
    ['a release that is a sentence', text({ release: 'all is well' })],
    ['a disk beyond its size', text({ diskPercent: 101 })],
    ['a time that no date has', text({ at: 1e12 })],
    ['a text where a time is', text({ backupAt: 'yesterday' })],
    ['more than a machine has', text({ stopped: Array(21).fill('caddy') })],
    ['too much', text({ more: 'x'.repeat(longestReport) })],
  ])('is none where it is %s', (_, written) => {
    expect(reportIn(written)).toBeNull();
  });

  it('finds a backup late when the containers and the alert do', () => {
    const told = (path: string, pattern: RegExp): number =>
      Number(pattern.exec(readFileSync(resolve(import.meta.dirname, '../../../deploy', path), 'utf8'))?.[1]);
    const minutes = told('one/compose.yaml', /last-backup -mmin -(\d+)/);
    const hours = told('watching/etc/prometheus/rules/portal.yml', /portal_backup_last_success_timestamp_seconds\) > (\d+) \* 3600/);
    const late = (after: number) => of('backup', on({ backupAt: ago(after) }))[0];
    for (const limit of [minutes / 60, hours]) expect([late(limit), late(limit + 1 / 60)]).toEqual(['well', 'look']);
  });

  it('is judged by the limits of `portal status` on the machine', () => {
    const file = (path: string) => readFileSync(resolve(import.meta.dirname, '../../../deploy/one', path), 'utf8');
    const script = file('portal');
    const told = (pattern: RegExp): number => Number(pattern.exec(script)?.[1]);
    const [backup, restore] = [told(/told_of last-backup .* (\d+)$/m), told(/told_of last-restore-test .* (\d+)$/m)];
    const [percent, days] = [told(/"\$used" -lt (\d+)/), told(/"\$days" -ge (\d+)/)];
    const minute = 1 / 60;
    expect([of('backup', on({ backupAt: ago(backup) }))[0], of('backup', on({ backupAt: ago(backup + minute) }))[0]]).toEqual([
      'well',
      'look',
    ]);
    expect([of('restore', on({ restoreTestAt: ago(restore) }))[0], of('restore', on({ restoreTestAt: ago(restore + minute) }))[0]]).toEqual(
      ['well', 'look'],
    );
    expect([of('disk', on({ diskPercent: percent - 1 }))[0], of('disk', on({ diskPercent: percent }))[0]]).toEqual(['well', 'look']);
    const until = (hours: number) => of('certificate', on({ certificateUntil: ago(-hours) }))[0];
    expect([until(days * 24 + minute), until(days * 24)]).toEqual(['well', 'look']);
    // Both kinds of machine keep the backups of as many days.
    const daysIn = (text: string) => Number(/^kept_days=(\d+)$/m.exec(text)?.[1]);
    expect(daysIn(script)).toBeGreaterThan(0);
    expect(daysIn(file('files/compose-backups.sh'))).toBe(daysIn(script));
  });
});
