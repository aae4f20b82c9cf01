import { useLocation } from 'react-router-dom';
import { PastTestPage } from '../past-test/PastTestPage';
import { NotFound } from './pages/NotFound';
import { routeAt } from './routing/route-table';

export function PastTestRoute() {
  const { id } = routeAt(useLocation().pathname);
  return id === null ? <NotFound /> : <PastTestPage assessmentId={id} />;
}
