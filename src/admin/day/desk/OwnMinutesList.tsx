import type { OwnMinutes } from '../../../../contract/assessment/more-time';
import { Button } from '../../../ui/controls/Button';
import { useDayCopy } from '../../words/use-day-copy';
import type { TakenMinutes } from './TakeTimeBack';

/** The learners with minutes of their own, each with the code that tells a device without a network. */
export function OwnMinutesList({
  ownMinutes,
  onTakeBack,
}: {
  ownMinutes: readonly OwnMinutes[];
  onTakeBack: (taken: TakenMinutes) => void;
}) {
  const { desk } = useDayCopy();
  if (ownMinutes.length === 0) return null;
  return (
    <section aria-label={desk.ownMinutes} className="flex flex-col gap-2">
      <h3>{desk.ownMinutes}</h3>
      <p className="text-sm">{ownMinutes.some(({ code }) => code !== null) ? `${desk.ownCodeLead} ${desk.codeNotFor}` : desk.noTimeCode}</p>
      <ul className="flex flex-col gap-2">
        {ownMinutes.map(({ uid, name, contact = '', minutes, code }) => (
          <li key={uid} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2">
            <span className="wrap-anywhere grow">
              {desk.hasMinutes(name || contact || uid, minutes)}
              {name && contact && <span className="block text-ink-soft text-sm">{contact}</span>}
            </span>
            {code !== null && <span className="rounded-control bg-raised px-2 py-1 font-mono">{code}</span>}
            <Button
              variant="quiet"
              aria-label={`${desk.takeBack}: ${name || contact || uid}`}
              onClick={() =>
                onTakeBack({ learner: { uid, name: name || contact || uid, ...(name && contact && { about: contact }) }, from: minutes })
              }
            >
              {desk.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
