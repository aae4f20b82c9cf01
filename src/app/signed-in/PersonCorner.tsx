import { UnsentBadge } from '../../learner/outbox/UnsentBadge';
import type { Person } from '../../runner/device/db';
import { AccountMenu } from './AccountMenu';

/** The header's part about the signed-in person. */
export default function PersonCorner({ person }: { person: Person }) {
  return (
    <>
      <UnsentBadge />
      <AccountMenu key={person.uid} person={person} />
    </>
  );
}
