import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../kit/calls/call';
import { report } from '../../kit/calls/report';
import { type ImportState, type Row, rowsOf } from './rows';

async function handIn({ rescue, standing }: Row): Promise<ImportState> {
  if (rescue === null) return standing;
  try {
    return { is: 'done', receipt: await call('importSubmission', { body: rescue }) };
  } catch (error) {
    report('importSubmission', error);
    return { is: 'ready', failed: { error } };
  }
}

/**
 * Rescue files from their selection to their submission, one after another. A failed file can be sent again; the server files nothing
 * twice.
 */
export function useImports() {
  const lists = useQueryClient();
  const [rows, setRows] = useState<Row[]>([]);
  const [isBusy, setBusy] = useState(false);
  const choice = useRef(0);
  const ready = rows.filter(({ standing }) => standing.is === 'ready');

  async function choose(files: readonly File[]) {
    choice.current += 1;
    const mine = choice.current;
    const read = await rowsOf(files);
    // Another selection may have been made during the read.
    if (mine === choice.current) setRows(read);
  }

  async function start() {
    const stands = (key: string, standing: ImportState) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, standing } : row)));
    setBusy(true);
    for (const row of ready) {
      stands(row.key, { is: 'sending' });
      stands(row.key, await handIn(row));
    }
    setBusy(false);
    void lists.invalidateQueries();
  }

  return { rows, ready: ready.length, isBusy, choose, start };
}
