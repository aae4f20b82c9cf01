import type { startNotesCopy } from '../en/start-notes';
import { numberIn } from '../figures/number-in';

/** The sentences of en/start-notes.ts in Hindi. */
export const startNotesCopyHi: typeof startNotesCopy = {
  cutOff: (cutOff, score) => `आपके संस्थान का अनुमान है कि कट-ऑफ़ ${cutOff} अंक रहेगा। आपके ${score} अंक हैं।`,
  exam: (date, days) => (days === 0 ? 'परीक्षा आज है' : `परीक्षा ${date} को: ${numberIn('hi-IN', days)} दिन बाकी`),
  expected: (cutOff) => `अनुमानित कट-ऑफ़: ${cutOff} अंक`,
  minutesLeft: (minutes) =>
    minutes === 0 ? 'एक मिनट से कम बचा है' : minutes === 1 ? '1 मिनट बचा है' : `${numberIn('hi-IN', minutes)} मिनट बचे हैं`,
  finishFirst: 'पहले उसे पूरा करें',
  runsElsewhere: 'किसी और डिवाइस पर चल रहा है',
  runsFor: (since, until) => `${since === null ? '' : `${since} से, `}ज़्यादा से ज़्यादा ${until} तक`,
  runsThere: (name, times) => `“${name}” किसी और डिवाइस पर चल रहा है, ${times}।`,
  begunBefore: (since) => `किसी और डिवाइस पर शुरू हुआ${since === null ? '' : ` (${since})`}; उत्तर अभी नहीं पहुँचे`,
  runningElsewhere: (times) => `यह टेस्ट किसी और डिवाइस या ब्राउज़र पर चल रहा है, ${times}।`,
  begunElsewhere: (since) => `यह टेस्ट आपने किसी और डिवाइस या ब्राउज़र पर शुरू किया था${since === null ? '' : `, ${since}`}।`,
  overThere: 'उसका समय पूरा हो चुका होगा। जहाँ तक इस डिवाइस को पता है, वहाँ से उत्तर नहीं पहुँचे।',
  goOnThere: 'हो सके तो वहीं जारी रखें। वहाँ दिए गए उत्तर सिर्फ़ उसी डिवाइस पर हैं, और यहाँ नहीं आ सकते।',
  bringThere: 'वह डिवाइस पास हो, तो उसे इंटरनेट से जोड़ें और उस पर पोर्टल खोलें: उसके उत्तर अपने आप भेज दिए जाएँगे।',
  beginHere: 'यह न हो सके, तो यहाँ शुरू करें। सभी प्रश्न फिर से खाली होंगे, और आपके शुरू करते ही समय चलने लगेगा।',
  firstCounts: 'एक ही बार भेजे गए उत्तर गिने जाते हैं: जो पोर्टल पर पहले पहुँचें। आपका संस्थान देख सकता है कि आपने पहली बार कब शुरू किया।',
  sendsThere: 'दूसरा डिवाइस चालू हो और उसमें इंटरनेट हो, तो समय पूरा होने पर वह अपने उत्तर अपने आप भेज देता है।',
  beginAnew: 'यहाँ नए सिरे से शुरू करें',
  beginAsk: 'यहाँ नए सिरे से शुरू करें?',
  beginMeans: 'दूसरे डिवाइस के उत्तर यहाँ नहीं आएँगे: सभी प्रश्न खाली होंगे, और पूरा समय फिर से चलेगा।',
  beginYes: 'यहाँ शुरू करें',
  beginNot: 'अभी नहीं',
};
