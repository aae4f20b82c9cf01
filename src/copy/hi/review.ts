import type { ReviewCopy } from '../en/review';

/** The sentences of en/review.ts in Hindi. */
export const reviewCopyHi: ReviewCopy = {
  reached: {
    all: (_right, all) => (all === 1 ? 'सही उत्तर। शाबाश!' : `सभी ${all} उत्तर सही। शाबाश!`),
    most: (right, all) => `शाबाश: ${all} में से ${right} सही।`,
    half: (right, all) => `${all} में से ${right} सही। अच्छी शुरुआत है, अब इसे आगे बढ़ाएँ।`,
    some: (right, all) => `${all} में से ${right} सही। आज सुधारी हर गलती अगली बार का अंक है।`,
    none: () => 'टेस्ट कठिन था। हल पढ़ें, फिर इन प्रश्नों को दोबारा करें।',
  },
  standing: (reached, participants) => `${participants} में से ${reached} के बराबर या उनसे बेहतर`,
  mend: (count) => `${count} ${count === 1 ? 'गलती' : 'गलतियाँ'} सुधारें`,
  solutions: 'हल देखें',
  reportQuestion: 'कुछ गलत है',
  reportOf: (number) => `प्रश्न ${number} में कुछ गलत है`,
  views: 'परिणाम के भाग',
  questionsTab: 'प्रश्न',
  insightsTab: 'विश्लेषण',
  show: 'दिखाएँ',
  filters: { all: 'सभी', wrong: 'गलत', partly: 'आंशिक सही', skipped: 'छोड़े गए', marked: 'चिह्नित', slow: 'धीमे' },
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
};
