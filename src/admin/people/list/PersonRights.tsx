import { useContext, useState } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import type { Right } from '../../../../contract/people/rights';
import { AdminUid } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { GroupBoxes } from './GroupBoxes';
import { RightBoxes } from './RightBoxes';

/** Limits an admin to some rights and groups, or gives everything back. */
export function PersonRights({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const { people } = usePeopleCopy();
  const isOwn = useContext(AdminUid) === person.uid;
  const [value, setValue] = useState<readonly Right[] | null>(person.rights ?? null);
  const [groupIds, setGroupIds] = useState<readonly number[] | null>(person.groupIds ?? null);
  const { send, reply, sending } = useSending('setRole', people.roleNotSaved);

  async function save() {
    const body = { role: 'admin' as const, rights: value === null ? ['everything' as const] : [...value] };
    const scope = groupIds !== null && { groupIds: [...groupIds] };
    const saved = await send({ params: { uid: person.uid }, body: { ...body, ...scope, ...(isOwn && { confirmed: true }) } });
    if (saved !== null) onChange(saved);
  }

  return (
    <Form label={people.rights} onSubmit={save}>
      <RightBoxes value={value} onChange={setValue} />
      <GroupBoxes value={groupIds} onChange={setGroupIds} />
      {isOwn && (value !== null || groupIds !== null) && <p className="text-sm">{people.rightsOwn}</p>}
      <FormFoot sending={sending} label={people.saveRights} success={reply && people.saved} />
    </Form>
  );
}
