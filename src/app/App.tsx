import { Suspense, useMemo } from 'react';
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../ui/controls/Loading';
import { Shell } from './frame/Shell';
import { NotFound } from './pages/NotFound';
import { screens } from './routes';
import { routeAt } from './routing/route-table';
import { useDecision } from './routing/use-decision';

export function App() {
  return (
    <BrowserRouter>
      <Shell>
        <Suspense fallback={<Loading />}>
          <Screen />
        </Suspense>
      </Shell>
    </BrowserRouter>
  );
}

/**
 * A redirect with a stable state object: `Navigate` takes a new state object for another navigation and would restart the target screen.
 */
function Elsewhere({ path, from }: { path: string; from: string | undefined }) {
  const state = useMemo(() => (from === undefined ? null : { from }), [from]);
  return <Navigate replace to={path} state={state} />;
}

function Screen() {
  const ruling = useDecision();
  const { path } = routeAt(useLocation().pathname);
  if (ruling.type === 'wait') return <Loading />;
  if (ruling.type === 'go') return <Elsewhere path={ruling.path} from={ruling.from} />;
  return path === null ? <NotFound /> : screens[path];
}
