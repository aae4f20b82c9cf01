import type { Entry, EntryOf, Whose } from './entry';
import { trailsOf } from './trail';

/** A rule of a fault run; the check of each rule below states it. */
export type Rule = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o';

/** A broken rule in a history. */
export interface Violation {
  rule: Rule;
  says: string;
}

const isOf =
  ({ uid, assessmentId }: Whose) =>
  (other: Whose): boolean =>
    other.uid === uid && other.assessmentId === assessmentId;

const nameOf = ({ uid, assessmentId }: Whose): string => `assessment ${assessmentId} of ${uid}`;

/** Checks a whole history, in its order, and returns every violation. `drainMs`: how soon after the last fault the outbox must be empty. */
export function check(history: readonly Entry[], { drainMs }: { drainMs: number }): Violation[] {
  const all = <T extends Entry['type']>(type: T) => history.filter((entry): entry is EntryOf<T> => entry.type === type);
  const sittings = all('sits');
  const ofEach = sittings.flatMap((sitting) => {
    const mine = isOf(sitting);
    const filed = all('filed').filter(mine);
    const parcel = all('parcel').find(mine) ?? null;
    const other = all('other-device').find(mine) ?? null;
    const posts = all('posted').filter((post) => mine(post) && post.body !== other?.body);
    const records = all('record').filter(mine);
    // What is filed of an assessment that was sat again and whose second hand-in is refused is the first one.
    const isFirstAlone = records.some(({ numbers }) => !numbers.includes(2));
    const isSettled = (filed.length === 0 || isFirstAlone) && parcel !== null && needsAttention.includes(parcel.state);
    return [
      ...kept(history, sitting, answersIn(isSettled || other?.isTaken ? parcel : null) ?? filed[0]?.answers ?? []),
      ...onRecord(sitting, records, parcel),
      ...once(sitting, isSettled ? 1 : filed.length, posts),
      ...inTime(withGiven(sitting, all('given').filter(mine)), filed, all('attempt').find(mine) ?? null, all('standing').filter(mine)),
      ...whole(sitting, all('attempt').find(mine) ?? null),
      ...inWindow(sitting, filed, all('attempt').find(mine) ?? null, all('standing').filter(mine)),
      ...ended(sitting, all('attempt').find(mine) ?? null, parcel, all('shown').filter(mine), isCleared(posts, all('fault'))),
      ...told(sitting, all('sent-away').filter(mine)),
      ...patient(sitting, posts, all('fault')),
      ...ownRefusal(sitting, parcel, posts),
      ...moving(sitting, all('planned').filter(mine)),
    ];
  });
  return [
    ...ofEach,
    ...fair(all('timed')),
    ...all('unopened').map((paper): Violation => ({ rule: 'm', says: `${nameOf(paper)}: did not open at the hour of the server` })),
    ...ownOnly(sittings, [...all('filed'), ...all('posted')]),
    ...drained(all('healed'), all('drained'), drainMs),
  ];
}

const answersIn = (parcel: EntryOf<'parcel'> | null): Chosen | null => (parcel === null ? null : JSON.parse(parcel.body).answers);

const longestStillMs = 5 * 60_000;

/** (i) No delivery waits for more than five minutes once the network works again. */
const moving = (sitting: Whose, planned: EntryOf<'planned'>[]): Violation[] =>
  planned
    .filter(({ inMs }) => inMs > longestStillMs)
    .map(({ inMs }) => ({ rule: 'i', says: `${nameOf(sitting)}: would lie still for ${Math.round(inMs / 1000)} s` }));

/** A phone that was switched off under a wrong date does not know for how long it was off. */
const putRightMs = 30_000;

/** (j) No clock gives a learner more than a second. (l) A wrong date that is put right takes no more than five. */
const fair = (timed: EntryOf<'timed'>[]): Violation[] =>
  timed.flatMap(({ gainedMs, isPutRight }): Violation[] => {
    if (gainedMs > (isPutRight ? putRightMs : 1_000)) return [{ rule: 'j', says: `a clock gave ${gainedMs} ms away` }];
    return isPutRight && gainedMs < -5_000 ? [{ rule: 'l', says: `a date that was put right took ${-gainedMs} ms` }] : [];
  });

/** (n) A hand-in whose refusal by our server never reached the device is not refused. */
function ownRefusal(sitting: Whose, parcel: EntryOf<'parcel'> | null, posts: EntryOf<'posted'>[]): Violation[] {
  const isOurs = posts.some(({ told }) => told?.isRefusal);
  return parcel?.state !== 'refused' || isOurs ? [] : [{ rule: 'n', says: `${nameOf(sitting)}: refused, though our server never said so` }];
}

