import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCopy } from '../../copy/use-copy';
import { useUpdateCopy } from '../../copy/use-update-copy';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { EmptyState, Page } from '../../ui/controls/Card';
import type { Sought } from './create-updates';
import { offer } from './this-page';
import { updates } from './updates';

/** Shown in the place of an assessment that this version cannot show: looks for the newer version at once, and takes it when the learner asks (ADR 49). */
export function UpdateFirst({ isPreview }: { isPreview: boolean }) {
  const copy = useCopy();
  const updateCopy = useUpdateCopy();
  const { isOffered } = useStore(offer);
  const [sought, setSought] = useState<Sought | null>(null);
  const look = useCallback(() => {
    setSought(null);
    void updates.look().then(setSought);
  }, []);
  useEffect(look, [look]);
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    setTaken(true);
    void updates.accept().finally(() => setTaken(false));
  };
  // The end of an exam in another tab turns `sitting` into an offer, and the begin of one takes the offer back.
  const state = isOffered ? 'ready' : sought === 'ready' ? 'sitting' : (sought ?? 'looking');
  return (
    <Page title={updateCopy.title} lead={updateCopy.why}>
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {state === 'ready' && (
              <Button disabled={isTaken} onClick={take}>
                {copy.updateNow}
              </Button>
            )}
            {(state === 'none' || state === 'unreachable') && <Button onClick={look}>{copy.tryAgain}</Button>}
            <ButtonLink variant="secondary" to={isPreview ? '/all-assessments' : '/user/available-assessments'}>
              {isPreview ? copy.allAssessments : copy.availableAssessments}
            </ButtonLink>
          </div>
        }
      >
        <span role="status" className="mb-2 block font-medium text-ink">
          {updateCopy[state]}
        </span>
        {updateCopy.kept}
      </EmptyState>
    </Page>
  );
}
