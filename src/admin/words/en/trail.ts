import type { TrailAct } from '../../../../contract/trail/trail';
import { counted, numberText as n } from '../wording/figures';
import { titles } from './titles';

/** The details of a change as sentences say them: times are written out, lists are joined. */
export type TrailSaid = Readonly<Record<string, number | string | boolean | null>>;

const questions = (count: unknown): string => (Number(count) === 1 ? '1 question' : `${n(Number(count))} questions`);

const states: Record<string, string> = { draft: 'a draft', published: 'published', hidden: 'hidden' };

/** A time of a schedule with what it was before, where the row tells that. */
const moved = (d: TrailSaid, field: string, name: string, none: string): string | false => {
  const [now, before] = [d[field], d[`${field}Before`]];
  if (now === undefined) return false;
  return before === undefined ? `${name} ${now ?? none}` : `${name} ${before ?? none} → ${now ?? none}`;
};

const lookOf: Record<string, string> = {
  name: 'name',
  shortName: 'short name',
  hindiName: 'name in Hindi',
  colour: 'colour',
  icons: 'logo',
  contactEmail: 'email address',
  contactPhone: 'phone number',
  grievanceOfficer: 'grievance officer',
  grievanceContact: 'way to the grievance officer',
};
const lookSaid = (listed: unknown): string =>
  String(listed)
    .split(', ')
    .map((field) => lookOf[field] ?? field)
    .join(', ');

const test = ({ assessment, assessmentId }: TrailSaid): string =>
  assessment === undefined ? `assessment ${assessmentId}` : `“${assessment}”`;
const question = ({ question: text, questionId }: TrailSaid): string =>
  text === undefined ? `question ${questionId}` : `question ${questionId} (“${text}”)`;

function timetable(d: TrailSaid): string {
  const parts = [
    d.state !== undefined && (states[String(d.state)] ?? String(d.state)),
    moved(d, 'opensAt', 'opening', 'at once'),
    moved(d, 'closesAt', 'last start', 'never'),
    moved(d, 'resultsAt', 'results', 'at once'),
    d.groups !== undefined && (d.groups === '' ? 'for everybody' : `for ${d.groups}`),
    d.endsTogether !== undefined && (d.endsTogether ? 'late starts end with the others' : 'late starts have the whole time'),
    d.examDate !== undefined && (d.examDate === null ? 'no day of the real exam' : `real exam on ${d.examDate}`),
    d.cutOff !== undefined && (d.cutOff === null ? 'no expected cut-off' : `expected cut-off ${d.cutOff}`),
  ];
  return parts.filter(Boolean).join(', ');
}

const after = (more: string): string => (more === '' ? '' : `: ${more}`);

const sectioned = ({ sections, isLocked }: TrailSaid): string => {
  if (sections === undefined) return '';
  return isLocked ? `, ${sections} locked sections` : `, ${sections} with time, marks or kinds of their own`;
};

const rightsOf: Record<string, string> = {
  'edit-questions': 'edit questions',
  'make-tests': 'make tests',
  results: 'see people and results',
  everything: 'everything',
};
const rightsSaid = (listed: unknown): string =>
  String(listed)
    .split(', ')
    .map((right) => rightsOf[right] ?? right)
    .join(', ');

const bulk: Record<string, string> = {
  move: 'moved to another category',
  tag: 'given a tag',
  untag: 'freed of a tag',
  retire: 'retired',
  restore: 'put back',
  attach: 'put under a passage',
  detach: 'taken from their passage',
};

