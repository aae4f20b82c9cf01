import type { sampleCopy } from '../en/sample';

/** The sentences of en/sample.ts in Hindi. */
export const sampleCopyHi: typeof sampleCopy = {
  title: 'एक प्रश्न करके देखें',
  lead: 'लॉगिन की ज़रूरत नहीं।',
  question: '150 मीटर लंबी एक ट्रेन एक खंभे को 15 सेकंड में पार करती है। उसकी चाल कितनी है?',
  options: ['10 किमी/घंटा', '36 किमी/घंटा', '54 किमी/घंटा', '15 किमी/घंटा'],
  right: 'सही! यहाँ हल ऐसा दिखता है:',
  wrong: (letter) => `थोड़ी चूक हुई: सही उत्तर ${letter} है। यहाँ हल ऐसा दिखता है:`,
  solution: 'ट्रेन अपनी लंबाई जितनी दूरी तय करती है: 15 सेकंड में 150 मीटर, यानी 10 मी/से। इसे 18/5 से गुणा करें: 36 किमी/घंटा।',
  keep: 'मेरा उत्तर सेव रखें: रजिस्टर करें',
  keepHere: 'मेरा खाता है: लॉगिन करें',
  kept: 'आपका पहला उत्तर यहाँ है',
  yours: (option) => `आपका उत्तर: ${option}`,
  rightOne: (option) => `सही उत्तर: ${option}`,
  whole: 'पूरा टेस्ट दें',
  close: 'बंद करें',
};
