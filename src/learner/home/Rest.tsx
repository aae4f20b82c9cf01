import { useState } from 'react';
import { useHomeCopy } from '../../copy/use-home-copy';
import { Button } from '../../ui/controls/Button';
import { onDemand } from '../../ui/on-demand';
import { Frame } from './Frame';

const SampleQuestion = onDemand(async () => (await import('../sample/SampleQuestion')).SampleQuestion);
const NewsOffer = onDemand(async () => (await import('../news/NewsOffer')).NewsOffer);

/** No test at all: meanwhile a question to try, and news of the next test. */
export function Rest({ uid }: { uid: string }) {
  const copy = useHomeCopy();
  const [isTrying, setTrying] = useState(false);
  return (
    <>
      <Frame sign="tests" title={copy.nextRest} note={copy.nextRestNote}>
        <Button variant="secondary" aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
          {copy.nextTry}
        </Button>
      </Frame>
      {isTrying && (
        <>
          <SampleQuestion isSignedIn />
          <NewsOffer uid={uid} isOfTests />
        </>
      )}
    </>
  );
}