const needsAttention = ['sign-in', 'refused', 'elsewhere'];

type Chosen = EntryOf<'filed'>['answers'];

/** (a) Every acknowledged answer and mark was filed, unless a later one replaced it; (d) no late one was filed, (k) and none that came after its section. */
function kept(history: readonly Entry[], sitting: EntryOf<'sits'>, answers: Chosen): Violation[] {
  const found = new Map(answers.map((answer) => [answer.questionId, answer]));
  return trailsOf(history, sitting, sitting.questionIds).flatMap(({ questionId, what, acknowledged, since, late, closed }) => {
    const row = found.get(questionId);
    const has = what === 'answer' ? (row?.selectedOptionId ?? null) : (row?.markedForReview ?? false);
    if (has === acknowledged || since.includes(has)) return [];
    const rule = closed.includes(has) ? 'k' : late.includes(has) ? 'd' : 'a';
    return [{ rule, says: `${nameOf(sitting)}: ${what} of question ${questionId} is ${has}, acknowledged was ${acknowledged}` }];
  });
}

/** (a) Of an assessment that was sat again both hand-ins are on record, and the second counts, whether the chance was taken back or not. */
function onRecord(sitting: Whose, records: EntryOf<'record'>[], parcel: EntryOf<'parcel'> | null): Violation[] {
  const isSettled = parcel !== null && needsAttention.includes(parcel.state);
  return records
    .filter(({ numbers, counted }) => !isSettled && (numbers.join() !== '1,2' || counted !== 2))
    .map(({ numbers, counted }) => ({
      rule: 'a',
      says: `${nameOf(sitting)}: hand-ins ${numbers.join() || 'none'} on record, and ${counted ?? 'none'} counts`,
    }));
}

/** (b) One effective submission: one row, the same body in every try, one receipt. */
function once(sitting: Whose, effective: number, posts: EntryOf<'posted'>[]): Violation[] {
  const bodies = new Set(posts.map(({ body }) => body)).size;
  const receipts = new Set(posts.flatMap(({ submittedAt }) => submittedAt ?? [])).size;
  const wrong = (says: string): Violation => ({ rule: 'b', says: `${nameOf(sitting)}: ${says}` });
  return [
    ...(effective === 1 ? [] : [wrong(`${effective} effective submissions`)]),
    ...(bodies > 1 ? [wrong(`${bodies} different bodies were sent`)] : []),
    ...(receipts > 1 ? [wrong(`${receipts} different receipts were given`)] : []),
  ];
}

/** (c) No hand-in is sent or filed under the uid of a person without this sitting. */
function ownOnly(sittings: Whose[], sent: (EntryOf<'filed'> | EntryOf<'posted'>)[]): Violation[] {
  return sent
    .filter((row) => !sittings.some(isOf(row)))
    .map((row) => ({ rule: 'c', says: `${row.type}: assessment ${row.assessmentId} under ${row.uid}, who did not sit it` }));
}

/** The sitting with all seconds that were ever given. */
const withGiven = (sitting: EntryOf<'sits'>, given: EntryOf<'given'>[]): EntryOf<'sits'> => ({
  ...sitting,
  seconds: sitting.seconds + 60 * Math.max(0, ...given.map(({ most }) => most)),
});

/** (o) Whatever was given and taken back, an attempt keeps the time that it began with. Sections may end early. */
function whole(sitting: EntryOf<'sits'>, attempt: EntryOf<'attempt'> | null): Violation[] {
  if (attempt?.startedAt === undefined || attempt.sections !== undefined) return [];
  const short = attempt.startedAt + sitting.seconds * 1_000 - attempt.deadline;
  return short <= 0 ? [] : [{ rule: 'o', says: `${nameOf(sitting)}: ends ${short} ms before its own time` }];
}

/** (d) No answer is stamped at or after the deadline, and no attempt took longer than its duration. */
function inTime(
  sitting: EntryOf<'sits'>,
  filed: EntryOf<'filed'>[],
  attempt: EntryOf<'attempt'> | null,
  standings: EntryOf<'standing'>[],
): Violation[] {
  const wrong = (says: string): Violation => ({ rule: 'd', says: `${nameOf(sitting)}: ${says}` });
  const deadline = attempt?.deadline ?? Number.POSITIVE_INFINITY;
  return [
    ...standings
      .filter((s) => s.stampedAt >= deadline)
      .map((s) => wrong(`question ${s.questionId} stamped ${s.stampedAt - deadline} ms late`)),
    ...(attempt !== null && (attempt.handedInAt ?? 0) > deadline ? [wrong('handed in after its deadline')] : []),
    ...filed.filter((f) => f.timeTaken > sitting.seconds).map((f) => wrong(`took ${f.timeTaken} s of ${sitting.seconds}`)),
  ];
}

