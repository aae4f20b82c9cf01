import { useLanguage } from '../../../src/copy/language';

/** Words to fill the controls with. */
const en = {
  usual: 'Next question',
  hover: 'Under the pointer',
  focus: 'With the focus',
  disabled: 'Not now',
  pressed: 'Marked',
  long: 'A long text shows how a control wraps where its place is narrower than its words',
  label: 'Location',
  hint: 'Shown on your certificate.',
  fault: 'Fill in a city.',
  value: 'Pune',
  title: 'Submit your answers?',
  sentence: '12 of 20 questions are answered.',
  whom: 'All 25 learners of this test',
  many: '3 of them are in an attempt.',
  when: 'At once. It cannot be taken back.',
};

const hi: typeof en = {
  usual: 'अगला प्रश्न',
  hover: 'पॉइंटर के नीचे',
  focus: 'फ़ोकस में',
  disabled: 'अभी नहीं',
  pressed: 'चिह्नित',
  long: 'लंबा वाक्य दिखाता है कि जगह कम होने पर शब्द अगली पंक्ति में कैसे जाते हैं',
  label: 'शहर',
  hint: 'आपके प्रमाणपत्र पर दिखेगा।',
  fault: 'शहर लिखें।',
  value: 'पुणे',
  title: 'उत्तर सबमिट करें?',
  sentence: '20 में से 12 प्रश्नों के उत्तर दिए गए हैं।',
  whom: 'इस टेस्ट के सभी 25 छात्र',
  many: 'उनमें से 3 अभी टेस्ट दे रहे हैं।',
  when: 'तुरंत। इसे वापस नहीं लिया जा सकता।',
};

export const useWords = (): typeof en => (useLanguage() === 'hi' ? hi : en);
