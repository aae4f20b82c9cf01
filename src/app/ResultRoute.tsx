import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound } from './NotFound';
import { idIn } from './places';

export const bringResult = () => import('../learner/ResultPage');
const ResultPage = lazy(async () => ({ default: (await bringResult()).ResultPage }));

export function ResultRoute() {
  const id = idIn(useParams().id);
  return id === null ? <NotFound /> : <ResultPage assessmentId={id} />;
}
