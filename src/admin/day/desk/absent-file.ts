import type { AbsentPerson } from '../../../../contract/assessment/absent';
import { csvLine, utf8Mark } from '../../../../contract/assessment/results-file/cell';
import type { DayWords } from '../../words/use-day-copy';

export const groupNames = ({ group, groups = group === undefined ? [] : [group] }: AbsentPerson): string =>
  groups.map(({ name }) => name).join('; ');

/** An Indian number as its ten digits: a spreadsheet program takes a plus for the beginning of a formula. */
const dialled = (phone = ''): string => phone.replace(/^\+91(?=\d{10}$)/, '');

/** Who is absent, as CSV. */
export const absentFile = (people: readonly AbsentPerson[], { absent: { columns, states } }: Pick<DayWords, 'absent'>): string =>
  utf8Mark +
  [
    [columns.name, columns.groups, columns.phone, columns.email, columns.state],
    ...people.map((one) => [one.name, groupNames(one), dialled(one.phone), one.email ?? '', states[one.state]]),
  ]
    .map(csvLine)
    .join('');
