import type { words } from '../../en/exams/sections';
import { numberText as n } from '../../wording/figures';

/** The sentences of en/exams/sections.ts in Hindi. */
export const wordsHi: typeof words = {
  title: (own) => (own.length === 0 ? 'अपना समय, अपने अंक और प्रकार (वैकल्पिक)' : `इसके अपने: ${own.join(' · ')}`),
  lead: 'खाली खाने में परीक्षा का ही मान रहता है।',
  minutes: 'इस विषय के मिनट',
  marksPerCorrect: 'इस विषय में हर सही उत्तर के अंक',
  costsMore: 'गलत उत्तर पर सही उत्तर के अंकों से ज़्यादा अंक कटेंगे।',
  marksPerWrong: 'इस विषय में हर गलत उत्तर पर कटने वाले अंक',
  kinds: 'प्रश्नों के प्रकार',
  kindsHint: 'कुछ न चुनें, तो हर प्रकार के प्रश्न लिए जाते हैं।',
  perPassage: 'हर गद्यांश के प्रश्न',
  perPassageHint: 'खाली हो, तो गद्यांश के सभी प्रश्न लिए जाते हैं।',
  mayFinishEarly: 'परीक्षार्थी यह खंड समय से पहले समाप्त कर सकते हैं',
  rules: 'खंडों का क्रम, कई सही विकल्प (वैकल्पिक)',
  order: 'खंडों का क्रम',
  orders: { free: 'मुक्त: परीक्षार्थी किसी भी खंड में जा सकते हैं', locked: 'लॉक: एक के बाद एक, हर खंड अपने मिनटों में' },
  lockedHint: 'हर विषय के मिनट ज़रूरी हैं। उनके बाद उसके प्रश्न बंद हो जाते हैं।',
  scheme: 'कई सही विकल्पों वाले प्रश्नों के अंक',
  schemes: {
    'all-or-nothing': 'सभी सही, तभी अंक, जैसे GATE में',
    'jee-advanced': 'हर सही विकल्प के आंशिक अंक, जैसे JEE Advanced में',
  },
  sumHint: 'समय विषयों के मिनटों का योग है।',
  ofKinds: (kinds) => `${kinds.map(([kind, inBank]) => `${kind} ${n(inBank)}`).join(' · ')}।`,
  sets: (sets, questions) => `गद्यांश: ${n(sets)} समूह, ${n(questions)} प्रश्न।`,
  setsDrawn: (fewest, most) =>
    fewest === most ? `इस बार ${n(most)} पूरे समूह लिए जाएँगे।` : `इस बार ${n(fewest)} से ${n(most)} पूरे समूह लिए जाएँगे।`,
  setsAbove: (drawn, above) => `⚠ पूरे समूहों से ${n(drawn)} या ${n(above)} प्रश्न बनते हैं।`,
  setsTorn: (passages) => `⚠ ${n(passages)} गद्यांश नहीं लिए जा सकते: यहाँ उनके प्रश्न बहुत कम हैं।`,
  count: (questions) => `${n(questions)} प्रश्न`,
  noCategory: 'अभी कोई श्रेणी नहीं',
  time: (minutes) => `${n(minutes)} मिनट`,
  plus: (marks) => `+${marks}`,
  minus: (marks) => `−${marks}`,
  locked: 'लॉक',
  early: 'समय से पहले समाप्त हो सकता है',
  eachPassage: (questions) => `हर गद्यांश के ${n(questions)}`,
};
