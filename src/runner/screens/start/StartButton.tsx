import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';

interface Props {
  isKept: boolean;
  isStarting: boolean;
  onStart: () => void;
}

/** The start button. If nothing can be stored, the learner must agree first. */
export function StartButton({ isKept, isStarting, onStart }: Props) {
  const copy = useCopy();
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <>
      {!isKept && (
        <Banner tone="error">
          <p>{copy.noSafetyNet}</p>
          <Choice className="mt-3" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            {copy.noSafetyNetConsent}
          </Choice>
        </Banner>
      )}
      {/* A bar of the window on a phone: a card may begin below the fold, and what sticks to it with it. */}
      <div data-bar>
        <Button className="text-lg sm:min-h-12" disabled={isStarting || (!isKept && !hasAgreed)} onClick={onStart}>
          {isStarting ? copy.busy : copy.startAssessment}
        </Button>
      </div>
    </>
  );
}
