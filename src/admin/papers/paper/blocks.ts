import type { DrawnQuestion } from '../../../../contract/assessment/drawn';

/** What moves as one in a subject: the questions of a passage, which stand beside each other, or a question alone. */
export interface Block {
  /** Place of its first question in the subject, from 0. */
  start: number;
  size: number;
  /** Absent for a question without one. */
  passageId?: number | undefined;
}

/** The blocks of a subject, in order. */
export function blocksOf(questions: readonly Pick<DrawnQuestion, 'passage'>[]): Block[] {
  const blocks: Block[] = [];
  for (const [start, { passage }] of questions.entries()) {
    const last = blocks.at(-1);
    if (last !== undefined && passage !== undefined && last.passageId === passage.id) last.size += 1;
    else blocks.push({ start, size: 1, passageId: passage?.id });
  }
  return blocks;
}

/** The ids with the block at `index` exchanged for its neighbour, `step` further; unchanged if there is none. */
export function withMoved(ids: readonly number[], blocks: readonly Block[], index: number, step: 1 | -1): number[] {
  const [first, second] = [blocks[Math.min(index, index + step)], blocks[Math.max(index, index + step)]];
  if (first === undefined || second === undefined) return [...ids];
  const end = second.start + second.size;
  return [...ids.slice(0, first.start), ...ids.slice(second.start, end), ...ids.slice(first.start, second.start), ...ids.slice(end)];
}

/** The ids in the order in which the questions came into the bank, which is that of the file that brought them; a set stays together, by its first one. */
export const inBankOrder = (ids: readonly number[], blocks: readonly Block[]): number[] =>
  blocks
    .map(({ start, size }) => ids.slice(start, start + size).toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b)
    .flat();
