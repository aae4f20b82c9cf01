import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { useDayCopy } from '../../words/use-day-copy';
import { CodeAloud } from './CodeAloud';
import { CopyCode } from './CopyCode';

interface Props {
  code: string | null;
  /** Whether this admin is told the code from the opening on. */
  isLater: boolean;
  /** Whether no other code is needed more. */
  isNow: boolean;
}

/** The code that opens the paper without a network: hidden until an admin asks for it. */
export function SpokenCode({ code, isLater, isNow }: Props) {
  const { desk } = useDayCopy();
  const [isShown, setShown] = useState(false);
  return (
    <Card aria-label={desk.code} className="@container flex flex-col gap-3">
      <h2>{desk.code}</h2>
      <p className="text-ink-soft text-sm">{isLater ? desk.codeLater : code === null ? desk.noCode : desk.codeLead}</p>
      {code !== null && isShown && <CodeAloud code={code} isNow={isNow} />}
      {code !== null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? desk.hideCode : desk.showCode}
          </Button>
          <CopyCode code={code} />
        </div>
      )}
    </Card>
  );
}
