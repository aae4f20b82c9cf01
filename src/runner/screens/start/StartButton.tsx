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
      <Button
        className="bottom-[calc(var(--bar-space,0px)+0.5rem)] min-h-12 w-full text-lg max-sm:sticky max-sm:shadow-[0_0_0_.75rem_var(--color-surface)] sm:w-auto sm:self-end"
        disabled={isStarting || (!isKept && !hasAgreed)}
        onClick={onStart}
      >
        {isStarting ? copy.busy : copy.startAssessment}
      </Button>
    </>
  );
}
