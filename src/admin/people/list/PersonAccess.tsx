import { useContext } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { AdminUid } from '../../kit/draft/use-draft';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { StartedTests } from '../data/StartedTests';
import { calledOf, handInsOf, whoIs } from '../data/who-is';
import { type PersonAct, PersonPart } from './PersonPart';

/** Shuts a person out at once, or lets the person in again (ADR 28). */
export function PersonAccess({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const copy = usePeopleCopy();
  const { people } = copy;
  const isOwn = useContext(AdminUid) === person.uid;
  const out = useSending('shutOut', people.accessNotSaved);
  const back = useSending('letIn', people.accessNotSaved);
  const called = calledOf(person);

  async function change({ send }: typeof out | typeof back) {
    const saved = await send({ params: { uid: person.uid } });
    if (saved !== null) onChange(saved);
  }

  const shut: PersonAct = {
    label: people.shutOut,
    question: people.shutOutAsk(called),
    effect: people.shutOutEffect,
    reach: {
      whom: whoIs(person, copy),
      many: [handInsOf(person, copy), <StartedTests key="started" uid={person.uid} />],
      when: people.shutOutWhen,
    },
    isDanger: true,
    run: () => change(out),
  };
  const letIn: PersonAct = {
    label: people.letIn,
    question: people.letInAsk(called),
    effect: people.letInEffect,
    reach: { whom: whoIs(person, copy), when: people.atOnce },
    run: () => change(back),
  };
  const now = isOwn ? people.ownAccount : person.isShutOut ? people.isOut : people.isIn;
  return (
    <PersonPart
      title={people.access}
      now={now}
      act={isOwn ? null : person.isShutOut ? letIn : shut}
      sending={person.isShutOut ? back.sending : out.sending}
    />
  );
}
