import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { useBankCopy } from '../../words/use-bank-copy';

/** The end of a passage that no question has; of another one, why there is none. `questions`: retired ones too. */
export function DeletePassage({ id, questions }: { id: number; questions: number }) {
  const { passages: copy } = useBankCopy();
  const go = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card aria-label={copy.delete} className="flex min-w-0 flex-col gap-3">
      <h2>{copy.delete}</h2>
      {questions > 0 ? (
        <p className="text-ink-soft text-sm">{copy.notDeletable(questions)}</p>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {copy.delete}
        </Button>
      )}
      {isAsking && (
        <SureDialog
          call="deletePassage"
          args={{ params: { id } }}
          question={copy.deleteAsk(id)}
          reach={{ whom: copy.deleteWhom, when: copy.deleteWhen }}
          yes={copy.deleteNow}
          failed={copy.notDeleted}
          anew={['getPassages']}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) go('/admin/passages');
          }}
        />
      )}
    </Card>
  );
}
