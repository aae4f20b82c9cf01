const fields: Readonly<Record<string, string>> = {
  name: 'नाम',
  shortName: 'संक्षिप्त नाम',
  hindiName: 'हिन्दी में नाम',
  contactEmail: 'संस्था का ईमेल पता',
  contactPhone: 'संस्था का फ़ोन नंबर',
  grievanceOfficer: 'शिकायत अधिकारी का नाम',
  grievanceContact: 'शिकायत अधिकारी से संपर्क',
  colour: 'रंग',
  icons: 'लोगो',
  description: 'प्रश्न',
  options: 'विकल्प',
  text: 'टेक्स्ट',
  correct: 'सही विकल्प',
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
  parentCategoryId: 'मूल श्रेणी',
  parentId: 'मूल श्रेणी',
  intoId: 'श्रेणी',
  questionCount: 'प्रश्नों की संख्या',
  numberOfQuestions: 'प्रश्नों की संख्या',
  durationInMinutes: 'अवधि',
  totalMarks: 'कुल अंक',
  timerDuration: 'समय',
  marksPerCorrect: 'हर सही उत्तर के अंक',
  negativeMarksPerWrong: 'हर गलत उत्तर के ऋणात्मक अंक',
  instructions: 'निर्देश',
  subjects: 'विषय',
  file: 'फ़ाइल',
  timePercent: 'समय',
  state: 'स्थिति',
  opensAt: 'खुलने का समय',
  closesAt: 'शुरू करने का अंतिम समय',
  resultsAt: 'परिणाम जारी होने का समय',
  minutes: 'मिनट',
  role: 'भूमिका',
  groupId: 'समूह',
  groupIds: 'समूह',
  uid: 'व्यक्ति',
  id: 'समूह',
};

/** `subjects.0.numberOfQuestions` → "विषय 1, प्रश्नों की संख्या". */
export function fieldName(path: string): string {
  const said: string[] = [];
  for (const part of path.split('.')) {
    const last = /^\d+$/.test(part) ? said.pop() : undefined;
    said.push(last === undefined ? (fields[part] ?? part) : `${last} ${Number(part) + 1}`);
  }
  return said.join(', ');
}
