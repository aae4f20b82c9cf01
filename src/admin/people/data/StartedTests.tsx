import { useReply } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { usePeopleCopy } from '../../words/use-people-copy';

/**
 * The tests that a person has started and not handed in, and those that may be sat once more now: what is answered there goes nowhere once the person is gone. It
 * asks the server once it is shown.
 */
export function StartedTests({ uid }: { uid: string }): string {
  const { people } = usePeopleCopy();
  const may = useMay();
  const { data } = useReply('getPersonTests', { params: { uid }, query: {} }, { enabled: may('getPersonTests') });
  const quoted = (tests: { name: string }[]) => tests.map(({ name }) => `“${name}”`);
  const started = data?.notHandedIn && quoted(data.notHandedIn.tests.filter(({ hasStarted }) => hasStarted));
  const again = quoted(data?.again ?? []);
  // A start of a further attempt is not told to the server.
  if (again.length === 0) return people.started(started ?? null);
  return [...(started?.length ? [people.started(started)] : []), people.mayBeSittingAgain(again)].join(' ');
}
