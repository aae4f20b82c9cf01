import type { Mail } from './mailer';

/** What every email says: whose it is, and where the link leads. */
interface About {
  to: string;
  /** The institute's name for the portal. */
  portal: string;
  /** The portal's origin. */
  publicUrl: string;
}

/** The sign-in page with a token behind `#`, which browsers send to no server and name in no `Referer`. */
const linkOf = ({ publicUrl }: About, what: 'confirm' | 'reset' | 'sign-in' | 'address', token: string): string =>
  `${publicUrl}/user/login#${what}=${token}`;

const mail = ({ to, portal }: About, subject: string, paragraphs: readonly string[]): Mail => ({
  to,
  subject: `${portal}: ${subject}`,
  text: `${paragraphs.join('\n\n')}\n`,
});

/** To whoever has asked for an account. */
export const confirmMail = (about: About, token: string): Mail =>
  mail(about, 'confirm your email · अपना ईमेल पक्का करें', [
    `An account of ${about.portal} was asked for with this address. Open this link within two days, and enter the password that you have chosen:`,
    linkOf(about, 'confirm', token),
    'If it was not you, you need to do nothing.',
    `इस पते से ${about.portal} पर खाता बनाने को कहा गया है। दो दिन के अंदर ऊपर का लिंक खोलें और अपना चुना हुआ पासवर्ड डालें।`,
    'अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
  ]);

/** To the holder of an account who asked for a new one. */
export const knownMail = (about: About, token: string): Mail =>
  mail(about, 'you have an account already · आपका खाता पहले से है', [
    `A new account of ${about.portal} was asked for with this address, which has one already. Sign in with your password. If you do not know it, choose a new one by this link within an hour:`,
    linkOf(about, 'reset', token),
    'If it was not you, you need to do nothing.',
    `इस पते से ${about.portal} पर नया खाता बनाने को कहा गया है, पर इस पते का खाता पहले से है। अपने पासवर्ड से साइन इन करें। पासवर्ड याद न हो तो एक घंटे के अंदर ऊपर के लिंक से नया चुनें।`,
    'अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
  ]);

/** To the holder of an account who has forgotten its password. */
export const resetMail = (about: About, token: string): Mail =>
  mail(about, 'choose a new password · नया पासवर्ड चुनें', [
    `A new password was asked for your account of ${about.portal}. Choose it by this link within an hour:`,
    linkOf(about, 'reset', token),
    'If it was not you, you need to do nothing: your password stays as it is.',
    `${about.portal} के आपके खाते के लिए नया पासवर्ड माँगा गया है। एक घंटे के अंदर ऊपर के लिंक से नया पासवर्ड चुनें।`,
    'अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
  ]);

/** After the change. */
export const changedMail = (about: About): Mail =>
  mail(about, 'your password was changed · आपका पासवर्ड बदला गया', [
    `The password of your account of ${about.portal} was changed, and every device was signed out. If it was not you, choose a new one by *Forgot password?*.`,
    `${about.portal} के आपके खाते का पासवर्ड बदल दिया गया है और सभी डिवाइस साइन आउट कर दिए गए हैं। अगर यह आपने नहीं किया, तो साइन-इन वाले पेज से नया पासवर्ड चुनें।`,
  ]);

/** To the holder of an account who asked for a link in place of the password. */
export const signInMail = (about: About, token: string): Mail =>
  mail(about, 'your login link · आपका लॉगिन लिंक', [
    `A login link was asked for your account of ${about.portal}. It works once, within an hour:`,
    linkOf(about, 'sign-in', token),
    'If it was not you, you need to do nothing. Give the link to nobody: whoever opens it is logged in as you.',
    `${about.portal} के आपके खाते के लिए लॉगिन लिंक माँगा गया है। ऊपर का लिंक एक घंटे के अंदर एक ही बार काम करेगा।`,
    'अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है। यह लिंक किसी को न दें: इसे खोलने वाला आपके नाम से लॉगिन हो जाएगा।',
  ]);

/** To the new address of an account. `of`: the present one, masked. A stranger may have asked for it: who presses needs the password of that account. */
export const addressMail = (about: About, token: string, of: string): Mail =>
  mail(about, 'confirm your new email · अपना नया ईमेल पक्का करें', [
    `Your account of ${about.portal} with the email ${of} is to get this address. Open this link within an hour, and enter the password of that account:`,
    linkOf(about, 'address', token),
    'If it is not your account, do nothing.',
    `${about.portal} पर ${of} ईमेल वाले आपके खाते को यह पता दिया जाना है। एक घंटे के अंदर ऊपर का लिंक खोलें और उस खाते का पासवर्ड डालें।`,
    'अगर यह खाता आपका नहीं है, तो कुछ न करें।',
  ]);

/** To an address that another account was to get, and that has one already. */
export const takenMail = (about: About): Mail =>
  mail(about, 'this email has an account already · इस ईमेल का खाता पहले से है', [
    `Another account of ${about.portal} was to get this address, which has an account already. Nothing was changed. If it was you, log in with this address, or choose another one.`,
    `${about.portal} के किसी दूसरे खाते को यह पता दिया जाना था, पर इस पते का खाता पहले से है। कुछ नहीं बदला गया। अगर यह आपने किया, तो इसी पते से लॉगिन करें या कोई दूसरा पता चुनें।`,
  ]);

/** To the address that an account had. */
export const movedMail = (about: About): Mail =>
  mail(about, 'your account has another email · आपके खाते का ईमेल बदल गया', [
    `Your account of ${about.portal} has another email now. This address logs in no longer. If it was not you, tell the institute at once.`,
    `${about.portal} के आपके खाते का ईमेल बदल गया है। इस पते से अब लॉगिन नहीं होगा। अगर यह आपने नहीं किया, तो तुरंत संस्थान को बताएँ।`,
  ]);

/** To the holder of an account by the institute's own sign-in service who asked for one with a password. */
export const providedMail = (about: About): Mail =>
  mail(about, 'you have an account already · आपका खाता पहले से है', [
    `A new account of ${about.portal} was asked for with this address, which has one already: log in by the button of your institute. If it was not you, you need to do nothing.`,
    `इस पते से ${about.portal} पर नया खाता बनाने को कहा गया है, पर इस पते का खाता पहले से है: अपने संस्थान के बटन से लॉगिन करें। अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।`,
  ]);
