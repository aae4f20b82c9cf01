import { useState } from 'react';
import { pageLimits } from '../../../../contract/calls/page';
import type { GroupMove } from '../../../../contract/people/groups';
import type { ListPage } from '../../../api/client';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { Select } from '../../../ui/controls/Field';
import { Reach } from '../../../ui/controls/Reach';
import { Fetched } from '../../kit/calls/Fetched';
import { usePage, useReply } from '../../kit/calls/use-reply';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { Form } from '../../kit/form/Form';
import { Options } from '../../kit/form/Options';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { searched } from '../../kit/form/searched';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { whoIs } from '../data/who-is';
import type { queryFrom } from './people-filters';

/** What becomes of the chosen people and the chosen group. */
const ways = ['add', 'move', 'take'] as const;
type Way = (typeof ways)[number];

const bodyOf: Record<Way, (id: number) => GroupMove> = {
  add: (id) => ({ addTo: [id] }),
  move: (id) => ({ groupId: id }),
  take: (id) => ({ takeFrom: [id] }),
};

interface Props {
  /** The filters of the list, and what is searched in it. */
  filter: ReturnType<typeof queryFrom>;
  search: string;
  onClose: () => void;
}

/** The first page of the filtered list, as large as the server allows. It stays as it was loaded: a person whose group changes remains in it. */
function useListed({ filter, search }: Omit<Props, 'onClose'>) {
  const [kept, setKept] = useState<ListPage<'getPeople'> | null>(null);
  const query = { page: 1, size: pageLimits.size, sort: 'name' as const, ...searched(search), ...filter };
  const asked = usePage('getPeople', { query }, { enabled: kept === null });
  if (kept === null && asked.data !== undefined) setKept(asked.data);
  return { asked, kept };
}

/** Changes the groups of many learners of a list. */
export function GroupsOfMany({ onClose, ...list }: Props) {
  const { people } = usePeopleCopy();
  const { asked, kept } = useListed(list);
  return (
    <OpenDialog title={people.many} onClose={onClose} actions={null}>
      <Fetched query={asked} failed={people.failed}>
        {(page) => <ManyForm page={kept ?? page} onClose={onClose} />}
      </Fetched>
    </OpenDialog>
  );
}

/** Adds many learners to a group, moves them to it alone, or takes them out of it, one after the other. Stops where one is refused. */
function ManyForm({ page: { items, total }, onClose }: { page: ListPage<'getPeople'>; onClose: () => void }) {
  const copy = usePeopleCopy();
  const { people } = copy;
  const listed = items.filter(({ role }) => role !== 'admin');
  const groups = useReply('getGroups').data ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<Way>('add');
  const [groupId, setGroupId] = useState<number | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const { send, sending, at } = useSending('moveToGroup', people.notMoved);

  const choose = (uids: Iterable<string>) => {
    setChosen(new Set(uids));
    setDone(null);
  };
  const turn = (uid: string) => choose(chosen.has(uid) ? [...chosen].filter((one) => one !== uid) : [...chosen, uid]);

  async function change() {
    if (groupId === null || chosen.size === 0) return;
    const left = new Set(chosen);
    for (const uid of chosen) {
      if ((await send({ params: { uid }, body: bodyOf[way](groupId) })) === null) break;
      left.delete(uid);
    }
    setDone(chosen.size - left.size);
    // Who is left can be tried again.
    setChosen(left);
  }

  return (
    <Form label={people.many} onSubmit={() => void change()}>
      <RefusalNote refusal={sending.refusal} id={sending.refusalId} />
      <div aria-live="polite" className="empty:hidden">
        {done !== null && <Banner tone={chosen.size === 0 ? 'success' : 'warning'}>{people.manyDone(done)}</Banner>}
      </div>
      <fieldset className="flex flex-col">
        <legend className="font-medium text-sm">{people.whichPeople}</legend>
        <Choice
          checked={listed.length > 0 && chosen.size === listed.length}
          onChange={({ target }) => choose(target.checked ? listed.map(({ uid }) => uid) : [])}
        >
          {people.allOfList(listed.length)}
        </Choice>
        {total !== null && total > items.length && <p className="text-sm text-warn">{people.firstOfList(items.length, total)}</p>}
        <div className="flex max-h-56 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line px-3 *:shrink-0">
          {listed.map((person) => (
            <Choice key={person.uid} checked={chosen.has(person.uid)} onChange={() => turn(person.uid)}>
              <span className="wrap-anywhere">{whoIs(person, copy)}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col">
        <legend className="font-medium text-sm">{people.whatBecomes}</legend>
        {ways.map((each) => (
          <Choice key={each} type="radio" name="way" checked={way === each} onChange={() => setWay(each)}>
            {people.ways[each]}
          </Choice>
        ))}
      </fieldset>
      <Select
        label={people.group}
        hint={people.groupHint}
        value={groupId ?? ''}
        onChange={(event) => setGroupId(event.target.value === '' ? null : Number(event.target.value))}
        {...at(way === 'move' ? 'groupId' : way === 'add' ? 'addTo' : 'takeFrom')}
      >
        <option value="">{people.chooseGroup}</option>
        <Options of={groups.map(({ id, name }) => [id, name])} />
      </Select>
      <Reach whom={people.manyWhom} many={[people.manyOf(chosen.size)]} when={people.manyWhen[way]} />
      <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button variant="secondary" onClick={onClose}>
          {people.manyClose}
        </Button>
        <Button type="submit" disabled={groupId === null || chosen.size === 0} aria-disabled={sending.isSending}>
          {people.manyNow[way]}
        </Button>
      </div>
    </Form>
  );
}
