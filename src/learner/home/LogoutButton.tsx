import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { useLogout } from './use-logout';

/** The logout of learners and admins; each role has its own sentence of spec §8 for a failure. */
export function LogoutButton({ uid, isAdmin = false }: { uid: string; isAdmin?: boolean }) {
  const copy = useCopy();
  const { step, unsent, ask, stay, leave } = useLogout(uid);
  return (
    <>
      <Button variant="quiet" disabled={step === 'leaving'} onClick={ask}>
        {copy.logout}
      </Button>
      {step === 'failed' && <Banner tone="error">{isAdmin ? copy.adminLogoutFailed : copy.logoutFailed}</Banner>}
      <Dialog
        title={copy.logoutUnsentTitle}
        isOpen={step === 'asking'}
        onClose={stay}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {copy.stay}
            </Button>
            <Button onClick={leave}>{copy.logoutAnyway}</Button>
          </>
        }
      >
        <ul className="list-disc pl-5 font-semibold">
          {unsent.map((parcel) => (
            <li key={parcel.assessmentId} className="wrap-anywhere">
              {copy.assessmentTitle(parcel.title, parcel.assessmentId)}
            </li>
          ))}
        </ul>
        <p>{copy.logoutUnsent}</p>
      </Dialog>
    </>
  );
}
