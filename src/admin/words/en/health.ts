import type { HealthCode, HealthParams, HealthSubject } from '../../../../contract/institute/health';
import { healthLimits } from '../../../../contract/institute/health';
import { numberText as n } from '../wording/figures';
import { onMachine } from '../wording/machine-commands';
import { titles } from './titles';

const away = (seconds: number): string => `${n(Math.abs(seconds))} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`;

/** The sentences of the portal's health. A time in `at` is in words already. */
export const words = {
  title: titles.health,
  lead: 'Whether all is well with the portal and the machine that it runs on.',
  failed: 'The health of the portal could not be loaded.',
  allWell: 'Nothing asks for a look.',
  troubles: (count: number) => (count === 1 ? 'One thing asks for a look.' : `${n(count)} things ask for a look.`),
  noMachine: 'No machine tells this portal how it is. What only a machine knows has a dash.',
  asOf: (time: string) => `As of ${time}.`,
  states: { well: 'Well', look: 'Look', unknown: '–' } as Readonly<Record<string, string>> & { unknown: string },
  subjects: {
    machine: 'Machine',
    services: 'Programs of the machine',
    certificate: 'Certificate',
    backup: 'Backup',
    place: 'Place of the backups',
    restore: 'Restore of a backup, as a test',
    disk: 'Disk',
    version: 'Version',
    clock: 'Clock',
    mail: 'Emails',
    webhook: 'Webhook',
    jobs: 'Work by the clock',
    processes: 'Processes',
  } satisfies Record<HealthSubject, string> as Readonly<Record<string, string>>,
  says: {
    unknown: () => 'Not known here.',
    'machine-told': ({ at }) => `Told how it is on ${at}.`,
    'machine-silent': ({ at }) => `Has told nothing since ${at}. On the machine: ${onMachine.status}`,
    'machine-unreadable': () => `Its word about itself cannot be read. On the machine: ${onMachine.status}`,
    'services-run': () => 'All of them run.',
    'services-stopped': ({ names }) => `Not running: ${names}. On the machine: ${onMachine.status}`,
    'restart-due': () => 'An update of the system waits for a restart, at an hour without an exam.',
    'certificate-until': ({ at }) => `Until ${at}; it is renewed by itself.`,
    'certificate-ends': ({ at }) => `Ends on ${at} and was not renewed. On the machine: ${onMachine.status}`,
    'certificate-none': () => `There is none. Does the name lead to this machine? On the machine: ${onMachine.status}`,
    'backup-made': ({ at }) => `Last made on ${at}.`,
    'backup-late': ({ at }) => `Last made on ${at}, which is too long ago. On the machine: ${onMachine.backup}`,
    'backup-never': () => `None was ever made. On the machine: ${onMachine.backup}`,
    'backup-elsewhere': () => 'Not on this machine.',
    'backup-here': () => `On this machine alone; they are lost with it. On the machine: ${onMachine.backupTo}`,
    'restore-tested': ({ at }) => `Last done on ${at}.`,
    'restore-late': ({ at }) => `Last done on ${at}, which is too long ago. On the machine: ${onMachine.restoreTest}`,
    'restore-never': () => `Never done. On the machine: ${onMachine.restoreTest}`,
    'disk-used': ({ percent }) => `${n(percent)} % in use.`,
    'disk-full': ({ percent }) => `${n(percent)} % in use. Make it larger, or clear it.`,
    'version-runs': ({ version }) => `${version} runs. Whether there is a newer one is not known here.`,
    'version-newer': ({ version, newer }) => `${version} runs, and ${newer} is on the machine. Newer ones mend faults.`,
    'clock-right': () => 'Right.',
    'clock-beside-database': ({ seconds }) =>
      `${away(seconds)} the database’s. Beyond ${healthLimits.offSeconds} seconds sign-ins are refused.`,
    'clock-beside-identity': ({ seconds }) =>
      `${away(seconds)} the sign-in service’s. Beyond ${healthLimits.offSeconds} seconds sign-ins are refused.`,
    'clock-unset': () => `No time server sets it. On the machine: ${onMachine.clock}`,
    'mail-unused': () => 'The portal sends none.',
    'mail-sent': ({ at }) => `The last one left on ${at}.`,
    'mail-failed': ({ at }) => `One could not be sent on ${at}. Check the mail server, and SMTP_URL in the settings.`,
    'mail-untried': () => 'None was sent since the server started.',
    'webhook-heard': () => 'No message of the last day was refused.',
    'webhook-refused': ({ count }) =>
      `${count === 1 ? 'One message of the last day was' : `${n(count)} messages of the last day were`} refused. Under Webhook stands why.`,
    'jobs-done': () => 'Nothing waits longer than it should.',
    'jobs-late': ({ count }) =>
      `${count === 1 ? 'One job waits' : `${n(count)} jobs wait`} longer than it should. The server’s log says why.`,
    'processes-run': ({ count }) => (count === 1 ? 'One serves the portal.' : `${n(count)} serve the portal.`),
  } satisfies { [C in HealthCode]: (params: HealthParams[C]) => string },
};
