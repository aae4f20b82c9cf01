import type { PersonEntry } from '../../../contract/people/person-list';
import { Dialog } from '../../ui/controls/Dialog';
import { useAdminCopy } from '../copy/use-admin-copy';
import { PersonAccess } from './PersonAccess';
import { PersonGroup } from './PersonGroup';
import { PersonRole } from './PersonRole';
import { calledOf } from './person-columns';

interface Props {
  person: PersonEntry;
  /** With the person as the server has it after a change. */
  onChange: (person: PersonEntry) => void;
  onClose: () => void;
}

/** Group, role and access of one person. */
export function PersonDialog({ person, onChange, onClose }: Props) {
  const { people } = useAdminCopy();
  return (
    <Dialog isOpen title={people.manageOf(calledOf(person))} onClose={onClose}>
      <PersonGroup person={person} onChange={onChange} />
      <PersonRole person={person} onChange={onChange} />
      <PersonAccess person={person} onChange={onChange} />
    </Dialog>
  );
}
