import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { useFiledCopy } from '../../../copy/use-filed-copy';
import { saveFile } from '../../../ui/browser/save-file';
import { Banner } from '../../../ui/controls/Banner';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import type { Attempt } from '../../attempt/attempt';
import { rescueCopyOf } from '../store/copy-of';
import type { Vain } from './use-vain';

/** Why the answers of an attempt will not count, and what to do about it. */
export function InVain({ attempt, paper, why }: { attempt: Attempt; paper: Paper; why: Vain }) {
  const copy = useCopy();
  const words = useFiledCopy();
  const actions = (
    <div className="flex flex-wrap gap-2">
      {why === 'filedElsewhere' && <ButtonLink to={`/assessments/${attempt.assessmentId}/result`}>{copy.viewResult}</ButtonLink>}
      <Button variant="secondary" onClick={async () => saveFile(await rescueCopyOf(attempt, paper.name))}>
        {copy.saveCopy}
      </Button>
    </div>
  );
  return (
    <div className="px-4 pt-4">
      <Banner tone="warning" actions={actions}>
        {words[why]}
      </Banner>
    </div>
  );
}
