import type { words } from '../../en/questions/kinds';

/** The sentences of en/questions/kinds.ts in Hindi. */
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
  number: 'सही संख्या',
  numberHint: 'अंक, और ज़रूरत हो तो चिह्न और दशमलव बिंदु, जैसे -0.5। परीक्षार्थी संख्या लिखते हैं; 0.50 को 0.5 माना जाता है।',
  isRange: 'किसी सीमा की हर संख्या सही है',
  from: 'यहाँ से सही',
  to: 'यहाँ तक सही',
  rangeHint: 'सीमा के दोनों सिरे भी सही हैं। सीमा से पूर्णांकन का अंतर मान्य हो जाता है, जैसे 9.79 से 9.82।',
  range: (from, to) => (from === to ? from : `${from} से ${to}`),
  secondHint: 'हर भरे हुए खाने का अनुवाद करें, या किसी का नहीं। सही संख्या वही रहती है।',
  typedThere: 'परीक्षार्थी यहाँ संख्या लिखते हैं।',
  answer: 'सही संख्या:',
};
