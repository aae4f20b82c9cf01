import type { words } from '../en/absent';

/** The sentences of en/absent.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'किसने शुरू नहीं किया',
  lead: 'जितना सर्वर को पता है: जिसके पास इंटरनेट नहीं है, हो सकता है कि उसने शुरू कर दिया हो।',
  failed: 'अनुपस्थित लोगों की सूची लोड नहीं हो सकी।',
  label: 'अनुपस्थित लोग',
  none: 'कोई अनुपस्थित नहीं है।',
  group: 'समूह',
  everyGroup: 'सभी समूह',
  nameless: 'अभी नाम नहीं',
  columns: { name: 'नाम', groups: 'समूह', phone: 'फ़ोन', email: 'ईमेल', state: 'कहाँ तक' },
  states: {
    'never-signed-in': 'कभी साइन इन नहीं किया',
    'not-fetched': 'प्रश्नपत्र नहीं लिया',
    fetched: 'प्रश्नपत्र ले लिया है',
  },
  asOf: (time) => `${time} की स्थिति`,
  refresh: 'ताज़ा करें',
  save: 'फ़ाइल में सेव करें',
  saveFailed: 'फ़ाइल नहीं बन सकी।',
  file: 'अनुपस्थित',
};
