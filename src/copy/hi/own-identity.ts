import { accountLimits } from '../../../contract/fields/limits';
import type { OwnIdentityCopy } from '../en/own-identity';

/** The sentences of en/own-identity.ts in Hindi. */
export const ownIdentityCopyHi: OwnIdentityCopy = {
  name: 'नाम',
  nameMissing: 'अपना नाम लिखें।',
  newPasswordHint: `कम से कम ${accountLimits.shortestPassword} अक्षर।`,
  signUpSent: (email) => `${email} पर ईमेल भेजा जा रहा है। खाता शुरू करने के लिए दो दिन के अंदर उसका लिंक खोलें। स्पैम फ़ोल्डर भी देखें।`,
  confirmLead: 'अपना चुना हुआ पासवर्ड डालें। इससे पक्का होगा कि यह ईमेल आपका है।',
  confirm: 'पक्का करें और लॉगिन करें',
  resetLead: 'नया पासवर्ड चुनें। इससे आपके सभी डिवाइस साइन आउट हो जाएँगे।',
  setPassword: 'पासवर्ड सेट करें',
  passwordSet: 'आपका नया पासवर्ड सेट हो गया है। अब इसी से लॉगिन करें।',
  linkOld: 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। लॉगिन करें, या “पासवर्ड भूल गए?” चुनें।',
  byProvider: (name) => (name === '' ? 'संस्थान के लॉगिन से जारी रखें' : `${name} से जारी रखें`),
  providerAway: 'आपके संस्थान की साइन-इन सेवा जवाब नहीं दे रही है। एक मिनट बाद फिर से कोशिश करें।',
  providerRefused: 'आपके संस्थान की साइन-इन सेवा ने प्रवेश नहीं दिया। फिर से शुरू करें।',
  notBegun: 'बहुत देर हो गई, या साइन-इन किसी और विंडो में शुरू हुआ था। फिर से शुरू करें।',
  notVerified: 'आपके संस्थान की साइन-इन सेवा ने आपके ईमेल की पुष्टि नहीं की है। पहले वहाँ पुष्टि करें।',
  hasPassword: 'आपके ईमेल का यहाँ पहले से खाता है। उसके पासवर्ड से लॉगिन करें।',
  busy: 'इस समय बहुत लोग साइन इन कर रहे हैं। कुछ सेकंड बाद फिर से कोशिश करें।',
};
