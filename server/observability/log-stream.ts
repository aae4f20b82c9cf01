// Exists for `bench paper`: pino's own buffer measures all that it holds again for each line (ADR 31).
import { type DestinationStream, destination } from 'pino';

const flushMs = 200;
const flushLength = 12_288;

/**
 * A file or descriptor for the lines of the log. Lines are collected, so that a reply does not wait for its own. They are written at 12 kB, every 200 ms,
 * and when the process ends in any way but kill -9.
 */
export function logStream(dest: number | string): DestinationStream {
  const stream = destination({ dest, sync: false });
  let lines = '';
  const flush = (): void => {
    if (lines === '') return;
    stream.write(lines);
    lines = '';
  };
  setInterval(flush, flushMs).unref();
  // Before pino's own listeners, which write what the stream was given.
  process.prependListener('beforeExit', flush);
  process.prependListener('exit', flush);
  return {
    write(line) {
      lines += line;
      if (lines.length >= flushLength) flush();
    },
  };
}
