import { AskDialog } from '../../kit/dialog/AskDialog';
import { usePeopleCopy } from '../../words/use-people-copy';
import type { JudgedRoster } from './roster-progress';
import { groupsIn } from './said-of';

/** People who leave a group, and who are named in the question. */
const mostNamed = 8;

/** Whether a press does what cannot be seen at a glance: people leave groups, or groups are added. */
export const isAskedAbout = ({ summary: { moved, newGroups } }: JudgedRoster): boolean => moved > 0 || newGroups.length > 0;

interface Props {
  judged: JudgedRoster;
  onStore: () => void;
  onClose: () => void;
}

/** Asks before a roster moves people or adds groups, and names them. */
export function StoreDialog({ judged: { summary, sent }, onStore, onClose }: Props) {
  const { groups } = usePeopleCopy();
  const { success, waiting, joined, moved, newGroups } = summary;
  const moves = sent.filter(({ fate }) => fate === 'moves');
  return (
    <AskDialog
      question={groups.storeAsk(success)}
      yes={groups.store(success)}
      onYes={onStore}
      onNo={onClose}
      reach={{
        whom: groups.storeWhom(waiting + joined, moved),
        many: [
          newGroups.length > 0 && groups.newGroups(newGroups.map((name) => `“${name}”`).join(', '), newGroups.length),
          ...moves.slice(0, mostNamed).map(({ name, from = '', known: [person] = [], ...row }) => (
            <>
              {person ? groups.nameOfPerson(name, person.name) : name}: {groups.movesFrom(from, groupsIn(row))}
            </>
          )),
          moves.length > mostNamed && groups.further(moves.length - mostNamed),
        ],
        when: moved > 0 ? groups.storeWhenMoved : groups.storeWhen,
      }}
    />
  );
}
