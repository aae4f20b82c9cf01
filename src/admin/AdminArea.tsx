import { QueryClientProvider } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { AdminNav } from './AdminNav';
import { OnlineNotice } from './OnlineNotice';
import { instituteScreens, screens, screensBeside } from './screens';
import { useListMemory } from './use-reply';

/** The admin's workspace: online only, in a chunk that no learner downloads. */
export default function AdminArea({ onLogout }: { onLogout: () => Promise<void> }) {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={useListMemory()}>
      {/* React Aria adds this style by itself where it is not found, and a strict Content-Security-Policy refuses it. */}
      <span hidden id="react-aria-pressable-style" />
      {/* A mouse needs less room than a thumb: where there is a desk's width, all spacing tightens by an eighth. */}
      <div className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:text-[0.9375rem] lg:[--spacing:0.22rem] [&_[data-react-aria-pressable]]:touch-manipulation">
        <AdminNav onLogout={onLogout} />
        <div className="min-w-0">
          <OnlineNotice />
          {[...screens, ...instituteScreens, ...screensBeside].find(({ path }) => matchPath(path, pathname))?.screen}
        </div>
      </div>
    </QueryClientProvider>
  );
}
