import type { Arrival } from '../../../contract/rescue';
import { Page } from '../../ui/Card';
import { Fetched } from '../Fetched';
import { useReply } from '../use-reply';
import { ArrivalsTable } from './ArrivalsTable';
import { RescueForm } from './RescueForm';
import { words } from './words';

export function RescueScreen() {
  return (
    <Page wide title={words.title} lead={words.lead}>
      <RescueForm />
      <h2>{words.arrivals}</h2>
      <Fetched query={useReply('getArrivals')} failed={words.arrivalsFailed}>
        {(arrivals: Arrival[]) => <ArrivalsTable arrivals={arrivals} />}
      </Fetched>
    </Page>
  );
}
