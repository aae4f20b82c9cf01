import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallShape } from '../../../../contract/calls/call-shape';
import { type CallName, calls } from '../../../../contract/calls/calls';
import { mayDo, type Right, rights } from '../../../../contract/people/rights';
import type { Person, TestPortal } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

/** Every set of rights that is less than everything. */
export const limits: Right[][] = [1, 2, 3, 4, 5, 6, 7].map((bits) => rights.slice(0, 3).filter((_, at) => (bits >> at) & 1));

/** Every call that an admin may make. */
export const adminCalls = (Object.keys(calls) as CallName[]).filter((name) => ['admin', 'self-or-admin'].includes(calls[name].who));

export const rightOf = (name: CallName) => (calls[name] as Extract<CallShape, { right: unknown }>).right;

/** Arguments for any call, without an id that exists: right and groups are checked before a body is read. */
function anyArgs(name: CallName): never {
  const { method, upload }: CallShape = calls[name];
  const params = { id: 999_999, uid: 'never-was', question: 1, hash: 'x' };
  return { params, query: {}, ...(method === 'POST' && (upload ? { file: new File(['x'], 'x.xlsx') } : { body: {} })) } as never;
}

/** Which admin may make which call: by every set of rights (ADR 64), of the whole institute and of some groups (ADR 72). */
export function adminCallsSuite(open: Open): void {
  let portal: TestPortal;
  let groupIds: number[];
  /** Counted before it can fail. */
  const cells = { tried: 0, right: 0 };

  const admin = async (uid: string, right: readonly Right[] | undefined, ofGroups: boolean): Promise<Person> => {
    const person = portal.holding(unsigned(uid, { email: `${uid}@school.in`, email_verified: true }), uid);
    await person.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });
    const limits = { ...(right && { rights: [...right] }), ...(ofGroups && { groupIds }) };
    await portal.admin.call('setRole', { params: { uid }, body: { role: 'admin', ...limits } });
    return person;
  };

  beforeAll(async () => {
    portal = await open();
    groupIds = [(await portal.admin.call('createGroup', { body: { name: 'Inside' } })).id];
  });
  afterAll(async () => {
    await portal.close();
    process.stdout.write(
      `Matrix of calls, rights and groups: ${cells.tried} cells tried (${adminCalls.length} calls), ${cells.right} right.\n`,
    );
  });

  describe.each([undefined, ...limits].map((given) => [given?.join('-and-') ?? 'everything', given] as const))(
    'an admin with the right to %s',
    (right, given) => {
      let people: [Person, boolean][];
      beforeAll(async () => {
        people = [
          [await admin(`whole-${right}`, given, false), false],
          [await admin(`limited-${right}`, given, true), true],
        ];
      });

      it.each(adminCalls)('%s: is let through, or refused by the name of the right, or for the groups', async (name) => {
        const needed = rightOf(name);
        const { scope }: CallShape = calls[name];
        for (const [person, isLimited] of people) {
          cells.tried += 1;
          const { status, problem } = await person.tries(name, anyArgs(name));
          const refusal = status === 403 ? problem?.reason : undefined;
          if (!mayDo(given, needed)) expect(refusal).toEqual({ code: 'right-missing', rights: [...needed] });
          else expect([isLimited, refusal?.code]).toEqual([isLimited, isLimited && scope === 'whole' ? 'scope-missing' : undefined]);
          cells.right += 1;
        }
      });
    },
  );

  it('tries every call of the contract that an admin may make', () => {
    const ofAdmins = Object.entries(calls).flatMap(([name, { who }]) => (who.includes('admin') ? [name] : []));
    expect(adminCalls.toSorted()).toEqual(ofAdmins.toSorted());
    expect(cells).toEqual({ tried: adminCalls.length * 16, right: adminCalls.length * 16 });
  });
}
