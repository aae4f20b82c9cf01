import { words as desk } from '../desk';
import { words as sections } from '../exams/sections';
import { words as templates } from '../exams/templates';
import { words as markKinds } from '../mark-kinds';
import { words as mixes } from '../mixes';
import { words as paper } from '../paper';
import { words as print } from '../print';
import { words as schedule } from '../schedule';
import { words as sittings } from '../sittings';

/** The sentences of exams and assessments up to their end. */
export const papersEn = { desk, markKinds, mixes, paper, print, schedule, sections, sittings, templates };
