import type { sectionCopy } from '../en/section';

/** The sentences of en/section.ts in Hindi. */
export const sectionCopyHi: typeof sectionCopy = {
  facts: 'खंड',
  section: 'खंड',
  questions: 'प्रश्न',
  questionsShort: 'सं॰',
  minutes: 'मिनट',
  marks: 'अंक',
  lockedRules: 'खंड एक के बाद एक आते हैं, हर एक अपने समय में। आप न आगे के खंड में जा सकते हैं, न पिछले खंड में लौट सकते हैं।',
  early: (names) => `आप ${names ?? 'किसी खंड'} को समय से पहले समाप्त कर सकते हैं। तब उसका बचा समय नहीं मिलता।`,
  freeRules: 'खंडों के मिनट केवल सलाह हैं। आप खंडों के बीच जैसे चाहें आ-जा सकते हैं।',

  min: (minutes) => `${minutes} मिनट`,
  over: 'समाप्त',
  now: 'अभी',
  marksEach: (right, wrong) => (wrong === 0 ? `+${right}` : `+${right} −${wrong}`),
  whyOver: (name) => `${name} का समय समाप्त हो गया है।`,
  whyLater: (name, previous) => `${previous} समाप्त होने पर ${name} अपने आप शुरू होगा।`,

  place: (number, of) => `खंड ${number}/${of}`,
  follows: (name) => `आगे: ${name}`,
  last: 'आख़िरी खंड',
  whole: (time) => `पूरा टेस्ट: ${time}`,
  ends: (name, seconds) => `${name} ${seconds} सेकंड में समाप्त`,
  soon: (name, next, seconds) => `${name} में ${seconds} सेकंड बचे हैं। ${next === null ? 'फिर टेस्ट सबमिट हो जाएगा।' : `फिर ${next} शुरू होगा।`}`,
  begun: (number, of, name, minutes) => `खंड ${number}/${of}: ${name}, ${minutes} मिनट`,

  finish: 'खंड समाप्त करें',
  finishQuestion: (name) => `${name} अभी समाप्त करें?`,
  finishIsFinal: 'आप इस खंड में लौट नहीं सकेंगे, और इसका बचा समय नहीं मिलेगा।',
  finishNow: (next) => `${next} पर जाएँ`,
  notBegun: (names) => `अभी शुरू नहीं हुए: ${names}। अभी सबमिट करने पर इनके प्रश्न अनुत्तरित रहेंगे।`,
};
