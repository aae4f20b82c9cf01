import { usualPercent } from '../../../../contract/fields/limits';
import type { words } from '../en/people';

const usual = 'सामान्य';

/** The sentences of en/people.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'लोग',
  lead: 'जिन्होंने प्रोफ़ाइल सहेजी है या जिनकी यहाँ कोई भूमिका है। जिन परीक्षार्थियों को आवश्यकता हो, उन्हें अतिरिक्त समय दिया जाता है; वह उसके बाद शुरू किए गए सभी टेस्टों पर लागू होता है।',
  failed: 'सूची लोड नहीं हो सकी।',
  label: 'लोग',
  empty: 'अभी किसी ने प्रोफ़ाइल नहीं सहेजी।',
  name: 'नाम',
  nameless: 'अभी नाम नहीं है',
  contact: 'ईमेल या फ़ोन',
  typed: (email) => `${email} (स्वयं लिखा गया, सत्यापित नहीं)`,
  role: 'भूमिका',
  roles: { admin: 'एडमिन', user: 'परीक्षार्थी' },
  time: 'समय',
  usual,
  times: (percent) => (percent === usualPercent ? usual : `${percent / usualPercent}×`),
  change: 'बदलें',
  changeOf: (name) => `${name} का समय बदलें`,
  extraTimeOf: (name) => `${name} का अतिरिक्त समय`,
  explained:
    'यह इस परीक्षार्थी के अब से शुरू होने वाले हर टेस्ट पर लागू होता है, जैसे ही उनके डिवाइस को इसकी जानकारी मिले: जब वे इंटरनेट के साथ पोर्टल या टेस्टों की सूची खोलें। चल रहे टेस्ट का समय वही रहता है, और अतिरिक्त समय वापस लेने पर भी उसके उत्तर स्वीकार किए जाते हैं।',
  usualTime: 'सामान्य समय',
  granted: (percent) => `सामान्य समय का ${percent / usualPercent} गुना`,
  other: 'कोई और गुणक',
  factor: 'गुणक',
  factorHint: '1 से 3 तक, जैसे 1.25।',
  save: 'सहेजें',
  saved: 'सहेजा गया।',
  notSaved: 'नहीं सहेजा गया।',
  historyFailed: 'अब तक के बदलाव लोड नहीं हो सके।',
  changes: 'अब तक के बदलाव',
  noChanges: 'इसे कभी नहीं बदला गया।',
  changed: (what, who, when) => `${what}, ${who} द्वारा, ${when}`,
};
