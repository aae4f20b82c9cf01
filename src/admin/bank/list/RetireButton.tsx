import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { useSending } from '../../kit/form/use-sending';
import { useBankCopy } from '../../words/use-bank-copy';

/** Retires a question. Nothing is deleted, and *Restore* comes in its place at once, so no confirmation is needed. */
export function RetireButton({ id }: { id: number }) {
  const copy = useBankCopy();
  const { send, sending } = useSending('retireQuestion', copy.questionNotSaved);
  return (
    <>
      {sending.refusal && <Banner tone="error">{sending.refusal.sentence}</Banner>}
      <Button variant="secondary" aria-disabled={sending.isSending} onClick={() => send({ params: { id } })}>
        {copy.retire}
      </Button>
    </>
  );
}

/** Says what it means that a question is retired, and restores it by one press. */
export function RetiredNotice({ id }: { id: number }) {
  const copy = useBankCopy();
  const { send, sending } = useSending('restoreQuestion', copy.questionNotSaved);
  return (
    <>
      {sending.refusal && <Banner tone="error">{sending.refusal.sentence}</Banner>}
      <Banner
        tone="warning"
        actions={
          <Button variant="secondary" aria-disabled={sending.isSending} onClick={() => send({ params: { id } })}>
            {copy.restore}
          </Button>
        }
      >
        {copy.bankList.isRetired}
      </Banner>
    </>
  );
}
