import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks the portal at one address, again and again. */
export interface AddressWatch {
  /** Whether the last question was answered. */
  isAnswered(): boolean;
  /** Returns the longest time without an answer since the last call, in milliseconds, and how many questions failed. */
  take(): { silentMs: number; failed: number };
  end(): Promise<void>;
}

/** Each question on a connection of its own, as from a new learner. The certificate is the balancers' own. */
const ask = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host, path: '/readyz', rejectUnauthorized: false, agent: false, timeout: 2_000 }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.end();
  });

/** Starts to ask for `/readyz` at an address, four times a second. */
export function watchAddress(host: string): AddressWatch {
  let [isOver, isAnswered, last, silentMs, failed] = [false, false, Date.now(), 0, 0];
  const over = (async () => {
    while (!isOver) {
      isAnswered = await ask(host);
      const now = Date.now();
      silentMs = Math.max(silentMs, now - last);
      if (isAnswered) last = now;
      else failed += 1;
      await pause(250);
    }
  })();
  return {
    isAnswered: () => isAnswered,
    take() {
      const taken = { silentMs, failed };
      [silentMs, failed] = [0, 0];
      return taken;
    },
    async end() {
      isOver = true;
      await over;
    },
  };
}
