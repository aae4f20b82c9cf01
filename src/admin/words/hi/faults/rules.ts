import type { RuleCode } from '../../../../../contract/faults/form-rules';

export const rules: Record<RuleCode, string> = {
  'category-without-name': 'श्रेणी का नाम खाली नहीं हो सकता!',
  'question-incomplete': '❌ कृपया प्रश्न लिखें और कम से कम एक श्रेणी चुनें।',
  'options-missing': '❌ कृपया कम से कम 2 विकल्प दें।',
  'correct-option-missing': '❌ कृपया कम से कम एक विकल्प को सही चिह्नित करें।',
  'number-missing': '❌ कृपया सही संख्या लिखें, जैसे 12 या -0.5।',
  'number-too-fine': '❌ इस संख्या में इतने अंक हैं कि पूरे नहीं रखे जा सकते। कृपया 15 अंकों तक लिखें।',
  'picture-under-way': 'कृपया चित्र अपलोड होने तक रुकें।',
  'assessment-without-name': 'कृपया टेस्ट का नाम लिखें।',
  'assessment-without-category': 'कृपया कम से कम एक श्रेणी चुनें।',
  'exam-incomplete': 'कृपया परीक्षा का नाम और कम से कम एक विषय भरें।',
  'from-exam-incomplete': '⚠️ कृपया परीक्षा चुनें और टेस्ट का नाम लिखें।',
  'factor-not-valid': 'कृपया 1 से 3 तक की कोई संख्या दें।',
};
