import { type QuestionKind, questionKinds } from '../../../../contract/kinds/kind';
import type { words } from '../en/kinds';

/** The sentences of en/kinds.ts in Hindi. */
export const wordsHi: typeof words = {
  kind: 'प्रश्न का प्रकार',
  kinds: { single: 'एक सही विकल्प', multiple: 'कई सही विकल्प', numeric: 'एक संख्या' },
  filter: 'प्रकार',
  every: 'सभी प्रकार',
  optionsHint: (least) => `कम से कम ${least} विकल्प भरें और हर सही विकल्प चुनें। खाली विकल्प छोड़ दिए जाते हैं।`,
  explanationHints: {
    single: null,
    multiple: 'पहले सही विकल्प के साथ रखी जाती है और परीक्षार्थी के परिणाम में दिखती है।',
    numeric: 'परीक्षार्थी के परिणाम में दिखती है।',
  },
  newKeys: {
    multiple: 'सही विकल्पों का समूह बदलें। हटाया गया प्रश्न फिर गिना जाता है।',
    numeric: 'सही संख्या या सीमा बदलें। हटाया गया प्रश्न फिर गिना जाता है।',
  },
  number: 'सही संख्या',
  numberHint: 'अंक, और ज़रूरत हो तो चिह्न और दशमलव बिंदु, जैसे -0.5। परीक्षार्थी संख्या लिखते हैं; 0.50 को 0.5 माना जाता है।',
  isRange: 'किसी सीमा की हर संख्या सही है',
  from: 'यहाँ से सही',
  to: 'यहाँ तक सही',
  rangeHint: 'सीमा के दोनों सिरे भी सही हैं। सीमा से पूर्णांकन का अंतर मान्य हो जाता है, जैसे 9.79 से 9.82।',
  range: (from, to) => (from === to ? from : `${from} से ${to}`),
  rightNumbers: 'सही संख्याएँ',
  twiceHint: 'दोनों सिरे भी सही हैं। एक ही संख्या दो बार लिखने का अर्थ है केवल वही संख्या।',
  typed: {
    numeric: {
      here: 'परीक्षार्थी यहाँ संख्या लिखते हैं।',
      second: 'हर भरे हुए खाने का अनुवाद करें, या किसी का नहीं। सही संख्या वही रहती है।',
      answer: 'सही संख्या:',
      given: 'लिखी गई संख्याएँ',
      others: 'अन्य संख्याएँ',
      missing: 'दो संख्याएँ लिखें, छोटी पहले।',
    },
  },
  columns: [['Answer from, Answer to', 'बिना विकल्पों वाले प्रश्न में सही संख्याओं की सीमा; एक ही संख्या हो तो केवल Answer from']],
};

/** What kinds are in a cell of *Kind*. */
const cells: Record<QuestionKind, string> = { single: 'एक सही', multiple: 'कई सही', numeric: 'संख्यात्मक' };
const named = questionKinds.map((kind) => `${kind} (${cells[kind]})`);
export const kindColumn = `${named.slice(0, -1).join(', ')} या ${named.at(-1)}`;

/** Columns that answer questions without options, in a text that has no columns. */
export const columnsOfKinds: Readonly<Record<string, string>> = { 'Answer from': 'उत्तर, से', 'Answer to': 'उत्तर, तक' };
