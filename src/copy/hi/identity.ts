import { phone } from '../../../contract/fields/limits';
import type { IdentityCopy, IdentityFault } from '../en/identity';

const faults: Record<IdentityFault, string> = {
  'wrong-password': 'ईमेल या पासवर्ड सही नहीं है।',
  'email-taken': 'यह ईमेल पहले से रजिस्टर है। लॉगिन करें, या “पासवर्ड भूल गए?” चुनें।',
  'password-short': 'पासवर्ड छोटा है: कम से कम 6 अक्षर चाहिए।',
  'email-not-valid': 'यह ईमेल पता सही नहीं है।',
  'phone-not-valid': 'यह फ़ोन नंबर सही नहीं है।',
  blocked: 'यह खाता बंद है। अपनी परीक्षा के आयोजक से पूछें।',
  'too-many': 'बहुत बार कोशिश हो चुकी है। कुछ मिनट रुककर फिर से कोशिश करें।',
  unreached: 'साइन-इन सेवा से संपर्क नहीं हो सका। नेटवर्क देखकर फिर से कोशिश करें।',
  'window-closed': 'Google की विंडो बंद कर दी गई।',
  'window-blocked': 'ब्राउज़र ने Google की विंडो रोक दी। उसे अनुमति देकर फिर से कोशिश करें।',
  'other-way': 'यह ईमेल आपने किसी और तरीके से रजिस्टर किया था। उसी तरीके से साइन इन करें।',
  'code-wrong': 'SMS से मिलाकर फिर से लिखें।',
  'code-old': 'यह कोड पुराना हो गया है। नया कोड मँगाएँ।',
  'no-more-sms': 'अभी और SMS नहीं भेजे जा सकते। ईमेल से साइन इन करें, या बाद में कोशिश करें।',
  'bot-check': 'रोबोट वाली जाँच पूरी नहीं हुई। फिर से कोशिश करें।',
  'switched-off': 'साइन इन का यह तरीका बंद है। अपनी परीक्षा के आयोजक से पूछें।',
  'no-storage': 'यह ब्राउज़र पोर्टल के लिए कुछ सेव नहीं करता। सामान्य विंडो या कोई दूसरा ब्राउज़र चुनें।',
  unknown: 'यह नहीं हो सका। फिर से कोशिश करें।',
};

/** The sentences of en/identity.ts in Hindi. */
export const identityCopyHi: IdentityCopy = {
  fault: (fault, code) => (fault === 'unknown' ? `${faults.unknown} (${code})` : faults[fault]),
  userLoginLead: 'टेस्ट देने और अपने परिणाम देखने के लिए साइन इन करें।',
  adminLoginLead: 'प्रश्न, परीक्षाएँ और टेस्ट प्रबंधित करने वालों के लिए।',
  googleLogin: 'Google से जारी रखें',
  orByHand: 'या',
  byPhone: 'फ़ोन',
  byEmail: 'ईमेल',
  password: 'पासवर्ड',
  newPasswordHint: 'कम से कम 6 अक्षर।',
  register: 'रजिस्टर करें',
  toRegister: 'नए हैं? रजिस्टर करें',
  toLogin: 'पहले से रजिस्टर हैं? लॉगिन करें',
  phoneNumber: 'फ़ोन नंबर',
  phoneHint: `${phone.digits} अंक। कोड SMS से आएगा।`,
  sendOtp: 'OTP भेजें',
  verifyOtp: 'OTP जाँचें',
  otherNumber: 'दूसरा नंबर डालें',
  passwordMissing: 'अपना पासवर्ड लिखें।',
  forgot: 'पासवर्ड भूल गए?',
  resetSent: (email) => `अगर ${email} रजिस्टर है, तो नए पासवर्ड का लिंक ईमेल से आ रहा है। स्पैम फ़ोल्डर भी देखें।`,
  resend: 'नया कोड भेजें',
  resendIn: (seconds) => `नया कोड ${seconds} सेकंड में`,
};
