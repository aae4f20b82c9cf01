import type { Fault, Faults } from '../../../contract/faults/fault';
import type { Option } from '../../../contract/question/question';
import type { KindRules, RightAnswer, RightInBank } from './kind-rules';

/** The ids of the right options, at least one. */
export function rightOptions({ id, options }: RightInBank): [Option, ...Option[]] {
  const [first, ...others] = options.filter(({ correct }) => correct);
  if (first === undefined) throw new Error(`Question ${id} has no correct option.`);
  return [first, ...others];
}

/** The part of a key that the first right option says. */
export const keyAt = ({ id, explanation, explanationPicture }: Option) => ({
  correctOptionId: id,
  explanation,
  ...(explanationPicture && { explanationPicture }),
});

/** `2` or `1,3`: ids, each once; null for anything else. */
export function idsFrom(typed: string): number[] | null {
  const ids = typed.split(',').map(Number);
  return ids.every((id, at) => Number.isSafeInteger(id) && id >= 1 && ids.indexOf(id) === at) ? ids : null;
}

/** The options that are not right. */
export const wrongOptions = (options: readonly { id: number }[], right: readonly number[]): number[] =>
  options.map(({ id }) => id).filter((id) => !right.includes(id));

/** What kinds with options have in common when a key is changed. */
export const changedOptions: Pick<KindRules, 'keyFields' | 'told' | 'rightAfter' | 'faultsOf'> = {
  keyFields: [],
  told({ optionIds }) {
    const [only = 0, ...others] = optionIds;
    return others.length === 0 ? only : optionIds.join(', ');
  },
  rightAfter: ({ optionIds }): RightAnswer => ({ optionIds }),
  faultsOf({ optionIds = [] }, known) {
    if (optionIds.length === 0) return { optionIds: { code: 'required' } };
    const why = (id: number, at: number): Fault[] =>
      known.has(id) ? (optionIds.indexOf(id) < at ? [{ code: 'there-twice' }] : []) : [{ code: 'option-elsewhere' }];
    const faults: Faults = {};
    for (const [at, id] of optionIds.entries()) for (const fault of why(id, at)) faults[`optionIds.${at}`] = fault;
    return faults;
  },
};
