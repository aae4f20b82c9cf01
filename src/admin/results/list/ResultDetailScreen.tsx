import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { Page } from '../../../ui/controls/Card';
import { Loading } from '../../../ui/controls/Loading';
import { WayBack } from '../../../ui/controls/WayBack';
import { lazyPart } from '../../../ui/on-demand';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { personPath } from '../../kit/paths/person-path';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useResultsCopy } from '../../words/use-results-copy';
import { nameOfRow } from './columns';

/** Comes with the parts that show a question to its learner, which no other admin screen needs. */
const Answers = lazyPart(
  async () => (await import('./Answers')).Answers,
  () => <Loading />,
);

/** One learner's answers and their marking. */
export function ResultDetailScreen() {
  const copy = useResultsCopy();
  const { results } = copy;
  const { id: idText, uid = '' } = useAdminParams();
  const id = Number(idText);
  const { state } = useLocation();
  const search = (state as { search?: string } | null)?.search ?? '';
  const query = useReply('getAnswerSheet', { params: { id, uid } });
  const { row, result } = query.data ?? {};
  return (
    <Page
      wide
      title={row ? nameOfRow(row) : results.sheetTitle}
      lead={result ? copy.assessmentTitle(result.assessmentTitle, id) : results.sheetLead}
      before={<WayBack to={`/admin/assessments/${id}/results${search}`} name={results.title} />}
      actions={
        <div data-unprinted className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={personPath(uid)}>
            {copy.personTests.allTests}
          </ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            {results.print}
          </Button>
        </div>
      }
    >
      <Fetched query={query} failed={results.sheetFailed}>
        {(sheet) => <Answers sheet={sheet} />}
      </Fetched>
    </Page>
  );
}
