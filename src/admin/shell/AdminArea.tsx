import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import '../kit/print/pages.css';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { EmptyState, Page } from '../../ui/controls/Card';
import { Loading } from '../../ui/controls/Loading';
import { AdminAddress } from '../kit/calls/overtaken';
import { useListMemory, useReply } from '../kit/calls/use-reply';
import { OpenDialog } from '../kit/dialog/OpenDialog';
import { AdminUid, forgetOtherDrafts } from '../kit/draft/use-draft';
import { adminPlaceAt, needs } from '../kit/paths/admin-paths';
import { AdminGroups, AdminRights, mayCall } from '../kit/rights/use-may';
import { useAdminCopy } from '../words/use-admin-copy';
import { AdminNav } from './AdminNav';
import { Finder } from './Finder';
import { HintsInLanguage } from './HintsInLanguage';
import { KeyList } from './KeyList';
import { bringAll, Screen, screens } from './screens';
import { useKeys } from './use-keys';
import { homeWay } from './ways';

/** Shown on every admin screen while there is no network: nothing is stored for later. */
function OnlineNotice() {
  const copy = useAdminCopy();
  const lists = useQueryClient();
  if (useOnline()) return null;
  return (
    <div className="px-4 pt-6">
      <Banner tone="warning" offer={{ name: copy.tryAgain, onClick: () => lists.refetchQueries({ type: 'active' }) }}>
        <p>{copy.offline}</p>
        <p className="font-normal">{copy.adminNeedsNetwork}</p>
      </Banner>
    </div>
  );
}

/** Whom the numbers of every screen are about, for an admin who has groups. */
function OwnGroups({ groupIds }: { groupIds: readonly number[] }) {
  const { frame } = useAdminCopy();
  const groups = useReply('getGroups').data;
  if (groups === undefined) return null;
  const names = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  return (
    <p data-unprinted className="wrap-anywhere px-4 pt-4 text-ink-soft text-sm">
      {frame.ownGroups(names.join(', ') || '–')}
    </p>
  );
}

/** In the place of a screen for which the admin lacks the right. */
function NotAllowed({ title }: { title: string }) {
  const { frame, ways } = useAdminCopy();
  return (
    <Page title={title}>
      <EmptyState offer={{ name: ways[homeWay.name], to: homeWay.path }}>{frame.notAllowed}</EmptyState>
    </Page>
  );
}

/** The email by which the signed-in admin logs in, and the way to another. */
function EmailDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { frame } = useAdminCopy();
  return (
    <OpenDialog title={frame.yourEmail} onClose={onClose}>
      {children}
    </OpenDialog>
  );
}

interface AdminAreaProps {
  uid: string;
  /** By which lists name this admin. */
  address: string;
  /** Absent: everything. */
  rights?: readonly string[] | undefined;
  /** Absent: the whole institute. */
  groupIds?: readonly number[] | undefined;
  /** What a dialog shows about the email by which this admin logs in; absent: it is not changed here. */
  email?: ((more: string) => ReactNode) | undefined;
  /** What a path without a screen shows. */
  otherwise: ReactNode;
  onLogout: () => Promise<void>;
}

/** The admin's workspace: online only, in chunks that no learner downloads, one for each subject. */
export default function AdminArea({ uid, address, rights, groupIds, email, otherwise, onLogout }: AdminAreaProps) {
  const copy = useAdminCopy();
  const { pathname } = useLocation();
  const path = adminPlaceAt(pathname)?.place.path ?? null;
  const title = path === null ? copy.titles.pageNotFound : screens[path].title(copy);
  useEffect(() => {
    document.title = `${title} · ${copy.portalName}`;
  }, [title, copy.portalName]);
  useEffect(() => forgetOtherDrafts(uid), [uid]);
  useEffect(() => void bringAll(), []);
  const [over, setOver] = useState<'finder' | 'keys' | 'email' | null>(null);
  const [find, showKeys, showEmail, close] = [
    useCallback(() => setOver('finder'), []),
    useCallback(() => setOver('keys'), []),
    useCallback(() => setOver('email'), []),
    useCallback(() => setOver(null), []),
  ];
  // Every admin arrives at the categories (spec §2), which not every one may change.
  const refused = path === '/admin/categories' ? <Navigate to={homeWay.path} replace /> : <NotAllowed title={title} />;
  const nowhere = /^\/admin\/?$/i.test(pathname) ? <Navigate to={homeWay.path} replace /> : otherwise;
  const screen = path === null ? nowhere : mayCall(rights, needs[path], groupIds) ? <Screen path={path} /> : refused;
  useKeys({ onFind: find, onHelp: showKeys });
  return (
    <QueryClientProvider client={useListMemory()}>
      <AdminRights value={rights}>
        <AdminGroups value={groupIds}>
          {/* React Aria adds a style element if it finds none with this id, and a strict Content-Security-Policy refuses that element. */}
          <span hidden id="react-aria-pressable-style" />
          {/* A mouse needs less room than a thumb: on desktop width, all spacing shrinks by an eighth. */}
          <div
            data-desk
            className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:text-[0.9375rem] lg:[--spacing:0.22rem] [&_[data-react-aria-pressable]]:touch-manipulation"
          >
            <AdminNav onFind={find} onKeys={showKeys} onEmail={email && showEmail} onLogout={onLogout} />
            <div className="min-w-0 lg:*:mx-0 lg:*:px-[1rem]">
              <OnlineNotice />
              {groupIds !== undefined && <OwnGroups groupIds={groupIds} />}
              <HintsInLanguage>
                <AdminUid value={uid}>
                  <AdminAddress value={address}>
                    <Suspense fallback={<Loading />}>{screen}</Suspense>
                  </AdminAddress>
                </AdminUid>
              </HintsInLanguage>
            </div>
          </div>
          {over === 'finder' && (
            <HintsInLanguage>
              <Finder onClose={close} />
            </HintsInLanguage>
          )}
          {over === 'keys' && <KeyList onClose={close} />}
          {over === 'email' && <EmailDialog onClose={close}>{email?.(copy.frame.yourEmailMore)}</EmailDialog>}
        </AdminGroups>
      </AdminRights>
    </QueryClientProvider>
  );
}
