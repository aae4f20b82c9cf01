import type { ExamFaults } from '../../../../../contract/faults/exams';
import type { Sentences } from '../../../../../contract/faults/sentences';

export const exams: Sentences<ExamFaults> = {
  'not-an-exam': 'कोई परीक्षा नहीं है',
  'no-subject': 'कोई विषय नहीं है',
  'too-many-subjects': ({ most }) => `${most} से अधिक विषय हैं`,
  'too-many-questions-in-all': ({ most }) => `कुल मिलाकर ${most} से अधिक प्रश्न माँगे गए हैं`,
  'too-few-questions': ({ needed, found }) => `${needed} आवश्यक, ${found} मिले`,
  'not-a-forecast': '25:3,4;10:7 के रूप में नहीं है',
  'not-a-unit': 'न percent है, न questions',
  'mix-too-large': 'कुल से अधिक हो जाता है',
  'admin-in-exam': 'एडमिन है, जिसका टेस्ट नहीं गिना जाता',
  'admin-in-hand-in': 'एडमिन है, जिसके जमा किए उत्तर नहीं गिने जाते',
  'not-an-option': 'कोई विकल्प नहीं है',
  'too-many-answers': ({ most }) => `${most} से अधिक उत्तर हैं`,
  'beyond-any-sitting': 'किसी भी टेस्ट की अवधि से अधिक है',
  'beyond-duration': ({ seconds }) => `अवधि (${seconds} सेकंड) से अधिक है`,
  'other-assessment': 'पते में दिया गया टेस्ट नहीं है',
  'question-elsewhere': 'इस टेस्ट का प्रश्न नहीं है',
  'option-elsewhere': 'इस प्रश्न का विकल्प नहीं है',
  'answered-twice': 'इसका उत्तर दो बार है',
  'pace-of-other-length': 'उत्तरों की संख्या के बराबर नहीं है',
  'pace-of-unanswered': 'उत्तर दिया हुआ प्रश्न नहीं है, या दो बार है',
  'not-a-rescue-file': 'बचाव फ़ाइल नहीं है',
  'other-version': 'दूसरे संस्करण की है',
  'checksum-differs': 'मेल नहीं खाता: फ़ाइल ख़राब हो गई है',
};
