import type { Today } from '../../../../contract/assessment/today';
import type { words } from '../../words/en/today';

/** Something that waits: what, and where it is done. */
export interface Wait {
  id: string;
  text: string;
  /** Which one, below the text. */
  more: string;
  place: string;
}

const scheduleOf = (id: number): string => `/admin/assessments/${id}/schedule`;

/** What waits for an admin, the most urgent first: what can cost learners marks, then what waits for publication, then what would be good to have. */
export function waitsIn(
  { copies, unexplained, keys, reports, drafts, hidden, expected, health }: Today['waits'],
  today: typeof words,
): Wait[] {
  const [draft] = drafts;
  const [out] = hidden;
  return [
    ...keys.assessments.map(({ id, name, questions }) => ({
      ...{ id: `key ${id}`, text: today.keys(questions), more: name, place: `/admin/assessments/${id}` },
    })),
    ...(health > 0 ? [{ id: 'health', text: today.health(health), more: '', place: '/admin/health' }] : []),
    ...(reports > 0 ? [{ id: 'reports', text: today.reports(reports), more: '', place: '/admin/reports' }] : []),
    ...(copies > 0 ? [{ id: 'copies', text: today.copies(copies), more: '', place: '/admin/rescue-files' }] : []),
    ...drafts
      .filter(({ retired }) => retired > 0)
      .map(({ id, name, retired }) => ({ id: `draft ${id}`, text: today.draftRetired(retired), more: name, place: scheduleOf(id) })),
    ...(draft === undefined
      ? []
      : [
          {
            ...{ id: 'drafts', text: today.drafts(drafts.length), more: drafts.map(({ name }) => name).join(', ') },
            place: drafts.length === 1 ? scheduleOf(draft.id) : '/all-assessments',
          },
        ]),
    ...(out === undefined
      ? []
      : [
          {
            ...{ id: 'hidden', text: today.hidden(hidden.length), more: hidden.map(({ name }) => name).join(', ') },
            place: hidden.length === 1 ? scheduleOf(out.id) : '/all-assessments',
          },
        ]),
    ...(unexplained > 0
      ? [{ id: 'unexplained', text: today.unexplained(unexplained), more: '', place: '/admin/questions?state=unexplained' }]
      : []),
    ...(expected > 0 ? [{ id: 'expected', text: today.expected(expected), more: '', place: '/admin/roster' }] : []),
  ];
}