/** What each act of the trail did, as one short sentence beside the name of what was changed. */
const acts = {
  'question-created': () => 'Question added',
  'question-edited': (d) => `Question changed, version ${d.version}`,
  'question-retired': () => 'Question retired',
  'question-restored': () => 'Question put back',
  'report-answered': (d) => `Report answered: ${d.outcome === 'mended' ? 'the question was mended' : 'the question stays as it is'}`,
  'questions-imported': (d) => `${questions(d.count)} added from a file, numbers ${d.first} to ${d.last}`,
  'upload-taken-back': (d) => `${questions(d.count)} of an upload taken back, the one from number ${d.upload} on`,
  'questions-changed': (d) => `${questions(d.questions)} ${bulk[String(d.change)] ?? 'changed'}`,
  'questions-undone': (d) => `The last change of ${questions(d.questions)} taken back`,
  'passage-created': () => 'Passage added',
  'passage-deleted': (d) => `Passage deleted${d.name ? `: ${d.name}` : ''}`,
  'passage-edited': (d) => `Passage changed, version ${d.version}`,
  'category-created': (d) => (d.path === undefined ? 'Category added' : `Category added as ${d.path}`),
  'category-renamed': (d) => `Category renamed, before: ${d.before}`,
  'category-moved': () => 'Category moved',
  'category-merged': (d) => `Category ${d.from ?? d.name} merged into ${d.path ?? `category ${d.into}`}`,
  'category-deleted': (d) => `Category ${d.name} deleted`,
  'exam-created': (d) => `Exam created${sectioned(d)}`,
  'assessment-created': (d) => `Assessment made, ${questions(d.questions)}${after(timetable(d))}`,
  'assessment-scheduled': (d) => `Schedule changed${after(timetable(d))}`,
  'more-time-given': (d) =>
    `More time for everybody: ${counted(Number(d.minutes), 'minute', 'minutes')} in all${d.resultsAt === undefined ? '' : `, results ${d.resultsAt}`}`,
  'more-time-taken-back': (d) =>
    `More time for everybody taken back: ${counted(Number(d.minutes), 'minute', 'minutes')} in place of ${d.before}`,
  'key-corrected': (d) => `Key of ${question(d)} corrected, from ${d.from} to ${d.to}`,
  'question-dropped': (d) => `Dropped: ${question(d)}; ${counted(Number(d.changed), 'score', 'scores')} changed`,
  'question-marks-given': (d) => `Marks of ${question(d)} given to everybody; ${counted(Number(d.changed), 'score', 'scores')} changed`,
  'paper-changed': () => 'Paper changed before its publication',
  'assessment-archived': (d) =>
    `Assessment archived; ${d.sitting === 1 ? '1 attempt was' : `${n(Number(d.sitting))} attempts were`} under way`,
  'assessment-restored': (d) => `Assessment taken out of the archive: ${states[String(d.state)] ?? String(d.state)}`,
  'assessment-deleted': (d) => `Assessment “${d.name}” deleted`,
  'submission-imported': (d) => `${d.finished ? 'A hand-in' : 'The copy of an unfinished attempt'} imported from a file, for ${test(d)}`,
  'submission-settled': (d) => `The copy of an unfinished attempt made final, for ${test(d)}`,
  'role-granted': (d) => (d.byAddress ? 'Made an admin, by a verified address' : 'Made an admin'),
  'role-revoked': () => 'No admin any more',
  'rights-set': (d) => `Rights set: ${rightsSaid(d.rights)}${d.groups === undefined ? '' : `, for the groups ${d.groups}`}`,
  'admin-address-granted': () => 'An address was granted the admin’s role',
  'admin-address-revoked': () => 'The admin’s role was taken from an address',
  'own-time-given': (d) =>
    `More time in ${test(d)}: ${counted(Number(d.minutes), 'minute', 'minutes')} in all${d.resultsAt === undefined ? '' : `, results ${d.resultsAt}`}`,
  'own-time-taken-back': (d) =>
    `More time in ${test(d)} taken back: ${counted(Number(d.minutes), 'minute', 'minutes')} in place of ${d.before}`,
  'chance-given': (d) =>
    `May sit ${test(d)} again, hand-in ${d.number} (${d.counts} counts), until ${d.until}${after(String(d.reason ?? ''))}`,
  'chance-taken-back': (d) => `Further chance in ${test(d)} taken back, hand-in ${d.number}`,
  'extra-time-set': (d) => `Time set to ${Number(d.timePercent) / 100}× the usual`,
  'person-shut-out': () => 'Shut out',
  'person-let-in': () => 'Let in again',
  'person-data-read': () => 'Data downloaded by an admin',
  'person-erased': () => 'Erased, with everything that was kept',
  'person-moved': (d) => `Groups: ${d.from ?? 'none'} → ${d.to ?? 'none'}`,
  'group-created': () => 'Group added',
  'group-renamed': (d) => `Group renamed, before: ${d.before}`,
  'group-deleted': (d) => `Group ${d.name} deleted`,
  'roster-uploaded': (d) =>
    `Roster uploaded: ${n(Number(d.waiting))} expected, ${n(Number(d.joined))} joined, ${n(Number(d.moved))} moved${d.newGroups ? `, ${counted(Number(d.newGroups), 'new group', 'new groups')}` : ''}`,
  'roster-entry-removed': () => 'Someone expected taken off the roster',
  'look-saved': (d) => `Name and look saved${d.changed === undefined || d.changed === '' ? '' : `: ${lookSaid(d.changed)}`}`,
  'notice-added': (d) => `Notice added, shown until ${d.endsAt}${d.groups === undefined ? '' : `, for the groups ${d.groups}`}`,
  'notice-ended': () => 'Notice ended',
  'webhook-set': (d) =>
    `Webhook set${d.host === undefined ? '' : ` to ${d.host}`}, with ${d.keepsSecret === true ? 'the same' : 'a new'} secret`,
  'webhook-removed': () => 'Webhook removed',
} satisfies Record<TrailAct, (d: TrailSaid) => string>;

/** The sentences about the trail. */
export const words = {
  title: titles.changes,
  lead: 'Who changed what and when, the latest first. Rows are only ever added.',
  failed: 'Failed to load the changes.',
  filters: 'Filters',
  group: 'Part of the portal',
  everything: 'Everything',
  by: 'Changed by (name or address)',
  from: 'From',
  to: 'To',
  onlyBy: (who: string) => `Only changes by ${who}`,
  onlyAbout: (what: string) => `Only changes of: ${what}`,
  clear: 'Show all changes',
  save: 'Save as a CSV file',
  saving: 'The file is being made …',
  savesLatest: (most: number, all: number) => `The file has ${n(most)} of these ${n(all)}, the latest: choose days for the others.`,
  saveFailed: 'The file could not be made.',
  columns: { time: (zone: string) => `Time (${zone})`, by: 'Changed by', change: 'Change', about: 'What was changed' },
  none: 'No changes yet.',
  turned: 'The first day is after the last one.',
  noMatch: 'No change matches these filters.',
  now: (name: string) => `Now: ${name}`,
  command: 'a command on the server',
  erased: (mark: string) => `an erased person (${mark})`,
  kinds: {
    question: (id: string) => `Question ${id}`,
    passage: (id: string) => `Passage ${id}`,
    category: (id: string) => `Category ${id}`,
    exam: (id: string) => `Exam ${id}`,
    assessment: (id: string) => `Assessment ${id}`,
    person: () => 'Person',
    group: (id: string) => `Group ${id}`,
    portal: () => 'Portal',
    notice: (id: string) => `Notice ${id}`,
  },
  acts: acts as Record<TrailAct, (d: TrailSaid) => string>,
  /** An act of a later version. */
  otherAct: (code: string) => `Another change (${code})`,
};
