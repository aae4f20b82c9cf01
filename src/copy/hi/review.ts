import type { ReviewCopy } from '../en/review';

const practised = (only: number, one: string, many: string): string =>
  only === 1 ? `जो 1 प्रश्न ${one}, उसका अभ्यास करें` : `जो ${only} प्रश्न ${many}, उनका अभ्यास करें`;

/** The sentences of en/review.ts in Hindi. */
export const reviewCopyHi: ReviewCopy = {
  chosenOption: 'आपका उत्तर',
  correctOption: 'सही उत्तर',
  chosenAndCorrect: 'आपका उत्तर, सही',
  reached: {
    all: ({ all }) => (all === 1 ? 'सही उत्तर। शाबाश!' : `सभी ${all} उत्तर सही। शाबाश!`),
    most: ({ right, all }) => `शाबाश: ${all} में से ${right} सही।`,
    half: ({ right, all }) => `${all} में से ${right} सही। अच्छी शुरुआत है, अब इसे आगे बढ़ाएँ।`,
    open: ({ right, all, tried }) =>
      right === 0
        ? `${all} में से ${tried} प्रश्न किए, पर पूरा सही अभी कोई नहीं। हल में देखें कि ये कैसे होते हैं।`
        : `${all} में से ${tried} प्रश्न किए, ${right} सही ${right === 1 ? 'हुआ' : 'हुए'}। बाकी कैसे होते हैं, हल में देखें।`,
    some: ({ right, all }) => `${all} में से ${right} सही। आज सुधारी हर गलती अगली बार का अंक है।`,
    none: () => 'टेस्ट कठिन था। हल पढ़ें, फिर इन प्रश्नों को दोबारा करें।',
    untouched: () => 'इस बार कोई उत्तर नहीं दिया। तैयार हों तो फिर से हल करें।',
  },
  rank: 'रैंक',
  rankAmong: (participants) => `${participants} में रैंक`,
  reachedOthers: (others) => `बाकी ${others} में से इतनों के बराबर या उनसे आगे`,
  averageOfAll: 'सबका औसत',
  tookIt: 'अब तक इतनों ने दिया',
  sinceLast: 'पिछले टेस्ट से अंतर',
  sinceShare: (share) => `पिछले टेस्ट (${share}) से अंतर`,
  best: 'अब तक का सबसे अच्छा।',
  mend: ({ wrong, partly, untried }) => {
    const tried = wrong + partly;
    if (tried === 0) return practised(untried, 'छूट गया', 'छूट गए');
    if (untried === 0 && partly === 0) return practised(wrong, 'गलत हुआ', 'गलत हुए');
    if (untried === 0) return practised(tried, 'पूरा सही नहीं हुआ', 'पूरे सही नहीं हुए');
    return `${tried + untried} का अभ्यास करें: ${tried} ${partly === 0 ? 'गलत' : 'पूरे सही नहीं'}, ${untried} छूटे हुए`;
  },
  sitAgain: 'फिर से हल करें',
  solutions: 'हल देखें',
  print: 'प्रिंट करें',
  forAnki: 'Anki के लिए',
  save: 'सेव करें',
  saveThis: 'सेव करें: यह प्रश्न',
  saveOf: (number) => `सेव करें: प्रश्न ${number}`,
  saved: 'सेव है',
  savedThis: 'सेव है: यह प्रश्न',
  savedOf: (number) => `सेव है: प्रश्न ${number}`,
  reportQuestion: 'गलती बताएँ',
  reportOf: (number) => `प्रश्न ${number} में गलती बताएँ`,
  views: 'परिणाम के भाग',
  questionsTab: 'प्रश्न',
  insightsTab: 'विश्लेषण',
  show: 'दिखाएँ',
  filters: { all: 'सभी', wrong: 'गलत', partly: 'आंशिक सही', skipped: 'अनुत्तरित', marked: 'चिह्नित', slow: 'धीमे' },
  filterHint: { all: '', wrong: '', partly: '', skipped: '', marked: '', slow: 'इनमें आपको सामान्य से कम से कम डेढ़ गुना समय लगा।' },
  filtered: (shown, all) => `${all} में से ${shown} प्रश्न`,
  onlyIn: (languages) => `यह प्रश्न केवल ${languages} में है।`,
  spent: (time) => `इस प्रश्न पर ${time}`,
  markedForReview: 'समीक्षा के लिए चिह्नित',
  dropped: 'गिना नहीं जाता',
  marksForAll: 'अंक सभी को',
  chosen: 'आपका उत्तर',
  noNumber: 'संख्या नहीं है: उत्तर नहीं माना गया',
  rightNumber: 'सही उत्तर',
  range: (from, to) => (to === undefined ? from : `${from} से ${to} तक`),
  marks: (marks) => `अंक: ${marks}`,
  regraded: {
    title: (isAgain) => (isAgain ? 'दोबारा जाँचा गया' : 'आपके संस्थान ने बदला'),
    changes: {
      key: 'उत्तर कुंजी सुधारी गई।',
      drop: 'यह प्रश्न हटाया गया: यह गिना नहीं जाता, और इसके अंक कुल अंकों से हट गए।',
      bonus: 'इस प्रश्न के अंक सभी को मिलते हैं।',
    },
    reason: (reason) => `कारण: ${reason}`,
  },
  outcomes: { correct: 'सही', partly: 'आंशिक रूप से सही', wrong: 'गलत', unattempted: 'अनुत्तरित' },
};
