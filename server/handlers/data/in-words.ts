import { questionsOf, type Submission } from '../../../contract/assessment/assessment';
import type { Evidence, Start } from '../../../contract/assessment/evidence';
import { usualPercent } from '../../../contract/fields/limits';
import { isoOf, isoOrNull } from '../../../contract/fields/times';
import type { AnswerInWords, PersonData } from '../../../contract/people/person-data';
import type { TrailDetails } from '../../../contract/trail/trail';
import { answersByIds, answersInWords } from '../../rules/data/answers-in-words';
import type { KeptChange, KeptData } from '../../rules/data/kept-data';
import type { FrozenPaper } from '../../rules/papers/freeze';
import type { FiledHandIn } from '../../rules/schedule/readable';
import type { Timetable } from '../../rules/schedule/schedule';
import type { Tables } from '../../store/engine/schema';
import { heldIn } from '../../store/people/rights';
import type { Kept } from '../../store/privacy/person-rows';
import { saidGroups } from '../../store/shared/membership';

/** How the time of a start is known. */
const clocks = new Map<Start['datedBy'], string>([
  ['server', 'by the server’s time, as the device had heard it'],
  ['key', 'by the server’s time, at the opening of the paper'],
  ['code', 'by the clock of the device, at the spoken code'],
  ['device', 'by the clock of the device'],
]);
const clockOf = (datedBy: Start['datedBy']): string => clocks.get(datedBy) ?? datedBy;

const evidenceOf = ({ startedAt, handedInAt, datedBy }: Evidence) => ({ startedAt, handedInAt, clock: clockOf(datedBy) });

/** What stands under a person's uid in the histories of others, by table and column of the registry of erasures. */
const works: Record<string, string> = {
  'extra_times.changed_by': 'changes of a learner’s extra time',
  'submissions.imported_by': 'submissions that you filed from a file',
  'arrivals.brought_by': 'copies of answers that you sent or brought as a file',
  'numbered_hand_ins.imported_by': 'submissions that you filed from a file, of learners with further chances',
  'chances.given_by': 'further chances that you gave',
  'pictures.added_by': 'pictures added to the bank',
  'question_changes.changed_by': 'changes of questions',
  'passage_changes.changed_by': 'changes of passages',
  'corrections.corrected_by': 'corrections of answer keys',
  'question_reports.answered_by': 'answers to reports about questions',
  'brands.saved_by': 'changes of the portal’s name and look',
};

function trailOf(
  { at, act, kind, about_id, details_json }: Pick<Tables['trail'], 'at' | 'act' | 'kind' | 'about_id' | 'details_json'>,
  uid: string,
): KeptChange {
  // Another person is not named by an id of theirs.
  const about = kind === 'person' ? (about_id === uid ? 'you' : 'another person') : `${kind} ${about_id}`.trim();
  return {
    at: isoOf(at),
    act: act.replaceAll('-', ' '),
    about,
    details: JSON.parse(details_json) as TrailDetails,
  };
}

/** What it takes to put a person's data into words. */
export interface InWords {
  uid: string;
  portal: string;
  /** Epoch milliseconds. */
  now: number;
  role: PersonData['account']['role'];
  /** Whether the person asks: notes are for nobody else. */
  isOwn: boolean;
  /** A frozen paper; null if there is none. */
  paperOf: (assessmentId: number) => Promise<FrozenPaper | null>;
  /** What the asker may read of this person's hand-in of an assessment. */
  mayRead: (assessmentId: number, timetable: Timetable | null, handIn: FiledHandIn) => Promise<MayRead>;
  /** Is awaited after each paper, and after each page of the practice log. */
  pause: () => Promise<void>;
}

/** `texts`: the questions and options of the paper. `result`: the marks. */
interface MayRead {
  texts: boolean;
  result: boolean;
}

