import type { Table } from 'dexie';
import type { Device, Settings } from '../../runner/device/db';
import type { Study } from '../device/study';

/** The stores of a database class. */
type StoresOf<Database> = {
  [Name in keyof Database as string extends Name ? never : Database[Name] extends Table ? Name : never]: Rule;
};

/**
 * What happens to a store.
 * `atErasure`: its rows of a person who deletes the account or has it deleted. · `atAnother`: other people's rows when a person signs in. · `whenFull`: when
 * the disk is full. `unused`: what no living attempt or other row needs.
 */
interface Rule {
  atErasure: 'cleared' | 'parts' | 'unused';
  atAnother: 'kept' | 'cleared' | 'unused';
  whenFull: 'kept' | 'cleared' | 'unused';
}

/** On this device alone, or of use to a person who comes back. */
const precious: Rule = { atErasure: 'cleared', atAnother: 'kept', whenFull: 'kept' };
/** Small, and the server can send it again. */
const list: Rule = { atErasure: 'cleared', atAnother: 'cleared', whenFull: 'kept' };

/** Every store of every database that a device keeps. A store without its row does not compile; a database without its list fails a test. */
export const deviceStores: {
  'exam-portal': StoresOf<Device>;
  'exam-portal-study': StoresOf<Study>;
  'exam-portal-again': StoresOf<Device>;
} = {
  'exam-portal': {
    people: precious,
    settings: { atErasure: 'parts', atAnother: 'kept', whenFull: 'kept' },
    papers: { atErasure: 'cleared', atAnother: 'unused', whenFull: 'unused' },
    attempts: precious,
    standings: precious,
    parcels: precious,
    available: list,
    summaries: list,
    results: { atErasure: 'cleared', atAnother: 'cleared', whenFull: 'cleared' },
    quarantine: precious,
    pictures: { atErasure: 'unused', atAnother: 'kept', whenFull: 'unused' },
  },
  'exam-portal-study': {
    cohorts: precious,
    drills: precious,
    practice: precious,
    marks: precious,
    errands: precious,
    reports: precious,
    sittings: precious,
  },
  // A past test that is being sat again. Its other stores are empty.
  'exam-portal-again': {
    people: precious,
    settings: { atErasure: 'parts', atAnother: 'kept', whenFull: 'kept' },
    papers: precious,
    attempts: precious,
    standings: precious,
    parcels: precious,
    available: precious,
    summaries: precious,
    results: precious,
    quarantine: precious,
    pictures: { atErasure: 'unused', atAnother: 'kept', whenFull: 'kept' },
  },
};

/** Which settings are a person's. `entry`: one of a record by uid. · `own`: the whole, if it names the person. · `device`: nobody's. */
export const keptSettings: Record<keyof Settings, 'entry' | 'own' | 'device'> = {
  config: 'device',
  'signed-in': 'own',
  token: 'own',
  'own-sign-in': 'own',
  'clock-offset': 'device',
  'clock-given': 'device',
  'clock-seen': 'device',
  'clock-sure': 'device',
  'clock-leap': 'device',
  habits: 'entry',
  awaited: 'entry',
  listed: 'entry',
  news: 'own',
  notices: 'own',
  sample: 'own',
  'seen-times': 'own',
  followed: 'own',
};
