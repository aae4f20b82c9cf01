import { hindi } from '../../../../contract/assessment/results-file/hindi';
import type { words } from '../en/sittings';
import { numberText as n } from '../wording/figures';

const span = (minutes: number): string => {
  if (minutes < 120) return `${n(minutes)} मिनट`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${n(hours)} घंटे` : `${n(Math.round(hours / 24))} दिन`;
};

/** The sentences of en/sittings.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'प्रयास',
  lead: 'जिन्होंने भी यह प्रश्नपत्र लिया, शुरू किया या सबमिट किया। ये तथ्य केवल जानकारी के लिए हैं: इनके कारण किसी का टेस्ट रद्द नहीं होता।',
  failed: 'प्रयास लोड नहीं हो सके।',
  none: 'अभी किसी खाते ने यह प्रश्नपत्र नहीं लिया।',
  label: 'परीक्षार्थी',
  nameless: 'अभी नाम नहीं है',
  columns: { name: 'परीक्षार्थी', fetched: 'लिया', started: 'शुरू किया', handedIn: 'सबमिट किया', arrived: 'पहुँचा', facts: 'तथ्य' },
  filter: 'तथ्य',
  everyFact: 'सभी परीक्षार्थी',
  kinds: { 'start-seen': 'सर्वर ने शुरुआत देखी', ...hindi.flags },
  choice: (kind, count) => `${kind} (${n(count)})`,
  facts: {
    'start-seen': (time) => (time === null ? 'सर्वर ने शुरुआत देखी' : `सर्वर ने शुरुआत ${time} देखी`),
    'start-said': (time) => (time === null ? 'ऑफ़लाइन शुरू किया, डिवाइस के अनुसार' : `${time} ऑफ़लाइन शुरू किया, डिवाइस के अनुसार`),
    'arrived-later': (minutes) => (minutes === null ? 'सबमिट करने के बाद देर से पहुँचा' : `सबमिट करने के ${span(minutes)} बाद पहुँचा`),
    late: 'देर से: तय समय के बाद सबमिट किया',
    'time-does-not-fit': 'समय मेल नहीं खाता',
    'never-fetched': 'इस खाते ने प्रश्नपत्र कभी नहीं लिया',
    'more-than-given': 'दिए गए समय से ज़्यादा समय लिया',
    'no-evidence': 'कब दिया गया, इसका कोई सबूत नहीं',
    'after-release': 'परिणाम जारी होने के बाद पहुँचा',
    'second-account': 'इसी सत्यापित ईमेल या फ़ोन वाले दूसरे खाते से भी सबमिट हुआ',
    'new-account': 'खाता टेस्ट खुलने के बाद पहली बार दिखा',
  },
  misfits: hindi.misfits,
  misfit: (fact, why) => `${fact}: ${why}`,
  twoStarts: (heard, handedIn) => `दो बार शुरू हुआ, ${heard} और ${handedIn}, जैसे दो डिवाइस पर`,
  refresh: 'ताज़ा करें',
  asOf: (time) => `${time} की स्थिति`,
  print: 'प्रिंट करें',
};
