import { useRef } from 'react';
import * as v from 'valibot';
import { isRefusalRed } from '../../../../contract/branding/colour';
import { type Brand, ColourSchema, type ContactName, ownPortal } from '../../../../contract/branding/portal';
import { seenOf } from '../../../../contract/calls/edited-version';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/controls/Card';
import { TextField } from '../../../ui/controls/Field';
import { Link } from '../../../ui/link/Link';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { LookPreview } from './LookPreview';
import { useLogo } from './use-logo';

const texts = ['name', 'shortName', 'hindiName', 'contactEmail', 'contactPhone', 'grievanceOfficer', 'grievanceContact'] as const;

/** The fields of the portal that are typed. */
const TypedSchema = v.object({ ...v.entriesFromList(texts, v.string()), colour: ColourSchema });
type Typed = v.InferOutput<typeof TypedSchema>;
const fieldsOf = (portal: Brand): Typed => v.parse(TypedSchema, portal);

/** The form for the portal's name, colour and logo, with a preview. */
export function PortalForm({ portal }: { portal: Brand }) {
  const copy = useInstituteCopy();
  const seen = useEditedVersion(seenOf.portal(portal));
  // A draft for each version: typing over one version is no draft of the next.
  const draft = useDraft(`look, version ${seen.version}`, TypedSchema, () => fieldsOf(portal));
  const { form: typed, setForm: setTyped } = draft;
  const { icons, tooLong, fault, isOwn, at: pictureAt, wideAt, choose, takeOwn, settle } = useLogo(portal.iconsAt, portal.logoAt);
  const file = useRef<HTMLInputElement>(null);
  const { submit, at, reply, sending, clear, refuse } = useSending('savePortal', copy.portal.notSaved, {
    args: { query: { version: seen.version }, body: { ...typed, ...(icons !== undefined && { icons }) } },
  });
  const field = (name: 'name' | 'shortName' | 'hindiName') => ({
    label: copy.portal[name],
    hint: copy.portal[`${name}Hint`],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    ...at(name),
  });
  const contact = (name: ContactName) => ({
    label: copy.portal[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    ...at(name),
  });
  const emptyFile = () => {
    if (file.current) file.current.value = '';
  };

  const now = fieldsOf(portal);
  const differing = (Object.keys(now) as (keyof Typed)[]).filter((name) => now[name] !== typed[name]);
  const inWords = (fields: Typed) => differing.map((name) => `${copy.portal[name]}: ${fields[name] || '–'}`).join('\n');

  function leaveLogo() {
    settle();
    emptyFile();
    clear();
  }

  async function save() {
    // Nothing is said to be saved beside a logo that is not.
    if (fault !== null)
      return refuse(() => ({ sentence: copy.portal.notSaved, details: [copy.portal[fault], copy.portal.logoFirst], fields: ['icons'] }));
    const saved = await submit();
    if (saved === null) return;
    seen.see(seenOf.portal(saved));
    draft.reset(fieldsOf(saved));
    settle();
    emptyFile();
  }

  return (
    <Card className="max-w-3xl">
      <Form label={copy.portal.title} onSubmit={save}>
        <DraftBanner draft={draft} />
        <TextField aria-required {...field('name')} />
        <TextField aria-required {...field('shortName')} />
        <TextField lang="hi" {...field('hindiName')} />
        <TextField
          type="color"
          label={copy.portal.colour}
          hint={copy.portal.colourHint}
          value={typed.colour}
          className="max-w-24 p-1!"
          onChange={(event) => setTyped({ ...typed, colour: event.target.value as Brand['colour'] })}
          suffix={
            typed.colour !== ownPortal.colour && (
              <Button variant="quiet" onClick={() => setTyped({ ...typed, colour: ownPortal.colour })}>
                {copy.portal.ownColour}
              </Button>
            )
          }
          {...at('colour')}
        />
        {isRefusalRed(typed.colour) && <Banner tone="warning">{copy.portal.colourIsRed}</Banner>}
        <FileField
          ref={file}
          label={copy.portal.logo}
          hint={copy.portal.logoHint}
          fault={fault && copy.portal[fault]}
          accept="image/png,image/svg+xml,image/jpeg,image/webp"
          onChange={(event) => {
            clear();
            void choose(event.target.files?.[0]);
          }}
          {...at('icons')}
        />
        {fault !== null && (
          <Button variant="secondary" className="self-start" onClick={leaveLogo}>
            {copy.portal.leaveLogo}
          </Button>
        )}
        {tooLong !== null && <Banner tone="warning">{copy.portal.logoTooLong(Math.round(tooLong))}</Banner>}
        {!isOwn && (
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => {
              takeOwn();
              emptyFile();
            }}
          >
            {copy.portal.ownLogo}
          </Button>
        )}
        <LookPreview colour={typed.colour} icon={pictureAt('icon-192')} roundIcon={pictureAt('maskable-512')} wide={wideAt} />
        <section aria-labelledby="contacts" className="flex flex-col gap-5 border-line border-t pt-4">
          <div>
            <h2 id="contacts">{copy.portal.contacts}</h2>
            <p className="text-ink-soft text-sm">
              {copy.portal.contactsHint}{' '}
              <Link to="/privacy-policy" className="text-brand-ink underline">
                {copy.portal.readNotice}
              </Link>
            </p>
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField type="email" inputMode="email" autoComplete="off" {...contact('contactEmail')} />
            <TextField type="tel" inputMode="tel" autoComplete="off" {...contact('contactPhone')} />
            <TextField autoComplete="off" {...contact('grievanceOfficer')} />
            <TextField autoComplete="off" hint={copy.portal.grievanceContactHint} {...contact('grievanceContact')} />
          </div>
        </section>
        <RefusedAsOlder seen={seen} form={{ sending, clear }} saved={inWords(now)} typed={inWords(typed)} onTake={() => draft.reset(now)} />
        <FormFoot sending={sending} label={copy.portal.save} success={reply && copy.portal.saved} />
      </Form>
    </Card>
  );
}
