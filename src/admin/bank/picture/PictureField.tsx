import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { pictureTypes } from '../../../../contract/question/picture-file';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { useBankCopy } from '../../words/use-bank-copy';
import { Thumbnail } from './Thumbnail';
import type { PictureChange, TypedPicture } from './typed-picture';
import { usePictureUpload } from './use-picture-upload';

interface Props {
  /** The picture's place, in words. */
  of: string;
  picture: TypedPicture | null;
  onChange: (change: PictureChange) => void;
  isRefused: boolean;
  /** Id of the hint about descriptions, shared by all picture fields. */
  hintId: string;
  /** Renders the text field with the control that selects a file; files can be dropped or pasted anywhere in it. */
  children: (choose: ReactNode) => ReactNode;
}

const fileIn = ({ files }: DataTransfer): File | undefined => [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];

/** A field with a picture: selected, dropped or pasted, described, and removable. */
export function PictureField({ of, picture, onChange, isRefused, hintId, children }: Props) {
  const { picture: words } = useBankCopy();
  const { take, remove, forget, fault } = usePictureUpload(of, onChange);
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const file = fileIn(data);
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  };
  const choose = (
    <label className="inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-control px-2 text-brand-ink text-sm hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand-ink">
      <input
        type="file"
        accept={pictureTypes.join()}
        aria-label={words.add(of)}
        className="sr-only"
        onClick={forget}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows the same file to be selected again.
          currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      <span aria-hidden="true">🖼</span>
    </label>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop and paste are additions to the file control, which a keyboard reaches.
    <div
      className="flex min-w-0 flex-col gap-2"
      // Further input hides the fault of the last file.
      onInput={forget}
      // Text copied from a document comes with a picture of that text; the text is pasted.
      onPaste={(event) => event.clipboardData.types.includes('text/plain') || takeFrom(event, event.clipboardData)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takeFrom(event, event.dataTransfer)}
    >
      {children(choose)}
      {fault !== null && (
        <p role="alert" className="text-bad text-sm">
          {fault}
        </p>
      )}
      {picture !== null && (
        <div className="flex flex-wrap items-start gap-3 rounded-control border border-line bg-raised p-3">
          {picture.kept === null ? <p role="status">{words.sending}</p> : <Thumbnail picture={{ ...picture.kept, alt: picture.alt }} />}
          <div className="min-w-48 flex-1">
            <TextField
              label={words.alt(of)}
              aria-describedby={hintId}
              aria-required
              aria-invalid={(isRefused && picture.alt.trim() === '') || undefined}
              value={picture.alt}
              onChange={({ currentTarget }) => {
                const alt = currentTarget.value;
                onChange((now) => now && { ...now, alt });
              }}
            />
          </div>
          <Button variant="quiet" aria-label={words.remove(of)} onClick={remove}>
            ×
          </Button>
        </div>
      )}
    </div>
  );
}
