import type { ReviewCopy } from '../en/review';

/** The sentences of en/review.ts in Hindi. */
export const reviewCopyHi: ReviewCopy = {
  views: 'परिणाम के भाग',
  questionsTab: 'प्रश्न',
  insightsTab: 'विश्लेषण',
  show: 'दिखाएँ',
  filters: { all: 'सभी', wrong: 'गलत', skipped: 'छोड़े गए', marked: 'चिह्नित', slow: 'धीमे' },
  filterHint: { all: '', wrong: '', skipped: '', marked: '', slow: 'इनमें आपको सामान्य से कम से कम डेढ़ गुना समय लगा।' },
  filtered: (shown, all) => `${all} में से ${shown} प्रश्न`,
  spent: (time) => `इस प्रश्न पर ${time}`,
  markedForReview: 'समीक्षा के लिए चिह्नित',
};
