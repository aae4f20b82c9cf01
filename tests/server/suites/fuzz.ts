import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../../contract/calls/calls';
import { near, textOf } from '../kit/arbitrary';
import { assessmentOf } from '../kit/bank';
import { makesPictures } from '../kit/pictures';
import type { Person, TestPortal } from '../kit/portal';
import { readsCells, readsRoster } from '../kit/readers';
import type { Open } from './open';

const names = Object.keys(calls) as CallName[];

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const cells = fc.array(fc.array(textOf(20), { maxLength: 8 }), { maxLength: 6 });
const header = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'];

/** Random requests derived from the contract, `runs` of each call: every one gets a reply, and no reply is a 500. */
export function fuzzSuite(open: Open, runs = 20): void {
  let portal: TestPortal;
  let rows: string[][] = [];
  const known = { id: 1, categoryId: 1, examId: 1 };

  beforeAll(async () => {
    portal = await open({ readSheet: readsCells(() => rows), readRoster: readsRoster(() => rows), makePicture: makesPictures });
    known.id = (await assessmentOf(portal, 3)).paper.id;
    known.categoryId = (await portal.admin.call('getCategories', {}))[0]?.id ?? 0;
    known.examId = (await portal.admin.call('getExams', {}))[0]?.id ?? 0;
  });
  afterAll(() => portal.close());

  /** Half of the ids exist, so that requests get past the first check. */
  const withKnown = (value: unknown, uid: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return {
      ...value,
      ...('id' in value && { id: known.id }),
      ...('uid' in value && { uid }),
      ...('assessmentId' in value && { assessmentId: known.id }),
      ...('examId' in value && { examId: known.examId }),
      ...('categoryIds' in value && { categoryIds: [known.categoryId] }),
    };
  };

  function argumentsFor(name: CallName): fc.Arbitrary<Parts> {
    const { params, query, body } = calls[name] as { params?: unknown; query?: unknown; body?: unknown };
    const made = fc.record({
      ...(params !== undefined && { params: near(params) }),
      ...(query !== undefined && { query: near(query) }),
      ...(body !== undefined && { body: near(body) }),
    }) as fc.Arbitrary<Parts>;
    // An erased person would be refused every call after it.
    const uid = name === 'erasePerson' ? 'erased' : 'fuzz';
    const friendly = (parts: Parts) => Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, withKnown(value, uid)]));
    return fc.oneof(made, made.map(friendly));
  }

  const text = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? 'undefined'));

  function addressFor(name: CallName, { params, query }: Parts): string {
    const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(text(params?.[key])) || 'x');
    const pairs = Object.entries(query ?? {}).map(
      ([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(text(value))}`,
    );
    return `${path}${query === undefined ? '' : `?${pairs.join('&')}`}`;
  }

  function send(name: CallName, person: Person, parts: Parts): Promise<{ status: number }> {
    const { method } = calls[name];
    if ('upload' in calls[name]) {
      const form = new FormData();
      form.set('file', new File(['PK'], 'sheet.xlsx'));
      return person.sends(calls[name].path, { method, body: form });
    }
    const init = {
      method,
      ...('body' in parts && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(parts.body) ?? '' }),
    };
    return person.sends(addressFor(name, parts), init);
  }

  describe.each(names)('%s', (name) => {
    it('answers any request', async () => {
      await fc.assert(
        fc.asyncProperty(argumentsFor(name), cells, fc.boolean(), async (parts, made, isAdmin) => {
          rows = [header, ...made];
          const { status } = await send(name, isAdmin ? portal.admin : portal.learner(name === 'erasePerson' ? 'erased' : 'fuzz'), parts);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: runs, timeout: 60_000 },
      );
    });
  });
}
