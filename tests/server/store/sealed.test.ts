import { describe, expect, it } from 'vitest';
import { codeIterations } from '../../../contract/assessment/spoken-code';
import { openPortal } from '../kit/portal';
import { sealedSuite } from '../suites/hour/sealed';

/** The other files that seal papers derive the keys of their codes with 1,000 iterations: each key of the server takes 0.2 s. */
describe('a sealed paper with as many iterations as the server', () => {
  it('has the iterations that phones in the field are told', () => expect(codeIterations).toBe(600_000));

  sealedSuite((changes) => openPortal(null, changes));
});
