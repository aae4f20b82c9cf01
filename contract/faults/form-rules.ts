/** Rules of the admin's forms, most of them of spec §5, each with a sentence of its own. */
export type RuleCode =
  | 'category-without-name'
  | 'question-incomplete'
  | 'options-missing'
  | 'correct-option-missing'
  | 'number-missing'
  | 'number-too-fine'
  | 'picture-under-way'
  | 'assessment-without-name'
  | 'assessment-without-category'
  | 'exam-incomplete'
  | 'from-exam-incomplete'
  | 'factor-not-valid';

/** Rules of a person's forms (spec §5). */
export type PersonRule = 'profile-incomplete' | 'phone-not-valid' | 'otp-not-valid';
