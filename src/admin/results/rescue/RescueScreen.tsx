import type { Arrival } from '../../../../contract/assessment/rescue';
import { Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useResultsCopy } from '../../words/use-results-copy';
import { ArrivalsTable } from './ArrivalsTable';
import { RescueForm } from './RescueForm';

export function RescueScreen() {
  const copy = useResultsCopy();
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
