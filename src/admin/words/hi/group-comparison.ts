import { comparedTests, smallGroup, taughtAgain } from '../../../../contract/assessment/group-comparison';
import type { words } from '../en/group-comparison';
import { numberText as n } from '../wording/figures';
import { titlesHi } from './titles';

const learners = (count: number) => `${n(count)} परीक्षार्थी`;

/** The sentences of en/group-comparison.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.groupComparison,
  lead: 'हर समूह के अंक, भागीदारी और सटीकता, और कौन से प्रश्न दोबारा पढ़ाने हैं। समूह वैसे हैं जैसे आज हैं।',
  failed: 'समूहों की तुलना लोड नहीं हो सकी।',
  none: 'अभी ऐसा कोई टेस्ट नहीं है जिसके परिणाम जारी हुए हों और जिसे किसी ने सबमिट किया हो।',
  noHandIns: 'अभी किसी ने सबमिट नहीं किया है।',
  tests: 'टेस्ट',
  lastTests: `परिणाम वाले पिछले ${comparedTests} टेस्ट`,
  testOf: (name, day) => `${name} (${day})`,
  unreleased: (name, when) => `${name}: परीक्षार्थी अपना परिणाम ${when} से देख सकेंगे।`,
  export: 'CSV डाउनलोड करें',
  group: 'समूह',
  all: 'सभी परीक्षार्थी',
  noGroup: 'किसी समूह में नहीं',
  learners: 'परीक्षार्थी',
  size: (count, isSmall) => (isSmall ? `${learners(count)}, ${smallGroup} से कम` : learners(count)),
  lowest: 'सबसे कम',
  from: (right, answered, count) => `${answered} में से ${right} · ${learners(count)}`,
  handIns: (count) => `${n(count)} ने सबमिट किया`,
  moved: (count) => `और ${n(count)} जो बाद में समूह में आए`,
  notFor: (handIns) => (handIns === 0 ? 'इस समूह के लिए नहीं' : `इस समूह के लिए नहीं, ${n(handIns)} ने सबमिट किया`),
  scores: 'समूह के अनुसार औसत अंक',
  scoresNote: 'कुल अंकों के हिस्से के रूप में अंक। जो नामसूची में हैं और अभी नहीं आए, वे भी समूह के परीक्षार्थी गिने जाते हैं।',
  scoresOverNote: (count) =>
    `कुल अंकों के हिस्से के रूप में अंक, ${n(count)} टेस्ट में; जिस टेस्ट को ज़्यादा ने सबमिट किया, उसका वज़न ज़्यादा है। जो नामसूची में हैं और अभी नहीं आए, वे भी समूह के परीक्षार्थी गिने जाते हैं।`,
  byTest: 'टेस्ट के अनुसार औसत अंक',
  byTestNote: 'हर हिस्से के नीचे: समूह के जो परीक्षार्थी टेस्ट दे सकते थे, उनमें से कितनों ने सबमिट किया।',
  byCategory: 'श्रेणी के अनुसार सटीकता',
  onPaper: 'काग़ज़ पर वे कॉलम नहीं हैं जिनमें किसी बैच का आँकड़ा नहीं, और वे बैच नहीं जिनका यहाँ कोई आँकड़ा नहीं।',
  accuracyNote: 'दिए गए उत्तरों में से सही उत्तर, और उत्तर देने वाले परीक्षार्थी। जो प्रश्न कुंजी से नहीं गिने जाते, वे शामिल नहीं हैं।',
  categoriesFor: 'सबसे कमज़ोर श्रेणियाँ किसकी',
  weakest: (name) => `सबसे कमज़ोर श्रेणियाँ: ${name}`,
  weakestNote: 'दिए गए उत्तरों में से सही उत्तर, सबसे कमज़ोर श्रेणी पहले।',
  section: 'खंड',
  category: 'श्रेणी',
  answered: 'उत्तर',
  answering: 'उत्तर देने वाले परीक्षार्थी',
  again: 'दोबारा पढ़ाने के प्रश्न',
  againNote: `ज़्यादा से ज़्यादा ${taughtAgain} प्रश्न, जिन्हें उत्तर देने वालों में से सबसे कम ने सही किया, यहाँ के सभी परीक्षार्थियों में। जिस प्रश्न के ${smallGroup} से कम उत्तर हैं, वह शामिल नहीं है, जब तक सबमिट करने वाले ही कम न हों।`,
  nothingAgain: 'ऐसा कोई प्रश्न नहीं जिसे काफ़ी परीक्षार्थियों ने गलत किया हो।',
  answeredBy: (answered, handIns) => `सबमिट किए गए ${n(handIns)} टेस्ट में से ${n(answered)} में उत्तर है`,
  file: {
    columns: {
      group: 'समूह',
      learners: 'समूह के परीक्षार्थी',
      test: 'टेस्ट',
      could: 'दे सकते थे',
      handIns: 'सबमिट किया',
      mean: 'औसत अंक, %',
      kind: 'खंड या श्रेणी',
      name: 'नाम',
      meanMarks: 'औसत अंक',
      marks: 'खंड के कुल अंक',
      right: 'सही उत्तर',
      answered: 'उत्तर',
      answering: 'उत्तर देने वाले परीक्षार्थी',
      accuracy: 'सटीकता, %',
    },
  },
};
