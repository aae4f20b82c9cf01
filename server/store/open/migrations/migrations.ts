import { accounts, addressSteps, oidcSteps } from './accounts-2026';
import { addressOrderSteps } from './addresses-2026';
import { afterKeySteps } from './after-key-2026';
import { aimSteps } from './aims-2026';
import { archive } from './archive-2026';
import { chanceSteps } from './chances-2026';
import { jobs } from './clockwork-2026-jobs';
import { groupsSteps } from './groups-2026';
import { rightsSteps } from './institute-2026-rights';
import { scopesSteps } from './institute-2026-scopes';
import { leftAddressSteps } from './left-addresses-2026';
import type { Migration } from './migration';
import { minutesSteps } from './minutes-2026';
import { noticesSteps } from './notices-2026';
import { originSteps } from './origins-2026';
import { examDates } from './practice-2026-exam-date';
import { practice } from './practice-2026-log';
import { practiceNotes } from './practice-2026-notes';
import { providedSteps } from './provided-2026';
import { pushSteps } from './push-2026';
import { dueSteps } from './push-2026-due';
import { reports } from './reports-2026';
import { partly } from './results-2026-partly';
import { holding } from './secrecy-2026-holding';
import { leaving } from './secrecy-2026-leaving';
import { takenBackSteps } from './taken-back-2026';
import { version06 } from './version-0.6';
import { version07 } from './version-0.7';
import { version08 } from './version-0.8';
import { version09 } from './version-0.9';
import { version10 } from './version-0.10';
import { webhookSteps } from './webhook-2026';

/**
 * The schema, step by step. Released steps never change; new ones are added at the end, in a file of their own.
 * Each step is one DDL statement, because distributed relatives of PostgreSQL allow only one in a transaction.
 */
export const migrations: readonly Migration[] = [
  ...version06,
  ...version07,
  ...version08,
  ...version09,
  ...version10,
  ...holding,
  ...partly,
  ...leaving,
  ...jobs,
  ...rightsSteps,
  ...practice,
  ...archive,
  ...scopesSteps,
  ...reports,
  ...accounts,
  ...pushSteps,
  ...minutesSteps,
  ...noticesSteps,
  ...examDates,
  ...chanceSteps,
  ...oidcSteps,
  ...webhookSteps,
  ...originSteps,
  ...addressSteps,
  ...takenBackSteps,
  ...practiceNotes,
  ...dueSteps,
  ...aimSteps,
  ...afterKeySteps,
  ...groupsSteps,
  ...leftAddressSteps,
  ...addressOrderSteps,
  ...providedSteps,
];
