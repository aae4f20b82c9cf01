import { setTimeout } from 'node:timers/promises';
import { Wire } from '../wire';

/** Requests that one account has under way at most. */
const mostUnderWay = 6;

/** What came of the requests of a press: how many, and how many were refused for their number. */
export interface Pressed {
  sent: number;
  statuses: ReadonlyMap<number, number>;
}

/**
 * Accounts that each send a request every `everyMs`, whether the one before is answered or not, until `stop`. `requestOf`: of an account, by its number and
 * the number of the request.
 */
export function press(
  port: number,
  accounts: number,
  everyMs: number,
  requestOf: (account: number, turn: number) => Buffer,
): { stop(): Promise<Pressed> } {
  const statuses = new Map<number, number>();
  let sent = 0;
  let isOver = false;

  async function one(account: number): Promise<void> {
    const idle: Wire[] = [];
    const wires = new Set<Wire>();
    let underWay = 0;
    const send = async (request: Buffer): Promise<void> => {
      const wire = idle.pop() ?? new Wire(port);
      wires.add(wire);
      underWay += 1;
      sent += 1;
      const status = await wire.send(request).then(
        (came) => came.status,
        () => 0,
      );
      underWay -= 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // A connection whose request was refused half-way is closed by the server.
      if (status >= 200 && status < 400) idle.push(wire);
      else {
        wires.delete(wire);
        wire.close();
      }
    };
    // Accounts do not send in step.
    let next = performance.now() + (account % 20) * (everyMs / 20);
    for (let turn = 0; !isOver; turn += 1) {
      await setTimeout(Math.max(0, next - performance.now()));
      next = Math.max(next + everyMs, performance.now());
      if (!isOver && underWay < mostUnderWay) void send(requestOf(account, turn));
    }
    for (const wire of wires) wire.close();
  }

  const all = Array.from({ length: accounts }, (_, account) => one(account));
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { sent, statuses };
    },
  };
}
