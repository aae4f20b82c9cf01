import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';

/** Retires or restores a question. Nothing is deleted, so no confirmation is needed. */
export function RetireButton({ id, isRetired }: { id: number; isRetired: boolean }) {
  const copy = useAdminCopy();
  const { send, sending } = useSending(isRetired ? 'restoreQuestion' : 'retireQuestion', copy.questionNotSaved);
  return (
    <>
      {sending.refusal && <Banner tone="error">{sending.refusal.sentence}</Banner>}
      <Button variant="secondary" aria-disabled={sending.isSending} onClick={() => send({ params: { id } })}>
        {isRetired ? copy.restore : copy.retire}
      </Button>
    </>
  );
}
