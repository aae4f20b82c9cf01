import { UnsentBadge } from '../../learner/outbox/UnsentBadge';
import type { Person } from '../../runner/device/db';
import { AccountMenu } from './AccountMenu';

/** What the header says of the person who is signed in. */
export default function PersonCorner({ person }: { person: Person }) {
  return (
    <>
      <UnsentBadge />
      <AccountMenu key={person.uid} person={person} />
    </>
  );
}
