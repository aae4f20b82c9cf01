import type { Paper } from '../../../../contract/assessment/assessment';
import { onDemand } from '../../../ui/on-demand';
import type { Attempt } from '../../attempt/attempt';
import { useFiledElsewhere } from './use-filed-elsewhere';

// Nearly no attempt meets it.
const FiledElsewhere = onDemand(async () => (await import('./FiledElsewhere')).FiledElsewhere);

/** Tells the learner during an attempt that another device has submitted the assessment. */
export function ElsewhereNote({ attempt, paper }: { attempt: Attempt; paper: Paper }) {
  const { uid, assessmentId, status, chance } = attempt;
  // What was handed in before says nothing of an attempt that is not the first.
  const isFiled = useFiledElsewhere(uid, assessmentId, status === 'in-progress' && !chance);
  return isFiled && <FiledElsewhere attempt={attempt} paper={paper} />;
}
