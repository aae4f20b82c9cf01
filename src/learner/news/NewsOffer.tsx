import { useEffect, useState } from 'react';
import { useNewsCopy } from '../../copy/use-news-copy';
import { remember, remembered } from '../../ui/browser/remembered';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useNews } from './use-news';

/** News are offered once on a device. The device remembers no person by it: nothing of an erased account may stay. */
const key = 'news-offered';

interface Props {
  uid: string;
  /** Whether the person waits for a test, and sees the offer until one is there; else for a result, and sees the offer once. */
  isOfTests?: boolean;
}

/** Offers news to a person who waits, where the browser has not been asked yet. */
export function NewsOffer({ uid, isOfTests = false }: Props) {
  const copy = useNewsCopy();
  const { state, step, turn } = useNews(uid);
  const [isNew] = useState(() => isOfTests || remembered(key) === null);
  const [isAway, setAway] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const isOffered = isNew && !isAway && state === 'off';
  useEffect(() => {
    if (isOffered && !isOfTests) remember(key, 'yes');
  }, [isOffered, isOfTests]);
  if (isNew && state === 'on' && (wasAsked || !isOfTests)) return <p role="status">{copy.isOn}</p>;
  // Who has not asked for news is not told that the browser blocks them: there is nothing to do about it here.
  if (state === 'refused' && wasAsked) return <Banner tone="warning">{copy.refused}</Banner>;
  if (!isOffered) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button
            disabled={step === 'busy'}
            onClick={() => {
              setAsked(true);
              turn(true);
            }}
          >
            {copy.tellMe}
          </Button>
          <Button variant="quiet" onClick={() => setAway(true)}>
            {copy.notNow}
          </Button>
        </>
      }
    >
      {step === 'failed' ? copy.failed : isOfTests ? copy.offerTests : copy.offer}
    </Banner>
  );
}
