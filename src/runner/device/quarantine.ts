import type { Table } from 'dexie';
import type { Device } from './db';
import { isValidPaper, isValidParcel, isValidStanding, readAttemptRow } from './row-schemas';

/**
 * Moves a person's rows that this version cannot read into quarantine, so that the others load and nothing is overwritten. Returns the
 * number of moved rows.
 */
export async function setAside(db: Device, uid: string): Promise<number> {
  const { papers, attempts, standings, parcels, quarantine } = db;
  const rules: { table: Table<object>; isSound: (row: object) => boolean }[] = [
    { table: papers, isSound: isValidPaper },
    { table: attempts, isSound: (row) => readAttemptRow(row) !== null },
    { table: standings, isSound: isValidStanding },
    { table: parcels, isSound: isValidParcel },
  ];
  return db.transaction('rw', [papers, attempts, standings, parcels, quarantine], async () => {
    let count = 0;
    for (const { table, isSound } of rules) {
      const strange = table
        .where('uid')
        .equals(uid)
        .filter((row) => !isSound(row));
      const rows = await strange.toArray();
      if (rows.length === 0) continue;
      await quarantine.bulkAdd(rows.map((row) => ({ uid, table: table.name, row })));
      await strange.delete();
      count += rows.length;
    }
    return count;
  });
}
