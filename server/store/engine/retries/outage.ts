import { codeOf, isConflict } from './conflict';

/**
 * Nothing can be written: the disk or the quota is full. SQLite reports most refusals of a disk as one of its I/O errors. A PostgreSQL
 * server in read-only mode (25006) takes no writes either.
 */
const fullDisk = /^(SQLITE_FULL|SQLITE_IOERR\w*|ENOSPC|EDQUOT|53100|25006)$/;

/**
 * No server at the address, connection broken, server starting or stopping, no connection left, file locked for too long. CockroachDB: the outcome of a
 * commit is unknown (40003), a range of the data is away (58C00), nodes do not reach each other (58C01).
 */
const away = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|08\w{3}|40003|57P01|57P02|57P03|57P05|53300|58C0[01]|SQLITE_BUSY)$/;

/** The server has taken its socket file away: a file that is missing elsewhere is no outage. */
const isWithoutSocket = (fault: unknown): boolean =>
  codeOf(fault) === 'ENOENT' && fault instanceof Error && 'syscall' in fault && fault.syscall === 'connect';

/** Messages of `pg` without a code. */
const sentences = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Whether an error means that nothing can be written now; reading may still work. */
export const isFullDisk = (fault: unknown): boolean => fullDisk.test(codeOf(fault));

/** Whether an error means that the database is unreachable or takes no writes, which is temporary, unlike an error of a query. */
export const isOutage = (fault: unknown): boolean =>
  isFullDisk(fault) || away.test(codeOf(fault)) || isWithoutSocket(fault) || (fault instanceof Error && sentences.test(fault.message));

/** Whether nothing is wrong with the statement itself: the database is away or full, or the statement met others at every try. It may succeed later. */
export const isTemporary = (fault: unknown): boolean => isOutage(fault) || isConflict(fault);
