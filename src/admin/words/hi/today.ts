import type { words } from '../en/today';
import { numberText as n } from '../wording/figures';
import { titlesHi } from './titles';

/** The sentences of en/today.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.home,
  failed: 'आज की जानकारी लोड नहीं हो सकी।',
  tests: 'आज के टेस्ट',
  noTests: 'आज किसी टेस्ट का समय तय नहीं है।',
  schedule: 'टेस्ट प्रबंधन',
  phases: { opens: 'बाद में खुलेगा', open: 'खुला है', ends: 'आख़िरी प्रयास', results: 'परिणाम बाकी', over: 'समाप्त' },
  opens: (time) => `${time} खुलेगा`,
  closes: (time) => `शुरू करने का आख़िरी समय ${time}`,
  results: (time) => `परिणाम ${time} आएगा`,
  fetched: 'प्रश्नपत्र लिए',
  started: 'शुरू किए',
  handedIn: 'सबमिट किए',
  examDay: 'परीक्षा का दिन',
  examDayOf: (name) => `${name} का परीक्षा का दिन`,
  handIns: 'हर घंटे सबमिट हुए टेस्ट',
  handInsOf: (total) => `आज सभी टेस्टों के ${n(total)} प्रयास सबमिट हुए`,
  noHandIns: 'आज अभी तक कुछ सबमिट नहीं हुआ।',
  hour: 'घंटा',
  readout: (hour, handIns) => `${hour}: ${n(handIns)} सबमिट`,
  waits: 'आपके लिए बाकी',
  nothingWaits: 'कुछ भी बाकी नहीं है। बहुत अच्छा।',
  keys: (questions) => `${n(questions)} प्रश्नों की उत्तर कुंजी जाँचें`,
  counting: 'कुछ टेस्टों के उत्तर गिने जा रहे हैं; जिन उत्तर कुंजियों को जाँचना है, वे यहाँ दिखेंगी।',
  copies: (copies) => `फ़ाइलों से आए ${n(copies)} अधूरे प्रयास निपटाने हैं`,
  reports: (reports) => `प्रश्नों की ${n(reports)} ${reports === 1 ? 'शिकायत' : 'शिकायतों'} का उत्तर देना है`,
  health: (checks) => `पोर्टल की ${n(checks)} ${checks === 1 ? 'बात' : 'बातों'} पर ध्यान देना है`,
  drafts: (drafts) => `${n(drafts)} ड्राफ़्ट प्रकाशित करने हैं`,
  draftRetired: (questions) => `एक ड्राफ़्ट के ${n(questions)} प्रश्न उपयोग से हटाए जा चुके हैं`,
  hidden: (tests) => `${n(tests)} छिपे हुए टेस्ट, जिनके खुलने का समय नहीं है`,
  unexplained: (questions) => `${n(questions)} प्रश्नों की व्याख्या नहीं है`,
  expected: (people) => `नामसूची के ${n(people)} लोगों ने कभी साइन इन नहीं किया`,
};
