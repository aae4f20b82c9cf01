/** What a notification says of news. `time`: when a test opens, as the device writes it. */
interface NewsSentences {
  'results-out': string;
  'test-opens': (time: string) => string;
  'report-answered': string;
  due: (count: number) => string;
  /** Of a code that this version does not know. */
  other: string;
  /** How times are written. */
  locale: string;
}

const english: NewsSentences = {
  'results-out': 'Your result is out',
  'test-opens': (time) => `Your test opens at ${time}`,
  'report-answered': 'Your report was answered',
  due: (count) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'question is' : 'questions are'} due in Revise`,
  other: 'There is news for you',
  locale: 'en-IN',
};

const hindi: NewsSentences = {
  'results-out': 'आपका परिणाम आ गया है',
  'test-opens': (time) => `आपका टेस्ट ${time} खुलेगा`,
  'report-answered': 'आपकी शिकायत का उत्तर आया है',
  due: (count) => `आज ${count.toLocaleString('hi-IN')} प्रश्न दोहराने हैं`,
  other: 'आपके लिए कुछ नया है',
  locale: 'hi-IN',
};

/** The worker's own small catalogue: the page's sentences are in files that a worker without a page does not load. English for an unknown language. */
export const newsSentences = (language: string): NewsSentences => (/^hi\b/i.test(language) ? hindi : english);
