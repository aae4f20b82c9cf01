import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** A host's name leads to an address that the server does not call. */
export class InwardAddress extends Error {}

export type NameLookup = (
  name: string,
  options: LookupOptions & { all: true },
  done: (fault: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks the name of a stranger's host up for a connection, and refuses where one of its addresses is not of a host on the internet. The connection goes to
 * the very addresses that were looked at: a second look could find others. `isInward`: which addresses beside are called too.
 */
export const guardedLookup =
  (isInward: (address: string) => boolean, look: NameLookup = lookup): LookupFunction =>
  (name, options, done) => {
    look(name, { ...options, all: true }, (fault, found) => {
      const first = found?.[0];
      if (fault !== null || first === undefined) return done(fault ?? new Error(`${name} has no address`), '', 0);
      const isAllowed = ({ address }: LookupAddress): boolean => isPublicAddress(address) || isInward(address);
      if (!found.every(isAllowed)) return done(new InwardAddress(name), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
