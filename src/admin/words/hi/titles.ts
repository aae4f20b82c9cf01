import type { titles } from '../en/titles';

/** The sentences of en/titles.ts in Hindi. */
export const titlesHi: Record<keyof typeof titles, string> = {
  home: 'आज',
  people: 'लोग',
  groups: 'समूह',
  roster: 'नामसूची',
  portal: 'नाम और रूप',
  notices: 'सूचनाएँ',
  webhook: 'वेबहुक',
  health: 'पोर्टल का हाल',
  changes: 'बदलाव',
  passages: 'गद्यांश',
  passage: 'गद्यांश',
  results: 'परिणाम',
  groupComparison: 'बैच साथ-साथ',
  reports: 'प्रश्नों की शिकायतें',
  answers: 'एक परीक्षार्थी के उत्तर',
  person: 'एक परीक्षार्थी के टेस्ट',
  questions: 'टेस्ट के प्रश्न',
  print: 'छपने वाला प्रश्नपत्र',
  questionAndKey: 'प्रश्न और उत्तर कुंजी',
};
