import type { words } from '../en/add-learner';

/** The sentences of en/add-learner.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'एक परीक्षार्थी जोड़ें',
  lead: 'उसके लिए जो आ गया है पर किसी सूची में नहीं है। यह नामसूची की एक पंक्ति के रूप में सेव होता है।',
  name: 'नाम',
  address: 'ईमेल या फ़ोन',
  addressHint: 'वही, जिससे परीक्षार्थी साइन-इन करता है। जो ईमेल सत्यापित नहीं है, वह नहीं गिना जाता: तब समूह “लोग” में चुनें।',
  group: 'परीक्षार्थी का समूह',
  chooseGroup: 'समूह चुनें',
  noGroups: 'अभी कोई समूह नहीं है। पहले “समूह” में एक जोड़ें।',
  extraTime: 'अतिरिक्त समय “लोग” में दिया जाता है, जैसे ही परीक्षार्थी साइन-इन कर ले।',
  add: 'परीक्षार्थी जोड़ें',
  notAdded: 'परीक्षार्थी नहीं जोड़ा गया।',
  groupMissing: 'समूह चुनें।',
  waits: (name, group) => `${name} का इंतज़ार है; पहली बार साइन-इन करते ही समूह “${group}” में आ जाएगा।`,
  joins: (name, group) => `${name} अब समूह “${group}” में है।`,
  stays: (name, group) => `कुछ नहीं करना है: ${name} पहले से समूह “${group}” में है।`,
  moveAsk: (name) => `${name} का समूह बदलें?`,
  move: 'समूह बदलें',
  moveWhom: (name, from, to) => `${name}: “${from}” से “${to}” में।`,
  moveWhen: 'तुरंत। जो टेस्ट शुरू हो चुके हैं वे चलते रहेंगे, और परिणाम बने रहेंगे।',
};
