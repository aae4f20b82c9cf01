import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCopy } from '../../copy/use-copy';
import { nameOf } from '../../session/name-of';
import { useSession } from '../../session/session-store';
import { portalLogo } from '../../ui/browser/page-brand';
import { whenIdle } from '../../ui/browser/when-idle';
import { ButtonLink } from '../../ui/controls/Button';
import { Sign } from '../../ui/controls/Sign';
import { bringDoors } from '../routing/bring-doors';
import { homeOf } from '../routing/gate';
import { SampleOnDemand } from './sample/SampleOnDemand';

/** The page at `/`; who opens the installed app (`start_url` of the manifest) and is signed in comes to their home at once. */
export function Landing() {
  const copy = useCopy();
  const session = useSession();
  const { search } = useLocation();
  // On a slow network, the sign-in would come seconds after the tap.
  useEffect(() => whenIdle(() => void bringDoors().catch(() => undefined /* The code is fetched again when it is needed. */)), []);
  if (search === '?app' && session.phase === 'signed-in') return <Navigate replace to={homeOf(session.person.role)} />;
  return (
    <div className="@container flex flex-1 flex-col justify-center bg-linear-to-b from-brand-soft to-ground">
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-5 px-4 py-5 sm:gap-8 sm:py-10">
        {/* Where there is room the question to try stands beside the welcome: both are in sight. */}
        <div className="grid gap-5 text-center has-[>:nth-child(2)]:@3xl:grid-cols-2 @3xl:gap-10 has-[>:nth-child(2)]:@3xl:text-left">
          <div className="flex flex-col gap-4 has-[+*]:@3xl:pt-8 sm:gap-6">
            {/* A phone has it in the header alone. */}
            <img
              src={portalLogo.src}
              alt=""
              width={Math.round((72 * portalLogo.width) / portalLogo.height)}
              height="72"
              className="h-auto max-w-full rounded-2xl shadow-card max-sm:hidden"
            />
            <div className="flex flex-col gap-1 sm:gap-3">
              <h1 className="wrap-anywhere text-balance text-2xl sm:text-5xl">{copy.welcome}</h1>
              <p className="text-balance text-ink-soft sm:text-lg">{copy.portalPromise}</p>
            </div>
            <Doors />
          </div>
          {session.phase !== 'signed-in' && <SampleOnDemand />}
        </div>
        <Promises />
      </div>
    </div>
  );
}

function Doors() {
  const copy = useCopy();
  const session = useSession();
  return (
    <div className="flex flex-col gap-2">
      {session.phase === 'signed-in' && (
        <ButtonLink className="mb-3 min-h-14 text-lg" to={homeOf(session.person.role)}>
          <span className="wrap-anywhere min-w-0">{copy.continueAs(nameOf(session.person))}</span> <Sign of="on" />
        </ButtonLink>
      )}
      <p className="text-ink-soft text-sm">{copy.selectLogin}</p>
      <div className="landing-doors">
        <ButtonLink className="min-h-12" variant={session.phase === 'signed-in' ? 'secondary' : 'primary'} to="/user/login">
          {copy.userLogin}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/admin/login">
          {copy.adminLogin}
        </ButtonLink>
      </div>
    </div>
  );
}

function Promises() {
  const copy = useCopy();
  return (
    <ul className="landing-promises">
      {copy.promises.map(({ title, words }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className="text-ink-soft">{words}</p>
        </li>
      ))}
    </ul>
  );
}
