import type { words } from '../en/regrade';
import { titlesHi } from './titles';

const scores = (text: string): string => `${text} अंक`;

/** The sentences of en/regrade.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.questionAndKey,
  place: (number, all, subject) => `${all} में से प्रश्न ${number} · ${subject}`,
  before: 'पिछला प्रश्न',
  after: 'अगला प्रश्न',
  inBank: 'प्रश्न बैंक में खोलें',
  failed: 'प्रश्न लोड नहीं हो सका।',
  elsewhere: 'इस टेस्ट में ऐसा कोई प्रश्न नहीं है।',
  asSeen: 'जैसा परीक्षार्थियों ने देखा',
  answers: 'उत्तर',
  skipped: 'अनुत्तरित',
  chosen: (count, share) => `${count} · ${share}`,
  meanScore: (score) => `औसत अंक ${score}`,
  right: 'सही',
  facts: { facility: '% सही', discrimination: 'विभेदन', seconds: 'माध्यिका सेकंड', participants: 'सबमिट किए उत्तर' },
  rulings: { drop: 'हटाया गया', bonus: 'अंक सभी को' },
  mend: 'इस प्रश्न को सुधारें',
  mendLead: 'सबमिट किए सभी उत्तर तुरंत दोबारा जाँचे जाते हैं। बाद का बदलाव पहले वाले की जगह लेता है, इसलिए गलती वापस ली जा सकती है।',
  what: 'क्या करना है?',
  changes: { key: 'उत्तर कुंजी सुधारें', drop: 'प्रश्न हटाएँ', bonus: 'सभी को अंक दें' },
  explained: {
    key: 'सही विकल्प बदलें। हटाया गया प्रश्न फिर गिना जाता है।',
    drop: 'प्रश्न गिना नहीं जाता, और इसके अंक कुल अंकों से हट जाते हैं।',
    bonus: 'जिसने भी टेस्ट सबमिट किया, उसे इसके अंक मिलते हैं, प्रश्न छोड़ने वालों को भी।',
  },
  rightOption: 'सही विकल्प',
  rightOptions: 'सही विकल्प',
  several: 'एक से अधिक विकल्प सही हैं',
  reason: 'कारण',
  reasonHint: 'परीक्षार्थी इसे अपने परिणाम में पढ़ते हैं।',
  preview: 'क्या बदलेगा',
  previewFailed: 'अभी नहीं बताया जा सकता कि क्या बदलेगा।',
  same: 'प्रश्न पहले से ही ऐसे गिना जाता है।',
  noOption: 'सही विकल्प चुनें।',
  counted: 'गिना जा रहा है…',
  change: (_, text, ranks) => `${scores(text)} बदलेंगे, पहले 10 में ${ranks} रैंक`,
  noScore: 'कोई अंक नहीं बदलता।',
  ways: (risen, fallen) => `${risen} बढ़ेंगे, ${fallen} घटेंगे।`,
  total: (before, after) => `कुल: ${before} → ${after} अंक`,
  newDiscrimination: (value) => `इस उत्तर कुंजी से विभेदन: ${value}`,
  belowZero: '0 से कम: जो बाकी पेपर जानते हैं, वे इस कुंजी से गलत ठहरते हैं। एक बार फिर जाँचें।',
  send: (change, count) =>
    ({
      key: `उत्तर कुंजी सुधारें और ${count} दोबारा जाँचें`,
      drop: `प्रश्न हटाएँ और ${count} दोबारा जाँचें`,
      bonus: `अंक दें और ${count} दोबारा जाँचें`,
    })[change],
  ask: {
    key: 'जारी हो चुके परिणामों की उत्तर कुंजी सुधारें?',
    drop: 'जारी हो चुके परिणामों से यह प्रश्न हटाएँ?',
    bonus: 'जारी हो चुके परिणामों में सबको अंक दें?',
  },
  askYes: 'अभी दोबारा जाँचें',
  askWhom: (count, text) =>
    count === 1
      ? 'उस एक परीक्षार्थी के लिए जिसने सबमिट किया है; हो सकता है कि उसने परिणाम देख लिया हो।'
      : `सबमिट करने वाले सभी ${text} परीक्षार्थियों के लिए। हो सकता है कि वे परिणाम देख चुके हों।`,
  askWhen: 'तुरंत। परीक्षार्थी कारण पढ़ते हैं। इसी फ़ॉर्म में बाद के बदलाव से यह वापस हो सकता है।',
  sent: (count, text) => (count === 0 ? 'बदलाव सेव हो गया। कोई अंक नहीं बदला।' : `बदलाव सेव हो गया। ${scores(text)} बदले।`),
  notSent: 'बदलाव सेव नहीं हुआ।',
  elsewhereToo: 'यही प्रश्न और कहाँ है',
  elsewhereFailed: 'प्रश्न बैंक और दूसरे टेस्ट की कुंजी से मिलान नहीं हो सका।',
  bankOther: (right) => `प्रश्न बैंक में अभी दूसरी कुंजी है: ${right}। नए टेस्ट बैंक की ही कुंजी लेते हैं।`,
  bankByHand: 'बैंक में इस प्रश्न के विकल्प इस टेस्ट जैसे नहीं हैं: सही विकल्प बैंक में ही चुनें।',
  correctBank: (right) => `बैंक में भी कुंजी ${right} करें`,
  bankCorrected: 'अब बैंक में भी यही कुंजी है, प्रश्न के नए संस्करण के रूप में।',
  bankNotCorrected: 'बैंक में कुछ नहीं बदला।',
  others: (count) =>
    count === 1
      ? 'एक और टेस्ट में यह प्रश्न दूसरी तरह गिना जाता है। वहाँ भी सुधारें:'
      : `${count} और टेस्ट में यह प्रश्न दूसरी तरह गिना जाता है। हर एक में सुधारें:`,
  handIns: (_, text) => `${text} सबमिट किए उत्तर`,
  moreOthers: 'और भी टेस्ट हो सकते हैं: पुराने टेस्ट नहीं मिलाए गए।',
  history: 'अब तक के बदलाव',
  historyFailed: 'बदलाव लोड नहीं हो सके।',
  now: { key: (letters) => `उत्तर कुंजी: ${letters}`, drop: 'हटाया गया', bonus: 'अंक सभी को' },
  became: (before, after) => `${before} → ${after}`,
  effect: (_, text) => `${scores(text)} बदले`,
  byCommand: 'सर्वर पर दिया गया आदेश',
  noReason: 'कोई कारण नहीं दिया गया',
  check: 'उत्तर कुंजी जाँचें',
  checkLead: 'जिन्हें बाकी प्रश्न आते हैं, उन्होंने इन्हें गलत किया, इसलिए इनकी उत्तर कुंजी गलत हो सकती है:',
  openQuestion: (number) => `प्रश्न ${number}`,
  changed: 'सबमिट होने के बाद बदले गए',
};
