import type { words } from '../en/mark-kinds';

/** The sentences of en/mark-kinds.ts in Hindi. */
export const wordsHi: typeof words = {
  allRight: 'पूरी तरह सही',
  partly: 'आंशिक रूप से सही',
  wrong: 'गलत',
  whole: 'कुल मिलाकर',
  eachOption: 'हर परीक्षार्थी अपने चुने हर विकल्प पर गिना जाता है।',
  figures:
    'कई सही विकल्प पूरे समूह के रूप में सही माने जाते हैं: हर परीक्षार्थी अपने चुने हर विकल्प पर गिना जाता है, और आंशिक रूप से सही उत्तर % सही में नहीं आते। संख्या वाले प्रश्न में सबसे अधिक दिए गए उत्तर दिखते हैं।',
  count: (value, count) => `${value}: ${count}`,
  rightNumber: (range) => `सही: ${range}`,
  typed: 'लिखी गई संख्याएँ',
  others: 'अन्य संख्याएँ',
  rightSet: 'सही विकल्प, जो सभी चुने जाने चाहिए',
  rightNumbers: 'सही संख्याएँ',
  from: 'यहाँ से सही',
  to: 'यहाँ तक सही',
  rangeHint: 'दोनों सिरे भी सही हैं। एक ही संख्या दो बार लिखने का अर्थ है केवल वही संख्या।',
  noRange: 'दो संख्याएँ लिखें, छोटी पहले।',
};
