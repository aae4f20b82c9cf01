import type { planCopy } from '../en/plan';
import { numberIn } from '../figures/number-in';

const chosen = (count: number, one: string, other: string): string => (count < 2 ? one : other);
const numbered = (count: number): string => numberIn('hi-IN', count);

/** The sentences of en/plan.ts in Hindi. */
export const planCopyHi: typeof planCopy = {
  views: 'आज का, टॉपिक के अनुसार या सेव किए',
  today: 'आज',
  topics: 'टॉपिक',
  saved: 'सेव किए',
  weakestTopic: 'आपका सबसे कमज़ोर टॉपिक',
  topicsNote: (fewest) => `आपके टेस्ट से: सबसे कमज़ोर पहले, ${fewest} से कम उत्तरों वाले टॉपिक आखिर में।`,
  noTopics: 'आपके टेस्ट के प्रश्नों में टॉपिक नहीं दिए गए हैं।',
  rightOf: (correct, all) => `${all} में से ${correct} सही`,
  unattempted: (count) => `${count} अनुत्तरित`,
  otherTopics: 'बाकी टॉपिक',
  moreTopics: (count) => `${count} और दिखाएँ`,
  fewerTopics: 'कम दिखाएँ',
  practiseFew: (count) => `${numbered(count)} प्रश्न करें`,
  practise: (count) => `${numbered(count)} ${chosen(count, 'प्रश्न', 'प्रश्नों')} का अभ्यास करें`,
  practiseTopic: (count, name) => `${name}: ${numbered(count)} ${chosen(count, 'प्रश्न', 'प्रश्नों')} का अभ्यास करें`,

  yourNote: 'आपका नोट',

  others: (count) => `दूसरे विषय ${count}`,
  filter: (chosen) => (chosen === 0 ? 'फ़िल्टर' : `फ़िल्टर (${chosen})`),
  filteredTo: (names) => `केवल ${names}`,
  unfilter: 'फ़िल्टर हटाएँ',

  shareDone: 'आज का हिस्सा पूरा हुआ',
  beyond: (count) => `${numbered(count)} और ${chosen(count, 'प्रश्न बाद में हो सकता है', 'प्रश्न बाद में हो सकते हैं')}।`,
  goOn: (count) => `${numbered(count)} और करें`,

  minutes: (minutes) => `लगभग\u00a0${minutes}\u00a0मिनट`,

  offeredDay: (date) => `आपके संस्थान ने परीक्षा की तारीख ${date} बताई है।`,
  takeDay: 'इस तारीख के लिए तैयारी करें',
  setExam: 'अपनी परीक्षा की तारीख बताएँ',
  examOn: (date, days) => `आपकी परीक्षा: ${date}, ${days === 0 ? 'आज' : days === 1 ? 'कल' : `${numbered(days)} दिन बाद`}।`,
  changeExam: 'तारीख बदलें',
  examDay: 'आपकी परीक्षा की तारीख',
  examNote: (most) => `तब तक हर प्रश्न समय पर लौटेगा, एक दिन में ज़्यादा से ज़्यादा ${most}। आख़िरी दो हफ़्तों में वही दोहराएँगे, जिससे अंक सबसे ज़्यादा बढ़ें।`,
  day: 'तारीख',
  dayMissing: 'तारीख चुनें।',
  dayOver: 'यह तारीख बीत चुकी है।',
  dayNotKept: 'यह दिन इस डिवाइस पर सेव नहीं हो सका। फिर से कोशिश करें।',
  saveDay: 'सेव करें',
  noExam: 'अभी तय नहीं',
};
