// A child process: the Firebase Auth emulator, its accounts kept in a file. See start-emulator.ts for the reason of an own process.
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAccounts, writeAccounts } from './account-file';
import { holdReply, mayChangeAccounts } from './held-reply';
import { latest } from './latest';
import { ownPagesOnly } from './local-only';
import { sayMessages } from './messages';
import { ownerOf } from './owner';
import { startQuickly } from './quick-start';
import type { EmulatorOrder, EmulatorWord } from './start-emulator';

const loopback = '127.0.0.1';

async function listening(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener).listen({ port, host: loopback, backlog: 4096 });
  server.keepAliveTimeout = 65_000;
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server): string => `http://${loopback}:${(server.address() as AddressInfo).port}`;

/** Accounts are imported through a second port, so that no client reaches an emulator that does not have them yet. */
async function restore(app: RequestListener, { projectId, accountFile }: EmulatorOrder): Promise<void> {
  const accounts = await readAccounts(accountFile);
  if (accounts.length === 0) return;
  const door = await listening(app, 0);
  await ownerOf(addressOf(door), projectId).restore(accounts);
  door.close();
  door.closeAllConnections();
}

async function emulator(order: EmulatorOrder): Promise<RequestListener> {
  // Loading firebase-tools takes seconds; a taken port is reported before.
  startQuickly();
  const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');
  const app = await createApp(order.projectId, 0);
  await restore(app, order);
  return app;
}

async function run(order: EmulatorOrder): Promise<void> {
  let answer: RequestListener = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
  const server = await listening(
    ownPagesOnly((request, response) => answer(request, response)),
    order.port,
  );
  const app = await emulator(order);
  const owner = ownerOf(addressOf(server), order.projectId);
  const save = latest(async () => writeAccounts(order.accountFile, await owner.accounts()));
  const listenFor = sayMessages(addressOf(server), order.projectId, (line) => process.stdout.write(`${line}\n`));
  answer = (request, response) => {
    listenFor(request, response);
    if (mayChangeAccounts(request)) holdReply(response, save);
    app(request, response);
  };
}

const say = (word: EmulatorWord): void => {
  process.send?.(word);
};

// The terminal sends Ctrl-C to us too; only the parent decides when we end, and its death is the sign, however it died.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const order = JSON.parse(process.argv[2] ?? '{}') as EmulatorOrder;
run(order).then(
  () => say({ kind: 'ready' }),
  (fault: NodeJS.ErrnoException) => say({ kind: 'fault', code: fault.code ?? '', message: fault.message }),
);
