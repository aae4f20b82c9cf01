/** Of the look-ups of who is here. */
let visit = new AbortController();

/** Is aborted when the person who is here leaves. */
export const lookUpsEnd = (): AbortSignal => visit.signal;

/** Ends every look-up that is on its way: of a person who leaves, the server would refuse it. What is written stays on its way. */
export function endLookUps(): void {
  visit.abort();
  visit = new AbortController();
}
