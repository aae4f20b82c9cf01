import { ownIdentityCopyNow, useOwnIdentityCopy } from '../../../copy/use-own-identity-copy';
import { useOnline } from '../../../ui/browser/use-online';
import { Card } from '../../../ui/controls/Card';
import { useLive } from '../../../ui/use-live';
import { askForAddress, ownAddress } from '../../identity/own';
import { OwnForm, type OwnTyped } from './OwnForm';
import { useOwnEntrance } from './use-own-entrance';

/** The way from `email`, by which people log in to their account of the portal's own, to another address. */
function AddressForm({ email }: { email: string }) {
  const own = useOwnIdentityCopy();
  const isOnline = useOnline();
  const entrance = useOwnEntrance('user', (_, why) => why);
  const { isBusy, refuse, tell, step } = entrance;
  const send = async ({ email: newEmail, password }: OwnTyped): Promise<void> => {
    await askForAddress(email, password, newEmail);
    tell(() => ownIdentityCopyNow().addressSent(newEmail));
  };
  return (
    <>
      <OwnForm
        fields={['email', 'password']}
        emailLabel={own.newEmail}
        action={own.sendLink}
        isBusy={isBusy || !isOnline}
        outcome={entrance}
        onWrong={() => refuse(null)}
        onSubmit={(typed) => step(() => send(typed))}
      />
      {!isOnline && <p className="text-ink-soft text-sm">{own.needsNetwork}</p>}
    </>
  );
}

/** A learner's card of the address; nothing without an account of the portal's own. */
export function EmailCard() {
  const own = useOwnIdentityCopy();
  const email = useLive('own address', ownAddress, null);
  if (email === null) return null;
  return (
    <Card aria-labelledby="your-email" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="your-email">{own.yourEmail}</h2>
        <p className="wrap-anywhere text-ink-soft">{own.addressHint(email)}</p>
      </div>
      <AddressForm email={email} />
    </Card>
  );
}

/** The same inside an admin's dialog. `more`: what the change means for an admin beside that. */
export function AddressInDialog({ more }: { more: string }) {
  const own = useOwnIdentityCopy();
  const email = useLive('own address', ownAddress, null);
  if (email === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere text-ink-soft">{own.addressHint(email)}</p>
      <p className="text-ink-soft">{more}</p>
      <AddressForm email={email} />
    </div>
  );
}
