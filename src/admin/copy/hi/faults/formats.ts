import type { FormatFaults, OtherKind } from '../../../../../contract/faults/formats';
import { quoted } from '../../../../../contract/faults/quoted';
import type { Sentences } from '../../../../../contract/faults/sentences';

const kinds: Record<OtherKind, string> = {
  'short-answer': 'लघु-उत्तर वाला प्रश्न',
  matching: 'मिलान वाला प्रश्न',
  cloze: 'रिक्त स्थान (cloze) वाला प्रश्न',
  essay: 'निबंध',
  numerical: 'संख्यात्मक प्रश्न',
  description: 'बिना विकल्पों का विवरण',
};

const takenKinds = 'केवल एक सही विकल्प वाले बहुविकल्पीय और सही/गलत वाले प्रश्न लिए जाते हैं';

export const formats: Sentences<FormatFaults> = {
  'not-a-text-file': '.gift, .txt या .xml फ़ाइल नहीं है',
  'file-too-large': ({ megabytes }) => `${megabytes} MB से बड़ी है`,
  'not-utf-8': 'UTF-8 टेक्स्ट नहीं है; UTF-8 में सहेजें',
  'unknown-format': 'न GIFT है, न Aiken, न Moodle XML',
  'too-many-questions': ({ most }) => `इसमें ${most} से अधिक प्रश्न हैं`,
  'text-too-long': 'बहुत लंबा है',
  'missing-above': 'इस लाइन के ऊपर नहीं है',
  'no-answer-line': 'नहीं है: ANSWER वाली कोई लाइन नहीं',
  'other-kind': ({ kind }) => `${kinds[kind]} है; ${takenKinds}`,
  'unknown-kind': ({ kind }) => `${quoted(kind)} प्रकार का है; ${takenKinds}`,
  'several-choices': `इसमें कई विकल्प चुने जा सकते हैं; ${takenKinds}`,
  'braces-unmatched': 'कोष्ठक { } आपस में मेल नहीं खाते',
  'text-before-options': ({ text }) => `पहले विकल्प से पहले टेक्स्ट है: ${quoted(text)}`,
  'more-options': ({ found, most }) => `${found} हैं; अधिक से अधिक ${most} हो सकते हैं`,
  'holds-empty-option': ({ option }) => `विकल्प ${option} खाली है`,
  'several-correct': ({ found }) => `${found} सही हैं; केवल एक लिया जाता है`,
  'partly-right': ({ percent, text }) => `${quoted(text)} के लिए ${percent} % अंक हैं; यहाँ विकल्प या तो सही होता है या गलत`,
};
