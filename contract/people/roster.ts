import * as v from 'valibot';
import { carried } from '../faults/issue';
import { ReceivedFaultSchema } from '../faults/received';
import { IdSchema, TimeSchema } from '../fields/id';
import { maxLength } from '../fields/limits';
import { LocatedSchema } from '../fields/located';

/** Someone on the roster who has not come yet. */
export const RosterEntrySchema = v.object({
  id: IdSchema,
  name: v.string(),
  /** Lower case; absent: not said. */
  email: v.optional(v.string()),
  /** E.164; absent: not said. */
  phone: v.optional(v.string()),
  group: v.object({ id: IdSchema, name: v.string() }),
  /** All groups in sight, of someone who is expected in several; absent for all others. */
  groups: v.optional(v.array(v.object({ id: IdSchema, name: v.string() }))),
  enteredAt: TimeSchema,
});
export type RosterEntry = v.InferOutput<typeof RosterEntrySchema>;

/** Query of `POST /groups/roster`. `preview`: `true` stores nothing, and the reply has each row. */
export const RosterUploadQuerySchema = v.strictObject({
  preview: v.optional(v.picklist(['true', 'false'], carried({ code: 'not-a-flag' }))),
});

/**
 * What a row of a roster does. `waits`: its person is expected, and joins the group on coming. · `joins`: a known person who leaves no group joins. · `moves`:
 * a person, known or expected, leaves another group for this one. · `stays`: all of it is so already. · `refused`: the row has faults.
 */
const rosterFates = ['waits', 'joins', 'moves', 'stays', 'refused'] as const;
export type RosterFate = (typeof rosterFates)[number];

const RosterReasonSchema = v.object({ row: v.number(), column: v.string(), why: ReceivedFaultSchema });

const AddressHolderSchema = v.object({
  /** The name in the profile; for a person without a profile, the name in the roster. */
  name: v.string(),
  /** Names of all groups. */
  groups: v.array(v.string()),
  /** No word of the row's name is in this person's: an admin says whether it is the same. Absent: some are. */
  isOther: v.optional(v.boolean()),
});
/** Whom the portal knows by an address of a row. */
export type AddressHolder = v.InferOutput<typeof AddressHolderSchema>;

const RosterRowSchema = v.object({
  /** Of the sheet, from 1. */
  row: v.number(),
  name: v.string(),
  /** As they are matched; in a refused row as they are written. Empty: none. */
  email: v.string(),
  phone: v.string(),
  group: v.string(),
  /** The names of all groups, of a row that says several. */
  groups: v.optional(v.array(v.string())),
  fate: v.picklist(rosterFates),
  /** Of `moves`: the name of the group that is left, or the names, parted by semicolons. */
  from: v.optional(v.string()),
  /** People who have an address of the row and clearly another name; for `moves`, any other name. Absent: there are none. */
  known: v.optional(v.array(AddressHolderSchema)),
  /** The accounts that the row is about; absent: none yet. */
  uids: v.optional(v.array(v.string())),
  /** Of `refused`, each with its column. */
  problems: v.optional(v.array(v.object({ column: v.string(), why: ReceivedFaultSchema }))),
});
export type RosterRow = v.InferOutput<typeof RosterRowSchema>;

/** The reply of `POST /groups/roster`. */
export const RosterSummarySchema = v.object({
  total: v.number(),
  /** Rows that are good: of the preview to be stored, else stored. */
  success: v.number(),
  failed: v.number(),
  waiting: v.number(),
  joined: v.number(),
  moved: v.number(),
  unchanged: v.number(),
  /** Names of groups that the sheet adds. */
  newGroups: v.array(v.string()),
  errors: v.array(v.string()),
  /** The errors as data, in their order. */
  reasons: v.array(RosterReasonSchema),
  /** The number of errors that are not named. */
  furtherErrors: v.optional(v.number()),
  located: LocatedSchema,
  /** Only in a preview. */
  rows: v.optional(v.array(RosterRowSchema)),
});
export type RosterSummary = v.InferOutput<typeof RosterSummarySchema>;

/** Digits of the scripts that names of India are written in, as those of the keyboard. */
const withPlainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

const indian = /^(?:0|91)?([1-9]\d{9})$/;
/** An Indian number has ten digits behind its code. */
const international = /^\+(?:91[1-9]\d{9}|(?!91)[1-9]\d{6,14})$/;

/** A typed phone number in E.164, or null. Ten digits, with or without 0 or 91 in front, are an Indian number; every other one needs + or 00. */
export function phoneFrom(typed: string): string | null {
  const signs = withPlainDigits(typed).replace(/[\s().\-/]/g, '');
  const national = indian.exec(signs)?.[1];
  if (national !== undefined) return `+91${national}`;
  const dialled = signs.replace(/^00/, '+');
  return international.test(dialled) ? dialled : null;
}

const EmailSchema = v.pipe(v.string(), v.maxLength(maxLength.email), v.email());

/** A typed email as sign-ins are compared with it, or null. */
export function emailFrom(typed: string): string | null {
  // Only the letters that the sign-in folds.
  const folded = typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return v.is(EmailSchema, folded) ? folded : null;
}
