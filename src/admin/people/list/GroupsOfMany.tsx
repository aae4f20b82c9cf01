import { useState } from 'react';
import { pageLimits } from '../../../../contract/calls/page';
import type { LearnerGroup } from '../../../../contract/people/groups';
import type { PersonEntry } from '../../../../contract/people/person-list';
import type { ListPage } from '../../../api/client';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { Select } from '../../../ui/controls/Field';
import { Reach } from '../../../ui/controls/Reach';
import { Fetched } from '../../kit/calls/Fetched';
import { usePage, useReply } from '../../kit/calls/use-reply';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { OpenDialog } from '../../kit/dialog/OpenDialog';
import { RunningDialog } from '../../kit/dialog/RunningDialog';
import { Form } from '../../kit/form/Form';
import { Options } from '../../kit/form/Options';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { searched } from '../../kit/form/searched';
import { useInTurn } from '../../kit/form/use-in-turn';
import { usePeopleCopy } from '../../words/use-people-copy';
import { whoIs } from '../data/who-is';
import type { queryFrom } from './people-filters';
import { bodyOf, type Changed, isChanged, isIn, leftBy, type Step, type WayOfMany, wayBack, ways } from './ways-of-many';

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

interface AskProps {
  way: 'move' | 'take';
  group: LearnerGroup;
  chosen: readonly PersonEntry[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before many leave groups: who goes where, and from which groups. */
function AskMany({ way, group, chosen, onYes, onNo }: AskProps) {
  const { people } = usePeopleCopy();
  const left = way === 'move' ? leftBy(chosen, group.id) : [];
  const many = way === 'move' ? people.manyLeave(left) : people.manyIn(chosen.filter((person) => isIn(person, group.id)).length);
  return (
    <AskDialog
      question={people.manyAsk[way](chosen.length, group.name)}
      yes={people.manyNow[way]}
      onYes={onYes}
      onNo={onNo}
      reach={{ whom: people.manyOf(chosen.length), many: [many], when: people.manyWhen[way] }}
    >
      <p>{people.manyBackHint}</p>
    </AskDialog>
  );
}

/** What was done last: for how many of how many, and who can be put back into the groups of before. */
interface Done {
  count: number;
  of: number;
  back: readonly Changed[];
}

/** Adds many learners to a group, moves them to it alone, or takes them out of it, one after the other. Stops where one is refused. */
function ManyForm({ page: { items, total }, onClose }: { page: ListPage<'getPeople'>; onClose: () => void }) {
  const copy = usePeopleCopy();
  const { people } = copy;
  /** As their last change left them. */
  const [known, setKnown] = useState<ReadonlyMap<string, PersonEntry>>(new Map());
  const listed = items.filter(({ role }) => role !== 'admin').map((person) => known.get(person.uid) ?? person);
  const groups = useReply('getGroups').data ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<WayOfMany>('add');
  const [groupId, setGroupId] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { run, stop, progress, sending, at } = useInTurn('moveToGroup', people.notMoved);
  const group = groups.find(({ id }) => id === groupId);
  const chosenPeople = listed.filter(({ uid }) => chosen.has(uid));

  const choose = (uids: Iterable<string>) => setChosen(new Set(uids));
  const turn = (uid: string) => choose(chosen.has(uid) ? [...chosen].filter((one) => one !== uid) : [...chosen, uid]);

  /** Who is left can be tried again. `undone`: these changes are taken back by it. */
  async function change(steps: readonly Step[], undone: readonly Changed[] = []) {
    if (progress !== null) return;
    setDone(null);
    const taken = await run(steps, ({ person: { uid }, body }) => ({ params: { uid }, body }));
    const changed = taken.map(({ step, reply }) => ({ before: step.person, after: reply }));
    setKnown((before) => new Map([...before, ...changed.map(({ after }) => [after.uid, after] as const)]));
    const gone = new Set(changed.map(({ before }) => before.uid));
    setChosen(new Set(steps.flatMap(({ person: { uid } }) => (gone.has(uid) ? [] : [uid]))));
    const back = undone.length === 0 ? changed.filter(isChanged) : undone.filter(({ after }) => !gone.has(after.uid));
    setDone({ count: changed.length, of: steps.length, back });
  }

  function start() {
    setAsking(false);
    if (groupId !== null) void change(chosenPeople.map((person) => ({ person, body: bodyOf[way](groupId) })));
  }

  function press() {
    if (groupId === null || chosen.size === 0) return;
    if (way === 'add') start();
    else setAsking(true);
  }

  const undo = ({ back }: Done) =>
    change(
      back.map((each) => ({ person: each.after, body: wayBack(each) })),
      back,
    );

  return (
    <>
      <Form label={people.many} onSubmit={press}>
        <RefusalNote refusal={sending.refusal} id={sending.refusalId} />
        <div aria-live="polite" className="empty:hidden">
          {done !== null && (
            <Banner
              tone={done.count === done.of ? 'success' : 'warning'}
              actions={
                done.back.length > 0 && (
                  <Button variant="secondary" onClick={() => void undo(done)}>
                    {people.manyBack}
                  </Button>
                )
              }
            >
              {people.manyDone(done.count, done.of)}
            </Banner>
          )}
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
      {isAsking && way !== 'add' && group !== undefined && (
        <AskMany way={way} group={group} chosen={chosenPeople} onYes={start} onNo={() => setAsking(false)} />
      )}
      {progress && <RunningDialog title={people.many} {...progress} onStop={stop} />}
    </>
  );
}
