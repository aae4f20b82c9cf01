import { useContext, useState } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import type { Right } from '../../../../contract/people/rights';
import { AdminUid } from '../../kit/draft/use-draft';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { type PersonAct, PersonPart } from './PersonPart';
import { PersonRights } from './PersonRights';
import { calledOf } from './person-columns';
import { RightBoxes } from './RightBoxes';

/** Grants the admin's role with its rights, changes them, or takes the role. */
export function PersonRole({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const { people } = usePeopleCopy();
  const isOwn = useContext(AdminUid) === person.uid;
  const { send, sending } = useSending('setRole', people.roleNotSaved);
  const called = calledOf(person);
  const [rights, setRights] = useState<readonly Right[] | null>(null);

  async function set(role: PersonEntry['role']) {
    const limited = role === 'admin' && rights !== null && { rights: [...rights] };
    const saved = await send({ params: { uid: person.uid }, body: { role, ...limited, ...(isOwn && { confirmed: true }) } });
    if (saved !== null) onChange(saved);
  }

  const grant: PersonAct = {
    label: people.grant,
    question: people.grantAsk(called),
    effect: rights === null ? people.grantEffect : people.grantSome(rights.map((right) => people.rightsOf[right])),
    run: () => set('admin'),
  };
  const take: PersonAct = {
    label: people.take,
    question: people.takeAsk(called),
    effect: isOwn ? `${people.takeEffect} ${people.takeOwn}` : people.takeEffect,
    isDanger: true,
    run: () => set('user'),
  };
  const isAdmin = person.role === 'admin';
  const limits = person.rights?.map((right) => people.rightsOf[right]);
  const admin = limits === undefined ? people.isAdmin : people.isLimited(limits);
  const now = person.isAdminBySetting ? people.isAdminBySetting : isAdmin ? admin : people.isLearner;
  return (
    <>
      <PersonPart title={people.role} now={now} act={person.isAdminBySetting ? null : isAdmin ? take : grant} sending={sending}>
        {!isAdmin && <RightBoxes value={rights} onChange={setRights} />}
      </PersonPart>
      {isAdmin && !person.isAdminBySetting && <PersonRights person={person} onChange={onChange} />}
    </>
  );
}
