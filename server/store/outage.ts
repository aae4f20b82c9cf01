const codeOf = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

/**
 * No room to write: the disk is full, or the share of it that is ours. SQLite tells most of what a disk refuses as an I/O error of some kind. A PostgreSQL
 * that only reads (25006) takes no writes either.
 */
const fullDisk = /^(SQLITE_FULL|SQLITE_IOERR\w*|ENOSPC|EDQUOT|53100|25006)$/;

/** Nothing at the address, connection broken, server starting or stopping, no connection left, our file locked for too long. */
const away = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|57P01|57P02|57P03|53300|SQLITE_BUSY)$/;

/** `pg` gives these no code. */
const sentences = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether a fault means that nothing can be written at the moment, though reading may go on. */
export const isFullDisk = (fault: unknown): boolean => fullDisk.test(codeOf(fault));

/** Whether a fault means "the database is away, or takes no writes", which passes, and not "the query is wrong", which does not. */
export const isOutage = (fault: unknown): boolean =>
  isFullDisk(fault) || away.test(codeOf(fault)) || (fault instanceof Error && sentences.test(fault.message));
