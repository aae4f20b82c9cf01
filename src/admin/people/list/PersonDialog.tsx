import { useState } from 'react';
import type { ErasedReceipt } from '../../../../contract/people/person-data';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Banner } from '../../../ui/controls/Banner';
import { Dialog } from '../../../ui/controls/Dialog';
import { usePeopleCopy } from '../../words/use-people-copy';
import { PersonData } from '../data/PersonData';
import { calledOf } from '../data/who-is';
import { PersonAccess } from './PersonAccess';
import { PersonGroup } from './PersonGroup';
import { PersonRole } from './PersonRole';

interface Props {
  person: PersonEntry;
  /** With the person as the server has it after a change. */
  onChange: (person: PersonEntry) => void;
  onClose: () => void;
}

/** Group, role, access and data of one person. */
export function PersonDialog({ person, onChange, onClose }: Props) {
  const { people, personData } = usePeopleCopy();
  const [erased, setErased] = useState<ErasedReceipt | null>(null);
  if (erased !== null)
    return (
      <Dialog isOpen title={personData.erasedTitle} onClose={onClose}>
        <Banner tone={erased.account === 'deleted' ? 'success' : 'warning'}>
          <p className="wrap-anywhere">{erased.account === 'deleted' ? personData.erased : personData.erasedHere(person.uid)}</p>
        </Banner>
      </Dialog>
    );
  return (
    <Dialog isOpen title={people.manageOf(calledOf(person))} onClose={onClose}>
      <PersonGroup person={person} onChange={onChange} />
      <PersonRole person={person} onChange={onChange} />
      <PersonAccess person={person} onChange={onChange} />
      <PersonData person={person} called={calledOf(person)} onErased={setErased} />
    </Dialog>
  );
}
