import type { words } from '../en/reports';
import { numberText as n } from '../wording/figures';
import { titlesHi } from './titles';

/** The sentences of en/reports.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.reports,
  lead: 'परीक्षार्थी किसी प्रश्न में क्या गलत बताते हैं। जिसने शिकायत की, वह आपका उत्तर पढ़ता है।',
  failed: 'शिकायतें लोड नहीं हो सकीं।',
  states: { open: 'उत्तर बाकी', answered: 'उत्तर दिया गया', all: 'सभी' },
  state: 'दिखाएँ',
  none: 'किसी शिकायत का उत्तर बाकी नहीं है।',
  noneAtAll: 'किसी परीक्षार्थी ने किसी प्रश्न की शिकायत नहीं की है।',
  ofQuestion: 'एक प्रश्न की शिकायतें',
  ofAssessment: 'एक टेस्ट की शिकायतें',
  showAll: 'सभी प्रश्नों की शिकायतें दिखाएँ',
  reasons: {
    key: 'उत्तर कुंजी गलत है',
    text: 'प्रश्न या किसी विकल्प में गलती है',
    translation: 'अनुवाद गलत है',
    picture: 'चित्र नहीं दिखता या साफ़ नहीं है',
    other: 'कुछ और',
  },
  outcomes: { mended: 'सुधारा गया', kept: 'जैसा है, सही है' },
  unknown: 'उत्तर दिया गया',
  noWords: 'बिना शब्दों के।',
  reported: (time, test) => `${time} · ${test}`,
  openQuestion: 'प्रश्न और उत्तर कुंजी',
  openQuestionOf: (id) => `शिकायत ${id} का प्रश्न और उत्तर कुंजी`,
  answered: (time, text) => `${time} को आपका उत्तर: “${text}”`,
  answer: 'उत्तर दें',
  change: 'उत्तर बदलें',
  answerOf: (id) => `शिकायत ${id} का उत्तर दें`,
  formOf: (id) => `शिकायत ${id} का उत्तर`,
  outcome: 'इसका क्या हुआ',
  text: 'परीक्षार्थी को उत्तर',
  textHint: 'परीक्षार्थी इसे ऐसे ही पढ़ता है। पहले प्रश्न सुधारें: केवल उत्तर देने से कुंजी नहीं बदलती।',
  save: 'उत्तर भेजें',
  cancel: 'बंद करें',
  saved: 'उत्तर भेज दिया गया।',
  notSaved: 'उत्तर नहीं भेजा गया।',
  count: (reports) => `${n(reports)} ${reports === 1 ? 'शिकायत' : 'शिकायतें'}`,
  countOf: (reports, id) => `प्रश्न ${id} की ${n(reports)} ${reports === 1 ? 'शिकायत' : 'शिकायतें'}`,
};
