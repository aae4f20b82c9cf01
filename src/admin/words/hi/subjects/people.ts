import type { peopleEn } from '../../en/subjects/people';
import { wordsHi as addLearner } from '../add-learner';
import { wordsHi as groups } from '../groups';
import { wordsHi as people } from '../people';
import { wordsHi as personData } from '../person-data';

/** The sentences of en/subjects/people.ts in Hindi. */
export const peopleHi: typeof peopleEn = { addLearner, groups, people, personData };
