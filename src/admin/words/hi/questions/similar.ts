import type { words } from '../../en/questions/similar';

/** The sentences of en/questions/similar.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'बैंक में मिलते-जुलते प्रश्न',
  hint: 'तुलना शब्दों और विकल्पों से होती है। प्रश्न फिर भी जोड़ा जा सकता है।',
  editHint: 'तुलना शब्दों और विकल्पों से होती है। प्रश्न फिर भी सेव किया जा सकता है।',
  share: (percent) => `${percent}% समान`,
  lessAlike: (count) => `${count} ${count === 1 ? 'प्रश्न कुछ मिलता-जुलता है' : 'प्रश्न कुछ मिलते-जुलते हैं'}`,
  link: (id) => `प्रश्न ${id}`,
  opens: '(नए टैब में खुलता है)',
  rowHasText: 'बैंक में यही टेक्स्ट पहले से है, पर विकल्प या गद्यांश दूसरा है:',
  rowIs: (percent) => `बैंक में मिलता-जुलता प्रश्न (${percent}% समान):`,
};
