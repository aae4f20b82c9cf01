import type { ReactNode } from 'react';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { Button } from '../../../ui/controls/Button';
import { Badge, Card } from '../../../ui/controls/Card';
import { Choice } from '../../../ui/controls/Choice';
import { Link } from '../../../ui/link/Link';
import { useMay } from '../../kit/rights/use-may';
import { dayAndTime, zoneAt } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import { useChecks } from './use-checks';
import { usePictureCheck } from './use-picture-check';

function Item({ isDone, name, children }: { isDone: boolean; name: ReactNode; children: ReactNode }) {
  const { desk } = useDayCopy();
  return (
    <li className="flex break-inside-avoid flex-col gap-1 border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 font-medium">
        {name}
        <Badge tone={isDone ? 'good' : 'warn'}>{isDone ? desk.done : desk.open}</Badge>
      </div>
      {children}
    </li>
  );
}

/** What to do before the opening: two checks that the page makes itself, and two that an admin confirms. */
export function Checklist({ id, schedule: { opensAt, code } }: { id: number; schedule: Schedule }) {
  const copy = useDayCopy();
  const { desk, schedule, locale } = copy;
  const [checks, check] = useChecks(id);
  // Who makes no keys opens no paper before its hour.
  const may = useMay();
  const pictures = usePictureCheck(id, () => check({ picturesAt: new Date().toISOString() }));

  const picturesText = (): string => {
    const { state } = pictures;
    if (state.is === 'failed') return desk.picturesFailed;
    if (state.is === 'checking') return desk.checkingPictures(state.done, state.all);
    if (state.is === 'unchecked') return desk.picturesUnchecked;
    if (state.broken > 0) return desk.picturesBroken(state.broken, state.inQuestions.join(', '));
    return state.all === 0 ? desk.noPictures : desk.picturesWhole(state.all);
  };
  const openingText = (at: string): string => {
    const { name, offset } = zoneAt(new Date(at), locale);
    return schedule.timeInZone(dayAndTime(at, locale), schedule.zoneOf(name, offset));
  };
  const areWhole = pictures.state.is === 'checked' ? pictures.state.broken === 0 : checks.picturesAt !== undefined;

  return (
    <Card aria-label={desk.checklist} className="flex flex-col gap-2">
      <h2>{desk.checklist}</h2>
      <ul className="lg:columns-2 lg:gap-8">
        {may('getDrawn') && (
          <>
            <Item isDone={checks.previewedAt !== undefined} name={<span>{desk.previewed}</span>}>
              <p className="text-ink-soft text-sm">
                {checks.previewedAt === undefined ? desk.notPreviewed : desk.previewedAt(dayAndTime(checks.previewedAt, locale))}
              </p>
              <Link
                to={`/assessments/${id}`}
                className="inline-flex min-h-11 items-center self-start font-semibold text-brand-ink underline underline-offset-4"
                onClick={() => check({ previewedAt: new Date().toISOString() })}
              >
                {desk.viewPaper}
              </Link>
            </Item>
            <Item isDone={areWhole} name={<span>{desk.pictures}</span>}>
              <p role="status" className="text-ink-soft text-sm">
                {picturesText()}
              </p>
              <Button variant="secondary" className="self-start" aria-disabled={pictures.state.is === 'checking'} onClick={pictures.check}>
                {desk.checkPictures}
              </Button>
            </Item>
          </>
        )}
        {opensAt !== null && (
          <Item
            isDone={checks.toldOf === opensAt}
            name={
              <Choice checked={checks.toldOf === opensAt} onChange={(event) => check({ toldOf: event.target.checked ? opensAt : null })}>
                {desk.told}
              </Choice>
            }
          >
            <p className="text-ink-soft text-sm">{openingText(opensAt)}</p>
          </Item>
        )}
        {code !== null && (
          <Item
            isDone={checks.isCodeNoted === true}
            name={
              <Choice checked={checks.isCodeNoted === true} onChange={(event) => check({ isCodeNoted: event.target.checked })}>
                {desk.noted}
              </Choice>
            }
          >
            {null}
          </Item>
        )}
      </ul>
      <p className="text-ink-soft text-sm">{desk.checklistNote}</p>
    </Card>
  );
}
