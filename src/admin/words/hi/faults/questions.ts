import type { QuestionFaults } from '../../../../../contract/faults/questions';
import { quoted } from '../../../../../contract/faults/quoted';
import type { Sentences } from '../../../../../contract/faults/sentences';
import { rules } from './rules';

/** A form's sentence inside another one: without its sign and full stop. */
const bare = (sentence: string): string => sentence.replace(/^❌ /, '').replace(/।$/, '');

export const questions: Sentences<QuestionFaults> = {
  'breaks-rule': ({ rule }) => bare(rules[rule]),
  'not-an-option-number': 'विकल्प की संख्या नहीं है',
  'not-a-category': 'कोई श्रेणी नहीं है',
  'below-itself': 'वही श्रेणी या उसकी उप-श्रेणी है',
  'no-category': 'कोई श्रेणी नहीं चुनी गई',
  'too-many-categories': ({ most }) => `${most} से अधिक श्रेणियाँ हैं`,
  'too-many-tags': ({ most }) => `${most} से अधिक टैग हैं`,
  'too-few-options': ({ least }) => `${least} से कम विकल्प हैं`,
  'too-many-options': ({ most }) => `${most} से अधिक विकल्प हैं`,
  'option-id-twice': 'एक ही विकल्प-ID दो बार है',
  'none-correct': 'कम से कम एक सही विकल्प ज़रूरी है',
  'of-another-kind': 'इस प्रकार के प्रश्न में नहीं होता',
  'not-one-correct': 'ठीक एक सही विकल्प ज़रूरी है',
  'same-as-option': ({ option }) => `विकल्प ${option} जैसा ही दिखता है`,
  'left-out': 'जहाँ [∑] या [🖼] लिखा है, वहाँ का सूत्र या चित्र नहीं आया; उसे वहाँ लिखें या यह चिह्न हटाएँ',
  'formula-broken': ({ formula }) => `इसमें ऐसा सूत्र है जो बन नहीं सकता: ${quoted(formula)}`,
  'parts-categories': ({ sign }) => `इसमें ${sign} चिह्न है, जो श्रेणी को ऊपर की श्रेणी से अलग करता है`,
  'not-a-kind': ({ kinds }) =>
    kinds === undefined
      ? 'प्रश्न का कोई प्रकार नहीं है'
      : kinds
          .split(', ')
          .map((kind, at) => (at === 0 ? `न ${kind} है` : `न ${kind}`))
          .join(', '),
  'range-backwards': 'सीमा के आरंभ से पहले है',
  'not-a-language': 'कोई ज्ञात भाषा नहीं है, जैसे en या hi',
  'missing-in-first-language': 'पहली भाषा में नहीं है',
  'language-without-second': 'दूसरी भाषा हो तो ज्ञात भाषाओं में से एक होनी चाहिए, जैसे English या Hindi',
  'language-of-question': 'प्रश्न की अपनी ही भाषा है',
  'not-a-passage': 'कोई गद्यांश नहीं है',
  'passage-full': ({ most }) => `में पहले से ${most} प्रश्न हैं (हटाए गए प्रश्न भी गिने गए हैं)`,
  'beside-id': 'दूसरे गद्यांश की सामग्री के साथ दिया गया है',
  'in-bank': ({ id }) => `प्रश्न बैंक में पहले से है, प्रश्न ${id} के रूप में`,
  'in-bank-otherwise': ({ id }) => `प्रश्न बैंक में पहले से है, प्रश्न ${id} के रूप में, पर वहाँ सही उत्तर दूसरा है: दोनों में से एक गलत है`,
};
