import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer, startPortal } from './boot/start-server';
import { configFrom } from './config/config';
import { ConfigFault } from './config/env';
import { PortTaken } from './config/port-taken';
import { type DemoAccount, demoAdmin, demoLearner } from './seed/accounts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Node gives a refused connection to several addresses no message, only a code. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.message === '' && 'code' in fault ? String(fault.code) : fault.message;
}

function fail(fault: unknown): never {
  const isPlain = fault instanceof ConfigFault || fault instanceof PortTaken;
  const reason = reasonOf(fault);
  process.stderr.write(`${isPlain ? reason : `The portal could not start: ${reason}`}\n`);
  process.exit(1);
}

const signIn = (where: string, { email, password }: DemoAccount): string => `  ${where}  ${email}  password  ${password}`;

function announce({ url }: RunningServer, hasDemo: boolean): void {
  say(`The portal is ready: ${url}`);
  if (!hasDemo) return;
  say('Demo accounts:');
  say(signIn(`admin    ${url}/admin/login`, demoAdmin));
  say(signIn(`learner  ${url}/user/login `, demoLearner));
}

/** Ends the portal: first it leaves its balancer, for `drainMs`, then it closes. A second call ends the wait. */
function stopWith(portal: RunningServer): (code: number, drainMs: number) => void {
  const waiting = new AbortController();
  let isStopping = false;
  return (code, drainMs) => {
    if (isStopping) return waiting.abort();
    isStopping = true;
    portal.leave();
    const drained = pause(drainMs, undefined, { signal: waiting.signal }).catch(() => undefined);
    drained.then(() => portal.close()).then(() => process.exit(code), fail);
  };
}

async function run(): Promise<void> {
  const config = configFrom(process.env);
  const portal = await startPortal(config);
  const stop = stopWith(portal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0, config.drainMs));
  announce(portal, config.seedDemo && config.identity.kind === 'emulator');
  process.stderr.write(`${await portal.died}\n`);
  stop(1, 0);
}

run().catch(fail);
