import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from './config';

/** What is said of a fault. Drivers hang values of rows on theirs (`detail`, `where`), and those are somebody's. */
const spoken = (fault: unknown) =>
  fault instanceof Error
    ? { type: fault.constructor.name, message: fault.message, stack: fault.stack, ...('code' in fault && { code: fault.code }) }
    : { type: typeof fault };

/** One JSON object a line. No line holds a token, a uid, an address or anything a person typed. */
export const openLog = (level: Config['logLevel'], stream: DestinationStream): Logger =>
  pino({ level, serializers: { err: spoken } }, stream);

const flushMs = 200;

/**
 * A file or descriptor that lines are gathered for, so that a reply need not wait for its own. They are written at 12 kB, every 200 ms, and when the
 * process ends in any way but kill -9.
 */
export function logStream(dest: number | string): DestinationStream {
  const stream = destination({ dest, sync: false, minLength: 12_288 });
  setInterval(() => stream.flush(), flushMs).unref();
  return stream;
}
