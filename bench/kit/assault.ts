import type { Answer, Attack, Target } from '../../tests/server/hostile/kit/attack';

const usualAtOnce = 2;

const until = (moment: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, moment - performance.now()));

/** A round that the other end never finished. */
const unfinished = (): Answer[] => [];

/**
 * Repeats an attack until `stop`, which returns all replies. Each lane begins a round every `everyMs` at most, so that the attacker sends
 * the same load to a fast server as to a slow one.
 */
export function assault({ round, atOnce = usualAtOnce }: Attack, target: Target, everyMs: number): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (!isOver) {
      const next = performance.now() + everyMs;
      answers.push(...(await round(target).catch(unfinished)));
      await until(next);
    }
  };
  const lanes = Array.from({ length: atOnce }, lane);
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      return answers;
    },
  };
}
