import type { MoreTimeCopy } from '../en/more-time';

/** The sentences of en/more-time.ts in Hindi. */
export const moreTimeCopyHi: MoreTimeCopy = {
  moreTime: 'और समय',
  given: (minutes, total, isOwn) =>
    `${isOwn ? 'आपको' : 'सबको'} ${minutes} मिनट और ${minutes === 1 ? 'मिला है' : 'मिले हैं'}${minutes === total ? '' : `, कुल ${total}`}।`,
  takenBack: (minutes, left) => `${minutes} मिनट गलती से दिए गए थे और वापस लिए गए।${left === 0 ? '' : ` आपके पास ${left} अतिरिक्त मिनट बचे हैं।`}`,
  plus: (total) => `+${total} मिनट`,
  byItself: 'नेटवर्क होने पर और समय अपने आप आता है। नेटवर्क न हो, तो परीक्षा कक्ष में बोला गया या सिर्फ़ आपको बताया गया कोड लिखें।',
  byNetwork: 'नेटवर्क होने पर और समय अपने आप आता है। यह डिवाइस इसके कोड की जाँच नहीं कर सकता।',
  add: 'समय जोड़ें',
  faults: {
    'wrong-code': 'यह अतिरिक्त समय का कोड नहीं है। एक-एक अक्षर मिलाकर देखें।',
    counted: 'यह समय पहले ही जोड़ा जा चुका है।',
    'not-checked': 'इस डिवाइस पर कोड की जाँच नहीं हो सकी।',
  },
};
