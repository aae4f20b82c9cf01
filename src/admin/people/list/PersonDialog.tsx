import { useState } from 'react';
import type { ErasedReceipt } from '../../../../contract/people/person-data';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Banner } from '../../../ui/controls/Banner';
import { Dialog } from '../../../ui/controls/Dialog';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { PersonData } from '../data/PersonData';
import { calledOf, whoIs } from '../data/who-is';
import { PersonAccess } from './PersonAccess';
import { type ChosenGroup, PersonGroup } from './PersonGroup';
import { PersonRole } from './PersonRole';

interface Props {
  person: PersonEntry;
  /** With the person as the server has it after a change. */
  onChange: (person: PersonEntry) => void;
  onClose: () => void;
}

interface UnsentProps extends Props {
  chosen: ChosenGroup;
}

/** Asks what becomes of a group that was chosen and not moved to, in the place of the dialog that was to be closed. */
function UnsentGroup({ person, chosen: { groupId, name }, onChange, onClose }: UnsentProps) {
  const copy = usePeopleCopy();
  const { people } = copy;
  const { send, sending } = useSending('moveToGroup', people.notMoved);

  async function move() {
    const moved = await send({ params: { uid: person.uid }, body: { groupId } });
    if (moved === null) return;
    onChange(moved);
    onClose();
  }

  return (
    <AskDialog
      question={people.notMovedYet(name)}
      yes={people.move}
      onYes={move}
      onNo={onClose}
      reach={{ whom: whoIs(person, copy), when: people.manyWhen.move }}
    >
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}

/** Group, role, access and data of one person. */
export function PersonDialog({ person, onChange, onClose }: Props) {
  const { people, personData } = usePeopleCopy();
  const [erased, setErased] = useState<ErasedReceipt | null>(null);
  const [chosen, setChosen] = useState<ChosenGroup | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (isAsking && chosen !== null) return <UnsentGroup {...{ person, chosen, onChange, onClose }} />;
  if (erased !== null)
    return (
      <Dialog isOpen title={personData.erasedTitle} onClose={onClose}>
        <Banner tone={erased.account === 'deleted' ? 'success' : 'warning'}>
          <p className="wrap-anywhere">{erased.account === 'deleted' ? personData.erased : personData.erasedHere(person.uid)}</p>
        </Banner>
      </Dialog>
    );
  return (
    <Dialog isOpen title={people.manageOf(calledOf(person))} onClose={() => (chosen === null ? onClose() : setAsking(true))}>
      <PersonGroup person={person} onChange={onChange} onChosen={setChosen} />
      <PersonRole person={person} onChange={onChange} />
      <PersonAccess person={person} onChange={onChange} />
      <PersonData person={person} called={calledOf(person)} onErased={setErased} />
    </Dialog>
  );
}
