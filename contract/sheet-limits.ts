/** Questions a sheet may hold; more is refused. */
export const maxQuestions = 10_000;
/** Rows that are looked at, blank ones included; a sheet that reaches further down is refused. */
export const maxRows = 50_000;
/** Columns that are looked at; more are left aside. */
export const maxColumns = 40;
/** Parts and unpacked bytes of a zipped sheet. */
export const maxEntries = 200;
export const maxUnpacked = 64 * 1024 * 1024;
