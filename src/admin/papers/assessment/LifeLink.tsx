import { Link } from '../../../ui/link/Link';
import { usePapersCopy } from '../../words/use-papers-copy';
import { type LifeStage, lifeText } from '../schedule/schedule-acts';

/** State and times of an assessment as a link to its schedule; nothing for an assessment without a schedule. */
export function LifeLink({ id, name, stages }: { id: number; name: string; stages: readonly LifeStage[] }) {
  const copy = usePapersCopy();
  if (stages.length === 0) return null;
  const life = stages.map((stage) => lifeText(stage, copy)).join(' · ');
  return (
    <Link
      to={`/admin/assessments/${id}/schedule`}
      aria-label={copy.schedule.lifeOf(name, life)}
      className="mt-1.5 flex min-h-8 items-center text-ink-soft text-sm underline underline-offset-4"
    >
      {life}
    </Link>
  );
}
