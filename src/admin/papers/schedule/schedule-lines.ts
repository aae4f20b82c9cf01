import type { LearnerGroup } from '../../../../contract/people/groups';
import { useReply } from '../../kit/calls/use-reply';
import { type PapersWords, usePapersCopy } from '../../words/use-papers-copy';
import { dayAndTime, timeFrom } from './local-time';
import type { ShownSchedule } from './typed-schedule';

/** The fields of a schedule, in the order of its form. `isForSome` is said with the groups. */
const fields = ['state', 'opensAt', 'closesAt', 'resultsAt', 'endsTogether', 'examDate', 'cutOff', 'groupIds'] as const;
type Field = (typeof fields)[number];

function inWords(
  field: Field,
  shown: ShownSchedule,
  { schedule, groups: words, ...copy }: PapersWords,
  groups: readonly LearnerGroup[],
): string {
  switch (field) {
    case 'state':
      return schedule.states[shown.state];
    case 'endsTogether':
      return shown.endsTogether ? copy.yes : copy.no;
    case 'groupIds':
      return shown.isForSome ? shown.groupIds.map((id) => groups.find((one) => one.id === id)?.name ?? `${id}`).join(', ') : words.forAll;
    case 'examDate':
    case 'cutOff':
      return shown[field] || '–';
    default: {
      const time = timeFrom(shown[field]);
      return time === null ? schedule.noTime[field] : dayAndTime(time, copy.locale);
    }
  }
}

/** Returns what says, for each field in which two schedules differ, its name and both values in words. */
export function useScheduleLines(): (before: ShownSchedule, after: ShownSchedule) => { name: string; before: string; after: string }[] {
  const copy = usePapersCopy();
  const groups = useReply('getGroups').data ?? [];
  return (before, after) =>
    fields
      .map((field) => ({
        name: field === 'endsTogether' ? copy.schedule.endsTogether : copy.fieldName(field),
        before: inWords(field, before, copy, groups),
        after: inWords(field, after, copy, groups),
      }))
      .filter((line) => line.before !== line.after);
}
