import type { PrivacyNoticeCopy } from '../en/privacy-notice';

/** The sentences of en/privacy-notice.ts in Hindi. */
export const privacyNoticeCopyHi: PrivacyNoticeCopy = {
  bySaving: 'सेव करने पर आप स्वीकार करते हैं:',
  policy: 'गोपनीयता नीति',
  version: (version) => `(संस्करण ${version})।`,
  isNew: 'गोपनीयता नीति बदली है: अब उसमें और स्पष्ट लिखा है कि आपके बारे में क्या रखा जाता है, और आप उसे कैसे डाउनलोड कर या हटा सकते हैं।',
  read: 'पढ़ें',
  accept: 'स्वीकार करें',
  accepted: 'स्वीकार किया गया। धन्यवाद।',
  notAccepted: 'अभी यह सेव नहीं हो सका। कृपया ऑनलाइन होने पर फिर से कोशिश करें।',
};
