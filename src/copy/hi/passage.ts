import type { passageCopy } from '../en/passage';

/** The sentences of en/passage.ts in Hindi. */
export const passageCopyHi: typeof passageCopy = {
  of: (from, to) => (from === to ? `प्रश्न ${from} का गद्यांश` : `प्रश्न ${from} से ${to} का गद्यांश`),
  alone: 'गद्यांश',
  whole: 'गद्यांश पूरी स्क्रीन पर',
  all: 'पूरा गद्यांश',
  shorter: 'सिर्फ़ पहली पंक्तियाँ',
};
