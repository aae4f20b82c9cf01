import { useState } from 'react';
import type { PassageHistory } from '../../../../contract/question/passage-list';
import { directionOf } from '../../../../contract/question/translation';
import { Card } from '../../../ui/controls/Card';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { FoldSign } from '../../kit/form/Folded';
import { useBankCopy } from '../../words/use-bank-copy';
import { momentText } from '../../words/wording/moment-text';
import { SheetPicture } from '../picture/SheetPicture';

type Version = PassageHistory['versions'][number];

/** The versions of a passage with admin and time; each can be opened. */
export function PassageVersions({ versions }: { versions: Version[] }) {
  const copy = useBankCopy();
  return (
    <Card aria-label={copy.history} className="flex min-w-0 flex-col gap-3">
      <h2>{copy.history}</h2>
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line">
        {versions.map((version) => (
          <li key={version.version}>
            <OneVersion version={version} when={momentText(version.at, copy.locale)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function OneVersion({ version: { version, at, by, passage }, when }: { version: Version; when: string }) {
  const copy = useBankCopy();
  const [isOpen, setOpen] = useState(false);
  const { translation, ...first } = passage;
  return (
    <details className="group px-3 py-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm">
        <FoldSign />
        <span className="font-medium">{copy.passages.version(version)}</span>
        <time dateTime={at}>{when}</time>
        {by !== null && <span className="text-ink-soft">{copy.changedBy(by)}</span>}
      </summary>
      {/* Pictures of a version load when the version is opened. */}
      {isOpen && (
        <div className="mt-2 flex flex-col gap-3">
          <PassageContents passage={first} Figure={SheetPicture} />
          {translation && (
            <p
              lang={translation.language}
              dir={directionOf(translation.language)}
              className="wrap-anywhere whitespace-pre-wrap border-line border-t pt-2"
            >
              {translation.text}
            </p>
          )}
        </div>
      )}
    </details>
  );
}
