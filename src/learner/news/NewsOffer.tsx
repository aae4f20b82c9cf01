import { useEffect, useState } from 'react';
import { useNewsCopy } from '../../copy/use-news-copy';
import { remember, remembered } from '../../ui/browser/remembered';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useNews } from './use-news';

/** Each person is offered news once on a device. */
const keyOf = (uid: string) => `news-offered ${uid}`;

/** Offers news to a person who has handed in and waits for the result: once, where the browser has not been asked yet. */
export function NewsOffer({ uid }: { uid: string }) {
  const copy = useNewsCopy();
  const { state, step, turn } = useNews(uid);
  const [isNew] = useState(() => remembered(keyOf(uid)) === null);
  const [isAway, setAway] = useState(false);
  const isOffered = isNew && !isAway && state === 'off';
  useEffect(() => {
    if (isOffered) remember(keyOf(uid), 'yes');
  }, [isOffered, uid]);
  if (isNew && state === 'on') return <p role="status">{copy.isOn}</p>;
  if (isNew && state === 'refused' && !isAway) return <Banner tone="warning">{copy.refused}</Banner>;
  if (!isOffered) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button disabled={step === 'busy'} onClick={() => turn(true)}>
            {copy.tellMe}
          </Button>
          <Button variant="quiet" onClick={() => setAway(true)}>
            {copy.notNow}
          </Button>
        </>
      }
    >
      {step === 'failed' ? copy.failed : copy.offer}
    </Banner>
  );
}
