import { gate } from './gate';
import { ibpsPo } from './ibps-po';
import { jeeMain } from './jee-main';
import { neetUg } from './neet-ug';
import { rrbNtpc } from './rrb-ntpc';
import { sscCgl } from './ssc-cgl';
import type { ExamTemplate } from './template';

/** The templates of real exams. Only admins' pages load them. */
export const examTemplates: readonly ExamTemplate[] = [sscCgl, rrbNtpc, ibpsPo, jeeMain, neetUg, gate];
