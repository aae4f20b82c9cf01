import type { startCopy } from '../en/start';

/** The sentences of en/start.ts in Hindi. */
export const startCopyHi: typeof startCopy = {
  privateWindow:
    'यह प्राइवेट विंडो लगती है: बंद होते ही इसमें सब कुछ मिट जाता है, आपके उत्तर भी। सामान्य विंडो का उपयोग करें, या उत्तर भेजे जाने तक इसे खुला रखें।',
  languages: (names) => `प्रश्नों की भाषा: ${names.join(', ')}`,
  shares: (shares) =>
    shares
      .map(({ names, isWordless, count }, at) => {
        const many = at === 0 ? `${count} प्रश्न` : String(count);
        if (isWordless) return `${many} में सिर्फ़ संख्याएँ या सूत्र`;
        return `${many} ${names.length === 0 ? 'किसी और भाषा' : names.join(' और ')} में`;
      })
      .join(', '),
};
