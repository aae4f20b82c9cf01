import { useLocation } from 'react-router-dom';
import { useCopy } from '../../copy/use-copy';
import { phoneText } from '../../learner/figures';
import { LogoutButton } from '../../learner/home/LogoutButton';
import type { Person } from '../../runner/device/db';
import { nameOf } from '../../session/name-of';
import { LanguageSwitch } from '../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../ui/display/DisplayButton';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { WaySign } from '../../ui/WaySign';

const AskAtMenu = onDemand(async () => (await import('../../admin/shell/AskAtMenu')).AskAtMenu);

/** Closes the menu with the dialog that is opened here: who has chosen there is done. The event comes once the dialog has given the focus back. */
const closesMenu = (place: HTMLElement | null): void =>
  // It does not bubble. The listener goes with the element.
  place?.addEventListener('close', () => place.closest<HTMLElement>('[popover]')?.hidePopover(), true);

/** The account menu with the logout. A native popover: Escape or a click elsewhere closes it, and a navigation renders a new one. */
export function AccountMenu({ person }: { person: Person }) {
  const copy = useCopy();
  const { key } = useLocation();
  const name = phoneText(nameOf(person));
  const contact = person.email || phoneText(person.phone);
  const initial = Array.from(name)[0] ?? '';
  return (
    <div className="min-w-0">
      {person.role === 'admin' && <AskAtMenu />}
      <button
        type="button"
        popoverTarget="account"
        aria-label={copy.account(name)}
        className="flex min-h-11 max-w-full items-center gap-2 rounded-full p-1 hover:bg-raised sm:pr-3"
      >
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-on-brand uppercase"
        >
          {/* Who came by a phone number has no name yet. */}
          {/\p{L}/u.test(initial) ? initial : <WaySign of="profile" />}
        </span>
        <span className="hidden max-w-40 truncate font-medium lg:block">{name}</span>
      </button>
      <div
        key={key}
        id="account"
        popover="auto"
        data-role={person.role}
        className="inset-auto top-14 right-[max(1rem,calc((100vw-54rem)/2))] m-0 data-[role=admin]:right-4 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-lg"
      >
        <p className="text-ink-soft text-sm">{copy.signedInAs}</p>
        <p className="truncate font-semibold">{name}</p>
        {contact !== name && <p className="truncate text-ink-soft text-sm">{contact}</p>}
        <div className="*:justify-start [&>:not(div)]:px-2! -mx-2 mt-3 flex flex-col gap-1 border-line border-t pt-3">
          {person.role === 'user' && (
            <Link
              to="/user/profile-completion?edit"
              className="flex min-h-11 items-center rounded-control font-semibold text-brand-ink hover:bg-brand-soft"
            >
              {copy.profileSettings}
            </Link>
          )}
          <div ref={closesMenu} className="grid grid-cols-1 *:justify-start *:px-2!">
            <DisplayButton isWord />
          </div>
          <LanguageSwitch closes="account" />
          <LogoutButton uid={person.uid} isAdmin={person.role === 'admin'} />
        </div>
      </div>
    </div>
  );
}
