import type { ExamFaults } from '../exams';
import type { Sentences } from '../sentences';

export const exams: Sentences<ExamFaults> = {
  'not-an-exam': 'is not an exam',
  'no-subject': 'names no subject',
  'too-many-subjects': ({ most }) => `names more than ${most} subjects`,
  'too-many-questions-in-all': ({ most }) => `asks for more than ${most} questions in all`,
  'too-few-questions': ({ needed, found }) => `needs ${needed}, found ${found}`,
  'not-a-forecast': 'is not of the form 25:3,4;10:7',
  'not-a-unit': 'is neither percent nor questions',
  'mix-too-large': 'adds up to more than the whole',
  'admin-in-exam': 'is an admin, who sits nothing that counts',
  'admin-in-hand-in': 'is an admin, who hands in nothing that counts',
  'not-an-option': 'is not an option',
  'too-many-answers': ({ most }) => `has more than ${most} answers`,
  'beyond-any-sitting': 'is longer than any sitting',
  'beyond-duration': ({ seconds }) => `is beyond the duration (${seconds} seconds)`,
  'other-assessment': 'is not the assessment in the address',
  'question-elsewhere': 'is not a question of this assessment',
  'option-elsewhere': 'is not an option of this question',
  'answered-twice': 'is answered twice',
  'pace-of-other-length': 'is not as long as the answers',
  'pace-of-unanswered': 'is not an answered question, or stands twice',
  'not-a-rescue-file': 'is not a rescue file',
  'other-version': 'is of another version',
  'checksum-differs': 'does not fit: the file is damaged',
};
