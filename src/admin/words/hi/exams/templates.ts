import type { words } from '../../en/exams/templates';
import { numberText as n } from '../../wording/figures';

/** The sentences of en/exams/templates.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'वास्तविक परीक्षा का साँचा',
  start: 'किसी वास्तविक परीक्षा से शुरू करें',
  startLead: 'खंड, मिनट, अंक और प्रकार, जैसे पिछली बार प्रकाशित हुए। सेव करने से पहले सब कुछ बदला जा सकता है।',
  named: (name, edition) => `${name}, ${edition}`,
  figures: (sections, questions, minutes) => `${n(sections)} खंड, ${n(questions)} प्रश्न, ${n(minutes)} मिनट`,
  locked: 'लॉक खंड',
  check: 'परीक्षार्थियों को टेस्ट देने से पहले ये आँकड़े अपनी परीक्षा की अधिसूचना से मिला लें।',
  sources: (count: number) => `ये आँकड़े कहाँ से हैं (${n(count)})`,
  published: (published, readOn) => (published === null ? `बिना तारीख, ${readOn} को पढ़ा गया` : `${published}, ${readOn} को पढ़ा गया`),
  notConfirmed: 'इनकी पुष्टि नहीं हो सकी:',
  doubts: {
    'notice-not-read': 'परीक्षा संस्थान की अपनी अधिसूचना नहीं पढ़ी गई। जो नीचे नहीं लिखा है, उस पर दूसरे स्रोत सहमत हैं।',
    'order-of-sections': 'खंडों का क्रम।',
    'wrong-numbers-cost': 'क्या गलत संख्या पर अंक कटते हैं: स्रोत अलग-अलग कहते हैं। साँचे में 1 अंक कटता है।',
    'marks-of-sections': 'हर खंड के अंक: एक स्रोत में जितने प्रश्न, उतने ही अंक हैं।',
    'kinds-are-an-example': 'किस प्रकार के कितने प्रश्न होते हैं: यह प्रश्नपत्र और वर्ष के साथ बदलता है। यहाँ की संख्याएँ उदाहरण हैं; उनका योग प्रकाशित है।',
    'sections-told-apart': 'वास्तविक प्रश्नपत्र में खंड कम होते हैं। यहाँ हर प्रकार का अपना खंड है, क्योंकि उसके अंक अलग हैं।',
    'next-edition-on-computers': 'अगली परीक्षा कंप्यूटर पर होनी है। स्रोत पढ़े जाने तक उसका स्वरूप प्रकाशित नहीं हुआ था।',
    'newer-edition-not-found': 'नई अधिसूचना प्रकाशित हो चुकी हो सकती है।',
  },
  map: 'आपके बैंक में ये कौन सी श्रेणियाँ हैं?',
  choose: 'श्रेणी चुनें',
  several: 'कई, जैसा नीचे चुना है',
  unmapped: (names) => `⚠ बिना श्रेणी: ${names}।`,
  short: (questions, sections) =>
    `⚠ बैंक में ${n(questions)} प्रश्न कम हैं, ${n(sections)} खंडों में। परीक्षा सेव की जा सकती है; प्रश्नपत्र तब बनेगा, जब बैंक में पर्याप्त प्रश्न होंगे।`,
  enough: 'हर खंड के लिए बैंक में पर्याप्त प्रश्न हैं।',
};
