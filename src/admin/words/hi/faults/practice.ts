import type { PracticeFaults } from '../../../../../contract/faults/practice';
import type { Sentences } from '../../../../../contract/faults/sentences';

export const practice: Sentences<PracticeFaults> = {
  'not-a-uuid': 'UUID नहीं है',
  'not-an-event': 'न answered है, न saved, न unsaved',
  'in-the-future': 'आगे का समय है',
  'question-not-released': 'आपके जारी परिणामों और पेपरों का प्रश्न नहीं है',
};
