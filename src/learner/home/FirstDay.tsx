import { useHomeCopy } from '../../copy/use-home-copy';
import { Card } from '../../ui/controls/Card';

/** For who has not sat a test yet: what follows from the first one to the exam. */
export function FirstDay() {
  const copy = useHomeCopy();
  return (
    <Card aria-labelledby="first-day" className="flex flex-col gap-4">
      <h2 id="first-day">{copy.firstDay}</h2>
      <ol className="grid gap-4">
        {copy.firstDays.map(({ title, words }, at) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-ink tabular-nums"
            >
              {at + 1}
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{title}</span>
              <span className="text-ink-soft text-sm">{words}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
