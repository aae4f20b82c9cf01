// A process that a test kills in the middle of a job: it sends news to a stand-in for a push service, which holds its replies.
import { worksOn } from '../../../server/boot/job-works';
import { newsOf } from '../../../server/boot/news';
import { openClockwork } from '../../../server/clockwork/clockwork';
import { openDelivery } from '../../../server/news/deliver';
import { pushKeysOf } from '../../../server/store/institute/push-keys';
import { openStore } from '../../../server/store/open/open';
import { noWebhook } from '../kit/no-works';

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const store = await openStore({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl }, () => undefined);
const keys = await pushKeysOf(store.db, Date.now());
const { deliver } = openDelivery({ keys, contact: async () => 'https://portal.invalid', hasLoopback: true, patienceMs: 60_000 });

await openClockwork({
  ...{ store, holder: 'killed', now: Date.now, random: Math.random },
  works: worksOn(store, Date.now, newsOf(store, deliver, Date.now), noWebhook),
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
}).workOff();
