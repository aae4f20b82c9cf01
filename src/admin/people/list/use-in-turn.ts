import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GroupMove } from '../../../../contract/people/groups';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { useSending } from '../../kit/form/use-sending';

/** What becomes of one person's groups. */
export interface Step {
  person: PersonEntry;
  body: GroupMove;
}

/** One person before and after a change. */
export interface Changed {
  before: PersonEntry;
  after: PersonEntry;
}

/** Changes the groups of people one after the other, until one is refused, `stop` is called or the screen is left. */
export function useInTurn(failed: string) {
  const lists = useQueryClient();
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  // Each call would have every list of the screen behind asked for anew.
  const { send, sending, at } = useSending('moveToGroup', failed, undefined, []);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);

  /** Returns who was changed. */
  async function run(steps: readonly Step[]): Promise<Changed[]> {
    const changed: Changed[] = [];
    isStopped.current = false;
    for (const { person, body } of steps) {
      if (isStopped.current) break;
      setProgress({ done: changed.length, of: steps.length });
      const after = await send({ params: { uid: person.uid }, body });
      if (after === null) break;
      changed.push({ before: person, after });
    }
    setProgress(null);
    void lists.invalidateQueries();
    return changed;
  }

  return { run, stop, progress, sending, at };
}
