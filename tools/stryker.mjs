import { Stryker } from '@stryker-mutator/core';

/** Tries mutants with these options of StrykerJS; resolves to the result of each mutant. */
export const mutantsBy = (options) => new Stryker(options).runMutationTest();
