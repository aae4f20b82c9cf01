// A process that a test kills in the middle of a message to the webhook, whose receiver holds its reply.
import { worksOn } from '../../../server/boot/job-works';
import { openClockwork } from '../../../server/clockwork/clockwork';
import { webhookSender } from '../../../server/news/webhook';
import { openWebhookWay } from '../../../server/news/webhook-post';
import { openStore } from '../../../server/store/open/open';
import { noNews } from '../kit/no-works';

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const store = await openStore({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl }, () => undefined);
const { post } = openWebhookWay({ hasPrivate: true, patienceMs: 60_000 });

await openClockwork({
  ...{ store, holder: 'killed', now: Date.now, random: Math.random },
  works: worksOn(store, Date.now, noNews, webhookSender({ store, fixed: null, post, now: Date.now })),
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
}).workOff();
