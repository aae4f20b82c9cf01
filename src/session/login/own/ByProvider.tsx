import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOwnIdentityCopy } from '../../../copy/use-own-identity-copy';
import { Button } from '../../../ui/controls/Button';
import { hasOwnAccounts } from '../../identity/has-own-accounts';
import { bringOwn, type OwnSteps } from './use-own-entrance';

/** What the button calls the provider, '' without a name; undefined: the portal has no provider (ADR 79). */
export const providerName = document.documentElement.dataset.provider;

/** The page that a sign-in leads on to; none: the person's home. The gate takes a login for no destination. */
const destination = (path: string | null): string | null =>
  path !== null && /^\/(?![/\\])/.test(path) && !/^\/(user|admin)\/login([?/]|$)/.test(path) ? path : null;

/** The button that leads to the provider. It ends the sign-in too, when the provider has led back here (`server/http/oidc-routes.ts`). */
export function ByProvider({ steps: { isBusy, step, refuseBy, arrive } }: { steps: OwnSteps }) {
  const own = useOwnIdentityCopy();
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const from = destination((state as { from?: string } | null)?.from ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the provider has led back; the steps are new at every drawing.
  useEffect(() => {
    const said = new URLSearchParams(hash.slice(1));
    const [to, fault] = [said.get('provider'), said.get('provider-fault')];
    if (to === null && fault === null) return;
    const leadsOn = destination(to ?? said.get('to'));
    // Said once: a page that is loaded again begins anew.
    void navigate(pathname, { replace: true, state: leadsOn === null ? state : { from: leadsOn } });
    if (fault === null) step(async () => arrive(await (await bringOwn()).finishAtProvider()));
    // A code of the portal; the address may come from anybody.
    else refuseBy(/^[a-z-]{1,40}$/.test(fault) ? fault : 'unknown');
  }, [hash]);

  return (
    // Alone it is what the screen is for.
    <Button
      variant={hasOwnAccounts === 'oidc' ? 'primary' : 'secondary'}
      disabled={isBusy}
      onClick={() => step(async () => (await bringOwn()).goToProvider(from ?? pathname))}
    >
      <span className="wrap-anywhere min-w-0">{own.byProvider(providerName ?? '')}</span>
    </Button>
  );
}
