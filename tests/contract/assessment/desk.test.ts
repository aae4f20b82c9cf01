import { expect, it } from 'vitest';
import { type SittingReport, sittingFields } from '../../../contract/assessment/desk';

const person = { name: 'Asha', email: '' };
const report = (times: object) => ({ uid: 'asha', person, ...times }) as SittingReport;
const values = (times: object) => Object.fromEntries(sittingFields.map(({ id, value }) => [id, value(report(times))]));

it('sittings are ordered by their times; a time that is not known comes last', () => {
  const last = Number.MAX_SAFE_INTEGER;
  const unknown = { fetched: last, started: last, handedIn: last, arrived: last };
  expect(values({ fetchedAt: null, start: null, handIn: null })).toEqual({ name: 'Asha asha', ...unknown });
  const [fetchedAt, startedAt, handedInAt, arrivedAt] = [1, 2, 3, 4].map((second) => new Date(second * 1_000).toISOString());
  const handIn = { arrivedAt, evidence: { startedAt, handedInAt } };
  expect(values({ fetchedAt, start: null, handIn })).toMatchObject({ fetched: 1_000, started: 2_000, handedIn: 3_000, arrived: 4_000 });
  expect(values({ fetchedAt, start: { startedAt: fetchedAt }, handIn })).toMatchObject({ started: 1_000 });
  expect(values({ fetchedAt, start: null, handIn: { arrivedAt } })).toMatchObject({ started: last, handedIn: last, arrived: 4_000 });
});
