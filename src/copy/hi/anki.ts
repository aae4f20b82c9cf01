import type { AnkiCopy } from '../en/anki';
import { numberIn } from '../figures/number-in';

/** The sentences of en/anki.ts in Hindi. */
export const ankiCopyHi: AnkiCopy = {
  title: 'Anki के लिए गलतियाँ',
  what: (count) => `${numberIn('hi-IN', count)} प्रश्न, Anki की फ़ाइल के रूप में: पीछे सही उत्तर और उसकी व्याख्या है।`,
  noPictures: 'फ़ाइल में चित्र नहीं हैं; उनकी जगह उनका वर्णन है।',
  save: 'फ़ाइल सेव करें',
  made: 'फ़ाइल तैयार है। Anki में File, फिर Import चुनें। जो प्रश्न वहाँ पहले से है, वह बदल जाता है।',
  notMade: 'यह ब्राउज़र फ़ाइलें सेव नहीं कर सकता।',
  fileName: 'mistakes-for-anki.txt',

  picture: (description) => (description === '' ? '[चित्र]' : `[चित्र: ${description}]`),
  note: (text) => `आपका नोट: ${text}`,
};
