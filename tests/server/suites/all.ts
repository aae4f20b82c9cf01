import { describe } from 'vitest';
import { accessSuite } from './access';
import { bankSuite } from './bank';
import { bodiesSuite } from './bodies';
import { burstSuite } from './burst';
import { fuzzSuite } from './fuzz';
import type { Open } from './open';
import { peopleSuite } from './people';
import { rekeySuite } from './rekey';
import { secrecySuite } from './secrecy';
import { sittingSuite } from './sitting';
import { validationSuite } from './validation';

const suites: Record<string, (open: Open) => void> = {
  'who may call what': accessSuite,
  people: peopleSuite,
  'the bank': bankSuite,
  'a sitting': sittingSuite,
  'a burst': burstSuite,
  'a key corrected later': rekeySuite,
  'the key': secrecySuite,
  'what is wrong is refused': validationSuite,
  'wrong in any place': bodiesSuite,
  'what nobody thought of': fuzzSuite,
};

/** Everything the API promises, on one store. */
export function promises(open: Open): void {
  for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(open));
}
