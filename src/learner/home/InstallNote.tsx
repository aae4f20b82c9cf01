import { useState } from 'react';
import { useStore } from 'zustand';
import { useHomeCopy } from '../../copy/use-home-copy';
import { installWay } from '../../ui/browser/install';
import { remember, remembered } from '../../ui/browser/remembered';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';

const key = 'install-not-now';
/** After *Not now*, the note returns after 30 days. */
const pauseMs = 30 * 86_400_000;

const isPaused = (): boolean => Date.now() - Number(remembered(key) ?? 0) < pauseMs;

/** Offers the installation of the portal to a person who has used it: it then opens like an app, and the browser keeps stored data. */
export function InstallNote() {
  const copy = useHomeCopy();
  const { way } = useStore(installWay);
  const [isAway, setAway] = useState(isPaused);
  if (way === null || isAway) return null;
  const notNow = () => {
    remember(key, String(Date.now()));
    setAway(true);
  };
  return (
    <Banner
      tone="info"
      actions={
        <>
          {way.kind === 'prompt' && <Button onClick={() => void way.ask()}>{copy.install}</Button>}
          <Button variant="quiet" onClick={notNow}>
            {copy.notNow}
          </Button>
        </>
      }
    >
      {way.kind === 'prompt' ? copy.installOffer : copy.installByHand}
    </Banner>
  );
}
