import type { PersonEntry } from '../../../../contract/people/person-list';
import { Dialog } from '../../../ui/controls/Dialog';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { usePeopleCopy } from '../../words/use-people-copy';
import { ExtraTimeForm } from './ExtraTimeForm';

/** The dialog for one learner's extra time. */
export function ExtraTimeDialog({ person, onClose }: { person: PersonEntry; onClose: () => void }) {
  const copy = usePeopleCopy();
  const { uid, name, contact } = person;
  const called = name || contact || uid;
  const query = useReply('getExtraTime', { params: { uid } });
  return (
    <Dialog isOpen title={copy.people.extraTimeOf(called)} onClose={onClose}>
      <Fetched query={query} failed={copy.people.historyFailed}>
        {(now) => <ExtraTimeForm key={uid} name={called} now={now} />}
      </Fetched>
    </Dialog>
  );
}
