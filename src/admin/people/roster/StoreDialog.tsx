import { AskDialog } from '../../kit/dialog/AskDialog';
import { usePeopleCopy } from '../../words/use-people-copy';
import { behindIn, type JudgedRoster } from './roster-progress';
import { groupsIn } from './said-of';
import { useAlikeGroups } from './use-alike-groups';

/** People who leave a group, and who are named in the question. */
const mostNamed = 8;

/** Whether a press does what cannot be seen at a glance: people leave groups, or groups are added. */
export const isAskedAbout = ({ summary: { moved, newGroups } }: JudgedRoster): boolean => moved > 0 || newGroups.length > 0;

interface Props {
  judged: JudgedRoster;
  onStore: () => void;
  onClose: () => void;
}

/** Asks before a roster moves people or adds groups, and names them, groups that may be slips, and how many rows stay behind. */
export function StoreDialog({ judged, onStore, onClose }: Props) {
  const { summary, sent, leftOut } = judged;
  const { groups } = usePeopleCopy();
  const { success, waiting, joined, moved, newGroups } = summary;
  const alike = useAlikeGroups(summary);
  const behind = behindIn(judged) + leftOut.length;
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
          ...alike.map(([name, close]) => groups.meantGroup(name, close)),
          ...moves.slice(0, mostNamed).map(({ name, from = '', known: [person] = [], ...row }) => (
            <>
              {person ? groups.nameOfPerson(name, person.name) : name}: {groups.movesFrom(from, groupsIn(row))}
            </>
          )),
          moves.length > mostNamed && groups.further(moves.length - mostNamed),
          behind > 0 && groups.staysBehind(behind),
        ],
        when: moved > 0 ? groups.storeWhenMoved : groups.storeWhen,
      }}
    />
  );
}
