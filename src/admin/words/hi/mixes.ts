import type { words } from '../en/mixes';
import { numberText as n } from '../wording/figures';

/** The sentences of en/mixes.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'कठिनाई का अनुपात (वैकल्पिक)',
  unit: 'मात्रा',
  units: { percent: 'प्रश्नों का प्रतिशत', questions: 'प्रश्नों की संख्या' },
  level: (place) => `कठिनाई ${place}`,
  amounts: { percent: 'प्रतिशत', questions: 'प्रश्न' },
  amountOf: (level, unit) => `${level}: ${unit === 'percent' ? 'प्रतिशत' : 'प्रश्न'}`,
  addLevel: '+ कठिनाई जोड़ें',
  none: 'मात्रा न हो, तो हर कठिनाई के प्रश्न लिए जाते हैं।',
  comesTo: (counts, rest) => `${counts}${rest > 0 ? `, और ${n(rest)} किसी भी कठिनाई के` : ''}।`,
  tooMuch: 'मात्राएँ कुल से अधिक हैं, या पूर्ण संख्याएँ नहीं हैं।',
  isEnough: (level, needed, inBank) => `${level}: ज़रूरी ${n(needed)}, बैंक में ${n(inBank)}।`,
  isShort: (level, needed, inBank) => `⚠ ${level}: ज़रूरी ${n(needed)}, बैंक में ${n(inBank)}, ${n(needed - inBank)} कम।`,
  isShared: (level, needed, inBank, drawn) => `⚠ ${level}: ज़रूरी ${n(needed)}, बैंक में ${n(inBank)}, पर ये साझा हैं: इसके लिए ${n(drawn)} बचते हैं।`,
};
