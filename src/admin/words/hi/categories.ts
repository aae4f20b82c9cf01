import type { CategoryUse } from '../../../../contract/question/category-change';
import type { words } from '../en/categories';
import { numberText as n } from '../wording/figures';

const partsOf = ({ questions, retired, subcategories, exams }: CategoryUse): string[] => [
  ...(questions > 0 ? [`${n(questions)} प्रश्न`] : []),
  ...(retired > 0 ? [`${n(retired)} हटाए गए प्रश्न`] : []),
  ...(subcategories > 0 ? [`${n(subcategories)} उप-श्रेणियाँ`] : []),
  ...(exams.length > 0 ? [`परीक्षाएँ: ${exams.map(({ name }) => name).join(', ')}`] : []),
];

/** The sentences of en/categories.ts in Hindi. */
export const wordsHi: typeof words = {
  change: 'बदलें',
  changeOf: (name) => `${name} को बदलें`,
  useFailed: 'यह पता नहीं चल सका कि इस श्रेणी में क्या है।',
  holds: (use) => {
    const parts = partsOf(use);
    return parts.length === 0 ? 'इस श्रेणी में कुछ नहीं है।' : `सीधे इसमें: ${parts.join(', ')}।`;
  },
  ways: { rename: 'नाम बदलें', move: 'दूसरी जगह रखें', merge: 'दूसरी श्रेणी में मिलाएँ', delete: 'मिटाएँ' },
  newName: 'नया नाम',
  rename: 'नाम बदलें',
  renamed: (before, name) => `✅ “${before}” अब “${name}” है।`,
  notRenamed: '❌ श्रेणी का नाम नहीं बदला जा सका।',
  moveLead: 'इसके नीचे जो कुछ है, वह भी साथ जाता है।',
  newParent: 'नई जगह',
  move: 'यहाँ रखें',
  moved: (name) => `✅ “${name}” दूसरी जगह रख दी गई।`,
  notMoved: '❌ श्रेणी दूसरी जगह नहीं रखी जा सकी।',
  mergeWhom: (name, into) => (into === null ? `“${name}” में जो कुछ है, वह दूसरी श्रेणी में जाएगा।` : `“${name}” में जो कुछ है, वह “${into}” में जाएगा।`),
  mergeAsk: (name, into) => `“${name}” को “${into}” में मिलाएँ?`,
  mergeBelow: (count) =>
    count === 1 ? 'इसकी 1 उप-श्रेणी साथ जाएगी, और उसमें जो कुछ है वह भी।' : `इसकी ${n(count)} उप-श्रेणियाँ साथ जाएँगी, और उनमें जो कुछ है वह भी।`,
  mergeLead: 'तुरंत, सभी एडमिन के लिए। फिर यह मिटा दी जाती है, जो वापस नहीं लिया जा सकता। बने हुए टेस्ट वैसे ही रहते हैं।',
  into: 'दूसरी श्रेणी',
  choose: 'श्रेणी चुनें',
  merge: 'मिलाएँ',
  merged: (name) => `✅ “${name}” मिला दी गई।`,
  notMerged: '❌ श्रेणियाँ नहीं मिलाई जा सकीं।',
  deleteWhom: (name) => `“${name}” खाली है, और मिटाई जा सकती है।`,
  deleteLead: 'तुरंत, हमेशा के लिए। नई श्रेणी का यही नाम रखा जा सकता है।',
  notEmpty: (use) => `केवल खाली श्रेणी मिटाई जा सकती है। इसमें अब भी हैं: ${partsOf(use).join(', ')}।`,
  delete: 'मिटाएँ',
  deleted: (name) => `✅ “${name}” मिटा दी गई।`,
  notDeleted: '❌ श्रेणी नहीं मिटाई जा सकी।',
};
