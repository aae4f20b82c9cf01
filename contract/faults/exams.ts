import type { ParamsOf } from './sentences';

/** What can be wrong with an exam, an assessment, a submission of it, and the persons that these name. */
export const exams = {
  'not-an-exam': 'is not an exam',
  'no-subject': 'names no subject',
  'too-many-subjects': ({ most }: { most: number }) => `names more than ${most} subjects`,
  'too-many-questions-in-all': ({ most }: { most: number }) => `asks for more than ${most} questions in all`,
  'too-few-questions': ({ needed, found }: { needed: number; found: number }) => `needs ${needed}, found ${found}`,
  'not-a-forecast': 'is not of the form 25:3,4;10:7',
  /** A difficulty mix. */
  'not-as-many': ({ needed }: { needed: number }) => `must have ${needed}`,
  'not-drawable': 'is not in the bank, or is retired',
  'not-a-unit': 'is neither percent nor questions',
  'mix-too-large': 'adds up to more than the whole',
  'not-a-scheme': 'is neither all-or-nothing nor jee-advanced',
  /** Sections of an exam. */
  'locked-without-minutes': 'is missing, and a locked section needs it',
  'minutes-in-others': 'is missing here, and other subjects have it',
  'sections-mixed': 'is missing here, and another section is locked: either all are or none',
  'early-without-lock': 'is for locked sections only',
  'minutes-not-sum': ({ sum }: { sum: number }) => `must be ${sum}, the sum of the subjects`,
  'admin-in-exam': 'is an admin, who sits nothing that counts',
  'admin-in-hand-in': 'is an admin, who hands in nothing that counts',
  /** A number that whole sets and single questions do not add up to; `found` is the next lower one. */
  'not-by-sets': ({ found }: { found: number }) => `cannot be met by whole sets; the next lower number is ${found}`,
  /** Questions of one passage that do not stand beside each other. */
  'set-apart': 'stands apart from the other questions of its passage',
  /** A list of options that is not in order, or names one twice. */
  'not-ascending': 'is not in ascending order, or names an option twice',
  'not-an-option': 'is not an option',
  'too-many-answers': ({ most }: { most: number }) => `has more than ${most} answers`,
  'beyond-any-sitting': 'is longer than any sitting',
  /** `seconds` that the learner has. */
  'beyond-duration': ({ seconds }: { seconds: number }) => `is beyond the duration (${seconds} seconds)`,
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
export type ExamFaults = ParamsOf<typeof exams>;
