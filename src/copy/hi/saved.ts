import type { savedCopy } from '../en/saved';
import { numberIn } from '../figures/number-in';

const chosen = (count: number, one: string, other: string): string => (count < 2 ? one : other);
const numbered = (count: number): string => numberIn('hi-IN', count);

/** The sentences of en/saved.ts in Hindi. */
export const keptCopyHi: typeof savedCopy = {
  search: 'नोट और सेव किए प्रश्न खोजें',
  inAll: (count) => `सेव किए ${numbered(count)} प्रश्न`,
  found: (count, all) => `सेव किए ${numbered(all)} प्रश्नों में से ${numbered(count)}`,
  shown: (first, last, all) => `सेव किए प्रश्न ${first}–${last}, कुल ${all}`,
  none: 'आपने अब तक कोई प्रश्न सेव नहीं किया है। परिणाम में प्रश्न के नीचे “सेव करें” दबाएँ और चाहें तो अपना नोट भी लिखें।',
  noMatch: (query) => `“${query}” किसी नोट या सेव किए प्रश्न में नहीं मिला।`,
  showAll: 'सेव किए सभी प्रश्न देखें',
  practise: (count) => `${numbered(count)} ${chosen(count, 'प्रश्न', 'प्रश्नों')} का अभ्यास करें`,
  practiseOne: 'इस प्रश्न का अभ्यास करें',
  solution: 'हल देखें',
  hide: 'हल छिपाएँ',
};
