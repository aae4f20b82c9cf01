import type { FormatFaults, FormatNotes, OtherKind } from '../../../../../contract/faults/formats';
import { quoted } from '../../../../../contract/faults/quoted';
import type { Sentences } from '../../../../../contract/faults/sentences';

const kinds: Record<OtherKind, string> = {
  'short-answer': 'लघु-उत्तर वाला प्रश्न',
  matching: 'मिलान वाला प्रश्न',
  cloze: 'रिक्त स्थान (cloze) वाला प्रश्न',
  essay: 'निबंध',
  description: 'बिना विकल्पों का विवरण',
};

const takenKinds = 'केवल बहुविकल्पीय, सही/गलत और संख्यात्मक प्रश्न लिए जाते हैं';

export const formats: Sentences<FormatFaults> = {
  'not-a-text-file': '.gift, .txt या .xml फ़ाइल नहीं है',
  'file-too-large': ({ megabytes }) => `${megabytes} MB से बड़ी है`,
  'not-utf-8': 'UTF-8 टेक्स्ट नहीं है; UTF-8 में सेव करें',
  'unknown-format': 'न GIFT है, न Aiken, न Moodle XML',
  'too-many-questions': ({ most }) => `इसमें ${most} से अधिक प्रश्न हैं`,
  'text-too-long': 'बहुत लंबा है',
  'missing-above': 'इस लाइन के ऊपर नहीं है',
  'no-answer-line': 'नहीं है: ANSWER वाली कोई लाइन नहीं',
  'other-kind': ({ kind }) => `${kinds[kind]} है; ${takenKinds}`,
  'unknown-kind': ({ kind }) => `${quoted(kind)} प्रकार का है; ${takenKinds}`,
  'braces-unmatched': 'कोष्ठक { } आपस में मेल नहीं खाते',
  'text-before-options': ({ text }) => `पहले विकल्प से पहले टेक्स्ट है: ${quoted(text)}`,
  'more-options': ({ found, most }) => `${found} हैं; ज़्यादा से ज़्यादा ${most} हो सकते हैं`,
  'holds-empty-option': ({ option }) => `विकल्प ${option} खाली है`,
  'partly-right': ({ percent, text }) => `${quoted(text)} के लिए ${percent} % अंक हैं; यहाँ विकल्प या तो सही होता है या गलत`,
  'several-ranges': ({ found }) => `${found} अलग-अलग संख्याएँ या सीमाएँ मान्य हैं; केवल एक लिया जाता है`,
  'no-right-number': 'पूरे अंकों के लिए कोई संख्या मान्य नहीं है',
  'number-unreadable': ({ text }) => `संख्या के रूप में नहीं पढ़ा जा सकता: ${quoted(text)}`,
  'any-number': 'कोई भी संख्या मान्य है',
};

export const formatNotes: Sentences<FormatNotes> = {
  'part-marks-left-out': ({ percent, text }) => `${quoted(text)} के लिए ${percent} % अंक हैं; यहाँ इसे गलत माना जाएगा`,
  'penalty-left-out': 'गलत विकल्प के अंक काटता है; यहाँ हर टेस्ट के अंकों के नियम तय करते हैं कि गलत उत्तर पर कितना कटेगा',
  'weights-left-out': 'सही विकल्पों के अंक अलग-अलग हैं; यहाँ सभी बराबर हैं',
  'each-full-marks': ({ found }) => `${found} विकल्पों में से हर एक पर पूरे अंक हैं; यहाँ सभी को चुनना होगा`,
  'units-left-out': ({ units }) => `इकाई ${units} के साथ पूछा गया है; यहाँ केवल संख्या लिखी जाएगी`,
};
