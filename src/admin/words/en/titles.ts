/** Titles of screens whose other words come with their subject: the frame names these screens before. */
export const titles = {
  home: 'Today',
  people: 'People',
  groups: 'Groups',
  roster: 'Roster',
  portal: 'Name and Look',
  notices: 'Notices',
  changes: 'Changes',
  passages: 'Passages',
  passage: 'Passage',
  results: 'Results',
  groupComparison: 'Batches side by side',
  reports: 'Reports about questions',
  answers: 'Answers of a learner',
  person: 'A learner’s tests',
  questions: 'Questions of an assessment',
  questionAndKey: 'Question and Key',
};
