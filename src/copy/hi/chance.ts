import type { chanceCopy } from '../en/chance';

const because = (reason: string): string => (/[.!?।]$/.test(reason) ? reason : `${reason}।`);

/** The sentences of en/chance.ts in Hindi. */
export const chanceCopyHi: typeof chanceCopy = {
  maySit: (reason) => `आप यह टेस्ट फिर दे सकते हैं: ${because(reason)}`,
  maySitAfter: (reason) => `इस बार का टेस्ट सबमिट करने के बाद आप यह टेस्ट फिर दे सकते हैं: ${because(reason)}`,
  willCount: {
    first: 'आपने पहली बार जो टेस्ट दिया, वही गिना जाएगा। यह उसके साथ रखा जाएगा।',
    last: 'आपका आख़िरी सबमिट गिना जाएगा: सबमिट होने पर यही।',
    best: 'आपका सबसे अच्छा सबमिट गिना जाएगा: जिसमें अंक ज़्यादा हों।',
  },
  replaces: 'अब यही सबमिट गिना जाएगा, पहले वाला नहीं, चाहे इसमें अंक कम हों।',
  counted: {
    first: (number, of) => `आपने यह टेस्ट ${of} बार सबमिट किया। पहली बार का गिना जाता है; यह बार ${number} का परिणाम है।`,
    last: (number, of) => `आपने यह टेस्ट ${of} बार सबमिट किया। आख़िरी बार का गिना जाता है; यह बार ${number} का परिणाम है।`,
    best: (number, of) => `आपने यह टेस्ट ${of} बार सबमिट किया। सबसे अच्छा गिना जाता है; यह बार ${number} का परिणाम है।`,
  },
  alone: (number) => `यह बार ${number} का परिणाम है। इससे पहले का कोई सबमिट नहीं पहुँचा है।`,
};
