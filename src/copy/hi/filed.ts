import type { filedCopy } from '../en/filed';

/** The sentences of en/filed.ts in Hindi. */
export const filedCopyHi: typeof filedCopy = {
  alreadyHandedIn: 'आप यह टेस्ट सबमिट कर चुके हैं',
  alreadyHandedInWhy: 'हर टेस्ट एक ही बार गिना जाता है, और आपका सबमिट हो चुका है। परिणाम में हर प्रश्न अपनी व्याख्या के साथ दिखता है।',
  filedElsewhere: 'आपने यह टेस्ट किसी और डिवाइस से सबमिट कर दिया है। वहाँ दिए गए उत्तर गिने जाते हैं; यहाँ दिए गए केवल इस डिवाइस पर रखे हैं।',
  otherHandedIn: (name) => `${name} का टेस्ट सबमिट हो गया`,
  otherWaits: (name) => `${name} के उत्तर इस डिवाइस पर सुरक्षित हैं। ${name} के लॉगिन करते ही वे अपने आप भेज दिए जाएँगे।`,
  otherArrived: (name) => `${name} के उत्तर पोर्टल तक पहुँच गए हैं।`,
  otherPreviewed: (name) => `${name} ने यह टेस्ट आज़माया`,
  previewCounts: 'यह केवल आज़माने के लिए था। यह गिना नहीं जाता और किसी परिणाम में नहीं आता।',
  paperNotHere: 'यह टेस्ट अभी आपके डिवाइस पर नहीं है',
  paperRefused: 'यह टेस्ट नहीं खोला जा सकता',
  paperNeedsNetwork: 'इसे डाउनलोड करने के लिए एक बार इंटरनेट से जुड़ें। उसके बाद यह बिना नेटवर्क के चलेगा।',
};
