import { useContext, useState } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import type { Right } from '../../../../contract/people/rights';
import { usePage, useReply } from '../../kit/calls/use-reply';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { AdminUid } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { calledOf, doubtOf, whoIs } from '../data/who-is';
import { GroupBoxes } from './GroupBoxes';
import { type PersonAct, PersonPart } from './PersonPart';
import { RightBoxes } from './RightBoxes';

/** What an admin with these rights and groups can do; null: all of them. */
function useEffectSaid(rights: readonly Right[] | null, groupIds: readonly number[] | null): string {
  const { people } = usePeopleCopy();
  // Asked for by the boxes too, which show its failure.
  const groups = useReply('getGroups', {}, { enabled: groupIds !== null }).data ?? [];
  const chosen = groups.filter(({ id }) => groupIds?.includes(id)).map(({ name }) => name);
  const everything = groupIds === null ? people.grantEffect : people.grantInGroups;
  const does = rights === null ? everything : people.grantSome(rights.map((right) => people.rightsOf[right]));
  return groupIds === null ? does : `${does} ${people.grantGroups(chosen)}`;
}

/** Whether a choice has what was not held; null and undefined: all. */
const adds = <T,>(held: readonly T[] | undefined, chosen: readonly T[] | null): boolean =>
  held !== undefined && (chosen === null || chosen.some((one) => !held.includes(one)));

/** Limits an admin to some rights and groups, or gives everything back. */
function PersonRights({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const copy = usePeopleCopy();
  const { people } = copy;
  const isOwn = useContext(AdminUid) === person.uid;
  const [value, setValue] = useState<readonly Right[] | null>(person.rights ?? null);
  const [groupIds, setGroupIds] = useState<readonly number[] | null>(person.groupIds ?? null);
  const { send, reply, sending } = useSending('setRole', people.roleNotSaved);
  const [isAsking, setAsking] = useState(false);
  const effect = useEffectSaid(value, groupIds);
  const isMore = adds(person.rights, value) || adds(person.groupIds, groupIds);

  async function save() {
    setAsking(false);
    const body = { role: 'admin' as const, rights: value === null ? ['everything' as const] : [...value] };
    const scope = groupIds !== null && { groupIds: [...groupIds] };
    const saved = await send({ params: { uid: person.uid }, body: { ...body, ...scope, ...(isOwn && { confirmed: true }) } });
    if (saved !== null) onChange(saved);
  }

  return (
    <>
      <Form label={people.rights} onSubmit={() => (isMore ? setAsking(true) : save())}>
        <RightBoxes value={value} onChange={setValue} />
        <GroupBoxes value={groupIds} onChange={setGroupIds} />
        {isOwn && (value !== null || groupIds !== null) && <p className="text-sm">{people.rightsOwn}</p>}
        <FormFoot sending={sending} label={people.saveRights} success={reply && people.saved} />
      </Form>
      {isAsking && (
        <AskDialog
          question={people.rightsAsk(calledOf(person))}
          yes={people.rightsGive}
          onYes={save}
          onNo={() => setAsking(false)}
          reach={{ whom: whoIs(person, copy), many: [effect, ...doubtOf(person, copy)], when: people.grantWhen }}
        />
      )}
    </>
  );
}

/** How many admins there are. It asks the server once it is shown. */
function AdminCount(): string {
  const { people } = usePeopleCopy();
  const admins = usePage('getPeople', { query: { role: 'admin', page: 1, size: 1 } });
  return people.admins(admins.data?.total ?? null);
}

/** Grants the admin's role with its rights and groups, changes them, or takes the role. */
export function PersonRole({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const copy = usePeopleCopy();
  const { people } = copy;
  const isOwn = useContext(AdminUid) === person.uid;
  const called = calledOf(person);
  // Nothing is ticked for who is a learner: it would read as what the learner has.
  const [rights, setRights] = useState<readonly Right[] | null>([]);
  const [groupIds, setGroupIds] = useState<readonly number[] | null>([]);
  const effect = useEffectSaid(rights, groupIds);

  const bodyOf = (role: PersonEntry['role']) => ({
    role,
    ...(role === 'admin' && { ...(rights && { rights: [...rights] }), ...(groupIds && { groupIds: [...groupIds] }) }),
    ...(isOwn && { confirmed: true }),
  });
  const granting = useSending('setRole', people.roleNotSaved, {
    args: { params: { uid: person.uid }, body: bodyOf('admin') },
  });

  const taking = useSending('setRole', people.roleNotSaved);

  const many = [<AdminCount key="admins" />, ...doubtOf(person, copy)];

  async function set(role: PersonEntry['role']) {
    const saved = await (role === 'admin' ? granting : taking).send({ params: { uid: person.uid }, body: bodyOf(role) });
    if (saved !== null) onChange(saved);
  }

  const grant: PersonAct = {
    label: people.grant,
    question: people.grantAsk(called),
    effect,
    reach: { whom: whoIs(person, copy), many, when: people.grantWhen },
    isSound: granting.isSound,
    run: () => set('admin'),
  };
  const take: PersonAct = {
    label: people.take,
    question: people.takeAsk(called),
    effect: isOwn ? `${people.takeEffect} ${people.takeOwn}` : people.takeEffect,
    reach: { whom: whoIs(person, copy), many, when: people.atOnce },
    isDanger: true,
    run: () => set('user'),
  };
  const isAdmin = person.role === 'admin';
  const limits = person.rights?.map((right) => people.rightsOf[right]);
  const held = limits === undefined ? people.isAdmin : people.isLimited(limits);
  const admin = person.groupIds === undefined ? held : people.isOfGroups(held);
  const now = person.isAdminBySetting ? people.isAdminBySetting : isAdmin ? admin : people.isLearner;
  return (
    <>
      <PersonPart
        title={people.role}
        now={now}
        act={person.isAdminBySetting ? null : isAdmin ? take : grant}
        sending={isAdmin ? taking.sending : granting.sending}
      >
        {!isAdmin && (
          <>
            <RightBoxes value={rights} onChange={setRights} />
            <GroupBoxes value={groupIds} onChange={setGroupIds} />
          </>
        )}
      </PersonPart>
      {isAdmin && !person.isAdminBySetting && <PersonRights person={person} onChange={onChange} />}
    </>
  );
}
