import { useId } from 'react';
import type { Passage } from '../../../../contract/question/passage';
import { directionOf } from '../../../../contract/question/translation';
import { Card } from '../../../ui/controls/Card';
import { TextArea } from '../../../ui/controls/Field';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { useBankCopy } from '../../words/use-bank-copy';
import { FormattedPaste } from '../formatted/FormattedPaste';
import { withBars } from '../formatted/pasted-text';
import { PictureField } from '../picture/PictureField';
import { SheetPicture } from '../picture/SheetPicture';
import { pictureFrom, typedPicture } from '../picture/typed-picture';
import { SecondText } from './SecondText';
import { contentsOf, emptyPassage, PassageFormSchema, type TypedPassage, typedPassage } from './typed-passage';

/** A stored passage in the form. */
const formOf = (known: Passage) => ({ passage: typedPassage(known), picture: typedPicture(known.picture) });

/** The form of a passage, new (`known` is null) or stored with `versions`. */
export function PassageForm({ known, versions = 1 }: { known: Passage | null; versions?: number }) {
  const copy = useBankCopy();
  const words = copy.passages;
  const seen = useEditedVersion(versions);
  // A draft for each version: typing over one version is no draft of the next.
  const draft = useDraft(known === null ? 'passage' : `passage ${known.id}, version ${seen.version}`, PassageFormSchema, () =>
    known === null ? { passage: emptyPassage('hi'), picture: null } : formOf(known),
  );
  const { passage: typed, picture } = draft.form;
  const setTyped = (passage: TypedPassage) => draft.setForm((form) => ({ ...form, passage }));
  const body = contentsOf({ ...typed, picture: pictureFrom(picture) });
  const isComing = picture !== null && picture.kept === null;
  const fault = isComing ? ('picture-under-way' as const) : null;
  const adding = useSending('createPassage', words.notSaved, { args: { body }, fault });
  const editing = useSending('editPassage', words.notSaved, {
    args: { params: { id: known?.id ?? 0 }, query: { version: seen.version }, body },
    fault,
  });
  const { at, reply, sending } = known === null ? adding : editing;
  const hintId = useId();
  async function save() {
    if (known !== null) {
      const saved = await editing.submit();
      if (saved === null) return;
      seen.see(saved.versions.length);
      draft.reset(formOf(saved.passage));
      return;
    }
    if ((await adding.submit()) === null) return;
    draft.reset({ passage: emptyPassage(typed.language), picture: null });
  }
  const label = known === null ? words.add : words.of(known.id);
  return (
    <Card aria-label={label} className="flex min-w-0 flex-col gap-4">
      {known === null && <h2>{words.add}</h2>}
      <Form label={label} onSubmit={() => void save()}>
        <DraftBanner draft={draft} />
        <FormattedPaste cells={withBars}>
          <PictureField
            of={words.ofPicture}
            picture={picture}
            onChange={(change) => draft.setForm((form) => ({ ...form, picture: change(form.picture) }))}
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
        </FormattedPaste>
        {(typed.text.trim() !== '' || typed.second.trim() !== '' || picture?.kept) && (
          <section
            aria-label={words.preview}
            className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3 [--color-surface:var(--color-raised)]"
          >
            <h3 className="font-semibold text-sm">{words.preview}</h3>
            <PassageContents passage={{ text: body.text, picture: body.picture }} Figure={SheetPicture} />
            {typed.second.trim() !== '' && (
              <div lang={typed.language} dir={directionOf(typed.language)} className="border-line border-t pt-2">
                <PassageContents passage={{ text: typed.second }} Figure={SheetPicture} />
              </div>
            )}
          </section>
        )}
        {known !== null && (
          <RefusedAsOlder
            seen={seen}
            form={editing}
            saved={known.text ?? ''}
            typed={typed.text}
            onTake={() => draft.reset(formOf(known))}
          />
        )}
        <FormFoot sending={sending} label={words.save} success={reply && words.saved} />
      </Form>
    </Card>
  );
}
