import type { noteCopy } from '../en/note';

/** The sentences of en/note.ts in Hindi. */
export const noteCopyHi: typeof noteCopy = {
  yours: 'आपका नोट',
  add: 'नोट लिखें',
  addTo: (number) => `नोट लिखें: प्रश्न ${number}`,
  change: 'नोट बदलें',
  changeOf: (number) => `नोट बदलें: प्रश्न ${number}`,
  note: 'नोट',
  hint: 'इसे केवल आप देखते हैं। यह आपके दूसरे डिवाइस, प्रिंट और Anki में भी साथ रहता है।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
  draft: 'यह अभी सेव नहीं हुआ है।',
  cancel: 'रद्द करें',
  save: 'नोट सेव करें',
  failed: 'नोट इस डिवाइस पर सेव नहीं हो सका। फिर से कोशिश करें।',
  starFailed: 'यह इस डिवाइस पर सेव नहीं हो सका। फिर से कोशिश करें।',
};
