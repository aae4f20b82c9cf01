import type { PersonData, TrailInWords } from '../../../contract/people/person-data';
import type { TrailDetails } from '../../../contract/trail/trail';

/** A change of the trail in words, but its details as they are stored: each file says them in its own way. */
export interface KeptChange extends Omit<TrailInWords, 'details'> {
  details: TrailDetails;
}

/** All that is kept of a person, before it is written into a file. */
export type KeptData = Omit<PersonData, 'changesAboutPerson' | 'changesByPerson'> & {
  changesAboutPerson: KeptChange[];
  changesByPerson: KeptChange[];
};

const inOneLine = (changes: readonly KeptChange[]): TrailInWords[] =>
  changes.map(({ details, ...change }) => ({
    ...change,
    details: Object.entries(details)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', '),
  }));

/** The data as the contract has them: the details of a change are one line, `state: published, opensAt: 1767225600000`. */
export const personDataOf = (kept: KeptData): PersonData => ({
  ...kept,
  changesAboutPerson: inOneLine(kept.changesAboutPerson),
  changesByPerson: inOneLine(kept.changesByPerson),
});
