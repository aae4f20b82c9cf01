import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BesideSchema } from '../../../../contract/assessment/assessment';
import { type CallName, calls } from '../../../../contract/calls/calls';
import { maxBytes } from '../../../../contract/fields/limits';
import { openPortal, type TestPortal } from '../../kit/portal';
import { type Path, placesIn, replaced, sampleOf } from './sample';

interface Body {
  who: string;
  path: string;
  body: v.GenericSchema;
}

const names = (Object.keys(calls) as CallName[]).filter((name) => 'body' in calls[name]);
const mostBytes = 10_000;

/** Values of a type that no field accepts, and values that often break programs. */
const wrongs: [string, unknown][] = [
  ['nothing', null],
  ['an object', { $gt: 0 }],
  ['a nest', [[[[]]]]],
  ['a huge number', 1e308],
  ['less than nothing', -1],
  ['a half', 0.5],
  ['a text that is no number', 'NaN'],
];

/** Values of a type that no field accepts, as large as a body may be, with as many parts as are parsed (json.ts). */
const large: [string, unknown][] = [
  ['many empty objects', Array.from({ length: 9_000 }, () => ({}))],
  ['many numbers', Array.from({ length: 19_000 }, () => 7)],
  ['a huge text', 'x'.repeat(250_000)],
  ['a huge text of control characters', '\u0001'.repeat(40_000)],
];

/**
 * Bodies made from the contract with one wrong field each: refused with that field named, in few bytes. Each large value comes to every position,
 * or to each third one (`step` 3), from another position on: together they come to all.
 */
export function wrongFields(step: number): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(null);
  });
  afterAll(() => portal.close());

  const send = (name: CallName, text: string) => {
    const { who, path } = calls[name] as unknown as Body;
    const person = who === 'admin' ? portal.admin : portal.learner('a');
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text };
    return person.sends(path.replace(':id', '1').replace(':uid', 'a'), init);
  };

  const isAbout = (field: string, place: string): boolean =>
    field === place || field.startsWith(`${place}.`) || place.startsWith(`${field}.`);

  async function demand(name: CallName, place: Path, text: string): Promise<void> {
    const { status, problem, text: said } = await send(name, text);
    // A long name is quoted by its beginning.
    const path = place.join('.').slice(0, 40);
    const fields = Object.keys((JSON.parse(said) as { fields?: object }).fields ?? {});
    expect([status, problem?.code], path).toEqual([400, 'invalid']);
    expect(
      fields.some((field) => isAbout(field, path) || field.startsWith(path)),
      `${path} in ${fields.join()}`,
    ).toBe(true);
    expect(Buffer.byteLength(said)).toBeLessThanOrEqual(mostBytes);
    // Plain words, without the validator's terms and without the input.
    expect(said).not.toMatch(/Expected|received|Invalid/);
  }

  describe.each(names)('a body of %s', (name) => {
    const { body } = calls[name] as unknown as Body;
    const good = sampleOf(body);
    /** Whether the contract, read as the server reads it, refuses the value at this position; elsewhere a sample may break rules between its fields. */
    const hasFaultAt = (value: unknown, place: Path): boolean =>
      v.safeParse(body, value, { abortPipeEarly: true }).issues?.some((issue) => isAbout(v.getDotPath(issue) ?? '', place.join('.'))) ??
      false;

    async function demandAt(places: Path[], wrong: unknown): Promise<void> {
      for (const place of places) {
        const value = replaced(good, place, wrong);
        const text = JSON.stringify(value);
        // Some fields accept any text, and a body above the size limit is refused for its size.
        if (Buffer.byteLength(text) <= maxBytes.json && hasFaultAt(value, place)) await demand(name, place, text);
      }
    }

    it.each(wrongs)('with %s at any position', (_, wrong) => demandAt(placesIn(good), wrong));

    it.each(large.map(([what, wrong], turn) => [what, wrong, turn] as const))('with %s at any position', (_, wrong, turn) =>
      demandAt(
        placesIn(good).filter((_place, at) => at % step === turn % step),
        wrong,
      ),
    );

    it.each(['__proto__', 'constructor', 'role', 'n'.repeat(100_000), 'ए'.repeat(30_000), ''])(
      'with a field %.20s that it does not have',
      async (key) => {
        const objects = [[], ...placesIn(good)].filter((place) => {
          const part = place.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], good);
          // What a submission says beside its answers refuses nothing.
          const isBeside = name === 'submit' && `${place[0]}` in BesideSchema.entries;
          return typeof part === 'object' && part !== null && !Array.isArray(part) && !isBeside;
        });
        for (const place of objects) await demand(name, [...place, key], JSON.stringify(replaced(good, [...place, key], { a: 1 })));
      },
    );

    it('with a key twice uses the last one, and validates it', async () => {
      const [[key = ''] = []] = placesIn(good);
      await demand(name, [key], `${JSON.stringify(good).slice(0, -1)},"${key}":[[]]}`);
    });

    it.each([
      ['[', 250_000],
      ['{"a":', 50_000],
      ['[{"a":', 40_000],
    ] as const)('nested by %s without end', async (open, count) => {
      const { status, problem } = await send(name, open.repeat(count));
      expect([status, problem?.fields]).toEqual([400, { body: 'is nested too deep' }]);
    });
  });
}
