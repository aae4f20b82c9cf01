import { useCopy } from '../../../copy/use-copy';
import { WayBack } from '../../../ui/controls/WayBack';

/** Back to the list that the assessment stands in: a learner's, or an admin's who tries it. */
export function ToList({ isPreview }: { isPreview: boolean }) {
  const copy = useCopy();
  return isPreview ? (
    <WayBack to="/all-assessments" name={copy.allAssessments} />
  ) : (
    <WayBack to="/user/available-assessments" name={copy.availableAssessments} />
  );
}
