import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { record, settle, type ToldEvent } from '../practice/log';

/** Writes an event of this moment to a person's log, and has it sent meanwhile. Rejects where the device cannot store it. */
export async function tell(uid: string, told: ToldEvent): Promise<void> {
  await trustedClock.load().catch(() => undefined /* The device's own time is near enough, and is put right before it is sent. */);
  const id = await record(study, uid, told, trustedClock.now());
  await settle(study, uid, id);
  void import('./keep-carrying')
    .then(({ keepCarrying }) => keepCarrying(uid, 'now'))
    .catch(() => undefined /* The next screen sends it. */);
}
