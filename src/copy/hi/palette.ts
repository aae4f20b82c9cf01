import type { paletteCopy } from '../en/palette';

/** The sentences of en/palette.ts in Hindi. */
export const paletteCopyHi: typeof paletteCopy = {
  questionPalette: 'प्रश्न पैलेट',
  standings: {
    unanswered: 'अनुत्तरित',
    answered: 'उत्तर दिया',
    marked: 'अनुत्तरित, चिह्नित',
    'answered-marked': 'उत्तर दिया, चिह्नित: गिना जाएगा',
  },
  standingsAloud: {
    unanswered: 'अनुत्तरित',
    answered: 'उत्तर दिया गया',
    marked: 'समीक्षा के लिए चिह्नित',
    'answered-marked': 'उत्तर दिया गया, समीक्षा के लिए चिह्नित',
  },
  timeLeft: (clock) => `बचा समय: ${clock}।`,
  hasty: (answered) => (answered === 0 ? 'आपने अभी एक भी उत्तर नहीं दिया है।' : 'आधे से ज़्यादा समय बाकी है।'),
  markedCount: (count) => `समीक्षा के लिए चिह्नित: ${count}।`,
  toOpen: (number) => `प्रश्न ${number} पर जाएँ: अनुत्तरित`,
  toHalf: (number) => `प्रश्न ${number} पर जाएँ: संख्या अधूरी है`,
  toMarked: (number) => `प्रश्न ${number} पर जाएँ: चिह्नित`,
};
