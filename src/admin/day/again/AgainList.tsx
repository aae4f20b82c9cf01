import type { ChancesOfOne } from '../../../../contract/assessment/again';
import { dayAndTime } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';

/** The learners with further chances, each with all hand-ins. `now`: the server's time, epoch milliseconds. */
export function AgainList({ learners, now }: { learners: readonly ChancesOfOne[]; now: number }) {
  const { again, locale } = useDayCopy();
  if (learners.length === 0) return null;
  const stateOf = ({ chances }: ChancesOfOne): string | null => {
    const latest = chances.at(-1);
    if (latest === undefined || latest.usedAt !== null) return null;
    const until = dayAndTime(latest.until, locale);
    return Date.parse(latest.until) > now ? again.openUntil(until) : again.unused(until);
  };
  return (
    <section aria-label={again.learners} className="flex flex-col gap-2">
      <h3>{again.learners}</h3>
      <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
        {learners.map((one) => {
          const handIns = one.handIns.map(({ number, score, counts }) => again.handIn(number, numberText(score), counts));
          const reasons = [...new Set(one.chances.map(({ reason }) => reason))];
          return (
            <li key={one.uid} className="wrap-anywhere border-line border-t pt-2 text-sm">
              <span className="font-semibold">{one.name || one.uid}</span>{' '}
              {[stateOf(one), ...handIns, ...reasons].filter((part) => part !== null).join(' · ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
