import { useEffect, useRef, useState } from 'react';
import { seenOf } from '../../../../contract/calls/edited-version';
import type { RosterRow } from '../../../../contract/people/roster';
import { Banner } from '../../../ui/controls/Banner';
import { Select, TextField } from '../../../ui/controls/Field';
import { made } from '../../bank/upload/worker/ask/ask-worker';
import type { FormRefusal } from '../../kit/calls/refusal';
import { useReply } from '../../kit/calls/use-reply';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Options } from '../../kit/form/Options';
import { useSending } from '../../kit/form/use-sending';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';
import { isOther } from './roster-progress';
import { knownIn, saidOf } from './said-of';

interface Typed {
  name: string;
  address: string;
  group: string;
}

const fieldNames = ['name', 'address', 'group'] as const;
const empty: Typed = { name: '', address: '', group: '' };

/** A roster of one row, as its template would have it. */
async function sheetOf({ name, address, group }: Typed): Promise<File> {
  const rows = [
    ['Name', 'Email or phone', 'Group'],
    [name, address, group],
  ];
  return new File([await made({ make: 'rows', rows })], 'one-learner.xlsx');
}

/** What is wrong with each field; a field without a fault has no entry. */
type FieldFaults = Partial<Record<keyof Typed, string>>;

/** The field of each column that the server finds faults in; of all others the name. */
const fieldOf: Record<string, keyof Typed> = { Email: 'address', Phone: 'address', Group: 'group' };

/** The server's faults of a row at their fields. */
function faultsAt(copy: PeopleWords, row: RosterRow): FieldFaults {
  const found: FieldFaults = {};
  for (const problem of row.problems ?? []) {
    const [field, said] = [fieldOf[problem.column] ?? 'name', saidOf(copy, { ...row, problems: [problem] }).join(' ')];
    found[field] = found[field] === undefined ? said : `${found[field]} ${said}`;
  }
  return found;
}

/** A row that is not stored yet: the server has said what it does. */
interface Asked {
  file: File;
  row: RosterRow;
  /** Of the groups that it adds. */
  version: number;
}

/** Adds one learner by the call of the roster, which first says what the row does: who would leave a group is asked about. */
export function AddLearner() {
  const copy = usePeopleCopy();
  const { addLearner: words } = copy;
  const groups = useReply('getGroups').data;
  const [typed, setTyped] = useState(empty);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  /** Counts the presses that a field stopped, since the last learner was added. */
  const [stops, setStops] = useState(0);
  /** The row as the server refused it; null once anything else is typed. */
  const [refused, setRefused] = useState<RosterRow | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stops > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [stops]);
  const preview = useSending('uploadRoster', words.notAdded, undefined, []);
  const { send, sending } = useSending('uploadRoster', words.notAdded);
  const change = (part: Partial<Typed>) => {
    setDone(null);
    preview.clear();
    setRefused(null);
    setTyped({ ...typed, ...part });
  };
  const refuse = (details: (said: typeof copy) => string[]) =>
    preview.refuse((): FormRefusal => ({ sentence: words.notAdded, details: details(copy), fields: [] }));
  const isEmpty = (field: keyof Typed): boolean => typed[field].trim() === '';
  const faults = refused === null ? {} : faultsAt(copy, refused);
  const faultOf = (field: keyof Typed): string | undefined => (stops > 0 && isEmpty(field) ? words.missing[field] : faults[field]);

  async function store({ file, row, version }: Asked) {
    setAsked(null);
    if ((await send({ file, query: { version } })) === null) return;
    const { fate, name, group } = row;
    setDone(fate === 'waits' ? words.waits(name, group) : fate === 'stays' ? words.stays(name, group) : words.joins(name, group));
    setStops(0);
    // The next learner at the desk is of the same batch.
    setTyped({ ...empty, group: typed.group });
  }

  async function add() {
    if (isMaking) return;
    setDone(null);
    if (fieldNames.some(isEmpty)) return setStops(stops + 1);
    setMaking(true);
    const file = await sheetOf(typed).catch(() => null);
    setMaking(false);
    if (file === null) return refuse((said) => [said.groups.templateFailed]);
    const { rows: [row] = [], newGroups = [] } = (await preview.send({ file, query: { preview: 'true' } })) ?? {};
    const version = seenOf.newGroups(newGroups);
    if (row === undefined) return;
    if (row.fate === 'refused') {
      setRefused(row);
      setStops(stops + 1);
      return refuse(() => []);
    }
    if (row.fate === 'moves' || isOther(row)) setAsked({ file, row, version });
    else await store({ file, row, version });
  }

  const isMove = asked?.row.fate === 'moves';
  if (groups?.length === 0) return <Banner tone="info">{words.noGroups}</Banner>;
  return (
    <>
      <Form label={words.title} onSubmit={add}>
        <div ref={fields} className="grid items-start gap-4 @xl:grid-cols-3">
          <TextField
            label={words.name}
            aria-required
            fault={faultOf('name')}
            value={typed.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={words.address}
            hint={words.addressHint}
            aria-required
            fault={faultOf('address')}
            value={typed.address}
            onChange={({ target }) => change({ address: target.value })}
          />
          <Select
            label={words.group}
            aria-required
            fault={faultOf('group')}
            value={typed.group}
            onChange={({ target }) => change({ group: target.value })}
          >
            <option value="">{words.chooseGroup}</option>
            <Options of={(groups ?? []).map(({ name }) => [name, name])} />
          </Select>
        </div>
        <p className="text-ink-soft text-sm">{words.extraTime}</p>
        <FormFoot
          sending={{
            refusal: preview.sending.refusal ?? sending.refusal,
            refusalId: preview.sending.refusalId,
            isSending: isMaking || preview.sending.isSending || sending.isSending,
          }}
          label={words.add}
          success={done}
        />
      </Form>
      {asked && (
        <AskDialog
          question={isOther(asked.row) ? words.sameAsk(asked.row.name) : words.moveAsk(asked.row.name)}
          yes={isOther(asked.row) ? words.same : words.move}
          onYes={() => store(asked)}
          onNo={() => setAsked(null)}
          reach={{
            whom: isMove
              ? words.moveWhom(asked.row.name, asked.row.from ?? '', asked.row.group)
              : words.sameWhom(asked.row.name, asked.row.group),
            many: knownIn(copy, asked.row.known),
            when: isMove ? words.moveWhen : words.sameWhen,
          }}
        />
      )}
    </>
  );
}
