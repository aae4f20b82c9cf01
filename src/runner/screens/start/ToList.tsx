import { useCopy } from '../../../copy/use-copy';
import { WayBack } from '../../../ui/controls/WayBack';

/** Link back to the list of assessments, a learner's or an admin's. */
export function ToList({ isPreview }: { isPreview: boolean }) {
  const copy = useCopy();
  return isPreview ? (
    <WayBack to="/all-assessments" name={copy.allAssessments} />
  ) : (
    <WayBack to="/user/available-assessments" name={copy.availableAssessments} />
  );
}
