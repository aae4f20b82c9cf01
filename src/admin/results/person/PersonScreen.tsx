import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PersonTests as Reply } from '../../../../contract/assessment/person-tests';
import type { ApiError } from '../../../api/client';
import { Button } from '../../../ui/controls/Button';
import { Page } from '../../../ui/controls/Card';
import { Loading } from '../../../ui/controls/Loading';
import { WayBack } from '../../../ui/controls/WayBack';
import { lazyPart } from '../../../ui/on-demand';
import { call } from '../../kit/calls/call';
import { Fetched } from '../../kit/calls/Fetched';
import { uidIn } from '../../kit/paths/person-path';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useMay } from '../../kit/rights/use-may';
import { calledOf } from '../../people/data/who-is';
import { useResultsCopy } from '../../words/use-results-copy';
import { PersonTests } from './PersonTests';

/** Comes with the sentences of the trail, which no other screen of results needs. */
const PersonTrail = lazyPart(
  async () => (await import('./PersonTrail')).PersonTrail,
  () => <Loading />,
);

/** The page that the address names, from 1. */
function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** One person's page: all tests with their numbers, printed for a parent. */
export function PersonScreen() {
  const { personTests, people, results } = useResultsCopy();
  const { uid: segment = '' } = useAdminParams();
  const uid = uidIn(segment);
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const may = useMay();
  const query = useQuery<Reply, ApiError>({
    queryKey: ['getPersonTests', uid, page],
    queryFn: () => call('getPersonTests', { params: { uid }, query: page === 1 ? {} : { page } }),
    placeholderData: keepPreviousData,
  });
  const { person } = query.data ?? {};
  const contact = person !== undefined && person.contact !== calledOf(person) ? person.contact : '';
  return (
    <Page
      wide
      title={person === undefined ? personTests.title : calledOf(person)}
      lead={person === undefined ? personTests.lead : <span data-unprinted>{contact || personTests.lead}</span>}
      before={<WayBack to="/admin/people" name={people.title} />}
      actions={
        <Button variant="secondary" data-unprinted onClick={() => window.print()}>
          {results.print}
        </Button>
      }
    >
      <Fetched query={query} failed={personTests.failed}>
        {(reply) => (
          <>
            <PersonTests uid={uid} reply={reply} page={page} onTurn={(next) => setParams(next === 1 ? {} : { page: String(next) })} />
            {may('getTrail') && <PersonTrail uid={uid} />}
          </>
        )}
      </Fetched>
    </Page>
  );
}
