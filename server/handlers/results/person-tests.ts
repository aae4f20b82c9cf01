import { setImmediate } from 'node:timers/promises';
import type { Answered } from '../../../analysis/answers/answered';
import { breakdownBy, categoryNames } from '../../../analysis/breakdown';
import { judged } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { meanOf, participantsOn, percentileOn } from '../../../analysis/rank';
import type { Answer, Submission } from '../../../contract/assessment/assessment';
import { type PersonTest, personTestsSize, personTimesSize } from '../../../contract/assessment/person-tests';
import { usualPercent } from '../../../contract/fields/limits';
import { isoOf, isoOrNull } from '../../../contract/fields/times';
import type { PersonEntry } from '../../../contract/people/person-list';
import type { Scope } from '../../../contract/people/rights';
import { Refusal } from '../../replies/refusal';
import { isForOthersToo } from '../../rules/people/group-moves';
import { laterRelease } from '../../rules/schedule/readable';
import { notHandedInBy } from '../../store/hand-ins/results/not-handed-in';
import { type PersonResultRow, pageOfPerson } from '../../store/hand-ins/results/person-results';
import { archivedAmong } from '../../store/papers/archive';
import { sitsAgain } from '../../store/papers/chances';
import { groupIdsOf } from '../../store/papers/schedules';
import { extraTimeOf } from '../../store/people/extra-time';
import { personEntry } from '../../store/people/person-page';
import { mayReadKeyOf } from '../people/reader';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { completer } from './listed';

const ofNoDevice = { markedForReview: false, seconds: null, place: null };

/** The questions of a key as a learner answered them, in the key's order: what a result says of each, without texts. */
function answeredBy(key: AnswerKey, answers: readonly Answer[]): Answered[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return key.answers.map((answer, at) => {
    const { questionId, categories = [], difficultyLevel = '' } = answer;
    const { outcome } = judged(key, answer, given.get(questionId));
    return {
      ...{ questionId, subjectName: '', categories, difficultyLevel, number: at + 1 },
      ...ofNoDevice,
      ...(outcome === 'partly' ? { outcome: 'correct' as const, isPartly: true as const } : { outcome }),
    };
  });
}

/** Tests that are completed at once: each asks the database for a few rows of every table, and a pool has few connections. */
const atOnce = 4;

/** A person whom the portal knows by a hand-in alone. */
const known = (uid: string, handIns: number): PersonEntry => ({
  ...{ uid, name: '', contact: '', role: 'user', timePercent: usualPercent, handIns },
});

/** All tests of one person, with the numbers that the list of results of each test has; without those whose key the admin may not read yet. */
export function personTestsHandlers(tools: Tools): Pick<Handlers, 'getPersonTests'> {
  const { store, papers, config, now } = tools;

  async function testOf(
    row: PersonResultRow,
    { isArchived, isShared }: { isArchived: boolean; isShared: boolean },
    scope: Scope,
  ): Promise<PersonTest> {
    const { assessment_id: id, is_provisional, score, body_json, key_version } = row;
    // First, by the key that marked the row: the list then has the same key.
    const marked = await papers.marked(id, key_version);
    const listing = await completer(tools, id, scope);
    const [listed] = await listing.complete([row]);
    if (marked === null || listed === undefined) throw noAssessment();
    const { scores, timetable, name, totalMarks } = listing;
    const { uid: _, name: __, email: ___, phone: ____, group: _____, ...result } = listed.row;
    const participants = participantsOn(scores);
    const isCopy = is_provisional === 1;
    const release = laterRelease(timetable, now());
    const { answers } = JSON.parse(body_json) as Submission;
    return {
      ...result,
      ...{ assessmentId: id, name, totalMarks, participants },
      percentile: isCopy ? null : percentileOn(scores, score),
      mean: participants === 0 ? null : meanOf(scores),
      timePercent: listed.timePercent,
      startSeenAt: isoOrNull(listed.startSeenAt),
      ...(release !== null && { resultsAt: isoOf(release) }),
      ...(isArchived && { isArchived: true as const }),
      ...(isShared && { isShared: true as const }),
      topics: isCopy ? [] : breakdownBy(answeredBy(marked.key, answers), categoryNames),
    };
  }

  return {
    async getPersonTests({ params: { uid }, query: { page = 1 } }, caller) {
      const { scope } = caller;
      const { rows, total } = await pageOfPerson(store.db, uid, scope, { page, size: personTestsSize });
      const person = (await personEntry(store.db, uid, config.adminEmails, scope)) ?? (total === 0 ? null : known(uid, total));
      if (person === null) throw new Refusal('not-found', { code: 'no-such-person' });
      const times = await extraTimeOf(store.db, uid);
      const ids = rows.map(({ assessment_id }) => assessment_id);
      const archived = await archivedAmong(store.db, ids);
      const groups = scope === null ? new Map<number, number[]>() : await groupIdsOf(store.db, ids);
      const shown = (id: number) => ({ isArchived: archived.has(id), isShared: isForOthersToo(groups.get(id), scope) });
      const tests: PersonTest[] = [];
      for (let at = 0; at < rows.length; at += atOnce) {
        const some: PersonResultRow[] = [];
        for (const row of rows.slice(at, at + atOnce)) if (await mayReadKeyOf(tools, row.assessment_id, caller)) some.push(row);
        tests.push(...(await Promise.all(some.map((row) => testOf(row, shown(row.assessment_id), scope)))));
        await setImmediate();
      }
      const notHandedIn = page === 1 && (await notHandedInBy(store.db, uid, scope, { size: personTestsSize, now: now() }));
      const again = page === 1 ? await sitsAgain(store.db, uid, scope, now()) : [];
      return {
        person,
        extraTime: { timePercent: times?.timePercent ?? usualPercent, changes: (times?.changes ?? []).slice(0, personTimesSize) },
        count: total,
        tests,
        ...(notHandedIn && { notHandedIn }),
        ...(again.length > 0 && { again: again.map(({ id, name, ends_at }) => ({ assessmentId: id, name, endsAt: isoOf(ends_at) })) }),
      };
    },
  };
}