/** The rows about a person in words. Texts of questions and options stand in the place of their ids where the asker may read them. */
export async function inWords(kept: Kept, { uid, portal, now, role, isOwn, paperOf, mayRead, pause }: InWords): Promise<KeptData> {
  const { person } = kept;
  const filed = new Map(kept.submissions.map((row) => [row.assessment_id, row]));
  const rights = new Map<number, MayRead>();
  const assessmentIds = new Set([...kept.submissions, ...kept.copies, ...kept.remarks].map((row) => row.assessment_id));
  for (const id of assessmentIds) {
    const unused = kept.chances.find((row) => row.assessment_id === id && row.is_latest === 1 && row.used_at === null);
    const handIn = {
      ...{ isUnproved: filed.get(id)?.is_unproved !== 0, isPreview: filed.get(id)?.is_preview === 1 },
      chanceUntil: unused?.ends_at ?? null,
    };
    rights.set(id, await mayRead(id, kept.timetables.get(id) ?? null, handIn));
  }

  /** What the questions say, of papers whose texts the asker may read. */
  const questions = new Map<number, string>();
  async function answersOf(assessmentId: number, bodyJson: string): Promise<AnswerInWords[]> {
    const submission = JSON.parse(bodyJson) as Submission;
    if (rights.get(assessmentId)?.texts !== true) return answersByIds(submission);
    const paper = await paperOf(assessmentId);
    // A paper of 300 questions takes a millisecond; other requests come between two.
    await pause();
    if (paper === null) return [];
    for (const { id, description } of questionsOf(paper)) questions.set(id, description);
    return answersInWords(paper, submission);
  }

  const submissions: PersonData['submissions'] = [];
  for (const counted of kept.submissions) {
    // Which of several hand-ins counts would tell, under *best*, which had the higher score.
    const first = kept.numbered.find((row) => row.assessment_id === counted.assessment_id && row.is_provisional === 0);
    const row = rights.get(counted.assessment_id)?.result === true || first === undefined ? counted : { ...counted, ...first };
    const result = {
      score: row.score,
      totalMarks: row.total_marks,
      right: row.correct_answers,
      wrong: row.wrong_answers,
      notAnswered: row.unattempted,
    };
    submissions.push({
      assessment: row.assessment,
      handedInAt: isoOf(row.submitted_at),
      secondsTaken: row.time_taken,
      extraTimePercent: row.granted_percent,
      arrived: row.imported_by === null ? 'from your device' : 'from a file that an admin brought',
      isTrialOfAdmin: row.is_preview === 1,
      // The result of an unfinished copy is not shown: the hand-in may still take its place.
      result: row.is_provisional === 0 && rights.get(row.assessment_id)?.result === true ? result : null,
      evidence: row.evidence_json === null ? null : evidenceOf(JSON.parse(row.evidence_json) as Evidence),
      answers: await answersOf(row.assessment_id, row.body_json),
    });
  }
  const otherCopies: PersonData['otherCopies'] = [];
  for (const row of kept.copies)
    otherCopies.push({
      assessment: row.assessment,
      arrived: row.way === 'device' ? 'from your device' : `from a file that ${row.brought_by === uid ? 'you' : 'an admin'} brought`,
      arrivedAt: isoOf(row.arrived_at),
      savedAt: isoOrNull(row.saved_at),
      isFinished: row.is_finished === 1,
      answers: await answersOf(row.assessment_id, row.body_json),
    });

  const numberedHandIns: NonNullable<PersonData['numberedHandIns']> = [];
  for (const row of kept.numbered)
    numberedHandIns.push({
      assessment: row.assessment,
      number: row.number,
      counts: rights.get(row.assessment_id)?.result === true ? filed.get(row.assessment_id)?.body_hash === row.body_hash : null,
      handedInAt: isoOf(row.submitted_at),
      secondsTaken: row.time_taken,
      score: row.is_provisional === 0 && rights.get(row.assessment_id)?.result === true ? row.score : null,
      answers: await answersOf(row.assessment_id, row.body_json),
      ...(row.after_key && { afterResult: true }),
    });

  const practice: NonNullable<PersonData['practice']> = [];
  const practised = (row: Tables['practice_events']): (typeof practice)[number] => {
    // An exam date is about no question: its day stands in the place of one.
    const question =
      row.type === 'exam-date' ? (row.exam_date ?? 'none') : (questions.get(row.question_id) ?? `question ${row.question_id}`);
    const [right, sure] = [row.is_right, row.is_sure].map((flag) => (flag === null ? null : flag === 1));
    const note = isOwn && row.note ? { note: row.note } : {};
    return { at: isoOf(row.at), what: row.type, question, right: right ?? null, sure: sure ?? null, ...note };
  };
  for await (const rows of kept.practice) {
    for (const row of rows) practice.push(practised(row));
    await pause();
  }

  const { rights: limits, scope } = heldIn(person ?? null);
  return {
    portal,
    madeAt: isoOf(now),
    account: {
      id: uid,
      role,
      ...((limits !== null || scope !== null) && { rights: (limits ?? ['everything']).join(', ') }),
      verifiedEmail: person?.verified_email ?? '',
      verifiedPhone: person?.verified_phone ?? '',
      adminBy: person?.role_email ?? '',
      firstSeenAt: isoOrNull(person?.created_at),
      changedAt: isoOrNull(person?.updated_at),
      shutOutSince: isoOrNull(kept.shutOut?.shut_out_at),
      ...(kept.account && {
        signInEmail: kept.account.email,
        signInName: kept.account.name,
        signedUpAt: isoOf(kept.account.created_at),
        ...(kept.asked && { askedEmail: kept.asked.email }),
      }),
      ...(kept.provided && {
        providerAddress: kept.provided.issuer,
        providerId: kept.provided.subject,
        providerEmail: kept.provided.email,
        providerName: kept.provided.name,
        providerSince: isoOf(kept.provided.created_at),
      }),
    },
    profile:
      person?.has_profile === 1
        ? { firstName: person.first_name, lastName: person.last_name, email: person.email, phone: person.phone, location: person.location }
        : null,
    acceptedNotices: kept.notices.map(({ version, accepted_at }) => ({ version, acceptedAt: isoOf(accepted_at) })),
    group: null,
    ...saidGroups(kept.groups.map(({ name }) => name)),
    expectedByInstitute: kept.expected.map(({ name, email, phone, groups, entered_at }) => ({
      ...{ name, email: email ?? '', phone: phone ?? '', group: '', ...saidGroups(groups.map((group) => group.name)) },
      enteredAt: isoOf(entered_at),
    })),
    extraTime: {
      timePercent: person?.time_percent ?? usualPercent,
      mostEverPercent: person?.most_time_percent ?? usualPercent,
      changes: kept.extraTimes.map(({ time_percent, changed_at }) => ({ timePercent: time_percent, changedAt: isoOf(changed_at) })),
    },
    papersFetched: kept.fetches.map(({ assessment, fetched_at }) => ({ assessment, fetchedAt: isoOf(fetched_at) })),
    starts: kept.starts.map(({ assessment, seen_at, said_at, dated_by }) => ({
      ...{ assessment, seenAt: isoOf(seen_at), saidByDevice: isoOf(said_at), clock: clockOf(dated_by) },
    })),
    submissions,
    otherCopies,
    markedAgain: kept.remarks
      .filter(({ assessment_id }) => rights.get(assessment_id)?.result === true)
      .map(({ assessment, marked_at, score_before, score_after }) => ({
        ...{ assessment, markedAt: isoOf(marked_at), scoreBefore: score_before, scoreAfter: score_after },
      })),
    practice,
    ownMinutes: kept.ownMinutes.map(({ assessment, minutes }) => ({ assessment, minutes })),
    chances: kept.chances.map(({ assessment, number, reason, counts, given_at, until_at, used_at, withdrawn_at }) => ({
      ...{ assessment, number, reason, whichCounts: counts },
      ...{ givenAt: isoOf(given_at), until: isoOf(until_at), usedAt: isoOrNull(used_at), takenBackAt: isoOrNull(withdrawn_at) },
    })),
    numberedHandIns,
    resultsRead: kept.keyReadings.map(({ assessment, first_at, last_at }) => ({
      assessment,
      firstAt: isoOf(first_at),
      lastAt: isoOf(last_at),
    })),
    reports: kept.reports.map(({ reported_at, question_id, reason, text, outcome, answer, answered_at }) => ({
      ...{ at: isoOf(reported_at), question: questions.get(question_id) ?? `question ${question_id}`, reason, text },
      ...{ outcome, answer, answeredAt: isoOrNull(answered_at) },
    })),
    devices: kept.devices.map(({ opened_at, rotated_at }) => ({ signedInAt: isoOf(opened_at), lastUsedAt: isoOf(rotated_at) })),
    newsDevices: kept.newsDevices.map(({ endpoint, added_at, due_at, due_count }) => ({
      ...{ service: new URL(endpoint).origin, since: isoOf(added_at) },
      ...(due_at !== null && { tellsDueAt: isoOf(due_at), due: due_count ?? 0 }),
    })),
    newsSent: kept.news.map(({ code, assessment_id, sent_at }) => ({ what: code, assessment: assessment_id, at: isoOf(sent_at) })),
    changesAboutPerson: kept.changesAbout.map((row) => trailOf(row, uid)),
    changesByPerson: kept.changesBy.map((row) => trailOf(row, uid)),
    workKept: kept.work.map(({ table, column, times }) => ({ what: works[`${table}.${column}`] ?? `${table}, ${column}`, times })),
  };
}
