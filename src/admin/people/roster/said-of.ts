import type { RosterRow } from '../../../../contract/people/roster';
import type { PeopleWords } from '../../words/use-people-copy';
import { reasonFrom } from '../../words/wording/reasons';

/** The names of a row's groups. */
export const groupsIn = ({ group, groups }: Pick<RosterRow, 'group' | 'groups'>): string => groups?.join('; ') ?? group;

/** What a row does, or each of its faults. */
export const saidOf = ({ groups, ...copy }: PeopleWords, { fate, from, problems = [], ...row }: RosterRow): string[] => {
  if (fate === 'moves') return [groups.movesFrom(from ?? '', groupsIn(row))];
  if (fate !== 'refused') return [groups.fates[fate]];
  return problems.map(({ column, why }) => {
    const reason = reasonFrom(why, why.code);
    return typeof reason === 'string' ? `${column}: ${reason}.` : copy.fault(copy.columnName('Row', column), reason);
  });
};
