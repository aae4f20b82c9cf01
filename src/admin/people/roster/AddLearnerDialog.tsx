import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { useMay } from '../../kit/rights/use-may';
import { usePeopleCopy } from '../../words/use-people-copy';
import { AddLearner } from './AddLearner';

/** The button to the form for one learner, for those who may store a roster. */
export function AddLearnerDialog() {
  const { addLearner } = usePeopleCopy();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('uploadRoster')) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {addLearner.title}
      </Button>
      {isOpen && (
        <Dialog isOpen title={addLearner.title} onClose={() => setOpen(false)}>
          <p>{addLearner.lead}</p>
          <AddLearner />
        </Dialog>
      )}
    </>
  );
}
