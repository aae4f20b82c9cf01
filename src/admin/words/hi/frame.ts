import type { words } from '../en/frame';
import { numberText as n } from '../wording/figures';

/** The sentences of en/frame.ts in Hindi. */
export const wordsHi: typeof words = {
  groups: { bank: 'प्रश्न बैंक', tests: 'टेस्ट', people: 'लोग', institute: 'संस्थान' },
  notAllowed: 'आपको इस स्क्रीन का अधिकार नहीं है। जो एडमिन सब कुछ कर सकते हैं, वे इसे “लोग” में दे सकते हैं।',
  find: 'खोजें',
  finder: 'कुछ भी खोजें',
  finderField: 'पेज, टेस्ट, व्यक्ति या प्रश्न',
  finderPlaceholder: 'पेज, टेस्ट, व्यक्ति, प्रश्न …',
  kinds: { screens: 'पेज', assessments: 'टेस्ट', people: 'लोग', questions: 'प्रश्न' },
  number: (id) => `क्र. ${id}`,
  finding: 'खोज हो रही है …',
  found: (count) => `${n(count)} मिले`,
  nothingFound: 'कुछ नहीं मिला।',
  findFailed: 'सर्वर से पूछा नहीं जा सका; केवल पेज दिखाए गए हैं।',
  ownGroups: (names) => `आप अपने समूहों के लोग और परिणाम देखते हैं: ${names}।`,
  logoutAsk: 'फिर भी लॉगआउट करें?',
  logoutWhom: 'केवल आपके लिए: इस ब्राउज़र के हर टैब में लॉगआउट होगा।',
  logoutUnsaved: (count, names) => `${n(count)} फ़ॉर्म में भरी जानकारी सेव नहीं हुई है: ${names}।`,
  logoutWhen: 'तुरंत। फ़ॉर्मों के ड्राफ़्ट उसी टैब में फिर लॉगिन करने पर मिल जाएँगे; डायलॉग में लिखा, गुप्त कुंजी या चुनी हुई फ़ाइल नहीं मिलेगी।',
  loggedOut: 'आपका लॉगिन यहाँ समाप्त हुआ: दूसरे टैब में लॉगआउट से, या साइन-इन सेवा पर। इस टैब के ड्राफ़्ट लॉगिन करने पर मिल जाएँगे।',
  yourEmail: 'आपका ईमेल',
  yourEmailMore: 'अगर आप पोर्टल की सेटिंग (ADMIN_EMAILS) से एडमिन हैं, तो पहले नया ईमेल वहाँ जुड़वा लें।',
  keys: 'कीबोर्ड',
  keyDoes: {
    finder: 'पेज, टेस्ट, व्यक्ति या प्रश्न खोजें',
    save: 'जिस फ़ॉर्म में आप लिख रहे हैं, उसे भेजें',
    undo: 'प्रश्नों का पिछला बदलाव वापस लें',
    search: 'इस पेज के खोज बॉक्स पर जाएँ',
    help: 'यह सूची दिखाएँ',
  },
};
