import type { displayCopy } from '../en/display';

/** The sentences of en/display.ts in Hindi. */
export const displayCopyHi: typeof displayCopy = {
  textSize: 'अक्षरों का आकार',
  textSizes: { normal: 'सामान्य', large: 'बड़ा', largest: 'सबसे बड़ा' },
  colours: 'रंग',
  schemes: { device: 'डिवाइस जैसा', light: 'हल्के', dark: 'गहरे' },
  highContrast: 'उच्च कंट्रास्ट',
  highContrastAsked: 'आपके डिवाइस की सेटिंग में हर जगह उच्च कंट्रास्ट चालू है।',
  displayNote: 'आपकी पसंद इस डिवाइस पर याद रहती है।',
};
