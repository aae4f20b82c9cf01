import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { AdminNav } from './AdminNav';
import { useListMemory } from './calls/use-reply';
import { AdminUid, forgetOtherDrafts } from './draft/use-draft';
import { HintsInLanguage } from './hints/HintsInLanguage';
import { OnlineNotice } from './OnlineNotice';
import { instituteScreens, screens, screensBeside } from './screens';

/** The admin's workspace: online only, in a chunk that no learner downloads. */
export default function AdminArea({ uid, onLogout }: { uid: string; onLogout: () => Promise<void> }) {
  const { pathname } = useLocation();
  useEffect(() => forgetOtherDrafts(uid), [uid]);
  return (
    <QueryClientProvider client={useListMemory()}>
      {/* React Aria adds a style element if it finds none with this id, and a strict Content-Security-Policy refuses that element. */}
      <span hidden id="react-aria-pressable-style" />
      {/* A mouse needs less room than a thumb: on desktop width, all spacing shrinks by an eighth. */}
      <div
        data-desk
        className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:text-[0.9375rem] lg:[--spacing:0.22rem] [&_[data-react-aria-pressable]]:touch-manipulation"
      >
        <AdminNav onLogout={onLogout} />
        <div className="min-w-0 lg:*:mx-0 lg:*:px-[1rem]">
          <OnlineNotice />
          <HintsInLanguage>
            <AdminUid value={uid}>
              {[...screens, ...instituteScreens, ...screensBeside].find(({ path }) => matchPath(path, pathname))?.screen}
            </AdminUid>
          </HintsInLanguage>
        </div>
      </div>
    </QueryClientProvider>
  );
}
