import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallArgs, CallName, Reply } from '../../../../contract/calls/calls';
import { useSending } from './use-sending';

/** Sends a call for each of several steps, one after the other, until one is refused, `stop` is called or the screen is left. */
export function useInTurn<N extends CallName>(name: N, failed: string) {
  const lists = useQueryClient();
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  // Each call would have every list of the screen behind asked for anew.
  const { send, sending, at } = useSending(name, failed, undefined, []);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);

  /** Returns the steps that were taken, each with its reply. */
  async function run<Step>(steps: readonly Step[], argsOf: (step: Step) => CallArgs<N>): Promise<{ step: Step; reply: Reply<N> }[]> {
    const taken: { step: Step; reply: Reply<N> }[] = [];
    isStopped.current = false;
    for (const step of steps) {
      if (isStopped.current) break;
      setProgress({ done: taken.length, of: steps.length });
      const reply = await send(argsOf(step));
      if (reply === null) break;
      taken.push({ step, reply });
    }
    setProgress(null);
    void lists.invalidateQueries();
    return taken;
  }

  return { run, stop, progress, sending, at };
}
