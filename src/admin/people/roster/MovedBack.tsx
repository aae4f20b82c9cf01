import { useMutation } from '@tanstack/react-query';
import { nameKey } from '../../../../contract/fields/fold';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { made } from '../../bank/upload/worker/ask/ask-worker';
import { saveWorkbook } from '../../kit/calls/save';
import { useReply } from '../../kit/calls/use-reply';
import { useBankCopy } from '../../words/use-bank-copy';
import { usePeopleCopy } from '../../words/use-people-copy';
import type { JudgedRow } from './roster-progress';

/** Whether a sheet that names the group before puts the row's person there again: a row of one group says nothing of further ones. */
const hasWayBack = ({ groups, from = '', uids = [] }: JudgedRow, names: ReadonlySet<string>): boolean =>
  groups === undefined && uids.length <= 1 && names.has(nameKey(from));

/** Saves who moved with the group before, as a roster that moves them back; nothing where that is not so of each of them. */
export function MovedBack({ sent }: { sent: readonly JudgedRow[] }) {
  const { groups } = usePeopleCopy();
  const { shaping } = useBankCopy();
  const known = useReply('getGroups').data;
  const moves = sent.filter(({ fate }) => fate === 'moves');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const rows = moves.map(({ name, email, phone, from = '' }) => [name, email, phone, from]);
      saveWorkbook(await made({ make: 'rows', rows: [['Name', 'Email', 'Phone', 'Group'], ...rows] }), 'moved-people.xlsx');
    },
  });
  const names = new Set(known?.map(({ name }) => nameKey(name)));
  if (moves.length === 0 || !moves.every((row) => hasWayBack(row, names))) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" disabled={isPending} onClick={() => mutate()}>
        {groups.movedBack(moves.length)}
      </Button>
      <p className="text-ink-soft text-sm">{groups.movedBackHint}</p>
      {isError && <Banner tone="error">{shaping.faultyFailed}</Banner>}
    </>
  );
}
