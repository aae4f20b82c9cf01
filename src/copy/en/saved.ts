import { numberIn } from '../figures/number-in';

const counted = (count: number, one: string, many: string): string => `${numberIn('en-IN', count)} ${count === 1 ? one : many}`;

/** The sentences of the list of saved questions and its search; that list alone loads them. */
export const savedCopy = {
  search: 'Search notes and saved questions',
  inAll: (count: number) => counted(count, 'saved question', 'saved questions'),
  found: (count: number, all: number) => `${numberIn('en-IN', count)} of ${counted(all, 'saved question', 'saved questions')}`,
  shown: (first: number, last: number, all: number) => `Saved questions ${first}–${last} of ${all}`,
  none: 'You have saved no question yet. Press “Save” below a question of a result, and add a note of your own.',
  noMatch: (query: string) => `No note and no saved question has “${query}”.`,
  showAll: 'Show all saved questions',
  practise: (count: number) => `Practise ${counted(count, 'question', 'questions')}`,
  practiseOne: 'Practise this question',
  solution: 'See the solution',
  hide: 'Hide the solution',
};
