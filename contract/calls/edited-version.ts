import type { Regrade } from '../assessment/regrade';
import type { Schedule } from '../assessment/schedule';
import { type Brand, contactNames } from '../branding/portal';
import { nameKey } from '../fields/fold';
import type { ExtraTime } from '../people/extra-time';
import { seenMost } from './page';

/** Values as a number from 1 to {@link seenMost}: FNV-1a of their JSON. Equal for equal values. */
function numberOf(...values: readonly (string | number | boolean | null)[]): number {
  let sum = 0x811c9dc5;
  for (const char of JSON.stringify(values)) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (sum % seenMost) + 1;
}

/**
 * The version of what an edit overwrites, for `SeenQuerySchema` (ADR 62): made of the values themselves where no version is stored. Page and server count the
 * same values, each named here: a field that is new in a reply is not counted, so that pages of earlier versions can still save.
 */
export const seenOf = {
  name: ({ name }: { name: string }): number => numberOf(name),
  place: ({ parentId }: { parentId: number | null }): number => numberOf(parentId),
  extraTime: ({ timePercent }: Pick<ExtraTime, 'timePercent'>): number => numberOf(timePercent),
  portal: (brand: Brand): number =>
    numberOf(brand.name, brand.shortName, brand.hindiName, brand.colour, brand.iconsAt, ...contactNames.map((key) => brand[key])),
  schedule: ({ state, opensAt, closesAt, resultsAt, endsTogether, groupIds = [] }: Omit<Schedule, 'code'>): number =>
    numberOf(state, opensAt, closesAt, resultsAt, endsTogether, ...groupIds),
  /** Of the groups that a roster adds, by its preview. */
  newGroups: (names: readonly string[]): number => numberOf(...names.map(nameKey).toSorted()),
  /** Of how a question counts: by its last correction. */
  counting: (last: Pick<Regrade, 'version'> | null): number => (last?.version ?? 0) + 1,
};
