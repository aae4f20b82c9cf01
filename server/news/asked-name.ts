import { type LookupAddress, lookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { NameLookup } from './guarded-lookup';

/** A name server that does not answer within this has none. Milliseconds. */
const patienceMs = 2_000;

/**
 * Looks up a name that strangers have chosen by asking the name server itself. The machine's own way takes a thread of Node's for up to ten seconds where the
 * name server of the name is silent, and the names of the database, of the mail server and of the identity service wait for those threads too.
 */
export const askedName: NameLookup = (name, options, done) => {
  if (name === 'localhost') return lookup(name, options, done);
  const resolver = new Resolver({ timeout: patienceMs, tries: 1 });
  const found = async (): Promise<LookupAddress[]> => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const of = (asked: PromiseSettledResult<string[]>, family: 4 | 6) =>
      asked.status === 'fulfilled' ? asked.value.map((address) => ({ address, family })) : [];
    const all = [...of(four, 4), ...of(six, 6)];
    if (all.length === 0 && four.status === 'rejected') throw four.reason;
    return all;
  };
  found().then(
    (all) => done(null, all),
    (fault: Error) => done(fault, []),
  );
};
