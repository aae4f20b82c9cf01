import * as v from 'valibot';
import { TimeSchema } from '../fields/id';

/** How far a clock may be off before an admin is told (ADR 87): beyond it sign-ins are refused. Seconds. */
export const healthLimits = { offSeconds: 30 } as const;

/** What is looked at, in the order in which it is shown (ADR 87). */
const healthSubjects = [
  'machine',
  'services',
  'certificate',
  'backup',
  'place',
  'restore',
  'disk',
  'version',
  'clock',
  'mail',
  'webhook',
  'jobs',
  'processes',
] as const;
export type HealthSubject = (typeof healthSubjects)[number];

type Nothing = Record<never, never>;
/** ISO 8601. */
type At = { at: string };

/** What can be said of a subject: each code with its parameters. */
export interface HealthParams {
  /** Of any subject: it cannot be told here. */
  unknown: Nothing;
  'machine-told': At;
  'machine-silent': At;
  /** The machine's word is not there, or is not one. */
  'machine-unreadable': Nothing;
  'services-run': Nothing;
  /** `names`: units of the machine, with commas between. */
  'services-stopped': { names: string };
  'restart-due': Nothing;
  'certificate-until': At;
  'certificate-ends': At;
  'certificate-none': Nothing;
  'backup-made': At;
  'backup-late': At;
  'backup-never': Nothing;
  'backup-elsewhere': Nothing;
  'backup-here': Nothing;
  'restore-tested': At;
  'restore-late': At;
  'restore-never': Nothing;
  'disk-used': { percent: number };
  'disk-full': { percent: number };
  'version-runs': { version: string };
  /** `newer`: a release that is on the machine and does not run. */
  'version-newer': { version: string; newer: string };
  'clock-right': Nothing;
  /** Whole seconds, negative where this process's clock is behind. */
  'clock-beside-database': { seconds: number };
  'clock-beside-identity': { seconds: number };
  /** No time server sets the machine's clock. */
  'clock-unset': Nothing;
  'mail-unused': Nothing;
  'mail-sent': At;
  'mail-failed': At;
  'mail-untried': Nothing;
  'webhook-heard': Nothing;
  /** Messages of the last day that the receiver has refused more than once, or for good. */
  'webhook-refused': { count: number };
  'jobs-done': Nothing;
  /** Jobs that were due long ago. */
  'jobs-late': { count: number };
  'processes-run': { count: number };
}
export type HealthCode = keyof HealthParams;

/** `well`, `look`: an admin should do something, `unknown`. A page of an earlier version may meet other subjects, states and codes. */
const HealthCheckSchema = v.object({
  of: v.string(),
  state: v.string(),
  code: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type HealthCheck = v.InferOutput<typeof HealthCheckSchema>;

/** Whether all is well, for admins. */
export const HealthSchema = v.object({
  /** The server's time. */
  at: TimeSchema,
  checks: v.array(HealthCheckSchema),
});
export type Health = v.InferOutput<typeof HealthSchema>;
