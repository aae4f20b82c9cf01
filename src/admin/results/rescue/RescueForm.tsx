import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { call } from '../../kit/calls/call';
import { logFailure } from '../../kit/calls/log-failure';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { useResultsCopy } from '../../words/use-results-copy';
import { RescueRow } from './RescueRow';
import { type ImportState, type Row, rowsOf } from './rows';

async function handIn({ rescue, standing }: Row): Promise<ImportState> {
  if (rescue === null) return standing;
  try {
    return { is: 'done', receipt: await call('importSubmission', { body: rescue }) };
  } catch (error) {
    logFailure('importSubmission', error);
    return { is: 'ready', failed: { error } };
  }
}

/**
 * Rescue files from their selection to their submission, one after another. A failed file can be sent again; the server files nothing
 * twice.
 */
function useImports() {
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

/** Files are selected, checked, and only then submitted. */
export function RescueForm() {
  const copy = useResultsCopy();
  const { rows, ready, isBusy, choose, start } = useImports();
  const [isMissed, setMissed] = useState(false);
  const isUseless = rows.every(({ standing }) => standing.is === 'unusable');
  const nothing = rows.length === 0 ? copy.uploadNoFile : copy.rescue.noneUsable;
  const submit = () => {
    setMissed(isUseless);
    if (ready > 0 && !isBusy) void start();
  };
  return (
    <Card className="max-w-4xl">
      <Form label={copy.rescue.form} onSubmit={submit}>
        <FileField
          multiple
          label={copy.rescue.files}
          aria-required
          hint={copy.rescue.hint}
          fault={isMissed ? nothing : null}
          accept=".json,.txt,application/json,text/plain"
          disabled={isBusy}
          onChange={(event) => {
            setMissed(false);
            void choose([...(event.target.files ?? [])]);
          }}
        />
        {rows.length > 0 && (
          <ul aria-label={copy.rescue.chosenFiles} className="flex flex-col divide-y divide-line border-line border-y">
            {rows.map((row) => (
              <RescueRow key={row.key} row={row} />
            ))}
          </ul>
        )}
        {ready > 0 && <Banner tone="warning">{copy.rescue.vouch}</Banner>}
        <Button type="submit" className="self-start" aria-disabled={isBusy}>
          {isBusy ? copy.busy : copy.rescue.handIn(ready)}
        </Button>
      </Form>
    </Card>
  );
}
