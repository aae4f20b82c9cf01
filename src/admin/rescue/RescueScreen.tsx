import type { Arrival } from '../../../contract/assessment/rescue';
import { Page } from '../../ui/Card';
import { Fetched } from '../Fetched';
import { useAdminCopy } from '../use-admin-copy';
import { useReply } from '../use-reply';
import { ArrivalsTable } from './ArrivalsTable';
import { RescueForm } from './RescueForm';

export function RescueScreen() {
  const copy = useAdminCopy();
  return (
    <Page wide title={copy.rescue.title} lead={copy.rescue.lead}>
      <RescueForm />
      <h2>{copy.rescue.arrivals}</h2>
      <Fetched query={useReply('getArrivals')} failed={copy.rescue.arrivalsFailed}>
        {(arrivals: Arrival[]) => <ArrivalsTable arrivals={arrivals} />}
      </Fetched>
    </Page>
  );
}
