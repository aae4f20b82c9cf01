import type { AimCopy } from '../en/aim';

/** The sentences of en/aim.ts in Hindi. */
export const aimCopyHi: AimCopy = {
  cutOff: (cutOff, score) => `आपके संस्थान का अनुमान है कि कट-ऑफ़ ${cutOff} अंक रहेगा। आपके ${score} अंक हैं।`,
  exam: (date, days) => (days === 0 ? 'परीक्षा आज है' : `परीक्षा ${date} को: ${days.toLocaleString('hi-IN')} दिन बाकी`),
  expected: (cutOff) => `अनुमानित कट-ऑफ़: ${cutOff} अंक`,
};
