import type { papersEn } from '../../en/subjects/papers';
import { wordsHi as desk } from '../desk';
import { wordsHi as sections } from '../exams/sections';
import { wordsHi as templates } from '../exams/templates';
import { wordsHi as markKinds } from '../mark-kinds';
import { wordsHi as mixes } from '../mixes';
import { wordsHi as paper } from '../paper';
import { wordsHi as print } from '../print';
import { wordsHi as schedule } from '../schedule';
import { wordsHi as sittings } from '../sittings';

/** The sentences of en/subjects/papers.ts in Hindi. */
export const papersHi: typeof papersEn = { desk, markKinds, mixes, paper, print, schedule, sections, sittings, templates };
