import { useState } from 'react';

/** The version that a form began from, beside the present one. `see` takes a version as the one that the form goes on from; not said: the present one. */
export function useEditedVersion(present: number) {
  const [version, see] = useState(present);
  return { version, see: (next = present) => see(next), isOlder: version !== present };
}
