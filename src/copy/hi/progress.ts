import type { progressCopy } from '../en/progress';

/** The sentences of en/progress.ts in Hindi. */
export const progressCopyHi: typeof progressCopy = {
  progress: 'आपकी प्रगति',
  latest: (share) => `पिछले टेस्ट में ${share}`,
  before: (share) => `उससे पहले वाले में ${share}`,
  shareIn: (share, title) => `“${title}” में ${share}`,
  unlike: 'ये दो अलग-अलग टेस्ट हैं: कोई एक ज़्यादा कठिन हो सकता है।',
  best: 'अब तक का आपका सबसे अच्छा परिणाम।',
  testOn: (title, share, day) => `${title}: ${share}, ${day}`,
};
