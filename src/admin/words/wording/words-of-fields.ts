import type { CallName } from '../../../../contract/calls/calls';
import { nameOfPlace } from './name-of-place';

/** Fields whose name on screen differs from the contract. */
const calledOnScreen: Record<string, string> = {
  alt: 'what it shows',
  contactEmail: 'email address of the institute',
  contactPhone: 'phone number of the institute',
  grievanceOfficer: 'name of the grievance officer',
  grievanceContact: 'how to reach the grievance officer',
  description: 'question',
  answer: 'right number',
  categoryIds: 'categories',
  translation: 'second language',
  examId: 'exam',
  outcome: 'what came of it',
  optionIds: 'right options',
  parentCategoryId: 'parent category',
  parentId: 'parent category',
  intoId: 'category',
  questionCount: 'number of questions',
  durationInMinutes: 'duration',
  timerDuration: 'timer',
  marksPerCorrect: 'marks per correct answer',
  negativeMarksPerWrong: 'negative marks per wrong answer',
  isLocked: 'lock',
  mayFinishEarly: 'early end',
  multipleScheme: 'several right options',
  groupIds: 'groups',
  groupId: 'group',
  addTo: 'group',
  takeFrom: 'group',
  hindiText: 'text in Hindi',
  until: 'shown until',
  url: 'address',
  opensAt: 'opens',
  closesAt: 'last start',
  resultsAt: 'results released',
  examDate: 'day of the real exam',
  cutOff: 'expected cut-off',
};
/** Where a field of one call has the name of another field. */
const calledInCall: Partial<Record<CallName, Record<string, string>>> = {
  generateByCategories: { description: 'description' },
  createPassage: { text: 'text of the passage' },
  editPassage: { text: 'text of the passage' },
};
const words = (field: string, call?: CallName) =>
  (call && calledInCall[call]?.[field]) ?? calledOnScreen[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase();
const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '');

/** `subjects.0.numberOfQuestions` → "Subject 1, number of questions"; options have letters, as in the form of a question. */
export function fieldName(path: string, call?: CallName): string {
  const said: string[] = [];
  for (const part of path.split('.')) {
    const last = said.pop();
    if (last !== undefined && /^\d+$/.test(part)) said.push(`${singular(last)} ${nameOfPlace(last === 'options', Number(part))}`);
    else said.push(...(last === undefined ? [] : [last]), words(part, call));
  }
  const name = said.join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
