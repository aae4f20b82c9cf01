import { unavailable } from '../replies/refusal';

/** More than one, so that a file that takes long keeps only its own sender's next ones waiting. */
const lanes = 2;
/** Files that wait, each whole in memory, of all senders and of one. */
const mostWaiting = { all: 16, ofOne: 8 };

/** A line for work with files: two run at once, and one of one sender. Throws 503 where too many wait. */
export function openQueue(): (from: string, work: () => Promise<void>) => void {
  const running = new Set<string>();
  let waiting: { from: string; work: () => Promise<void> }[] = [];

  function next(): void {
    while (running.size < lanes) {
      const turn = waiting.find(({ from }) => !running.has(from));
      if (turn === undefined) return;
      waiting = waiting.filter((other) => other !== turn);
      running.add(turn.from);
      void turn.work().finally(() => {
        running.delete(turn.from);
        next();
      });
    }
  }

  return (from, work) => {
    const own = waiting.filter((turn) => turn.from === from).length;
    if (waiting.length >= mostWaiting.all || own >= mostWaiting.ofOne) throw unavailable({ code: 'files-being-read' });
    waiting.push({ from, work });
    next();
  };
}
