import type { words } from '../en/person-tests';
import { numberText as n } from '../wording/figures';
import { titlesHi } from './titles';

/** The sentences of en/person-tests.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.person,
  lead: 'एक व्यक्ति के सभी टेस्ट, सबसे नया पहले।',
  failed: 'इस व्यक्ति के टेस्ट लोड नहीं हो सके।',
  none: 'इस व्यक्ति ने अभी कोई टेस्ट सबमिट नहीं किया है।',
  table: 'टेस्ट',
  facts: 'संख्याओं में',
  tests: 'टेस्ट',
  meanShare: 'अंकों का औसत हिस्सा',
  overTests: (share, count) => `${share} (${n(count)} टेस्ट)`,
  columns: {
    name: 'टेस्ट',
    submittedAt: 'तारीख',
    score: 'अंक',
    rank: 'रैंक',
    percentile: 'पर्सेंटाइल',
    mean: 'सबका औसत',
    participants: 'परीक्षार्थी',
  },
  answersIn: (test) => `${test} के उत्तर`,
  unreleased: (when) => `परीक्षार्थी इसे ${when} से देख सकेगा`,
  archived: 'संग्रह में',
  own: 'यह परीक्षार्थी',
  ofAll: 'सबका औसत',
  trend: 'टेस्ट दर टेस्ट अंक',
  trendNote: 'कुल अंकों में से कितने मिले: इस परीक्षार्थी के, और साथ में उन सबका औसत जिन्होंने वही टेस्ट सबमिट किया।',
  point: (test, own, mean) => `${test} · ${own} · सबका औसत ${mean}`,
  topics: 'श्रेणी के अनुसार सही उत्तर',
  topicsNote: 'इस पेज के टेस्ट में दिए गए उत्तरों में से सही उत्तर। सबसे कमज़ोर श्रेणी पहले है।',
  topic: 'श्रेणी',
  partly: 'आंशिक सही',
  onlyThese: (shown, all) => `ग्राफ़ और श्रेणियाँ ${n(all)} में से यहाँ दिखाए गए ${n(shown)} टेस्ट की हैं।`,
  extraTime: 'अतिरिक्त समय के बदलाव',
  changes: 'इस व्यक्ति से जुड़े बदलाव',
  noChanges: 'किसी एडमिन ने इस व्यक्ति के बारे में कुछ नहीं बदला है।',
  allChanges: (count) => `सभी ${n(count)} बदलाव`,
  allTests: 'इस परीक्षार्थी के सभी टेस्ट',
  printedOn: (portal, day) => `${portal}, ${day}`,
  howToRead:
    'यह पन्ना ऐसे पढ़ें: रैंक 3 का मतलब है कि दो परीक्षार्थियों के अंक ज़्यादा थे। पर्सेंटाइल 90 का मतलब है कि दस में से नौ परीक्षार्थियों के अंक इतने ही या कम थे। श्रेणी यानी विषय का एक हिस्सा; उसकी पट्टी बताती है कि दिए गए उत्तरों में से कितने सही थे।',
  leftOut: (count) => `${n(count)} टेस्ट शामिल नहीं: परिणाम अभी जारी नहीं हुए हैं, या प्रयास अधूरा है।`,
};
