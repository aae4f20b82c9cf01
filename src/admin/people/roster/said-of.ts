import type { AddressHolder, RosterRow } from '../../../../contract/people/roster';
import type { PeopleWords } from '../../words/use-people-copy';
import { reasonFrom } from '../../words/wording/reasons';
import type { JudgedRow } from './roster-progress';

/** The names of a row's groups. */
export const groupsIn = ({ group, groups }: Pick<RosterRow, 'group' | 'groups'>): string => groups?.join('; ') ?? group;

/** Who has an address of a row by another name. */
export const knownIn = ({ groups }: PeopleWords, known: readonly AddressHolder[] = []): string[] =>
  known.map((person) => groups.onPortal(person.name, person.groups.join('; ')));

/** What a row does, or each of its faults. */
export const saidOf = (words: PeopleWords, { fate, from, problems = [], known, decision, ...row }: JudgedRow): string[] => {
  const { groups, ...copy } = words;
  if (decision === 'left-out') return [...knownIn(words, known), groups.isLeftOut];
  if (fate === 'moves') return [...knownIn(words, known), groups.movesFrom(from ?? '', groupsIn(row))];
  if (fate !== 'refused') return [...knownIn(words, known), groups.fates[fate]];
  return problems.map(({ column, why }) => {
    const reason = reasonFrom(why, why.code);
    return typeof reason === 'string' ? `${column}: ${reason}.` : copy.fault(copy.columnName('Row', column), reason);
  });
};
