import { useState } from 'react';
import { picturesBeside } from '../../../contract/question/picture';
import { useAnkiCopy } from '../../copy/use-anki-copy';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { type Saved, saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import type { Opening } from '../../ui/controls/DialogButton';
import { useQuestionLanguage } from '../../ui/question/question-language';
import { type AnkiSource, ankiFile } from './anki-file';

interface Props extends Opening {
  sources: readonly AnkiSource[];
}

/** Saves questions, at least one, as a file for Anki; it is made on the device. */
export function AnkiDialog({ sources, isOpen, onClose }: Props) {
  const copy = useAnkiCopy();
  const { portalName, close } = useCopy();
  const { range } = useReviewCopy();
  const language = useQuestionLanguage();
  const [saved, setSaved] = useState<Saved | null>(null);
  const pictures = picturesBeside(sources);
  const save = async () => {
    const text = ankiFile(sources, { language, portal: portalName, host: location.host, copy: { ...copy, range } });
    setSaved(await saveFile({ name: copy.fileName, text, type: 'text/plain' }));
  };
  return (
    <Dialog
      title={copy.title}
      isOpen={isOpen}
      onClose={onClose}
      no={close}
      actions={<Button onClick={() => void save()}>{copy.save}</Button>}
    >
      <p>{copy.what(sources.length)}</p>
      {pictures.length > 0 && <p>{copy.noPictures}</p>}
      <p role="status" className="font-medium empty:hidden">
        {saved === 'handed-over' && copy.made}
        {saved === 'impossible' && copy.notMade}
      </p>
    </Dialog>
  );
}
