import { type ChanceCounts, chanceCounts } from '../../../../contract/assessment/chance';
import { type ChanceDraft, usualChanceMs } from '../../../../contract/assessment/chance-bodies';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { fieldText, timeFrom } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';

/** Why an assessment is opened again, which hand-in counts, and until when it may be begun, as a `datetime-local` field holds it. */
export interface TypedWhy {
  reason: string;
  counts: ChanceCounts;
  until: string;
}

const minute = 60_000;

/** An empty form, open for the usual time: under *best* no learner loses marks by a chance. `now`: epoch milliseconds. */
export const noWhy = (now: number): TypedWhy => ({
  ...{ reason: '', counts: 'best' },
  until: fieldText(new Date(now + usualChanceMs - (now % minute)).toISOString()),
});

/** As it is sent. An emptied time is the usual one, which the server adds. */
export function whyOf({ reason, counts, until }: TypedWhy): Pick<ChanceDraft, 'reason' | 'counts' | 'until'> {
  const time = timeFrom(until);
  return { reason: reason.trim(), counts, ...(time !== null && { until: time }) };
}

/** Whether the typed time is over. `now`: epoch milliseconds. */
export function isOver({ until }: TypedWhy, now: number): boolean {
  const time = timeFrom(until);
  return time !== null && Date.parse(time) <= now;
}

/** The order in which the rules are offered. */
const offered: readonly ChanceCounts[] = chanceCounts.toReversed();

interface Props {
  /** Of the choices, once on a page. */
  name: string;
  typed: TypedWhy;
  /** The server's time, epoch milliseconds. */
  now: number;
  /** Says that the reason is missing. */
  isReasonMissed?: boolean;
  onType: (typed: TypedWhy) => void;
}

export function WhyFields({ name, typed, now, isReasonMissed = false, onType }: Props) {
  const { chances: words } = useDayCopy();
  return (
    <>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        fault={isReasonMissed ? words.missing.reason : null}
        autoComplete="off"
        value={typed.reason}
        onChange={(event) => onType({ ...typed, reason: event.target.value })}
      />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-medium text-sm">{words.counts}</legend>
        {offered.map((rule) => (
          <Choice key={rule} type="radio" name={name} checked={typed.counts === rule} onChange={() => onType({ ...typed, counts: rule })}>
            {words.rules[rule]}
          </Choice>
        ))}
      </fieldset>
      <TextField
        type="datetime-local"
        max="9999-12-31T23:59"
        label={words.until}
        hint={words.untilHint}
        fault={isOver(typed, now) ? words.untilOver : null}
        className="min-w-0 max-w-72"
        value={typed.until}
        onChange={(event) => onType({ ...typed, until: event.target.value })}
      />
    </>
  );
}
