/** Nothing at the address, connection broken, server starting or stopping, no connection left, our file locked for too long. */
const outages: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'SQLITE_BUSY',
];

/** `pg` gives these no code. */
const sentences = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether a fault means "the database is away", which passes, and not "the query is wrong", which does not. */
export function isOutage(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return ('code' in fault && outages.includes(String(fault.code))) || sentences.test(fault.message);
}
