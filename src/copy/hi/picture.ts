import type { pictureCopy } from '../en/picture';

/** The sentences of en/picture.ts in Hindi. */
export const pictureCopyHi: typeof pictureCopy = {
  picture: 'चित्र',
  enlarge: 'चित्र बड़ा करें',
  enlargeOption: (letter) => `विकल्प ${letter} का चित्र बड़ा करें`,
  fullSize: 'पूरा आकार',
  whole: 'पूरा चित्र',
  notHere: 'यह चित्र अभी इस डिवाइस पर नहीं है। इसमें यह है:',
  missing: (missing) =>
    `इस टेस्ट ${missing === 1 ? 'का एक चित्र' : `के ${missing} चित्र`} अभी इस डिवाइस पर नहीं ${missing === 1 ? 'है' : 'हैं'}। इंटरनेट रहते बाकी चित्र अपने आप आ जाते हैं। आप अभी शुरू कर सकते हैं: चित्र आने तक उसका वर्णन शब्दों में दिखता है।`,
  progress: (here, all) => `${all} में से ${here} चित्र`,
};
