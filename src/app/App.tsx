import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Loading } from '../ui/Loading';
import { NotFound } from './NotFound';
import { screens } from './routes';
import { Shell } from './Shell';
import { useRuling } from './use-ruling';

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

function Screen() {
  const ruling = useRuling();
  if (ruling.type === 'wait') return <Loading />;
  if (ruling.type === 'go') return <Navigate replace to={ruling.path} state={ruling.from === undefined ? null : { from: ruling.from }} />;
  return (
    <Routes>
      {Object.entries(screens).map(([path, screen]) => (
        <Route key={path} path={path} element={screen} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
