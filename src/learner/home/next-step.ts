import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import type { QuestionLanguage } from '../../../contract/question/translation';
import type { Parcel } from '../../runner/device/db';
import { firstFit, inOrder, isSoon, mayRun } from '../lists/usual-order';

type Test = Pick<
  AssessmentSummary,
  'id' | 'name' | 'createdAt' | 'opensAt' | 'closesAt' | 'durationInMinutes' | 'subjects' | 'begun' | 'chance'
>;

/** What waits to be sent. `needs`: what it waits for beside a connection: a sign-in, or word of which answers the server has. */
export interface Unsent {
  count: number;
  needs: 'sign-in' | 'word' | null;
}

/** `parcels`: those that are pending. `isLost`: as in the session. */
export const unsentOf = (parcels: readonly Pick<Parcel, 'state' | 'cause'>[], isLost: boolean): Unsent => ({
  count: parcels.length,
  needs:
    isLost || parcels.some(({ state }) => state === 'sign-in')
      ? 'sign-in'
      : parcels.some(({ cause }) => cause === 'unsettled')
        ? 'word'
        : null,
});

/** What a learner does next. */
export type NextStep<Row extends Test> =
  /** A test runs on another device: times in epoch milliseconds, `since` null where that device was not sure of its clock, `until` its latest end. */
  | { do: 'elsewhere'; test: Row; since: number | null; until: number }
  /** A test opens at `at`, epoch milliseconds. */
  | { do: 'wait'; test: Row; at: number }
  /** `closesAt`: the last start if it is near; else null. */
  | { do: 'start'; test: Row; closesAt: number | null }
  | ({ do: 'send' } & Unsent)
  | { do: 'revise'; due: number }
  /** `away`: how many tests cannot be started here without a network; null: the list is not known. */
  | { do: 'practise'; away: number | null }
  | { do: 'rest'; away: number };

export interface Known<Row extends Test> {
  /** The list of available tests; null: this device does not know it. */
  tests: readonly Row[] | null;
  /** Whether a test can be started on this device as it is. */
  isHere: (id: number) => boolean;
  unsent: Unsent;
  isOnline: boolean;
  /** How many questions are due today. */
  due: number;
  hasResults: boolean;
  /** In which the person reads questions. */
  language: QuestionLanguage;
  /** Trusted epoch milliseconds. */
  now: number;
}

const timeOf = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time));

/** A test that opens, or can be started, now. */
function stepOf<Row extends Test>(test: Row, now: number): NextStep<Row> {
  const [opensAt, closesAt] = [timeOf(test.opensAt), timeOf(test.closesAt)];
  if (opensAt !== null && opensAt > now) return { do: 'wait', test, at: opensAt };
  return { do: 'start', test, closesAt: closesAt !== null && isSoon(test, now) ? closesAt : null };
}

/**
 * The one next step: a test that runs on another device, then one that may be sat again, then one that closes within a day, then one that opens within a day, then what waits for a sign-in to be sent, then what is due, then what else waits to be sent, then the newest test that can be started here (the
 * shortest for who has no result yet, of those in the own language first; what was begun on another device last), then a test of a later day, then practice. Without a network nothing can be done
 * about what waits to be sent: it comes last. null: nothing is known that could be done.
 */
export function nextStep<Row extends Test>({
  tests,
  isHere,
  unsent,
  isOnline,
  due,
  hasResults,
  language,
  now,
}: Known<Row>): NextStep<Row> | null {
  const open = (tests ?? []).filter(({ closesAt }) => (timeOf(closesAt) ?? Number.POSITIVE_INFINITY) >= now);
  for (const test of open) {
    const { begun } = test;
    if (mayRun(begun, now)) return { do: 'elsewhere', test, since: timeOf(begun.at), until: Date.parse(begun.until) };
  }
  const here = inOrder(open, { isHere, now }).filter(({ id }) => isHere(id));
  const again = here.find(({ chance, opensAt }) => chance !== undefined && !((timeOf(opensAt) ?? 0) > now));
  if (again !== undefined) return stepOf(again, now);
  const near = here.filter((test) => isSoon(test, now));
  const soon = near.find(({ opensAt }) => !((timeOf(opensAt) ?? 0) > now)) ?? near[0];
  if (soon !== undefined) return stepOf(soon, now);
  const send: NextStep<Row> | null = unsent.count > 0 ? { do: 'send', ...unsent } : null;
  if (send !== null && isOnline && unsent.needs === 'sign-in') return send;
  if (due > 0) return { do: 'revise', due };
  if (send !== null && isOnline) return send;
  const newestFirst = here.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const fit = hasResults ? newestFirst : firstFit(newestFirst, language);
  const steps = fit.toSorted((a, b) => Number(a.begun !== undefined) - Number(b.begun !== undefined)).map((test) => stepOf(test, now));
  const ahead = steps.filter((step) => step.do === 'wait').toSorted((a, b) => a.at - b.at);
  const found = steps.find((step) => step.do === 'start') ?? ahead[0];
  if (found !== undefined) return found;
  const away = tests === null ? null : open.length;
  if (hasResults) return { do: 'practise', away };
  if (send !== null) return send;
  return away === null ? null : { do: 'rest', away };
}
