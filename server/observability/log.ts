import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServerConfig } from '../config/config';
import { type ReplyLog, replyLine } from './reply-line';

/** The log of the portal. */
export interface Log extends Logger {
  /** Writes the line of a reply, at the level `info`. */
  replied(reply: ReplyLog): void;
}

/** What the log says of a fault. Database drivers add values of rows to theirs (`detail`, `where`), which may be personal data. */
const serializedFault = (fault: unknown) =>
  fault instanceof Error
    ? { type: fault.constructor.name, message: fault.message, stack: fault.stack, ...('code' in fault && { code: fault.code }) }
    : { type: typeof fault };

const origin = { pid: process.pid, hostname: hostname() };

/** One JSON object a line. No line holds a token, a uid, an address or anything a person typed. */
export function openLog(level: ServerConfig['logLevel'], stream: DestinationStream): Log {
  const log = pino({ level, base: origin, serializers: { err: serializedFault } }, stream);
  const lineOf = replyLine(origin);
  const isEnabled = log.isLevelEnabled('info');
  return Object.assign(log, { replied: (reply: ReplyLog) => void (isEnabled && stream.write(lineOf(reply))) });
}
