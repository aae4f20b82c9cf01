import { useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { useResultsCopy } from '../../words/use-results-copy';
import { RescueRow } from './RescueRow';
import { useImports } from './use-imports';

/** Files are selected, checked, and only then submitted. */
export function RescueForm() {
  const copy = useResultsCopy();
  const { rows, ready, isBusy, choose, start } = useImports();
  const [isMissed, setMissed] = useState(false);
  const submit = () => {
    setMissed(rows.length === 0);
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
          fault={isMissed ? copy.uploadNoFile : null}
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
