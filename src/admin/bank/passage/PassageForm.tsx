import { useId, useState } from 'react';
import type { Passage } from '../../../../contract/question/passage';
import { Card } from '../../../ui/controls/Card';
import { TextArea } from '../../../ui/controls/Field';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useSeen } from '../../kit/form/use-seen';
import { useSending } from '../../kit/form/use-sending';
import { useBankCopy } from '../../words/use-bank-copy';
import { PictureField } from '../picture/PictureField';
import { SheetPicture } from '../picture/SheetPicture';
import { pictureFrom, type TypedPicture, typedPicture } from '../picture/typed-picture';
import { SecondText } from './SecondText';
import { contentsOf, emptyPassage, typedPassage } from './typed-passage';

/** The form of a passage, new (`known` is null) or stored with `versions`. */
export function PassageForm({ known, versions = 1 }: { known: Passage | null; versions?: number }) {
  const copy = useBankCopy();
  const words = copy.passages;
  const [typed, setTyped] = useState(() => (known === null ? emptyPassage('hi') : typedPassage(known)));
  const [picture, setPicture] = useState<TypedPicture | null>(() => typedPicture(known?.picture));
  const body = contentsOf({ ...typed, picture: pictureFrom(picture) });
  const isComing = picture !== null && picture.kept === null;
  const fault = isComing ? ('picture-under-way' as const) : null;
  const adding = useSending('createPassage', words.notSaved, { args: { body }, fault });
  const seen = useSeen(versions);
  const editing = useSending('editPassage', words.notSaved, {
    args: { params: { id: known?.id ?? 0 }, query: { version: seen.version }, body },
    fault,
  });
  const { at, reply, sending } = known === null ? adding : editing;
  const hintId = useId();
  async function save() {
    if (known !== null) {
      const saved = await editing.submit();
      if (saved !== null) seen.see(saved.versions.length);
      return;
    }
    if ((await adding.submit()) === null) return;
    setTyped(emptyPassage(typed.language));
    setPicture(null);
  }
  function take(saved: Passage) {
    setTyped(typedPassage(saved));
    setPicture(typedPicture(saved.picture));
  }
  const label = known === null ? words.add : words.of(known.id);
  return (
    <Card aria-label={label} className="flex min-w-0 flex-col gap-4">
      {known === null && <h2>{words.add}</h2>}
      <Form label={label} onSubmit={() => void save()}>
        <PictureField
          of={words.column}
          picture={picture}
          onChange={setPicture}
          isRefused={at('picture')['aria-invalid'] === true}
          hintId={hintId}
        >
          {(choose) => (
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextArea
                  label={words.text}
                  hint={words.textHint}
                  rows={10}
                  value={typed.text}
                  onChange={(event) => setTyped({ ...typed, text: event.target.value })}
                  {...at('text')}
                />
              </div>
              {choose}
            </div>
          )}
        </PictureField>
        <p id={hintId} className="text-ink-soft text-sm">
          {copy.picture.altHint}
        </p>
        <SecondText passage={typed} rows={6} onChange={setTyped} at={(part) => at(`translation.${part}`)} />
        {(typed.text.trim() !== '' || picture?.kept) && (
          <section aria-label={words.preview} className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3">
            <h3 className="font-semibold text-sm">{words.preview}</h3>
            <PassageContents passage={body} Figure={SheetPicture} />
          </section>
        )}
        {known !== null && (
          <RefusedAsOlder seen={seen} form={editing} saved={known.text ?? ''} typed={typed.text} onTake={() => take(known)} />
        )}
        <FormFoot sending={sending} label={words.save} success={reply && words.saved} />
      </Form>
    </Card>
  );
}
