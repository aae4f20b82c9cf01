import type { AccountsTables } from './schema/accounts';
import type { BankTables } from './schema/bank';
import type { HandInsTables } from './schema/hand-ins';
import type { InstituteTables } from './schema/institute';
import type { MachineTables } from './schema/machine';
import type { PapersTables } from './schema/papers';
import type { PeopleTables } from './schema/people';
import type { PracticeTables } from './schema/practice';

// Only texts, numbers and bytes: SQLite knows no booleans or times, and the same queries run on both stores.
// Times are epoch milliseconds, flags 0 or 1, columns named *_json hold JSON text.

/** Every table, each in the file of its subject. */
export interface Tables
  extends PeopleTables,
    AccountsTables,
    BankTables,
    PapersTables,
    HandInsTables,
    PracticeTables,
    InstituteTables,
    MachineTables {}
