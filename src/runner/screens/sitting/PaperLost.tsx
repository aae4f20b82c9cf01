import { useCopy } from '../../../copy/use-copy';
import { saveFile } from '../../../ui/browser/save-file';
import { Button } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import type { Attempt } from '../../attempt/attempt';
import { rescueCopyOf } from '../store/copy-of';
import type { Runner } from '../store/runner-store';
import { useAskedAgain } from '../store/use-asked-again';
import { useTicker } from '../store/use-ticker';
import { Timer } from './Timer';

interface Props {
  runner: Runner;
  attempt: Attempt;
  failure: unknown;
  now: number;
}

/** An attempt in progress whose paper can be neither read nor fetched: shows the remaining time and what to do. */
export function PaperLost({ runner, attempt, failure, now }: Props) {
  const copy = useCopy();
  useTicker(runner, true);
  useAskedAgain(failure, () => void runner.refresh());
  const name = copy.assessmentTitle(null, attempt.assessmentId);
  return (
    <Page title={copy.sittingRuns(name)} actions={<Timer attempt={attempt} now={now} />}>
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void runner.open()}>{copy.tryAgain}</Button>
            <Button variant="secondary" onClick={async () => saveFile(await rescueCopyOf(attempt, name))}>
              {copy.saveCopy}
            </Button>
          </div>
        }
      >
        {copy.paperLost}
      </EmptyState>
    </Page>
  );
}
