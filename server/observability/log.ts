import { hostname } from 'node:os';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { CallName } from '../../contract/calls/calls';
import type { Config } from '../config/config';

/** How a request ended. */
export interface Reply {
  requestId: string;
  /** Absent where no call of the contract was meant. */
  call: CallName | undefined;
  status: number;
  ms: number;
}

/** What the portal writes down. */
export interface Log extends Logger {
  /** The line of a reply; at the level `info`. */
  replied(reply: Reply): void;
}

/** What is said of a fault. Drivers hang values of rows on theirs (`detail`, `where`), and those are somebody's. */
const spoken = (fault: unknown) =>
  fault instanceof Error
    ? { type: fault.constructor.name, message: fault.message, stack: fault.stack, ...('code' in fault && { code: fault.code }) }
    : { type: typeof fault };

const origin = { pid: process.pid, hostname: hostname() };
const originWords = JSON.stringify(origin).slice(1, -1);

/** As pino words it, which takes three times as long over it. Nothing in here needs escaping: ids and names of ours, and numbers. */
const lineOf = ({ requestId, call, status, ms }: Reply): string =>
  `{"level":30,"time":${Date.now()},${originWords},"requestId":"${requestId}",${call === undefined ? '' : `"call":"${call}",`}"status":${status},"ms":${Math.round(ms)},"msg":"replied"}\n`;

/** One JSON object a line. No line holds a token, a uid, an address or anything a person typed. */
export function openLog(level: Config['logLevel'], stream: DestinationStream): Log {
  const log = pino({ level, base: origin, serializers: { err: spoken } }, stream);
  const isHeard = log.isLevelEnabled('info');
  return Object.assign(log, { replied: (reply: Reply) => void (isHeard && stream.write(lineOf(reply))) });
}

const flushMs = 200;
const flushLength = 12_288;

/**
 * A file or descriptor that lines are gathered for, so that a reply need not wait for its own. They are written at 12 kB, every 200 ms, and when the
 * process ends in any way but kill -9. Gathered here: pino's own stream measures all it has again for each line.
 */
export function logStream(dest: number | string): DestinationStream {
  const stream = destination({ dest, sync: false });
  let gathered = '';
  const pass = (): void => {
    if (gathered === '') return;
    stream.write(gathered);
    gathered = '';
  };
  setInterval(pass, flushMs).unref();
  // Before pino's own, which write what the stream was given.
  process.prependListener('beforeExit', pass);
  process.prependListener('exit', pass);
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= flushLength) pass();
    },
  };
}
