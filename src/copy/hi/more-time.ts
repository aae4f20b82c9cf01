import type { MoreTimeCopy } from '../en/more-time';

/** The sentences of en/more-time.ts in Hindi. */
export const moreTimeCopyHi: MoreTimeCopy = {
  moreTime: 'और समय',
  given: (minutes, total) => (minutes === total ? `सबको ${minutes} मिनट और मिले हैं।` : `सबको ${minutes} मिनट और मिले हैं, कुल ${total}।`),
  plus: (total) => `+${total} मिनट`,
  byItself: 'नेटवर्क होने पर सबको मिला और समय अपने आप आता है। नेटवर्क न हो, तो परीक्षा कक्ष में बोला गया कोड लिखें।',
  byNetwork: 'नेटवर्क होने पर सबको मिला और समय अपने आप आता है। यह डिवाइस इसके कोड की जाँच नहीं कर सकता।',
  add: 'समय जोड़ें',
  faults: {
    'wrong-code': 'यह और समय का कोड नहीं है। एक-एक अक्षर मिलाकर देखें।',
    counted: 'यह समय पहले ही जोड़ा जा चुका है।',
    'not-checked': 'इस डिवाइस पर कोड की जाँच नहीं हो सकी।',
  },
};
