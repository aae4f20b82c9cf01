import type { Today } from '../../../../contract/assessment/today';
import type { CallName } from '../../../../contract/calls/calls';
import { Card } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { Link } from '../../../ui/link/Link';
import type { AdminPath } from '../../kit/paths/admin-paths';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';

type Step = keyof NonNullable<Today['begin']>;

/** Where each step is taken, in their order, and the call that it takes. */
const places: readonly (readonly [step: Step, place: AdminPath, needed: CallName])[] = [
  ['questions', '/admin/bulk-upload', 'uploadQuestions'],
  ['test', '/admin/exam-creation', 'createExam'],
  ['learners', '/admin/roster', 'uploadRoster'],
  ['time', '/all-assessments', 'setSchedule'],
];

/** The way to the first test of a new portal, ticked by what there is; nothing for an admin who may take no step of it. */
export function FirstSteps({ done }: { done: NonNullable<Today['begin']> }) {
  const { today } = useDayCopy();
  const may = useMay();
  const open = places.filter(([, , needed]) => may(needed));
  if (open.length === 0) return null;
  return (
    <Card aria-labelledby="today-begin" className="flex flex-col gap-2">
      <h2 id="today-begin">{today.begin}</h2>
      <ol className="-mx-2 flex flex-col">
        {open.map(([step, place], index) => (
          <li key={step}>
            <Link to={place} className="flex min-h-11 items-center gap-3 rounded-control px-2 py-2 hover:bg-raised">
              <span className="w-5 shrink-0 text-center font-semibold">{done[step] ? <Sign of="check" /> : index + 1}</span>
              <span className="min-w-0 flex-1">
                <span className={`block font-medium ${done[step] ? 'text-ink-soft' : ''}`}>{today.steps[step]}</span>
                {done[step] && <span className="text-good text-sm">{today.stepDone}</span>}
              </span>
              <Sign of="on" />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
