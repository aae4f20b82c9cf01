import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from './pages/NotFound';
import { routeAt } from './routing/route-table';

export const bringResult = () => import('../learner/result/ResultPage');
const ResultPage = lazy(async () => ({ default: (await bringResult()).ResultPage }));

export function ResultRoute() {
  const { id } = routeAt(useLocation().pathname);
  return id === null ? <NotFound /> : <ResultPage assessmentId={id} />;
}
