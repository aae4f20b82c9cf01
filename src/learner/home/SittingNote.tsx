import { useHomeCopy } from '../../copy/use-home-copy';
import { Banner } from '../../ui/controls/Banner';
import { ButtonLink } from '../../ui/controls/Button';
import type { Sitting } from './use-sittings';

/** Link back to an assessment whose time is running. */
export function SittingNote({ sitting }: { sitting: Sitting }) {
  const copy = useHomeCopy();
  const name = copy.assessmentTitle(sitting.name, sitting.assessmentId);
  return (
    <Banner tone="warning" actions={<ButtonLink to={`/assessments/${sitting.assessmentId}`}>{copy.continueAssessment}</ButtonLink>}>
      <span className="wrap-anywhere line-clamp-4">
        {sitting.isFiledElsewhere ? copy.sittingFiledElsewhere(name) : copy.sittingRuns(name)}
      </span>
    </Banner>
  );
}
