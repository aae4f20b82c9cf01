import type { Table } from 'dexie';
import { needsNewer } from '../../../contract/assessment/needs/needs';
import type { Device } from './db';
import { isValidPaper, isValidParcel, isValidStanding, readAttemptRow } from './row-schemas';

interface Rule {
  table: Table<object>;
  isSound: (row: object) => boolean;
}

const rulesOf = ({ papers, attempts, standings, parcels }: Device): Rule[] => [
  { table: papers, isSound: isValidPaper },
  { table: attempts, isSound: (row) => readAttemptRow(row) !== null },
  { table: standings, isSound: isValidStanding },
  { table: parcels, isSound: isValidParcel },
];

/**
 * Moves a person's rows that this version cannot read into quarantine, so that the others load and nothing is overwritten. A row that names
 * needs of a newer version stays where it is. Returns the number of moved rows.
 */
export async function setAside(db: Device, uid: string): Promise<number> {
  const rules = rulesOf(db);
  return db.transaction('rw', [...rules.map(({ table }) => table), db.quarantine], async () => {
    let count = 0;
    for (const { table, isSound } of rules) {
      const strange = table
        .where('uid')
        .equals(uid)
        .filter((row) => !isSound(row) && !needsNewer(row));
      const rows = await strange.toArray();
      if (rows.length === 0) continue;
      await db.quarantine.bulkAdd(rows.map((row) => ({ uid, table: table.name, row })));
      await strange.delete();
      count += rows.length;
    }
    return count;
  });
}

/**
 * Brings a person's rows back that an older version could not read and moved into quarantine, and that this version can read (ADR 49). A row
 * whose place is taken stays in quarantine. Returns the number of rows brought back.
 */
export async function bringBack(db: Device, uid: string): Promise<number> {
  const ofPerson = () => db.quarantine.where('uid').equals(uid);
  if ((await ofPerson().count()) === 0) return 0;
  const rules = rulesOf(db);
  return db.transaction('rw', [...rules.map(({ table }) => table), db.quarantine], async () => {
    let count = 0;
    for (const { id, table: name, row } of await ofPerson().toArray()) {
      const rule = rules.find(({ table }) => table.name === name);
      if (id === undefined || !rule?.isSound(row)) continue;
      const key = [rule.table.schema.primKey.keyPath ?? []].flat().map((field) => (row as Record<string, unknown>)[field]);
      if ((await rule.table.get(key)) !== undefined) continue;
      await rule.table.add(row);
      await db.quarantine.delete(id);
      count += 1;
    }
    return count;
  });
}
