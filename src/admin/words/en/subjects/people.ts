import { words as addLearner } from '../add-learner';
import { words as groups } from '../groups';
import { words as people } from '../people';
import { words as personData } from '../person-data';

/** The sentences of people, groups and the roster. */
export const peopleEn = { addLearner, groups, people, personData };
