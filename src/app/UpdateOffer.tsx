import { useStore } from 'zustand';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { useCopy } from '../ui/use-copy';
import { updates } from './updates';

/** Offers a newer version of the portal, between exams. */
export function UpdateOffer() {
  const copy = useCopy();
  const { isOffered } = useStore(updates.store);
  if (!isOffered) return null;
  return (
    <div data-unprinted className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner
        tone="info"
        actions={
          <Button look="secondary" onClick={() => void updates.accept()}>
            {copy.updateNow}
          </Button>
        }
      >
        {copy.updateReady}
      </Banner>
    </div>
  );
}
