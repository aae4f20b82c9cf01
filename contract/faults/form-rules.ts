/** Rules of the admin's forms, each with a sentence of its own. Those of the specification (§5) to the letter. */
export const rules = {
  'category-without-name': 'Category name cannot be empty!',
  'question-incomplete': '❌ Please enter a question and select at least one category.',
  'options-missing': '❌ Please provide at least 2 options.',
  'correct-option-missing': '❌ Please mark at least one option as correct.',
  'number-missing': '❌ Please enter the right number, such as 12 or -0.5.',
  'number-too-fine': '❌ This number has more digits than can be kept. Please round it to 15 digits.',
  'picture-under-way': 'Please wait until the picture is uploaded.',
  'assessment-without-name': 'Please enter an assessment name.',
  'assessment-without-category': 'Please select at least one category.',
  'exam-incomplete': 'Please fill in exam name and at least one subject.',
  'from-exam-incomplete': '⚠️ Please select an exam and enter an assessment name.',
  'factor-not-valid': 'Please give a factor from 1 to 3.',
};
export type RuleCode = keyof typeof rules;

/** Rules of a person's forms (spec §5). */
export type PersonRule = 'profile-incomplete' | 'phone-not-valid' | 'otp-not-valid';
