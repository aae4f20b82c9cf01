// A process that a test kills: it takes a job, writes the effect without a commit, says so, and hangs.
import { openClockwork } from '../../../server/clockwork/clockwork';
import { openStore } from '../../../server/store/open/open';

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const store = await openStore({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl }, () => undefined);

async function hang(key: string): Promise<void> {
  if (databaseUrl === '') {
    // The embedded database has one writer, which an open transaction would keep from the other process.
    process.stdout.write(`holds ${key}\n`);
    await new Promise(() => setInterval(() => undefined, 1_000));
  }
  await store.atomically(async (tx) => {
    await tx.insertInto('busy_keys').values({ process: key, told_at: 0, keys_json: 'killed' }).execute();
    process.stdout.write(`holds ${key}\n`);
    await new Promise(() => setInterval(() => undefined, 1_000));
  });
}

await openClockwork({
  ...{ store, holder: 'killed', now: Date.now, random: Math.random },
  works: {
    'finish-regrade': hang,
    'sweep-erasure': hang,
    'opening-news': hang,
    'results-news': hang,
    'report-news': hang,
    'due-news': hang,
    webhook: hang,
  },
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
}).workOff();
