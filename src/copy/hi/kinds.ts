import { optionLetters, optionSlots } from '../../../contract/fields/limits';
import type { kindsCopy } from '../en/kinds';

/** The sentences of en/kinds.ts in Hindi. */
export const kindsCopyHi: typeof kindsCopy = {
  severalRight: 'एक या अधिक विकल्प सही हो सकते हैं। जो भी विकल्प आपको सही लगें, उन सभी को चुनें।',
  schemes: {
    'all-or-nothing': () => 'अंक तभी मिलते हैं जब सभी सही विकल्प चुने गए हों, और कोई दूसरा नहीं।',
    'jee-advanced': (each, wrong) => {
      const earned = each === undefined ? 'हर सही विकल्प के अंक' : `हर सही विकल्प पर +${each}`;
      return `आंशिक अंक: ${earned}, एक भी गलत हो तो ${wrong === undefined ? 'अंक कटेंगे' : wrong === '0' ? '0' : `−${wrong}`}।`;
    },
  },
  number: 'आपका उत्तर, एक संख्या',
  keypad: 'कीपैड',
  erase: 'एक अंक मिटाएँ',
  sign: 'चिह्न बदलें',
  stands: (typed) => (typed === '' ? 'खाली' : typed),
  notYet: 'यह संख्या अभी अधूरी है, इसलिए उत्तर नहीं गिनी जाएगी।',
  inList: { multiple: 'एक या अधिक विकल्प सही हो सकते हैं', numeric: 'उत्तर एक संख्या है' },

  general: {
    multiple: 'चौकोर खानों वाले प्रश्नों में एक से अधिक विकल्प सही हो सकते हैं: हर सही विकल्प चुनें। दोबारा टैप करने से चुनाव हट जाता है।',
    numeric:
      'जिस प्रश्न में विकल्प नहीं हैं, उसका उत्तर एक संख्या है: उसे स्क्रीन के कीपैड से या अपने कीबोर्ड से लिखें। अंक, एक दशमलव बिंदु और ऋण चिह्न लिखे जा सकते हैं।',
  },
  keys: {
    multiple: [`A–${optionLetters.at(-1)}, 1–${optionSlots.max}`, 'विकल्प चुनें, या चुनाव हटाएँ'],
    numeric: ['0–9 . −', 'संख्या लिखें'],
  },
};
