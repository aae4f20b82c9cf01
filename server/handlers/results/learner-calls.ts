import type { AssessmentSummary, Result, ResultSummary, Submission } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { usualPercent } from '../../../contract/fields/limits';
import { isoOf } from '../../../contract/fields/times';
import type { Caller } from '../../auth/caller';
import { Refusal } from '../../replies/refusal';
import { SerializedJson } from '../../replies/serialized-json';
import { becameAdminSince } from '../../rules/people/role-times';
import { resultJson } from '../../rules/results/result-json';
import { begunOf } from '../../rules/schedule/begun';
import { heldByChance, isProved, laterRelease, mayKnowOf, type Reader, takenFrom } from '../../rules/schedule/readable';
import { acceptedMoreSeconds, type Timetable, unscheduled, withOwnMinutes } from '../../rules/schedule/schedule';
import type { Tables } from '../../store/engine/schema';
import type { Db } from '../../store/engine/store';
import { fetchedAt, startSeenAt, startsBy } from '../../store/hand-ins/sittings/held';
import { countedAmong } from '../../store/hand-ins/submissions/chances-shown';
import type { GradedSubmission } from '../../store/hand-ins/submissions/file-once';
import { saveRefusedSource } from '../../store/hand-ins/submissions/submission-sources';
import { latestArrivals, resultOf, resultsOf, type Scheduled } from '../../store/hand-ins/submissions/submissions';
import { assessmentsOpenByChance, assessmentsOpenTo } from '../../store/papers/assessments';
import { openChancesOf } from '../../store/papers/chances';
import { roleActsOf } from '../../store/people/roles';
import { fileHandIn } from '../../submissions/file-hand-in';
import { keyRightMissing, readerOf } from '../people/reader';
import { gradedSubmission, noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { timed, timedBy } from './granted-seconds';
import { demandReadable, mayReadOwn, noOwnResult } from './may-read-result';

type Served = Pick<Handlers, 'getAvailable' | 'submit' | 'getResult' | 'getResults' | 'getAwaited'>;

/** A refused hand-in of a device, as a row of the submission sources. */
const deviceSource = ({ assessment_id, uid, body_hash, body_json, submitted_at }: GradedSubmission): Tables['arrivals'] => ({
  ...{ assessment_id, uid, body_hash, body_json },
  ...{ way: 'device', is_finished: 1, brought_by: uid, arrived_at: submitted_at, saved_at: null, origin: null },
});

/**
 * A submission whose result is released later, without a mark. `latest`: when the latest hand-in of each assessment that was sat more than once arrived: the time of
 * the one that counts would tell, under *best*, which had the higher score.
 */
function awaitedAt(now: number, { summary, timetable, chanceUntil }: Scheduled, latest: ReadonlyMap<number, number>): AwaitedResult[] {
  const { assessmentId, assessmentTitle } = summary;
  const arrived = latest.get(assessmentId);
  const submittedAt = arrived === undefined ? summary.submittedAt : isoOf(arrived);
  const [ofAll, ofChance] = [laterRelease(timetable, now) ?? 0, heldByChance({ chanceUntil }, now) ?? 0];
  if (ofAll === 0 && ofChance === 0) return [];
  const resultsAt = isoOf(Math.max(ofAll, ofChance));
  const whose = ofChance > ofAll && { isOfChance: true as const };
  return [{ assessmentId, assessmentTitle: assessmentTitle ?? '', submittedAt, resultsAt, ...whose }];
}

/** The assessments that a learner may sit again, with the chance; its last start is the assessment's for this learner. */
async function toSitAgain(db: Db, uid: string, now: number): Promise<AssessmentSummary[]> {
  const chances = new Map((await openChancesOf(db, uid, now)).map((chance) => [chance.assessment_id, chance]));
  return (await assessmentsOpenByChance(db, [...chances.keys()], now)).flatMap((assessment) => {
    const chance = chances.get(assessment.id);
    if (chance === undefined) return [];
    const { number, reason, counts } = chance;
    const until = isoOf(chance.until_at);
    return [{ ...assessment, closesAt: until, chance: { number, reason, counts, until } }];
  });
}

/** How far after its recorded start an attempt may say that it began, in milliseconds. */
const sameStartMs = 5 * 60_000;

/**
 * Whether an admin hands in an attempt that began as a learner's: only a learner's start is recorded, and a later preview begins after it. A start without a network
 * is told by the hand-in alone; then the paper was fetched, and the attempt begun, before the role. Older devices do not say when an attempt began.
 */
async function hasBegunAsLearner(db: Db, id: number, uid: string, { evidence }: Submission): Promise<boolean> {
  const seenAt = await startSeenAt(db, id, uid);
  if (seenAt !== null) return evidence === undefined || Date.parse(evidence.startedAt) <= seenAt + sameStartMs;
  if (evidence === undefined) return false;
  const fetched = await fetchedAt(db, id, uid);
  if (fetched === null) return false;
  const acts = await roleActsOf(db, uid);
  return [fetched, Date.parse(evidence.startedAt)].every((at) => becameAdminSince(acts, at));
}

/** The calls of a learner: available assessments, hand-in, result. Whether a second hand-in is refused is decided in `hand-ins/submissions/file-once.ts`. */
export function learnerAssessmentHandlers(tools: Tools): Served {
  const { store, papers, schedules, cohorts, keyLog, filed, now } = tools;

  /**
   * Which submissions of this person are taken now. Throws 404 for a paper that no learner could ever read, and 403 for a preview of who may not read the paper:
   * nothing of it is lost, and a receipt would tell whether the paper still is what the admin saw before.
   */
  async function termsOf(id: number, timetable: Timetable | null, caller: Caller, at: number, isPreview: boolean) {
    const takes = (reader: Reader) => takenFrom(timetable, reader, at);
    const proved = (reader: Reader) => isProved(timetable, reader, at);
    const reader = await readerOf(tools, id, timetable, caller, takes, proved);
    const taken = takes(reader);
    if (isPreview && taken !== 'any' && reader.isAdmin) throw keyRightMissing();
    if (taken === 'none' || (isPreview && taken !== 'any')) throw noAssessment();
    return { taken: taken === 'whole' && !mayKnowOf(timetable, reader) ? ('unknown' as const) : taken, isUnproved: !proved(reader) };
  }

  /** Says of those that the learner has begun since when, and until when at the latest. None of them is handed in. */
  async function withStarts(open: AssessmentSummary[], { uid, mostTimePercent }: Caller): Promise<AssessmentSummary[]> {
    const starts = await startsBy(store.db, uid);
    if (starts.size === 0) return open;
    return Promise.all(
      open.map(async (assessment) => {
        const { id } = assessment;
        const start = starts.get(id);
        if (start === undefined) return assessment;
        const own = (await schedules.ownTimes(id)).get(uid)?.minutes ?? 0;
        const timetable = withOwnMinutes((await schedules.of(id)) ?? unscheduled, own);
        const seen = { seenAt: start.seen_at, saidAt: start.said_at, datedBy: start.dated_by };
        return { ...assessment, begun: begunOf(seen, timetable, grantedSeconds(assessment, mostTimePercent) * 1_000) };
      }),
    );
  }

  return {
    async getAvailable({ query }, caller) {
      const { uid, timePercent } = caller;
      const at = now();
      const firsts = await assessmentsOpenTo(store.db, uid, at);
      // Pages up to 0.10.0 cannot sit an assessment again.
      const again = query.chances === undefined ? [] : await toSitAgain(store.db, uid, at);
      const isAgain = new Set(again.map(({ id }) => id));
      const open = [
        ...again,
        ...(await withStarts(
          firsts.filter(({ id }) => !isAgain.has(id)),
          caller,
        )),
      ];
      return timePercent === usualPercent ? open : open.map((assessment) => ({ ...assessment, timePercent }));
    },

    async submit({ params: { id }, query, body, bodyHash }, caller) {
      const { uid, role, mostTimePercent } = caller;
      // Under a wrong name nobody could take them back: they wait on the device for their own person.
      if (query.uid !== undefined && query.uid !== uid) throw new Refusal('other-person', { code: 'hand-in-of-other' });
      const at = now();
      const timetable = await schedules.of(id);
      const isPreview = role === 'admin' && !(await hasBegunAsLearner(store.db, id, uid, body));
      const { taken, isUnproved } = await termsOf(id, timetable, caller, at, isPreview);
      const way = { uid, submitted_at: at, is_preview: isPreview ? 1 : 0, imported_by: null, is_provisional: 0 };
      const terms = { timePercent: mostTimePercent, moreSeconds: acceptedMoreSeconds(timetable), taken };
      const graded = await gradedSubmission(papers, id, body, { ...way, is_unproved: isUnproved ? 1 : 0 }, terms);
      // A trial run of an admin is no hand-in.
      const number = isPreview ? 1 : (body.chance ?? 1);
      const outcome = await fileHandIn(tools, graded, number);
      if (outcome === null) throw new Refusal('not-found', { code: 'no-such-chance' });
      if (number > 1) cohorts.changed(id);
      if (outcome.verdict === 'differs') {
        if (outcome.isImported) await saveRefusedSource(store.db, deviceSource(graded));
        throw new Refusal('already-submitted', { code: 'other-submission-filed' });
      }
      filed();
      return { assessmentId: id, submitted: true as const, submittedAt: isoOf(outcome.submittedAt), bodyHash };
    },

    async getResult({ params: { id } }, caller) {
      const readAt = now();
      const result = await demandReadable(tools, id, caller, () => resultOf(store.db, caller.uid, id));
      const marked = await papers.marked(id, result.keyVersion);
      if (marked === null) throw noOwnResult();
      const reading = { assessmentId: id, uid: caller.uid, readAt };
      // Another hand-in may be outstanding, also of an admin who is none later: the reading is on record before the key leaves (ADR 90).
      if (result.hasChances || caller.role === 'admin') await keyLog.note(reading);
      else keyLog.noteLater(reading);
      const counted = result.hasChances ? (await countedAmong(store.db, id, [caller.uid])).get(caller.uid)?.shown : undefined;
      const summary = { ...timedBy(marked, result.summary), ...(counted && { counted }) };
      return new SerializedJson<Result>(resultJson(marked.resultTemplate(), summary, JSON.parse(result.bodyJson) as Submission));
    },

    async getResults({ params }, caller) {
      const results = await resultsOf(store.db, params.uid, params.uid === caller.uid ? null : caller.scope);
      const at = now();
      const readable: ResultSummary[] = [];
      for (const { summary, timetable, ...handIn } of results) {
        if (await mayReadOwn(tools, summary.assessmentId, timetable, caller, handIn, at)) readable.push(await timed(papers, summary));
      }
      return readable;
    },

    async getAwaited({ params }, caller) {
      const results = await resultsOf(store.db, params.uid, params.uid === caller.uid ? null : caller.scope);
      const at = now();
      const latest = await latestArrivals(store.db, params.uid);
      const awaited = results.flatMap((result) => awaitedAt(at, result, latest));
      return awaited.sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || b.assessmentId - a.assessmentId);
    },
  };
}
