import { useTypedSearch } from '../../kit/form/use-typed-search';
import type { QuestionFilters } from './bank-address';

/** The filters that are typed. */
export type TypedFilters = Pick<QuestionFilters, 'search' | 'difficulty' | 'language'>;

const textOf = ({ search, difficulty, language }: TypedFilters): string => JSON.stringify({ search, difficulty, language });
const nothing = textOf({ search: '', difficulty: '', language: '' });

/**
 * The typed filters as their fields have them. They reach the address when typing pauses: with an entry of its own in the browser's history for
 * the first letter, in place of that entry from then on. An address that comes from elsewhere, such as *Back*, fills the fields.
 */
export function useTypedFilters(wanted: QuestionFilters, onTyped: (typed: TypedFilters, isFirst: boolean) => void) {
  const address = textOf(wanted);
  const [text, onText] = useTypedSearch(address, (next) => onTyped(JSON.parse(next), address === nothing));
  const typed = JSON.parse(text) as TypedFilters;
  return { typed, type: (part: Partial<TypedFilters>) => onText(textOf({ ...typed, ...part })) };
}
