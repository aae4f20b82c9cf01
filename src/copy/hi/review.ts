import type { Reach, ReviewCopy } from '../en/review';

const rightOf = ({ right, partly, all }: Reach): string => `${all} में से ${right} सही${partly > 0 ? `, ${partly} आंशिक सही` : ''}`;

const practised = (only: number, one: string, many: string): string =>
  only === 1 ? `जो 1 प्रश्न ${one}, उसका अभ्यास करें` : `जो ${only} प्रश्न ${many}, उनका अभ्यास करें`;

/** The sentences of en/review.ts in Hindi. */
export const reviewCopyHi: ReviewCopy = {
  chosenOption: 'आपका उत्तर',
  correctOption: 'सही उत्तर',
  chosenAndCorrect: 'आपका उत्तर, सही',
  correctNotChosen: 'सही, आपने नहीं चुना',
  reached: {
    all: ({ all }) => (all === 1 ? 'सही उत्तर। शाबाश!' : `सभी ${all} उत्तर सही। शाबाश!`),
    most: (reach) => `शाबाश: ${rightOf(reach)}।`,
    half: (reach) => `${rightOf(reach)}। अच्छी शुरुआत है, अब इसे आगे बढ़ाएँ।`,
    open: ({ right, partly, all, tried }) => {
      const of = `${all} में से ${tried} ${tried === 1 ? 'का उत्तर दिया' : 'के उत्तर दिए'}`;
      if (right > 0) return `${of}: ${right} सही${partly > 0 ? `, ${partly} आंशिक सही` : ''}। बाकी कैसे होते हैं, हल में देखें।`;
      const found =
        partly > 0 ? `${partly} आंशिक सही ${partly === 1 ? 'हुआ' : 'हुए'}` : tried === 1 ? 'पर वह सही नहीं हुआ' : 'पर सही कोई नहीं हुआ';
      return `${of}, ${found}। हल में देखें कि ये कैसे होते हैं।`;
    },
    some: (reach) => `${rightOf(reach)}। बाकी का अभ्यास अभी करें, जब तक याद ताज़ा है।`,
    untouched: () => 'इस बार कोई उत्तर नहीं दिया। तैयार हों तो फिर से हल करें।',
  },
  rank: 'रैंक',
  rankAmong: (participants) => `${participants} में रैंक`,
  rankLater: (needed) => `${needed} लोगों के टेस्ट देने पर आपकी रैंक आएगी।`,
  reachedOthers: 'आपके बराबर या पीछे',
  ofOthers: (reached, others) => `बाकी ${others} में से ${reached}`,
  averageOfAll: 'सबका औसत',
  sinceLast: 'पिछला टेस्ट → यह टेस्ट',
  fromTo: (before, now) => `${before} → ${now}`,
  lostMarks: (lost, right, wrong) => `हर सही पर +${right}, हर गलत पर −${wrong}: कुल ${lost} अंक कटे।`,
  lostInAll: (lost) => `गलत उत्तरों से ${lost} अंक कटे।`,
  best: 'अब तक का आपका सबसे अच्छा परिणाम।',
  mend: ({ wrong, partly, untried, first }) => {
    const tried = wrong + partly;
    if (tried + untried > first) return `छूटे या गलत ${tried + untried} में से ${first} का अभ्यास करें`;
    if (tried === 0) return practised(untried, 'अनुत्तरित रहा', 'अनुत्तरित रहे');
    if (untried === 0 && partly === 0) return practised(wrong, 'गलत हुआ', 'गलत हुए');
    if (untried === 0) return practised(tried, 'पूरा सही नहीं हुआ', 'पूरे सही नहीं हुए');
    return `${tried + untried} का अभ्यास करें: ${tried}\u00a0${partly === 0 ? 'गलत' : 'पूरे\u00a0सही\u00a0नहीं'}, ${untried}\u00a0अनुत्तरित`;
  },
  sitAgain: 'फिर हल करें',
  solutions: 'हल देखें',
  print: 'प्रिंट',
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
  section: 'खंड',
  sectionMarks: 'अंक',
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
  marks: (marks, of) => (of === null ? `अंक: ${marks}` : `अंक: ${of} में से ${marks}`),
  regraded: {
    title: (isAgain) => (isAgain ? 'दोबारा जाँचा गया' : 'आपके संस्थान ने बदला'),
    score: (before, now) => (before === now ? `अंक वही रहे: ${now}` : `अंक: ${before} → ${now}`),
    changes: {
      key: 'उत्तर कुंजी सुधारी गई।',
      drop: 'यह प्रश्न हटाया गया: यह गिना नहीं जाता, और इसके अंक कुल अंकों से हट गए।',
      bonus: 'इस प्रश्न के अंक सभी को मिलते हैं।',
    },
    reason: (reason) => `कारण: ${reason}`,
  },
  outcomes: { correct: 'सही', partly: 'आंशिक रूप से सही', wrong: 'गलत', unattempted: 'अनुत्तरित' },
};
