import { useStore } from 'zustand';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/controls/Banner';
import { offer } from '../updates/begun';

/** Offers a newer version of the portal, never during an attempt. */
export function UpdateOffer() {
  const copy = useCopy();
  const { isOffered } = useStore(offer);
  if (!isOffered) return null;
  return (
    <div data-unprinted className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner
        tone="info"
        offer={{ name: copy.updateNow, onClick: () => void import('../updates/updates').then(({ updates }) => updates.accept()) }}
      >
        {copy.updateReady}
      </Banner>
    </div>
  );
}
