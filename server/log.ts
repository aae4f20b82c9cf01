import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config';

/** What is said of a fault. Drivers hang values of rows on theirs (`detail`, `where`), and those are somebody's. */
const spoken = (fault: unknown) =>
  fault instanceof Error
    ? { type: fault.constructor.name, message: fault.message, stack: fault.stack, ...('code' in fault && { code: fault.code }) }
    : { type: typeof fault };

/** One JSON object a line. No line holds a token, a uid, an address or anything a person typed. */
export const openLog = (level: Config['logLevel'], stream: DestinationStream): Logger =>
  pino({ level, serializers: { err: spoken } }, stream);
