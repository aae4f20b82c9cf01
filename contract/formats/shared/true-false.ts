import type { QuestionLanguage } from '../../question/translation';

/** The two options of a true/false question, true first, in the words of each language. */
const words: Readonly<Record<QuestionLanguage, readonly [string, string]>> = {
  en: ['True', 'False'],
  hi: ['सत्य', 'असत्य'],
  te: ['నిజం', 'అబద్ధం'],
  ta: ['சரி', 'தவறு'],
  mr: ['सत्य', 'असत्य'],
  bn: ['সত্য', 'মিথ্যা'],
  gu: ['સાચું', 'ખોટું'],
  kn: ['ಸರಿ', 'ತಪ್ಪು'],
  ml: ['ശരി', 'തെറ്റ്'],
  or: ['ସତ୍ୟ', 'ମିଥ୍ୟା'],
  pa: ['ਸਹੀ', 'ਗਲਤ'],
  as: ['সত্য', 'মিছা'],
  ur: ['صحیح', 'غلط'],
};

/**
 * Returns the options of a true/false question, true first: files hold no words for them. `language`: of the question by its tags or spans; null: the
 * script of the question tells.
 */
export function truthOptions(question: string, language: QuestionLanguage | null): readonly { text: string; isTrue: boolean }[] {
  const [yes, no] = words[language ?? (/\p{Script=Devanagari}/u.test(question) ? 'hi' : 'en')];
  return [
    { text: yes, isTrue: true },
    { text: no, isTrue: false },
  ];
}
