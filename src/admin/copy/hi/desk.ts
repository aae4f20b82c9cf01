import type { words } from '../en/desk';
import { numberText as n } from '../figures';

/** The sentences of en/desk.ts in Hindi. */
export const wordsHi: typeof words = {
  title: 'परीक्षा का दिन',
  lead: 'इस टेस्ट के लाइव आँकड़े। एडमिन के परीक्षण नहीं गिने जाते।',
  failed: 'आँकड़े लोड नहीं हो सके।',
  stale: (time) => `आँकड़े ताज़ा नहीं हो सके। ये ${time} के हैं।`,
  figures: 'आँकड़े',
  counts: {
    fetched: 'प्रश्नपत्र लिए गए',
    started: 'शुरुआत दर्ज',
    sitting: 'टेस्ट दे रहे हैं',
    handedIn: 'जमा',
    awaited: 'प्रतीक्षित',
  },
  countHints: {
    fetched: 'खातों के पास प्रश्नपत्र है',
    started: 'शुरुआतें सर्वर तक पहुँचीं',
    sitting: 'शुरू किया, जमा नहीं किया',
    handedIn: 'सर्वर पर जमा टेस्ट',
    awaited: 'टेस्ट देने वालों में से: समय समाप्त, अभी नहीं पहुँचे',
  },

  opensIn: 'खुलने में शेष',
  openUntil: (time) => `खुला है। ${time} तक शुरू किया जा सकता है।`,
  isClosed: (time) => `${time} से बंद है।`,
  noOpening: 'खुलने का समय तय नहीं है: टेस्ट कभी भी शुरू किया जा सकता है।',
  unrecorded: 'प्रश्नपत्र लेना और शुरुआत केवल उन्हीं टेस्टों के लिए दर्ज होते हैं, जिनकी समय-सारणी में कोई समय है।',
  notPublished: 'परीक्षार्थी यह टेस्ट नहीं देखते: यह प्रकाशित नहीं है।',
  span: (days, hours, minutes, seconds) =>
    [days > 0 && `${n(days)} दिन`, (days > 0 || hours > 0) && `${hours} घंटे`, `${minutes} मिनट`, `${seconds} सेकंड`].filter(Boolean).join(' '),

  minutes: 'हर मिनट की शुरुआतें और जमा',
  minutesOf: (minutes) => `हर ${n(minutes)} मिनट की शुरुआतें और जमा`,
  noMinutes: 'अभी कोई शुरुआत या जमा टेस्ट नहीं पहुँचा।',
  columns: { time: 'समय', starts: 'शुरुआतें', handIns: 'जमा' },
  readout: (time, starts, handIns) => `${time} · शुरुआतें: ${n(starts)} · जमा: ${n(handIns)}`,

  code: 'बोला जाने वाला कोड',
  codeLead:
    'जिस डिवाइस पर खुलने के समय इंटरनेट न हो, उस पर यह कोड प्रश्नपत्र खोलता है। इसे खुलने के समय ही बोलें, पहले नहीं: जिस डिवाइस को सही समय पता न हो, उस पर यह प्रश्नपत्र तुरंत खुल जाता है।',
  noCode: 'इस प्रश्नपत्र का कोई कोड नहीं है। भविष्य में खुलने का समय तय करने पर कोड बनता है।',
  showCode: 'कोड दिखाएँ',
  hideCode: 'कोड छिपाएँ',
  copyCode: 'कोड कॉपी करें',
  codeCopied: 'कोड कॉपी हो गया।',
  codeNotCopied: 'कोड कॉपी नहीं हो सका।',
  codeAloud: (letters) => `एक-एक अक्षर: ${letters}`,
  noLookalikes: 'कोड में शून्य, एक, अक्षर O और अक्षर I नहीं होते।',

  checklist: 'परीक्षा से पहले',
  checklistNote: 'जाँचें इस ब्राउज़र में याद रहती हैं।',
  previewed: 'प्रश्नपत्र देख लिया गया',
  previewedAt: (time) => `${time} को खोला गया।`,
  notPreviewed: 'प्रश्नपत्र वैसे खोलें, जैसे परीक्षार्थी देखते हैं।',
  viewPaper: 'प्रश्नपत्र देखें',
  pictures: 'सभी चित्र लोड होते हैं',
  picturesUnchecked: 'प्रश्नपत्र का हर चित्र एक बार लोड करें।',
  checkPictures: 'चित्र जाँचें',
  checkingPictures: (done, all) => `जाँच हो रही है: ${n(all)} में से ${n(done)}`,
  picturesFailed: 'प्रश्नपत्र लोड नहीं हो सका।',
  noPictures: 'प्रश्नपत्र में कोई चित्र नहीं है।',
  picturesWhole: (count) => (count === 1 ? 'एकमात्र चित्र लोड होता है।' : `सभी ${n(count)} चित्र लोड होते हैं।`),
  picturesBroken: (count, numbers) => `लोड नहीं हुए: ${n(count)}, इन प्रश्नों में: ${numbers}।`,
  told: 'परीक्षार्थी समय और समय क्षेत्र जानते हैं',
  noted: 'कोड ऐसी जगह लिखा है, जहाँ वह इंटरनेट के बिना मिले',
  done: 'हो गया',
  open: 'बाकी',
};
