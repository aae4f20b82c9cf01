import { noticeVersion } from '../../contract/people/privacy-notice';
import type { Store } from '../store/engine/store';
import { profileOf, saveProfile } from '../store/people/people';
import { acceptNotice } from '../store/people/privacy-notices';
import { grantRole } from '../store/people/roles';
import { isErased } from '../store/privacy/erase';

/** A demo account for the first sign-in; exists in the embedded emulator only. */
export interface DemoAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
}

export const demoAdmin: DemoAccount = { uid: 'demo-admin', email: 'admin@demo.example', password: 'admin-demo-1', displayName: 'Admin' };
export const demoLearner: DemoAccount = {
  uid: 'demo-learner',
  email: 'learner@demo.example',
  password: 'learner-demo-1',
  displayName: 'Asha Verma',
};

/** Makes the account where it is not there; a changed password stays changed. */
async function ensureAccount(emulator: string, projectId: string, { uid, ...account }: DemoAccount): Promise<void> {
  const response = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, ...account, emailVerified: true }),
  });
  if (response.ok) return;
  const reason = await response.text();
  if (!/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(reason)) throw new Error(`The demo account ${account.email} could not be made: ${reason}`);
}

/** One admin and one learner with a finished profile, made where they are missing; one who was erased stays away. */
export async function plantAccounts(store: Store, emulator: string, projectId: string, now: number): Promise<void> {
  if (!(await isErased(store.db, demoAdmin.uid))) {
    await ensureAccount(emulator, projectId, demoAdmin);
    await grantRole(store.db, demoAdmin.uid, 'admin', now, demoAdmin.email);
  }
  if (await isErased(store.db, demoLearner.uid)) return;
  await ensureAccount(emulator, projectId, demoLearner);
  if ((await profileOf(store.db, demoLearner.uid)) !== null) return;
  const { uid, email } = demoLearner;
  const profile = { uid, firstName: 'Asha', lastName: 'Verma', email, phone: '9876543210', location: 'Pune' };
  await saveProfile(store.db, profile, now, { email, phone: '', at: 0 });
  await acceptNotice(store.db, uid, noticeVersion, now);
}
