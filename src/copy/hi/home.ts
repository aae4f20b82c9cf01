import type { HomeCopy } from '../en/home';

/** The sentences of en/home.ts in Hindi. */
export const homeCopyHi: HomeCopy = {
  installOffer: 'पोर्टल इंस्टॉल करें: यह ऐप की तरह खुलता है, और जगह कम होने पर भी आपके उत्तर बने रहते हैं।',
  installByHand: '“शेयर” और फिर “होम स्क्रीन में जोड़ें” दबाएँ: पोर्टल ऐप की तरह खुलता है, और आपके उत्तर अधिक समय तक बने रहते हैं।',
  install: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
  welcomeBack: (firstName) => `नमस्ते, ${firstName}!`,
  dashboardLead: 'आपका अभ्यास एक नज़र में।',
  dashboardWays: 'आगे कहाँ जाएँ',
  statCompleted: 'पूरे किए गए टेस्ट',
  statTaken: 'दिए गए टेस्ट',
  statAverage: 'औसत अंक',
  statNone: 'अभी कोई परिणाम नहीं: औसत पहले परिणाम से शुरू होगा।',
  statUnknown: 'आपके आँकड़े लोड होते ही यहाँ दिखेंगे।',
  statNote: 'पूरे किए गए: जिनका परिणाम आ चुका है। दिए गए: वे भी जो अभी भेजे जाने हैं या जिनके परिणाम आने हैं।',
  availableHint: 'अगला टेस्ट दें',
  pastAssessments: 'मेरे पिछले टेस्ट',
  pastHint: (waiting) => (waiting === 0 ? 'अंक और व्याख्याएँ' : `${waiting} भेजे जाने बाकी हैं`),
  profileHint: 'नाम, ईमेल, फ़ोन, स्थान',
  notGiven: 'नहीं दिया गया',
  sittingFiledElsewhere: (name) => `आपने “${name}” किसी और डिवाइस से सबमिट कर दिया है। यहाँ दिए गए उत्तर रखे हैं, पर उनकी गिनती नहीं होती।`,
};
