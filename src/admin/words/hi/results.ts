import { hindi } from '../../../../contract/assessment/results-file/hindi';
import type { words } from '../en/results';
import { numberText as n } from '../wording/figures';
import { titlesHi } from './titles';

/** The sentences of en/results.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.results,
  lead: 'जिन परीक्षार्थियों ने टेस्ट सबमिट किया, ज़्यादा अंक वाले पहले। एडमिन का आज़माया हुआ टेस्ट इस सूची में नहीं है।',
  leadOfGroups: 'आपके समूहों के जिन परीक्षार्थियों ने टेस्ट सबमिट किया, ज़्यादा अंक वाले पहले। रैंक उन्हीं के बीच की है, पूरे संस्थान की नहीं।',
  failed: 'परिणाम लोड नहीं हो सके।',
  none: 'अभी कोई परिणाम नहीं है। पहला टेस्ट सबमिट होते ही यहाँ दिखेगा।',
  label: 'परिणाम',
  tools: (set) => `छाँटें, क्रम बदलें, निर्यात करें${set > 0 ? ` (${n(set)} चालू)` : ''}`,
  filter: 'समूह',
  everyGroup: 'सभी समूह',
  everyFlag: 'टिप्पणी हो या न हो',
  anyFlag: 'जिन पर कोई भी टिप्पणी है',
  nameless: 'अभी नाम नहीं है',
  columns: {
    rank: 'रैंक',
    name: 'परीक्षार्थी',
    email: 'सत्यापित पता',
    group: 'समूह',
    score: 'प्राप्तांक',
    correctAnswers: 'सही',
    wrongAnswers: 'गलत',
    unattempted: 'अनुत्तरित',
    timeTaken: 'समय',
    submittedAt: 'सबमिट किया',
    flags: 'टिप्पणी',
  },
  again: 'फिर से',
  flags: hindi.flags,
  misfits: hindi.misfits,
  handIn: hindi.handIn,
  afterKey: hindi.afterKey,
  aside: hindi.aside,
  sheetOf: (name) => `${name} के उत्तर`,
  export: (count) => `${n(count)} परिणाम निर्यात करें:`,
  exporting: 'फ़ाइल लिखी जा रही है…',
  exportFailed: 'फ़ाइल नहीं लिखी जा सकी।',
  print: 'प्रिंट करें',
  printFirst: (count) => `पहले ${n(count)} प्रिंट करें`,
  printBound: (most, sheets, all) =>
    `एक प्रिंट में ${n(most)} परिणाम आते हैं, यानी लगभग ${n(sheets)} पन्ने। सभी ${n(all)} के लिए फ़ाइल निर्यात करें, या कोई समूह चुनें।`,
  printedFirst: (shown, all) => `${n(all)} में से पहले ${n(shown)} परिणाम। निर्यात की गई फ़ाइल में सभी हैं।`,
  filteredBy: (search) => `खोज: ${search}`,

  sheetTitle: titlesHi.answers,
  sheetLead: 'उत्तर और उनका मूल्यांकन, जैसा परीक्षार्थी परिणाम जारी होने पर देखता है।',
  sheetFailed: 'उत्तर लोड नहीं हो सके।',
  unfinished: 'फ़ाइल से आई अधूरे प्रयास की कॉपी। इसकी कोई रैंक नहीं है और परीक्षार्थी इसे नहीं देखता: बाद में सबमिट किया गया टेस्ट इसकी जगह लेगा।',
  ofMarks: (score, marks) => `${marks} में से ${score}`,
  facts: 'परिणाम, संख्याओं में',
};
