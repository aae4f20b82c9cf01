import { quoted } from '../../../../../contract/faults/quoted';
import type { Sentences } from '../../../../../contract/faults/sentences';
import type { SheetFaults } from '../../../../../contract/faults/sheets';

export const sheets: Sentences<SheetFaults> = {
  'not-a-sheet': '.xlsx या .xls शीट नहीं है',
  'other-sheet': 'दूसरे प्रकार की शीट है; इसे .xlsx में सेव करें',
  'sheet-unreadable': 'शीट के रूप में नहीं पढ़ी जा सकती',
  'sheet-empty': 'खाली है: पढ़े जा सकने वाले किसी सेल में कुछ नहीं है; शीट को उसके प्रोग्राम में फिर सेव करें, या पंक्तियाँ पेस्ट करें',
  'is-a-pdf': 'PDF है, जिसे पढ़ा नहीं जा सकता; इसे Word फ़ाइल के रूप में सेव करें, या इसका टेक्स्ट कॉपी करके चिपकाएँ',
  'document-unreadable': 'Word फ़ाइल के रूप में नहीं पढ़ी जा सकती',
  'old-sheet': 'पुरानी एक्सेल फ़ाइल है जो पढ़ी नहीं जा सकती; इसे .xlsx में सेव करें',
  'sheet-locked': 'पासवर्ड से बंद है',
  'sheet-too-large': ({ megabytes, unpacked }) => `बहुत बड़ी है: ज़्यादा से ज़्यादा ${megabytes} MB, और खुलने पर ${unpacked} MB`,
  'too-many-cells': ({ most, inRow }) => `इसमें बहुत अधिक सेल हैं: खाली सेल मिलाकर ज़्यादा से ज़्यादा कुल ${most}, और एक पंक्ति में ${inRow}`,
  'takes-too-much': 'पढ़ने में बहुत समय या मेमोरी लेती है',
  'too-low': ({ row }) => `पंक्ति ${row} से आगे तक जाती है`,
  'too-many-rows': ({ most }) => `इसमें ${most} से अधिक पंक्तियाँ हैं`,
  'too-many-millions': ({ millions }) => `इसमें ${millions} मिलियन से अधिक अक्षर हैं`,
  'columns-missing': ({ columns }) => `इसमें ये कॉलम नहीं हैं: ${columns}`,
  'columns-missing-in': ({ columns, row, sheet }) => `शीट ${quoted(sheet)} की पंक्ति ${row} में ये कॉलम नहीं हैं: ${columns}`,
  'column-twice': ({ column }) => `इसमें कॉलम ${column} दो बार है`,
  'column-beyond': ({ column, most }) => `इसमें कॉलम ${quoted(column)} है; एक प्रश्न में ज़्यादा से ज़्यादा ${most} विकल्प होते हैं`,
  'formula-without-value': 'इसमें बिना मान का सूत्र है; शीट को एक्सेल में खोलकर सेव करें',
  'cell-error': ({ error }) => `इसमें गलती ${error} है`,
  'cell-date': ({ shown }) =>
    `इसमें तारीख या समय है, जो ${quoted(shown)} दिखता है: शीट 2-3, 1/2 या 1:2 को ऐसा बना देती है; सेल का फ़ॉर्मैट टेक्स्ट करके दोबारा लिखें`,
  'category-unknown': ({ name }) => `${quoted(name)} नाम की कोई श्रेणी नहीं है`,
  'category-ambiguous': ({ name, found }) => `${quoted(name)} नाम की ${found} श्रेणियाँ हैं; पूरा पथ लिखें`,
  'option-unknown': ({ name }) => `${quoted(name)} कोई विकल्प नहीं है`,
  'read-two-ways': 'यह प्रश्न दो तरह से पढ़ा जा सकता है; इसका टेक्स्ट और विकल्प फ़ाइल से मिलाएँ, फिर सही विकल्प बिना “?” के लिखें',
  'number-two-ways': ({ shown }) =>
    `${quoted(shown)} को दो संख्याएँ पढ़ा जा सकता है, क्योंकि फ़ाइल की दूसरी संख्याओं में दशमलव की जगह अल्पविराम है; इसे बिना बिंदु के लिखें, या दशमलव से पहले बिंदु लगाकर, और “?” हटाएँ`,
  'answer-two-ways': 'सही विकल्प यहाँ अपने स्थान या टेक्स्ट, दोनों से समझा जा सकता है, या गिनती 0 से है; उसका अक्षर लिखें, बिना “?=” के',
  'longer-than-header':
    'पंक्ति में शीर्षक से ज़्यादा सेल हैं: शायद टेक्स्ट के बीच के अल्पविराम या सेमीकोलन से पंक्ति बँट गई; पंक्ति को फ़ाइल से मिलाएँ, फिर “?+” हटाएँ',
  'has-tags': 'पंक्ति में “<b>…</b>” जैसे टैग हैं: सजावट या प्रश्न का हिस्सा; इसके टेक्स्ट देखें, फिर “?<” हटाएँ',
  'option-empty': ({ option }) => `विकल्प ${option} खाली है`,
  'passage-without-text': ({ name }) => `${quoted(name)} का टेक्स्ट फ़ाइल में कहीं नहीं है`,
  'other-passage-text': ({ row }) => `पंक्ति ${row} के टेक्स्ट से अलग है, जहाँ यही गद्यांश है`,
  'option-named-twice': ({ option }) => `विकल्प ${option} दो बार लिखा है`,
  'same-as-row': ({ row }) => `पंक्ति ${row} जैसा ही है`,
  'same-person-as-row': ({ row }) => `उसी व्यक्ति का है जो पंक्ति ${row} में है, पर वहाँ दूसरे समूह लिखे हैं`,
  'same-as-line': ({ line }) => `लाइन ${line} जैसा ही है`,
  'same-as-question': ({ number }) => `फ़ाइल के प्रश्न ${number} जैसा ही है`,
  'other-answer-than-row': ({ row }) => `पंक्ति ${row} से अलग है, जिसमें यही प्रश्न है: दोनों में से एक गलत है`,
  'other-answer-than-line': ({ line }) => `लाइन ${line} से अलग है, जिसमें यही प्रश्न है: दोनों में से एक गलत है`,
  'other-answer-than-question': ({ number }) => `फ़ाइल के प्रश्न ${number} से अलग है, जहाँ यही पूछा गया है: दोनों में से एक गलत है`,
};
