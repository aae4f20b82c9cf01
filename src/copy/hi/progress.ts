import type { ProgressCopy } from '../en/progress';

/** The sentences of en/progress.ts in Hindi. */
export const progressCopyHi: ProgressCopy = {
  progress: 'आपकी प्रगति',
  latest: (share) => `सबसे नए टेस्ट में ${share}`,
  more: (points) => `उससे पहले वाले टेस्ट से ${points} प्रतिशत अंक ज़्यादा`,
  less: (points) => `उससे पहले वाले टेस्ट से ${points} प्रतिशत अंक कम`,
  same: 'उससे पहले वाले टेस्ट जितना ही',
  best: 'अब तक का सबसे अच्छा।',
  testOn: (title, share, day) => `${title}: ${share}, ${day}`,
};
