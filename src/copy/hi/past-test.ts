import type { PastTestCopy } from '../en/past-test';
import { numberIn } from '../figures/number-in';

const counted = (count: number): string => `${numberIn('hi-IN', count)} प्रश्न`;

/** The sentences of en/past-test.ts in Hindi. */
export const pastTestCopyHi: PastTestCopy = {
  title: 'फिर से हल करें',
  lead: 'इसी डिवाइस पर अभ्यास, बिना इंटरनेट भी: जाँच यहीं होती है और कुछ भी सबमिट नहीं होता। आपका परिणाम वैसा ही रहता है।',
  what: 'आप क्या हल करना चाहते हैं?',
  part: (of, name) => ({ whole: 'पूरा पेपर', mistakes: 'सिर्फ़ वे जो सही नहीं हुए', section: name })[of],
  size: (questions, time) => (time === null ? counted(questions) : `${counted(questions)} · ${time}`),
  byTheClock: 'घड़ी के साथ',
  start: 'अभ्यास शुरू करें',
  called: (test) => `अभ्यास · ${test}`,
  full: 'इस डिवाइस में जगह नहीं बची है। थोड़ी जगह खाली करें, फिर कोशिश करें।',
  needsNetwork: 'यह टेस्ट अभी इस डिवाइस पर नहीं है। एक बार इंटरनेट से जुड़ें; उसके बाद इसे बिना इंटरनेट भी फिर से हल कर सकते हैं।',
  notNow: 'परिणाम आने के बाद यह टेस्ट फिर से हल किया जा सकता है।',
  ending: { title: 'अभ्यास समाप्त करें?', now: 'हाँ, समाप्त करें', words: 'जाँच इसी डिवाइस पर तुरंत होगी, और यह कहीं सबमिट नहीं होगा।' },
  notSaved: 'आपके पिछले उत्तर इस डिवाइस पर सेव नहीं हुए हैं। थोड़ी जगह खाली करें और यह पेज खुला रखें।',
  lost: 'यह अभ्यास अब पढ़ा नहीं जा सकता। आपके परिणाम पर कोई असर नहीं है।',
  overTitle: 'अभ्यास का परिणाम',
  overLead: 'यह अभ्यास इसी डिवाइस पर रखा गया है। आपका परिणाम नहीं बदला।',
  thisTime: 'इस बार',
  inTest: 'टेस्ट में, इन्हीं प्रश्नों पर',
  toResult: 'आपका परिणाम',
  earlier: 'पहले कब हल किया',
  look: 'देखें',
  lookAt: (when) => `${when} का अभ्यास देखें`,
  untimed: 'बिना घड़ी',
};
