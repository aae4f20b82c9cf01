import type { PassageHistory } from '../../../../contract/question/passage-list';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useMay } from '../../kit/rights/use-may';
import { useBankCopy } from '../../words/use-bank-copy';
import { DeletePassage } from './DeletePassage';
import { PassageForm } from './PassageForm';
import { PassageVersions } from './PassageVersions';

/** A passage with its questions beside it. */
export function PassageScreen() {
  const { passages: copy } = useBankCopy();
  const id = Number(useAdminParams().id);
  const may = useMay();
  const reply = useReply('getPassage', { params: { id } });
  return (
    <Page wide title={copy.of(id)} lead={copy.keepsPapers} before={<WayBack to="/admin/passages" name={copy.back} />}>
      <Fetched query={reply} failed={copy.failed}>
        {(known) => (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <PassageForm key={id} known={known.passage} versions={known.versions.length} />
            <div className="flex min-w-0 flex-col gap-5">
              <Questions id={id} known={known} />
              <PassageVersions versions={known.versions} />
              {may('deletePassage') && <DeletePassage id={id} questions={known.questions.length} />}
            </div>
          </div>
        )}
      </Fetched>
    </Page>
  );
}

function Questions({ id, known: { questions, retiredIds } }: { id: number; known: PassageHistory }) {
  const { passages: copy } = useBankCopy();
  return (
    <Card aria-label={copy.itsQuestions} className="flex min-w-0 flex-col gap-3">
      <h2>{copy.itsQuestions}</h2>
      {questions.length === 0 && <p className="text-ink-soft">{copy.noQuestions}</p>}
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {questions.map(({ id, description }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <Link
              to={`/admin/questions?question=${id}`}
              className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-brand-ink underline-offset-4 hover:underline"
            >
              {description}
            </Link>
            <span className="text-ink-soft text-sm">
              {id}
              {retiredIds.includes(id) && `, ${copy.isRetired}`}
            </span>
          </li>
        ))}
      </ol>
      <ButtonLink variant="secondary" className="self-start" to={`/admin/questions?question=new&passage=${id}`}>
        {copy.addQuestion}
      </ButtonLink>
    </Card>
  );
}
