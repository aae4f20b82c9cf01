import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Button } from '../../../ui/controls/Button';
import { Page } from '../../../ui/controls/Card';
import { Loading } from '../../../ui/controls/Loading';
import { WayBack } from '../../../ui/controls/WayBack';
import { lazyPart } from '../../../ui/on-demand';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { uidIn } from '../../kit/paths/person-path';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { pageIn } from '../../kit/paths/use-filters';
import { PrintHead } from '../../kit/print/PrintHead';
import { useMay } from '../../kit/rights/use-may';
import { Phone } from '../../kit/table/Phone';
import { calledOf } from '../../people/data/who-is';
import { PersonDialog } from '../../people/list/PersonDialog';
import { useResultsCopy } from '../../words/use-results-copy';
import { PersonTests } from './PersonTests';

/** Comes with the sentences of the trail, which no other screen of results needs. */
const PersonTrail = lazyPart(
  async () => (await import('./PersonTrail')).PersonTrail,
  () => <Loading />,
);

/** How the person is reached: what the page is about only where nothing is known. A print-out is for a parent, who needs no phone of it. */
function Reached({ person }: { person: PersonEntry }) {
  const { personTests } = useResultsCopy();
  const contact = person.contact === calledOf(person) ? '' : person.contact;
  if (contact === '' && person.phone === undefined) return <span data-unprinted>{personTests.lead}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {contact !== '' && <span>{contact}</span>}
      {person.phone !== undefined && (
        <span data-unprinted>
          <Phone number={person.phone} className="-my-2" />
        </span>
      )}
    </span>
  );
}

/** One person's page: all tests with their numbers, printed for a parent. */
export function PersonScreen() {
  const { personTests, people, results } = useResultsCopy();
  const { uid: segment = '' } = useAdminParams();
  const uid = uidIn(segment);
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const may = useMay();
  const query = useReply('getPersonTests', { params: { uid }, query: page === 1 ? {} : { page } }, { keepsLast: true });
  const { person } = query.data ?? {};
  const [managed, setManaged] = useState<PersonEntry | null>(null);
  const go = useNavigate();
  return (
    <Page
      wide
      title={person === undefined ? personTests.title : calledOf(person)}
      lead={person === undefined ? personTests.lead : <Reached person={person} />}
      before={
        <>
          <WayBack to="/admin/people" name={people.title} />
          <PrintHead />
        </>
      }
      actions={
        <div className="flex flex-wrap gap-3" data-unprinted>
          {person !== undefined && may('setRole') && (
            <Button variant="secondary" aria-label={people.manageOf(calledOf(person))} onClick={() => setManaged(person)}>
              {people.manage}
            </Button>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            {results.print}
          </Button>
        </div>
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
      {managed && (
        <PersonDialog
          person={managed}
          onChange={setManaged}
          onClose={() => {
            setManaged(null);
            // Who was erased has no page.
            if (query.isError) go('/admin/people');
          }}
        />
      )}
    </Page>
  );
}
