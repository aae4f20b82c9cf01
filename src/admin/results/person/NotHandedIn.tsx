import type { PersonTests, NotHandedIn as Test } from '../../../../contract/assessment/person-tests';
import { Card } from '../../../ui/controls/Card';
import { dayAndTime } from '../../papers/schedule/local-time';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';

const stateIn = ({ closesAt, hasStarted }: Test, { personTests: words, locale }: ResultsWords): string => {
  const isClosed = closesAt !== undefined && Date.parse(closesAt) < Date.now();
  const until = closesAt === undefined ? words.stillOpen : (isClosed ? words.closedOn : words.openUntil)(dayAndTime(closesAt, locale));
  return `${hasStarted ? words.hasStarted : words.neverStarted} · ${until}`;
};

/**
 * The tests that were open to a learner and are not handed in: a parent asks for these first. Those that may be sat once more are named before. Nothing where the
 * server does not say it.
 */
export function NotHandedIn({ missed, again = [] }: { missed: PersonTests['notHandedIn']; again: PersonTests['again'] }) {
  const copy = useResultsCopy();
  const { personTests: words } = copy;
  if (missed === undefined) return null;
  const { count, tests } = missed;
  return (
    <Card aria-label={words.notHandedIn} className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold text-base">{words.notHandedIn}</h2>
        <p className="text-ink-soft text-sm">{count + again.length === 0 ? words.allHandedIn : words.notHandedInNote}</p>
      </div>
      {count + again.length > 0 && (
        <ul className="flex flex-col gap-1">
          {again.map(({ assessmentId, name, endsAt }) => (
            <li key={`again ${assessmentId}`} className="wrap-anywhere">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-ink-soft text-sm">{words.againUntil(dayAndTime(endsAt, copy.locale))}</span>
            </li>
          ))}
          {tests.map((test) => (
            <li key={test.assessmentId} className="wrap-anywhere">
              <span className="font-medium">{test.name}</span> <span className="text-ink-soft text-sm">{stateIn(test, copy)}</span>
            </li>
          ))}
          {count > tests.length && <li className="text-ink-soft text-sm">{words.furtherTests(count - tests.length)}</li>}
        </ul>
      )}
    </Card>
  );
}
