import { bpscPrelims } from './bpsc-prelims';
import { cuetUg } from './cuet-ug';
import { gate } from './gate';
import { ibpsClerk } from './ibps-clerk';
import { ibpsPo } from './ibps-po';
import { jeeAdvancedPaper1, jeeAdvancedPaper2 } from './jee-advanced';
import { jeeMain } from './jee-main';
import { neetUg } from './neet-ug';
import { rrbGroupD } from './rrb-group-d';
import { rrbNtpc } from './rrb-ntpc';
import { sbiPo } from './sbi-po';
import { sscCgl } from './ssc-cgl';
import { sscChsl } from './ssc-chsl';
import { sscMtsSession1, sscMtsSession2 } from './ssc-mts';
import type { ExamTemplate } from './template';
import { upPolice } from './up-police';

/** The templates of real exams. Only admins' pages load them. */
export const examTemplates: readonly ExamTemplate[] = [
  ...[sscCgl, sscChsl, sscMtsSession1, sscMtsSession2],
  ...[rrbNtpc, rrbGroupD],
  ...[ibpsPo, ibpsClerk, sbiPo],
  ...[bpscPrelims, upPolice],
  ...[jeeMain, jeeAdvancedPaper1, jeeAdvancedPaper2, neetUg, cuetUg, gate],
];
