import { Suspense } from 'react';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { dialogOnDemand } from '../../ui/controls/DialogButton';
import { useLogout } from './use-logout';

const LogoutAsk = dialogOnDemand(async () => (await import('./LogoutAsk')).LogoutAsk);

/** The logout of learners and admins; each role has its own sentence of spec §8 for a failure. What asks comes once something is unsent. */
export function LogoutButton({ uid, isAdmin = false }: { uid: string; isAdmin?: boolean }) {
  const copy = useCopy();
  const { step, unsent, ask, stay, leave } = useLogout(uid);
  return (
    <>
      <Button variant="quiet" disabled={step === 'leaving'} onClick={ask}>
        {copy.logout}
      </Button>
      {step === 'failed' && <Banner tone="error">{isAdmin ? copy.adminLogoutFailed : copy.logoutFailed}</Banner>}
      {unsent.length > 0 && (
        <Suspense>
          <LogoutAsk isOpen={step === 'asking'} onClose={stay} unsent={unsent} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
