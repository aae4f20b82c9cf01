import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as XLSX from 'xlsx';
import type { UploadSummary } from '../contract/question';
import { sheetHandlers } from '../server/handlers/sheets';
import { uploadReaders } from '../server/sheets';
import { insertCategory } from '../server/store/categories';
import { openStore } from '../server/store/open';
import { header, rows, sheet } from '../tests/kit/sheet';
import { figure, heading, median } from './kit/figures';
import { benchDir } from './kit/server';

// A sheet of 10,000 questions: read apart, checked, compared with the bank and filed; against SheetJS alone reading the same bytes.

const rounds = 9;
const questions = 10_000;

async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const bare = (bytes: Uint8Array) => {
  const book = XLSX.read(bytes, { type: 'array', dense: true });
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
};

const dataDir = mkdtempSync(join(tmpdir(), 'bench-sheet-'));
const store = await openStore({ dataDir, databaseUrl: null }, () => undefined);
await insertCategory(store.db, 'Science', null);
const tools = { store, ...uploadReaders(benchDir), now: Date.now } as unknown as Parameters<typeof sheetHandlers>[0];
const { uploadQuestions } = sheetHandlers(tools);

heading(`A sheet of ${questions} questions, into a bank that grows by it each round`);
const [ours, theirs, stalls]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round <= rounds; round += 1) {
  const bytes = sheet([header, ...rows(questions, `Round ${round}`)]);
  // How long others had to wait for this thread while it worked.
  let last = performance.now();
  let stall = 0;
  const pulse = setInterval(() => {
    stall = Math.max(stall, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const took = await timed(async () => {
    const { success } = (await uploadQuestions({ file: { name: 'a.xlsx', bytes } }, undefined as never)) as UploadSummary;
    if (success !== questions) throw new Error(`Only ${success} were filed`);
  });
  clearInterval(pulse);
  const parse = await timed(() => bare(bytes));
  if (round === 0) continue;
  ours.push(took);
  theirs.push(parse);
  stalls.push(stall);
}
figure('portal: parse, check, file', median(ours), 'ms');
figure('reference: bare parse', median(theirs), 'ms');
figure('ratio, median of pairs', median(ours.map((took, at) => took / (theirs[at] ?? 1))), '', '≤ 2');
figure('longest wait of others', median(stalls), 'ms');

await store.close();
rmSync(dataDir, { recursive: true });
