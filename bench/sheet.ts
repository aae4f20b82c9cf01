import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadSummary } from '../contract/sheet/upload';
import { sheetHandlers } from '../server/handlers/bank/sheets';
import { insertCategory } from '../server/store/bank/categories';
import { openStore } from '../server/store/open/open';
import { uploadReaders } from '../server/uploads/sheets';
import { header, rows, sheet } from '../tests/kit/sheet';
import { bareSheet } from './kit/bare-sheet';
import { figure, heading, median } from './kit/figures';
import { benchDir } from './kit/server';

// A sheet of 10,000 questions: read in a process of its own, checked, compared with the bank and filed; against SheetJS alone reading the
// same bytes. The first sheet of a minute, whose process must start, is compared with SheetJS in a process that must start; a following one
// with SheetJS in a process that has read before.

const rounds = 9;
const questions = 10_000;

async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-sheet-'));
const store = await openStore({ dataDir, databaseUrl: null }, () => undefined);
await insertCategory(store.db, 'Science', null);
const uploaderWithNewProcess = () =>
  sheetHandlers({ store, ...uploadReaders(benchDir), now: Date.now } as unknown as Parameters<typeof sheetHandlers>[0]).uploadQuestions;

type Upload = ReturnType<typeof uploaderWithNewProcess>;

async function uploaded(upload: Upload, bytes: Uint8Array): Promise<void> {
  const { success } = (await upload({ file: { name: 'a.xlsx', bytes } }, undefined as never)) as UploadSummary;
  if (success !== questions) throw new Error(`Only ${success} were filed`);
}

/** The longest time for which this thread was blocked during the work. */
async function stallDuring(work: () => Promise<void>): Promise<number> {
  let last = performance.now();
  let stall = 0;
  const pulse = setInterval(() => {
    stall = Math.max(stall, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  await work();
  clearInterval(pulse);
  return stall;
}

const freshSheet = (name: string): Uint8Array => sheet([header, ...rows(questions, name)]);

function told(name: string, pairs: readonly (readonly [ours: number, theirs: number])[]): void {
  figure(`${name}: parse, check, file`, median(pairs.map(([ours]) => ours)), 'ms');
  figure('reference: bare parse', median(pairs.map(([, theirs]) => theirs)), 'ms');
  figure('ratio, median of pairs', median(pairs.map(([ours, theirs]) => ours / theirs)), '', '≤ 2');
}

async function first(round: number): Promise<readonly [number, number]> {
  const bytes = freshSheet(`First ${round}`);
  const file = join(dataDir, 'a.xlsx');
  writeFileSync(file, bytes);
  const upload = uploaderWithNewProcess();
  return [
    await timed(() => uploaded(upload, bytes)),
    await timed(() => execFileSync(process.execPath, [join(benchDir, 'bare-sheet.js'), file])),
  ];
}

heading(`A sheet of ${questions} questions, into a bank that grows by it each round`);
const firsts: (readonly [number, number])[] = [];
for (let round = 0; round < rounds; round += 1) firsts.push(await first(round));
told('the first', firsts);

const upload = uploaderWithNewProcess();
const followers: (readonly [number, number])[] = [];
const stalls: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const bytes = freshSheet(`Next ${round}`);
  let took = 0;
  const stall = await stallDuring(async () => {
    took = await timed(() => uploaded(upload, bytes));
  });
  const pair = [took, await timed(() => bareSheet(bytes))] as const;
  // The first pair only warms both up.
  if (round === 0) continue;
  followers.push(pair);
  stalls.push(stall);
}
told('one that follows', followers);
figure('longest wait of others', median(stalls), 'ms');

await store.close();
rmSync(dataDir, { recursive: true });
