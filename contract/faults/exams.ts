import type { None } from './sentences';

/** What can be wrong with an exam, an assessment, a submission of it, and the persons that these name. */
export interface ExamFaults {
  'not-an-exam': None;
  'no-subject': None;
  'too-many-subjects': { most: number };
  'too-many-questions-in-all': { most: number };
  'too-few-questions': { needed: number; found: number };
  'not-a-forecast': None;
  /** A difficulty mix. */
  'not-as-many': { needed: number };
  'not-drawable': None;
  'not-a-unit': None;
  'mix-too-large': None;
  'not-a-scheme': None;
  /** Sections of an exam. */
  'locked-without-minutes': None;
  'minutes-in-others': None;
  'sections-mixed': None;
  'early-without-lock': None;
  'minutes-not-sum': { sum: number };
  'admin-in-exam': None;
  'admin-in-hand-in': None;
  'not-an-option': None;
  /** A number that whole sets and single questions do not add up to; `found` is the next lower one. */
  'not-by-sets': { found: number };
  /** Questions of one passage that do not stand beside each other. */
  'set-apart': None;
  /** A list of options that is not in order, or names one twice. */
  'not-ascending': None;
  'too-many-answers': { most: number };
  'beyond-any-sitting': None;
  /** `seconds` that the learner has. */
  'beyond-duration': { seconds: number };
  'other-assessment': None;
  'question-elsewhere': None;
  'option-elsewhere': None;
  'answered-twice': None;
  'pace-of-other-length': None;
  'pace-of-unanswered': None;
  'not-a-rescue-file': None;
  'other-version': None;
  'checksum-differs': None;
}
