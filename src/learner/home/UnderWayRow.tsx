import { useHomeCopy } from '../../copy/use-home-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useOnline } from '../../ui/browser/use-online';
import { Banner, type Tone } from '../../ui/controls/Banner';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { isSameDay } from '../../ui/display/times';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { WaySign } from '../../ui/WaySign';
import { useFigures } from '../figures';
import { isWoken } from '../outbox/parcel/is-woken';
import { Roomy } from './Roomy';
import { timeText } from './time-text';
import type { Stage, UnderWay } from './use-under-way';

const TimeLeft = onDemand(async () => (await import('../../ui/schedule/TimeLeft')).TimeLeft);

const handedInHere = (copy: ReturnType<typeof useHomeCopy>, name: string): string =>
  isWoken() ? copy.handedInHere(name) : copy.handedInOpen(name);

/** What may come in the place of a test by itself. */
function laterOf({ first }: UnderWay, name: string, copy: ReturnType<typeof useHomeCopy>): string[] {
  if (first === 'out') return [];
  const ends = [copy.handedIn(name), copy.resultOut(name, '000', '000')];
  if (first === 'awaited' || first === 'sent') return ends;
  const sends = [handedInHere(copy, name), copy.notTaken(name), copy.beingChecked(name), copy.signInToSendTest(name), ...ends];
  return first === 'unsent' ? sends : [`${copy.sittingRuns(name)}\n–`, copy.timeIsUp(name), ...sends];
}

/** Says a stage in words. */
function useWords(): (name: string, stage: Stage, now: number) => string {
  const copy = useHomeCopy();
  const { marksText } = useFigures();
  const isOnline = useOnline();
  return (name, stage, now) => {
    switch (stage.is) {
      case 'running':
        return stage.sitting.isFiledElsewhere ? copy.sittingFiledElsewhere(name) : copy.sittingRuns(name);
      case 'ended':
        return copy.timeIsUp(name);
      case 'unsent': {
        const { state, cause } = stage.parcel;
        if (state === 'sign-in') return copy.signInToSendTest(name);
        if (state === 'refused') return copy.notTaken(name);
        // The server has answers, perhaps of another device.
        if (cause === 'unsettled') return copy.beingChecked(name);
        if (!isOnline || cause === 'unreached') return handedInHere(copy, name);
        return cause ? copy.notTaken(name) : copy.handingIn(name);
      }
      case 'sent':
        return copy.handedIn(name);
      case 'out': {
        const { score, totalMarks } = stage.result;
        return stage.before === undefined
          ? copy.resultOut(name, marksText(score), marksText(totalMarks))
          : copy.markedAgain(name, marksText(stage.before), marksText(score));
      }
      case 'awaited': {
        const at = Date.parse(stage.result.resultsAt);
        const time = timeText(at, now, copy.locale);
        return copy.nextResult(name, isSameDay(at, now) ? copy.today(time) : time);
      }
    }
  };
}

/** Where a test leads in a stage. */
const pathOf = ({ id, stage }: UnderWay): string =>
  stage.is === 'unsent' ? '/user/outbox' : `/assessments/${id}${stage.is === 'running' || stage.is === 'ended' ? '' : '/result'}`;

const tones: Record<Stage['is'], Tone> = {
  running: 'warning',
  ended: 'warning',
  unsent: 'warning',
  sent: 'info',
  awaited: 'info',
  out: 'info',
};

interface Props {
  test: UnderWay;
  /** Trusted epoch milliseconds. */
  now: number;
}

/** A test that was seen running: its minutes, then what becomes of it, in the same place. */
export function RunningRow({ test, now }: Props) {
  const copy = useHomeCopy();
  const words = useWords();
  const { stage } = test;
  const name = copy.assessmentTitle(test.name, test.id);
  const runs = stage.is === 'running' ? stage.sitting : null;
  return (
    <Banner
      tone={tones[stage.is]}
      actions={
        <ButtonLink to={pathOf(test)}>
          {runs || stage.is === 'ended' ? copy.continueAssessment : stage.is === 'unsent' ? copy.nextSendSee : copy.viewResult}
        </ButtonLink>
      }
    >
      <Roomy others={laterOf(test, name, copy)} className="wrap-anywhere line-clamp-5" roomClassName="wrap-anywhere line-clamp-4">
        <span>{words(name, stage, now)}</span>
        {runs?.isFiledElsewhere === false && (
          <strong className="block tabular-nums">
            <TimeLeft endsAt={runs.endsAt} clock={trustedClock.now} />
          </strong>
        )}
      </Roomy>
    </Banner>
  );
}

/** A test that waits for something, as a line that leads there. Where two cards stand beside each other it is below them. */
export function WaitingLine({ test, now }: Props) {
  const copy = useHomeCopy();
  const words = useWords();
  const { stage, more } = test;
  const name = copy.assessmentTitle(test.name, test.id);
  return (
    <Card className="col-span-full flex items-center gap-3 border-l-4 border-l-brand py-3! sm:order-last">
      <span className="text-brand-ink">
        <WaySign of={stage.is === 'awaited' ? 'clock' : 'results'} className="size-6" />
      </span>
      <p className="min-w-0 font-medium">
        <Link to={pathOf(test)} className="block py-0.5 underline underline-offset-4">
          <Roomy others={laterOf(test, name, copy)} className="wrap-anywhere line-clamp-4">
            {words(name, stage, now)}
          </Roomy>
        </Link>
        {more > 0 && <span className="text-ink-soft text-sm">{copy.moreAwaited(more)}</span>}
      </p>
    </Card>
  );
}
