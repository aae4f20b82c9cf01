import { useContext } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { AdminUid } from '../../kit/draft/use-draft';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { type PersonAct, PersonPart } from './PersonPart';
import { calledOf } from './person-columns';

/** Grants the admin's role, or takes it. */
export function PersonRole({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const { people } = usePeopleCopy();
  const isOwn = useContext(AdminUid) === person.uid;
  const { send, sending } = useSending('setRole', people.roleNotSaved);
  const called = calledOf(person);

  async function set(role: PersonEntry['role']) {
    const saved = await send({ params: { uid: person.uid }, body: { role, ...(isOwn && { confirmed: true }) } });
    if (saved !== null) onChange(saved);
  }

  const grant: PersonAct = {
    label: people.grant,
    question: people.grantAsk(called),
    effect: people.grantEffect,
    run: () => set('admin'),
  };
  const take: PersonAct = {
    label: people.take,
    question: people.takeAsk(called),
    effect: isOwn ? `${people.takeEffect} ${people.takeOwn}` : people.takeEffect,
    isDanger: true,
    run: () => set('user'),
  };
  const now = person.isAdminBySetting ? people.isAdminBySetting : person.role === 'admin' ? people.isAdmin : people.isLearner;
  return (
    <PersonPart
      title={people.role}
      now={now}
      act={person.isAdminBySetting ? null : person.role === 'admin' ? take : grant}
      sending={sending}
    />
  );
}
