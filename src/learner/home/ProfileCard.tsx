import type { Profile } from '../../../contract/people/people';
import { useHomeCopy } from '../../copy/use-home-copy';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Initials } from '../../ui/Initials';
import { LogoutButton } from './LogoutButton';

/** The learner's profile. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const copy = useHomeCopy();
  const details = [
    [copy.email, profile.email],
    [copy.phone, profile.phone || copy.notGiven],
    [copy.location, profile.location],
  ] as const;
  return (
    <Card aria-label={copy.profile} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Initials of={profile} />
        <h2 className="wrap-anywhere min-w-0">{`${profile.firstName} ${profile.lastName}`}</h2>
      </div>
      <dl className="flex flex-col flex-wrap gap-x-10 gap-y-3 sm:flex-row">
        {details.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="secondary" to="/user/profile-completion?edit">
          {copy.editProfile}
        </ButtonLink>
        <LogoutButton uid={profile.uid} />
      </div>
    </Card>
  );
}
