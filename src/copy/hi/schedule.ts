import type { ScheduleCopy } from '../en/schedule';

/** The sentences of en/schedule.ts in Hindi. */
export const scheduleCopyHi: ScheduleCopy = {
  opensOn: (moment) => `${moment} खुलेगा`,
  startsUntil: (moment) => `शुरू करने का आख़िरी समय: ${moment}`,
  resultsOn: (moment) => `परिणाम ${moment} आएगा`,
  timeZone: (name) => `इस डिवाइस का समय क्षेत्र: ${name}`,
  times: 'समय',
  toCountdown: 'उलटी गिनती',
  countdown: 'खुलने में बचा समय',
  days: (days, hours) => `${days} दिन ${hours} घंटे`,
  hours: (hours, minutes) => `${hours} घंटे ${minutes} मिनट`,
  opensHere: 'टेस्ट इसी पेज पर खुलेगा। पेज को फिर से लोड करने की ज़रूरत नहीं है।',
  codeLater: 'उस समय नेटवर्क न हो, तो परीक्षा कक्ष में बोला गया कोड यहाँ लिखें।',
  opening: 'टेस्ट खुल रहा है…',
  unsureClock: 'इस डिवाइस को परीक्षा सर्वर का समय अभी नहीं मिला है। कोड बोले जाने पर उसे यहाँ लिखें।',
  noNetwork: 'परीक्षा सर्वर से संपर्क नहीं हो रहा है। नेटवर्क आते ही, या बोले गए कोड से, टेस्ट खुल जाएगा।',
  notYet: (reason) => `सर्वर ने टेस्ट नहीं खोला: ${reason} डिवाइस फिर से पूछेगा।`,
  damaged: 'इस डिवाइस पर रखा टेस्ट नहीं खुल सका। इंटरनेट से जुड़ें: तब वह फिर से लोड होगा।',
  closedSince: (moment) => `यह टेस्ट ${moment} तक ही शुरू किया जा सकता था।`,
  closed: 'यह टेस्ट शुरू करने का समय निकल चुका है।',
  code: 'कोड',
  codeHint: (length, groups) => `${groups} समूहों में ${length} अक्षर और अंक। पूरा होते ही कोड की जाँच होती है।`,
  openByCode: 'खोलें',
  checkingCode: 'कोड की जाँच हो रही है…',
  codeFaults: {
    'wrong-code': () => 'यह इस टेस्ट का कोड नहीं है। एक-एक अक्षर मिलाकर देखें।',
    'not-a-code': (length) => `कोड में ${length} अक्षर और अंक होते हैं; 0, O, 1 और I नहीं होते।`,
    'too-early': () => 'टेस्ट अभी खुला नहीं है।',
  },
  resultsByThemselves: 'तब यह पेज उन्हें अपने आप लोड करेगा। पेज को फिर से लोड करने की ज़रूरत नहीं है।',
  awaited: 'परिणाम आना बाकी',
};
