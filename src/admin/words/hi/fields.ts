import type { CallName } from '../../../../contract/calls/calls';
import { nameOfPlace } from '../wording/name-of-place';

const fields: Readonly<Record<string, string>> = {
  name: 'नाम',
  shortName: 'छोटा नाम',
  hindiName: 'हिन्दी में नाम',
  contactEmail: 'संस्थान का ईमेल पता',
  contactPhone: 'संस्थान का फ़ोन नंबर',
  grievanceOfficer: 'शिकायत अधिकारी का नाम',
  grievanceContact: 'शिकायत अधिकारी से संपर्क',
  colour: 'रंग',
  icons: 'लोगो',
  description: 'प्रश्न',
  options: 'विकल्प',
  text: 'टेक्स्ट',
  correct: 'सही विकल्प',
  answer: 'सही संख्या',
  from: 'से',
  to: 'तक',
  kind: 'प्रश्न का प्रकार',
  explanation: 'व्याख्या',
  picture: 'चित्र',
  explanationPicture: 'व्याख्या का चित्र',
  alt: 'चित्र में क्या दिखता है',
  difficultyLevel: 'कठिनाई स्तर',
  language: 'भाषा',
  examTags: 'परीक्षा टैग',
  categoryIds: 'श्रेणी',
  categories: 'श्रेणी',
  categoryId: 'श्रेणी',
  translation: 'दूसरी भाषा',
  examId: 'परीक्षा',
  optionIds: 'सही विकल्प',
  reason: 'कारण',
  outcome: 'इसका क्या हुआ',
  parentCategoryId: 'मूल श्रेणी',
  parentId: 'मूल श्रेणी',
  intoId: 'श्रेणी',
  questionCount: 'प्रश्नों की संख्या',
  numberOfQuestions: 'प्रश्नों की संख्या',
  durationInMinutes: 'अवधि',
  totalMarks: 'कुल अंक',
  timerDuration: 'समय',
  marksPerCorrect: 'हर सही उत्तर के अंक',
  negativeMarksPerWrong: 'हर गलत उत्तर पर कटने वाले अंक',
  instructions: 'निर्देश',
  subjects: 'विषय',
  file: 'फ़ाइल',
  timePercent: 'समय',
  state: 'स्थिति',
  opensAt: 'खुलने का समय',
  closesAt: 'शुरू करने का आख़िरी समय',
  resultsAt: 'परिणाम जारी होने का समय',
  examDate: 'असली परीक्षा की तारीख',
  cutOff: 'अनुमानित कट-ऑफ़',
  minutes: 'मिनट',
  isLocked: 'लॉक',
  mayFinishEarly: 'समय से पहले समाप्ति',
  kinds: 'प्रश्नों के प्रकार',
  questionsPerPassage: 'हर गद्यांश के प्रश्न',
  multipleScheme: 'कई सही विकल्प',
  role: 'भूमिका',
  groupId: 'समूह',
  groupIds: 'समूह',
  addTo: 'समूह',
  takeFrom: 'समूह',
  hindiText: 'हिंदी में सूचना',
  link: 'लिंक',
  until: 'कब तक दिखे',
  url: 'पता',
  uid: 'व्यक्ति',
  id: 'समूह',
};

const fieldsInCall: Partial<Record<CallName, Record<string, string>>> = {
  generateByCategories: { description: 'विवरण' },
  createPassage: { text: 'गद्यांश का टेक्स्ट' },
  editPassage: { text: 'गद्यांश का टेक्स्ट' },
};

/** `subjects.0.numberOfQuestions` → "विषय 1, प्रश्नों की संख्या". */
export function fieldName(path: string, call?: CallName): string {
  const said: string[] = [];
  for (const part of path.split('.')) {
    const last = /^\d+$/.test(part) ? said.pop() : undefined;
    if (last !== undefined) said.push(`${last} ${nameOfPlace(last === fields.options, Number(part))}`);
    else said.push((call && fieldsInCall[call]?.[part]) ?? fields[part] ?? part);
  }
  return said.join(', ');
}
