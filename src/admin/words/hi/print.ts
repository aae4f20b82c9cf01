import type { words } from '../en/print';
import { numberText as n } from '../wording/figures';

/** The sentences of en/print.ts in Hindi. */
export const wordsHi: typeof words = {
  print: 'प्रिंट करें',
  of: (name) => `प्रिंट: ${name}`,
  lead: 'प्रश्नपत्र ऐसे ही छपेगा। PDF चाहिए तो ब्राउज़र के प्रिंट डायलॉग में वही चुनें।',
  choices: 'क्या छपेगा',
  answerSheet: 'उत्तर-पत्रक',
  key: 'उत्तर कुंजी',
  explanations: 'व्याख्या सहित उत्तर',
  twoColumns: 'दो कॉलम',
  language: 'भाषा',
  both: 'दोनों भाषाएँ',
  keyNote: 'सही उत्तर आख़िरी पन्नों पर हैं, परीक्षार्थियों को दिए जाने वाले पन्नों से अलग।',
  inOwnLanguage: (count, of) => `${n(of)} में से ${n(count)} प्रश्न इस भाषा में नहीं हैं। वे अपनी ही भाषा में छपेंगे।`,
  inOneLanguage: (count, of) => `${n(of)} में से ${n(count)} प्रश्न केवल एक भाषा में हैं।`,
  factsMissing: 'समय और अंक लोड नहीं हो सके: यह प्रिंट उनके बिना है।',

  name: 'नाम',
  roll: 'रोल नंबर',
  date: 'तारीख',
  questions: (count) => `${n(count)} प्रश्न`,
  minutes: (count) => `${n(count)} मिनट`,
  marks: (count) => `${n(count)} अंक`,
  section: 'खंड',
  count: 'प्रश्न',
  time: 'मिनट',
  right: 'सही उत्तर',
  wrong: 'गलत उत्तर',
  answer: 'उत्तर:',
  fill: 'हर प्रश्न के लिए एक गोला भरें; जहाँ कई उत्तर सही हैं, वहाँ वे सभी गोले भरें।',
};
