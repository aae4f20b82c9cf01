import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound } from './pages/NotFound';
import { idIn } from './routing/route-table';

export const bringResult = () => import('../learner/result/ResultPage');
const ResultPage = lazy(async () => ({ default: (await bringResult()).ResultPage }));

export function ResultRoute() {
  const id = idIn(useParams().id);
  return id === null ? <NotFound /> : <ResultPage assessmentId={id} />;
}
