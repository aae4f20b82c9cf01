import { useLocation } from 'react-router-dom';
import { AgainPage } from '../again/AgainPage';
import { NotFound } from './pages/NotFound';
import { routeAt } from './routing/route-table';

export function AgainRoute() {
  const { id } = routeAt(useLocation().pathname);
  return id === null ? <NotFound /> : <AgainPage assessmentId={id} />;
}