/** (k) No answer counts that the device stamped outside the window of its section. */
function inWindow(
  sitting: Whose,
  filed: EntryOf<'filed'>[],
  attempt: EntryOf<'attempt'> | null,
  standings: EntryOf<'standing'>[],
): Violation[] {
  const { startedAt = 0, sections = [], sectionEnds = [], deadline = 0 } = attempt ?? {};
  let end = startedAt;
  return sections.flatMap(({ seconds, questionIds }, i) => {
    // Server time may turn trusted time back a little after the start.
    const from = i === 0 ? Number.NEGATIVE_INFINITY : end;
    const full = end + seconds * 1000;
    end = i === sections.length - 1 ? deadline : (sectionEnds.find((at) => end < at && at < full) ?? full);
    const until = Math.min(end, deadline);
    const counted = filed.flatMap(({ answers }) => answers.filter((a) => a.selectedOptionId !== null || a.markedForReview));
    return standings
      .filter(({ questionId }) => questionIds.includes(questionId) && counted.some((answer) => answer.questionId === questionId))
      .filter(({ stampedAt }) => stampedAt < from || stampedAt >= until)
      .map(({ questionId }): Violation => ({ rule: 'k', says: `${nameOf(sitting)}: question ${questionId} counts outside its section` }));
  });
}

/** Whether the device's data was cleared after the device had been told that the submission is filed: the attempt need not be there then. */
const isCleared = (posts: EntryOf<'posted'>[], faults: EntryOf<'fault'>[]): boolean =>
  posts.some(({ told }) => told?.status === 200 && faults.some(({ kind, at }) => kind.startsWith('cleared') && at > told.at));

/** (e) Every parcel ends delivered, or refused and shown to its owner. */
function ended(
  sitting: Whose,
  attempt: EntryOf<'attempt'> | null,
  parcel: EntryOf<'parcel'> | null,
  shown: EntryOf<'shown'>[],
  mayBeGone: boolean,
): Violation[] {
  const wrong = (says: string): Violation => ({ rule: 'e', says: `${nameOf(sitting)}: ${says}` });
  if (parcel === null && attempt === null && mayBeGone) return [];
  if (parcel === null) return attempt?.status === 'delivered' ? [] : [wrong(`no parcel, and the attempt is ${attempt?.status ?? 'gone'}`)];
  if (!needsAttention.includes(parcel.state)) return [wrong(`its parcel ends ${parcel.state}`)];
  return shown.some(({ state }) => state === parcel.state) ? [] : [wrong(`its parcel is ${parcel.state} and no screen says so`)];
}

/** (f) Every learner's outbox is empty soon after the last fault. */
function drained(healed: EntryOf<'healed'>[], empty: EntryOf<'drained'>[], drainMs: number): Violation[] {
  if (healed.length === 0 || empty.length < healed.length) return [{ rule: 'f', says: 'an outbox was never empty again' }];
  const took = Math.max(...healed.map(({ at }, i) => (empty[i]?.at ?? at) - at));
  return took <= drainMs ? [] : [{ rule: 'f', says: `drained ${took} ms after healing` }];
}

/** Whether a fault moves the wall clock. The worker's clock cannot be moved, so that from then on page and worker disagree. */
const movesWallClock = (kind: string): boolean =>
  kind.startsWith('clock') || ['a-day-behind', 'date-put-right', 'cleared-then-killed'].includes(kind);

/** (g) No client comes back before the time that the server named. A client whose wall clock was moved meanwhile cannot know it. */
function patient(sitting: Whose, posts: EntryOf<'posted'>[], faults: EntryOf<'fault'>[]): Violation[] {
  return posts.flatMap(({ told }, i) => {
    const next = posts[i + 1];
    if (told?.retryAfterMs == null || next === undefined) return [];
    const early = told.at + told.retryAfterMs - next.at;
    const isClockMoved = faults.some(({ kind, at }) => movesWallClock(kind) && at <= next.at);
    return early <= 0 || isClockMoved ? [] : [{ rule: 'g' as const, says: `${nameOf(sitting)}: came back ${early} ms too early` }];
  });
}

/** (h) No learner with an attempt is sent to a log-in that does not mention the waiting answers. */
const told = (sitting: Whose, away: EntryOf<'sent-away'>[]): Violation[] =>
  away
    .filter(({ isTold }) => !isTold)
    .map(() => ({ rule: 'h', says: `${nameOf(sitting)}: sent to a log-in without a word of what waits` }));
