import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound } from './NotFound';
import { idIn } from './places';

const ResultPage = lazy(async () => ({ default: (await import('../learner/ResultPage')).ResultPage }));

export function ResultRoute() {
  const id = idIn(useParams().id);
  return id === null ? <NotFound /> : <ResultPage assessmentId={id} />;
}
