// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Dexie, type EntityTable } from 'dexie';
import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLive } from '../../../src/ui/use-live';

const db = new Dexie('live') as Dexie & { notes: EntityTable<{ id: number; of: string }, 'id'> };
db.version(1).stores({ notes: '++id, of' });
const countOf = (of: string): Promise<number> => db.notes.where('of').equals(of).count();
const adds = (...of: string[]) => db.notes.bulkAdd(of.map((name) => ({ of: name })));

let asked: string[] = [];
let ask = countOf;
function Count({ of }: { of: string }) {
  const count = useLive(
    of,
    () => {
      asked.push(of);
      return ask(of);
    },
    null,
  );
  return `${of} ${count}`;
}

class Guard extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? this.state.error.message : this.props.children;
  }
}

const place = document.createElement('div');
let root: Root;
const draws = (of: string) =>
  root.render(
    <Guard>
      <Count of={of} />
    </Guard>,
  );
const says = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await db.notes.clear();
  asked = [];
  ask = countOf;
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it('tells the present value, read once, and then each change', async () => {
  draws('a');
  await says('a 0');
  expect(asked).toEqual(['a']);
  await adds('a', 'b');
  await says('a 1');
});

it('reads anew for another key, and no longer follows the old one', async () => {
  await adds('a', 'b', 'b');
  draws('a');
  await says('a 1');
  draws('b');
  await says('b 2');
  asked = [];
  await adds('a');
  await adds('b');
  await says('b 3');
  expect(asked).not.toContain('a');
});

it('follows changes of rows that a query read after it had waited', async () => {
  ask = async (of) => {
    await countOf('first');
    return countOf(of);
  };
  draws('a');
  await says('a 0');
  await adds('a');
  await says('a 1');
});

it('throws during rendering what the store throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ask = () => Promise.reject(new Error('The store is broken'));
  draws('a');
  await says('The store is broken');
});
