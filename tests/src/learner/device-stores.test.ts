import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dexie, Table } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDevice } from '../../../src/learner/data/clear-device';
import { deviceStores, keptSettings } from '../../../src/learner/data/device-stores';
import { againDevice } from '../../../src/learner/device/again-device';
import { study } from '../../../src/learner/device/study';
import { clearOthers } from '../../../src/runner/device/clear-others';
import { device } from '../../../src/runner/device/db';
import { recoverStorage } from '../../../src/runner/device/storage-recovery';

const databases: Record<keyof typeof deviceStores, Dexie> = {
  'exam-portal': device,
  'exam-portal-study': study,
  'exam-portal-again': againDevice,
};
const tables = Object.values(databases).flatMap(({ tables }) => tables);
const owned = tables.filter(({ name }) => !['settings', 'pictures'].includes(name));
/** The name of a store with that of its database. */
const placeOf = (table: Table) => `${Object.entries(databases).find(([, { tables: own }]) => own.includes(table))?.[0]}/${table.name}`;
const ruleOf = (table: Table) =>
  Object.entries(deviceStores)
    .flatMap(([database, stores]) => Object.entries(stores).map(([store, rule]) => [`${database}/${store}`, rule] as const))
    .find(([place]) => place === placeOf(table))?.[1];

/** A row of this person under a key of this store. */
const rowOf = ({ schema }: Table, uid: string): object => ({
  ...(schema.primKey.auto ? {} : Object.fromEntries([schema.primKey.keyPath ?? []].flat().map((part) => [part, 1]))),
  ...{ uid, status: 'handed-in', questions: [], passages: [] },
});

beforeEach(async () => {
  await Promise.all(tables.map((table) => table.clear()));
  for (const table of owned) for (const uid of ['asha', 'bala']) await table.put(rowOf(table, uid));
  await device.pictures.put({ hash: 'no paper shows it', size: 1, bytes: new ArrayBuffer(1) });
});

/** Names of the stores that have rows of this person. */
async function storesOf(uid: string): Promise<string[]> {
  const counts = await Promise.all(owned.map(async (table) => [placeOf(table), await table.where('uid').equals(uid).count()] as const));
  return counts.flatMap(([name, count]) => (count > 0 ? [name] : [])).sort();
}

const all = owned.map(placeOf).sort();
/** Names of the stores of which the list says so. */
const stays = (when: 'atAnother' | 'whenFull') =>
  owned
    .filter((table) => ruleOf(table)?.[when] === 'kept')
    .map(placeOf)
    .sort();

describe('what a device keeps', () => {
  it('is in one list: each store of each database', () => {
    for (const [name, db] of Object.entries(databases))
      expect(Object.keys(deviceStores[name as keyof typeof deviceStores]).sort(), name).toEqual(
        db.tables.map((table) => table.name).sort(),
      );
  });

  it('is kept in these places only: a new place needs a row in the list, and a rule', () => {
    const files = ['src', 'sw']
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')] as const);
    const naming = (what: RegExp) => files.flatMap(([path, text]) => (what.test(text) ? [path] : [])).sort();
    expect(naming(/extends Dexie|new Dexie|new Device|indexedDB\.open/)).toEqual([
      'src/learner/device/again-device.ts',
      'src/learner/device/study.ts',
      'src/runner/device/db.ts',
    ]);
    // Files of the app, and the marks of the storage log: nothing of a person.
    expect(naming(/[cC]aches\.open|cacheName:/)).toEqual([
      'src/runner/device/renew-log.ts',
      'src/runner/device/store-log.ts',
      'sw/app-files.ts',
      'sw/formulas.ts',
    ]);
    // Choices of the device (language, look, notes that were closed), an answer that is nobody's until a sign-in, and an admin's checks of an assessment, and meanings of a file's topics and of a sheet's columns.
    expect(naming(/localStorage/)).toEqual(['src/ui/browser/remembered.ts']);
    expect(naming(/\bremember\([^d]/)).toEqual([
      'src/admin/bank/upload/categories/remembered-topics.ts',
      'src/admin/bank/upload/shaping/remembered-meanings.ts',
      'src/admin/day/desk/use-checks.ts',
      'src/copy/language.ts',
      'src/learner/home/InstallNote.tsx',
      'src/learner/news/NewsOffer.tsx',
      'src/learner/sample/kept-sample.ts',
      'src/ui/browser/remembered.ts',
      'src/ui/display/display.ts',
      'src/ui/question/question-language.ts',
    ]);
    // Drafts of an admin, and of a first profile, as long as the tab.
    expect(naming(/sessionStorage/)).toEqual(['src/admin/kit/draft/use-draft.ts', 'src/session/profile/kept-profile.ts']);
    // A practice that goes on, what of a page was chosen, how far down it stood, the number that waits for an OTP, and that a link was used: as long as an entry of the tab's history.
    expect(naming(/history\.replaceState/)).toEqual([
      'src/learner/revise/kept-run.ts',
      'src/learner/use-entry.ts',
      'src/learner/use-place.ts',
      'src/session/login/kept-otp.ts',
      'src/session/login/own/own-doors.tsx',
    ]);
  });

  it('of a deleted account nothing is left, in practice neither; of another person everything', async () => {
    await device.settings.bulkPut([
      { key: 'signed-in', value: 'asha' },
      { key: 'token', value: { uid: 'asha', token: 't', until: 1 } },
      { key: 'clock-offset', value: 7 },
      { key: 'habits', value: { asha: {}, bala: {} } },
      { key: 'awaited', value: { asha: [], bala: [] } },
    ]);
    await clearDevice('asha');
    expect(await storesOf('asha')).toEqual([]);
    expect(await storesOf('bala')).toEqual(all);
    const everything = JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
    expect(everything).not.toContain('asha');
    expect((await device.settings.toArray()).map(({ key }) => key).sort()).toEqual(['awaited', 'clock-offset', 'habits']);
    expect(Object.keys(keptSettings)).toEqual(expect.arrayContaining(['habits', 'awaited']));
    expect(await device.pictures.count()).toBe(0);
  });

  it('when another person signs in, what the server can send again goes', async () => {
    await clearOthers(device, 'bala');
    expect(await storesOf('asha')).toEqual(stays('atAnother'));
    expect(await storesOf('bala')).toEqual(all);
  });

  it('when the disk is full, only what the server can send again goes', async () => {
    await recoverStorage(device, 'full', ['asha', 1]);
    expect(await storesOf('bala')).toEqual(stays('whenFull'));
  });
});
