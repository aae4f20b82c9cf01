import { useEffect, useState } from 'react';
import { admitsToProfilePages } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { usePrivacyNoticeCopy } from '../../copy/use-privacy-notice-copy';
import { useProfileCopy } from '../../copy/use-profile-copy';
import type { Person } from '../../runner/device/db';
import { Banner } from '../../ui/controls/Banner';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Badge, Card, Page } from '../../ui/controls/Card';
import { Initials } from '../../ui/Initials';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { hasOwnAccounts } from '../identity/has-own-accounts';
import { useSession } from '../session-store';
import { dropTyped, keepTyped, typedBefore } from './kept-profile';
import { ProfileFields } from './ProfileFields';
import { prefill } from './prefill';
import { useProfileForm } from './use-profile-form';

/** Of a person who may have an account at Firebase. */
const EmailToConfirm = onDemand(async () => (await import('../login/EmailToConfirm')).EmailToConfirm);
const isWithFirebase = hasOwnAccounts === undefined || hasOwnAccounts === 'both';

export function ProfileCompletion() {
  const session = useSession();
  if (session.phase !== 'signed-in') return null;
  return <ProfileForm key={session.person.uid} person={session.person} isConfirmed={session.isConfirmed} />;
}

function ProfileForm({ person, isConfirmed }: { person: Person; isConfirmed: boolean }) {
  const copy = useProfileCopy();
  const notice = usePrivacyNoticeCopy();
  const { form, isBusy, fault, submit } = useProfileForm(person, isConfirmed);
  const isComplete = admitsToProfilePages(person.profile);
  const [typed] = useState(() => (isComplete ? {} : typedBefore(person.uid)));
  // Saved, left or logged out: nothing of it stays in the tab. A reload comes by here no more.
  useEffect(() => dropTyped, []);
  const badge = (
    <p className="text-ink-soft text-sm">
      {copy.signedInBy} <Badge>{copy.methods[person.method]}</Badge>
    </p>
  );
  return (
    <Page
      title={isComplete ? copy.profileSettings : copy.completeProfile}
      lead={isComplete ? copy.editProfileLead : copy.completeProfileLead}
      actions={!isComplete && badge}
    >
      <Card {...(isComplete && { 'aria-labelledby': 'details' })}>
        {isComplete && person.profile && (
          <div className="mb-2 flex flex-wrap sm:mb-4 items-center gap-3">
            <Initials of={person.profile} />
            <div className="flex min-w-0 flex-1 basis-36 flex-col gap-0.5">
              <h2 id="details">{copy.details}</h2>
              {badge}
            </div>
          </div>
        )}
        <form
          ref={form}
          noValidate
          className="flex flex-col gap-3 sm:gap-5 **:aria-invalid:scroll-my-16"
          onSubmit={submit}
          onInput={({ currentTarget }) => isComplete || keepTyped(person.uid, currentTarget)}
          aria-busy={isBusy}
        >
          {fault?.sentence && <Banner tone="error">{fault.sentence}</Banner>}
          {person.profile === null && person.isUnheard && <Banner tone="info">{copy.profileUnheard}</Banner>}
          <ProfileFields start={{ ...prefill(person), ...typed }} faults={fault?.fields ?? {}} />
          {/* Who has accepted this version need not read it again. */}
          {person.profile?.noticeVersion !== noticeVersion && (
            <p className="text-ink-soft text-sm">
              {notice.bySaving}{' '}
              <Link to="/privacy-policy" target="_blank" className="text-brand-ink underline">
                {notice.policy}
              </Link>{' '}
              {notice.version(noticeVersion)}
            </p>
          )}
          <div className="flex flex-wrap-reverse justify-end gap-3">
            {isComplete && (
              <ButtonLink variant="quiet" to="/user/dashboard">
                {copy.cancel}
              </ButtonLink>
            )}
            <Button type="submit" className="max-sm:grow" disabled={isBusy}>
              {isBusy ? copy.busy : copy.saveProfile}
            </Button>
          </div>
        </form>
      </Card>
      {/* Below: the form comes first, and the link may wait. */}
      {isWithFirebase && person.method === 'email' && <EmailToConfirm />}
    </Page>
  );
}
