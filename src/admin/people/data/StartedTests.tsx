import { useReply } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { usePeopleCopy } from '../../words/use-people-copy';

/** The tests that a person has started and not handed in: what is answered there goes nowhere once the person is gone. It asks the server once it is shown. */
export function StartedTests({ uid }: { uid: string }): string {
  const { people } = usePeopleCopy();
  const may = useMay();
  const { data } = useReply('getPersonTests', { params: { uid }, query: {} }, { enabled: may('getPersonTests') });
  return people.started(data?.notHandedIn?.tests.flatMap(({ hasStarted, name }) => (hasStarted ? [`“${name}”`] : [])) ?? null);
}
