import type { PracticeFaults } from '../practice';
import type { Sentences } from '../sentences';

export const practice: Sentences<PracticeFaults> = {
  'not-a-uuid': 'is not a UUID',
  'not-an-event': 'is not answered, saved or unsaved',
  'in-the-future': 'is in the future',
  'question-not-released': 'is no question of your released results and papers',
};
