import { optionLetters } from '../../../../contract/fields/limits';
import { pseudonymPrefix } from '../../../../contract/trail/trail';
import type { TrailRow } from '../../../../contract/trail/trail-list';
import type { TrailSaid, words } from '../../words/en/trail';

type Words = typeof words;

/** Details that are times, in epoch milliseconds or in ISO 8601. */
const times = ['opensAt', 'closesAt', 'resultsAt', 'opensAtBefore', 'closesAtBefore', 'resultsAtBefore', 'endsAt', 'until'];

/** The details of a change with its times written out by `time`. */
function detailsSaid(details: TrailRow['details'], time: (at: number) => string): TrailSaid {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.join(', ')];
      const at = typeof value === 'string' ? Date.parse(value) : Number(value ?? Number.NaN);
      return [name, times.includes(name) && !Number.isNaN(at) ? time(at) : value];
    }),
  );
}

/** Ids of options, as `2` or `1, 3`, by their letters: options are numbered within their question in their order. */
const lettersSaid = (ids: unknown): string =>
  String(ids)
    .split(', ')
    .map((id) => optionLetters[Number(id) - 1] ?? id)
    .join(', ');

/** What was right before and after: options by their letters, as the screen of the correction has them; a number as it is. */
const keySaid = ({ kind, from, to }: TrailRow['details']): TrailRow['details'] =>
  kind === undefined ? { from: lettersSaid(from), to: lettersSaid(to) } : {};

/** What was done, as a sentence. An act or a kind that this page does not know is of a later version. */
export function actSaid({ acts, otherAct }: Words, { act, details, names = {} }: TrailRow, time: (at: number) => string): string {
  const said = act in acts ? acts[act as keyof typeof acts] : null;
  return said === null
    ? otherAct(act)
    : said(detailsSaid({ ...details, ...(act === 'key-corrected' && keySaid(details)), ...names }, time));
}

/** An erased person, with as much of the pseudonym as tells the acts of one from those of another. */
const erasedSaid = ({ erased }: Words, pseudonym: string): string =>
  erased(pseudonym.slice(pseudonymPrefix.length, pseudonymPrefix.length + 6));

/** What was changed, by its name of that day; null for what has none, such as a whole file of questions. */
export function subjectSaid(words: Words, { kind, id, name: nameNow, nameThen }: TrailRow['about']): string | null {
  const name = nameThen ?? nameNow;
  const { kinds } = words;
  if (kind === 'person' && id.startsWith(pseudonymPrefix)) return erasedSaid(words, id);
  if (name !== null) return name;
  return id !== '' && kind in kinds ? kinds[kind as keyof typeof kinds](id) : null;
}

/** Who changed it. */
export function personSaid(words: Words, by: TrailRow['by']): string {
  if (by === null) return words.command;
  return by.uid.startsWith(pseudonymPrefix) ? erasedSaid(words, by.uid) : by.name || by.email || by.uid;
}

/** Where the questions of an upload can be seen, by the sentence of its row; null for any other change. */
export const uploadOf = ({ act, details: { upload } }: TrailRow): string | null =>
  act === 'questions-imported' && typeof upload === 'number' ? `/admin/questions?upload=${upload}` : null;

/** Where what was changed can be seen; null where no screen shows it. */
export function placeOf({ kind, id, name }: TrailRow['about']): string | null {
  if (name === null && kind !== 'portal') return null;
  switch (kind) {
    case 'question':
      return `/admin/questions?question=${id}`;
    case 'category':
      return '/admin/categories';
    case 'exam':
      return '/all-exams';
    case 'assessment':
      return `/admin/assessments/${id}`;
    case 'person':
      return `/admin/people?search=${encodeURIComponent(name ?? '')}`;
    case 'group':
      return `/admin/people?group=${id}`;
    case 'portal':
      return '/admin/portal';
    case 'passage':
      return `/admin/passages/${id}`;
    case 'notice':
      return '/admin/notices';
    default:
      return null;
  }
}
