import { useReportCopy } from '../../copy/use-report-copy';
import { Banner } from '../../ui/controls/Banner';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { newsOf } from '../errands/kept-reports';

/** Tells of answers to reports that the person has not read here. */
export function ReportNews({ uid }: { uid: string }) {
  const copy = useReportCopy();
  const count = useLive(uid, () => newsOf(study, uid), 0);
  if (count === 0) return null;
  return (
    <Banner tone="info" offer={{ name: copy.read, to: '/user/profile-completion?edit#your-reports' }}>
      {copy.news(count)}
    </Banner>
  );
}
