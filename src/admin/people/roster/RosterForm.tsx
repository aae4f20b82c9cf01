import { useEffect, useEffectEvent, useState } from 'react';
import { seenOf } from '../../../../contract/calls/edited-version';
import type { RosterSummary } from '../../../../contract/people/roster';
import { isNamed, sheetExtensions } from '../../../../contract/sheet/file';
import { maxRoster } from '../../../../contract/sheet/roster';
import { everyRosterColumn } from '../../../../contract/sheet/roster-headers';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { TextArea } from '../../../ui/controls/Field';
import { chosenFault, refused } from '../../bank/upload/file/sheet-fault';
import { usePasted } from '../../bank/upload/file/use-pasted';
import { useMends } from '../../bank/upload/preview/use-mends';
import { separatedExtensions } from '../../bank/upload/reading/columns/other-table';
import { HeaderRow } from '../../bank/upload/shaping/HeaderRow';
import { Meanings } from '../../bank/upload/shaping/Meanings';
import type { Shape } from '../../bank/upload/shaping/use-looked';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { type BankWords, useBankCopy } from '../../words/use-bank-copy';
import { usePeopleCopy } from '../../words/use-people-copy';
import { MovedBack } from './MovedBack';
import { OtherPeople } from './OtherPeople';
import { RosterOutcome } from './RosterOutcome';
import { RosterRows } from './RosterRows';
import { behindIn, type JudgedRoster, withRefused } from './roster-progress';
import { isAskedAbout, StoreDialog } from './StoreDialog';
import { useRosterPreview } from './use-roster-preview';
import { useRosterProgress } from './use-roster-progress';
import { useRosterShape } from './use-roster-shape';

/** Whether only the browser reads a file of this name: the file becomes a sheet there. */
const isSeparated = (name: string): boolean => isNamed(name, separatedExtensions);

/** What keeps a list with other columns from being a roster, in words; null: nothing. */
function lackOf(shape: Shape<unknown>, copy: BankWords): string | null {
  if (shape.is === 'refused') return copy.uploadFileIs(shape.why);
  if (shape.is === 'absent') return copy.shaping.notRead;
  if (shape.is !== 'looked' || shape.missing.length === 0) return null;
  return copy.shaping.missing(shape.missing.map((column) => copy.columnName('Line', column)).join(', '));
}

/** What was read of a roster that was made here: a workbook's sheet has its own name, and a text has none. */
const asChosen = <Summary extends RosterSummary>(summary: Summary, shape: Shape<unknown>): Summary =>
  shape.is === 'looked' ? { ...summary, located: { ...summary.located, sheet: shape.looked.sheet?.name ?? '' } } : summary;

/** A sheet is chosen, shown row by row, and stored. Nothing is stored before it was seen. */
export function RosterForm() {
  const { groups } = usePeopleCopy();
  const bank = useBankCopy();
  const [file, setFile] = useState<File | null>(null);
  const {
    shape,
    look,
    stop,
    choose: chooseMeaning,
    chooseHeader,
  } = useRosterShape((shaped) => {
    if (shaped !== null) return void mends.put(shaped);
    setFile(null);
    preview.read(null);
  });
  const preview = useRosterPreview(look);
  const mends = useMends((shown, isAgain) => {
    setFile(shown);
    preview.read(shown, isAgain);
  }, 'roster');
  const { send, refuse, clear, at, reply, sending } = useSending('uploadRoster', groups.notStored);
  const { judged: shown, ...progress } = useRosterProgress(preview.shown);
  /** What was stored last. */
  const [stored, setStored] = useState<JudgedRoster | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [field, setField] = useState(0);
  const { pasted, paste, asFile, forget } = usePasted((text) => text !== null && look(text));

  // The groups are others than the preview has said: it is shown as it is now.
  const { savedBy } = sending.refusal ?? {};
  const showAnew = useEffectEvent(() => file !== null && preview.read(file, true));
  useEffect(() => {
    if (savedBy !== undefined) showAnew();
  }, [savedBy]);

  /** Forgets the sheet of before. */
  function begin() {
    clear();
    stop();
    mends.forget();
    progress.forget();
    setFile(null);
    preview.read(null);
  }

  function pastes(text: string) {
    begin();
    // A new field: a file that was chosen is no longer what is read.
    if (pasted === '') setField(field + 1);
    paste(text);
  }

  function choose(chosen: File | null) {
    begin();
    forget();
    if (chosen !== null && isSeparated(chosen.name)) return look(chosen);
    setFile(chosen);
    const fault = chosen && chosenFault(chosen);
    if (fault !== null) refuse(refused((copy) => copy.rosterNotRead, fault));
    if (chosen !== null && fault === null) void mends.put(chosen);
  }

  const lack = lackOf(shape, bank);
  const isReading = preview.isReading || mends.isMaking || shape.is === 'looking';

  async function store() {
    if (isReading) return;
    const { refusal } = preview;
    if (lack !== null) return refuse(refused((said) => said.rosterNotRead, lack));
    // What was typed a moment ago is read first.
    if (file === null && pasted.trim() !== '' && shape.is === 'none') return look(asFile());
    if (file === null || (shown === null && refusal === null)) return refuse(refused((copy) => copy.rosterChooseFirst));
    if (shown === null) return;
    if (shown.sent.length === 0)
      return refuse(refused((copy) => (shown.undecided.length > 0 ? copy.rosterDecideFirst : copy.rosterNothingGood)));
    if (isAskedAbout(shown)) setAsked(true);
    else await storeNow(file, shown);
  }

  /** `file`: the sheet that `now` is of; without what is held back of it, it is sent. */
  async function storeNow(file: File, now: JudgedRoster) {
    setAsked(false);
    const sheet = now.held.size === 0 ? file : await mends.without(now.held);
    if (sheet === null) return refuse(refused((copy) => copy.rosterNotMade));
    if ((await send({ file: sheet, query: { version: seenOf.newGroups(now.summary.newGroups) } })) === null) return;
    setStored({ ...now, summary: asChosen(now.summary, shape) });
    // A new field: the same file can be chosen again after a correction.
    setField(field + 1);
    if (behindIn(now) > 0) {
      progress.store(now.sent);
      return void mends.leave([...now.sent, ...now.leftOut].map(({ row }) => row));
    }
    setFile(null);
    stop();
    forget();
    mends.forget();
    progress.forget();
    preview.read(null);
  }

  const label = sending.isSending ? groups.storing : groups.store(shown?.sent.length ?? 0);
  return (
    <>
      <Card className="max-w-3xl" aria-label={groups.uploadRoster}>
        <h2 className="mb-3">{groups.uploadRoster}</h2>
        <Form label={groups.uploadRoster} onSubmit={store}>
          <FileField
            key={field}
            label={groups.sheet}
            hint={groups.sheetHint(maxRoster)}
            aria-required
            accept={[...sheetExtensions, ...separatedExtensions].join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            {...at('file')}
          />
          <TextArea label={groups.paste} hint={groups.pasteHint} rows={3} value={pasted} onChange={(event) => pastes(event.target.value)} />
          {isReading && <p role="status">{groups.reading}</p>}
          {lack !== null && <Banner tone="warning">{lack}</Banner>}
          {shape.is === 'looked' && shape.looked.isHeaderless && <Banner tone="warning">{groups.headerless}</Banner>}
          {shape.is === 'looked' && <HeaderRow looked={shape.looked} onChoose={chooseHeader} />}
          {shape.is === 'looked' && (
            <Meanings
              looked={shape.looked}
              columns={everyRosterColumn}
              hint={groups.meaningsHint}
              means={shape.shaping}
              onChoose={chooseMeaning}
            />
          )}
          <FormFoot
            sending={{
              ...sending,
              refusal: sending.refusal ?? (shape.is === 'none' ? preview.refusal : null),
              isSending: sending.isSending || isReading,
            }}
            label={shown === null ? groups.uploadRoster : label}
            success={reply && groups.stored(reply.success)}
          />
        </Form>
      </Card>
      {shown && (
        <Card aria-label={groups.preview} className="flex flex-col gap-4">
          <h2>{groups.preview}</h2>
          {file && mends.done.size > 0 && <p>{bank.shaping.left.rows(behindIn(shown), shape.is === 'looked' ? shape.name : file.name)}</p>}
          <RosterOutcome summary={asChosen(shown.summary, shape)} meaning={{ groups: mends.groups, onMean: mends.mean }} />
          <OtherPeople undecided={shown.undecided} onDecide={progress.decide} />
          <RosterRows rows={shown.summary.rows} file={file} onMend={mends.mend} onDecide={progress.decide} />
        </Card>
      )}
      {isAsked && file && shown && <StoreDialog judged={shown} onStore={() => storeNow(file, shown)} onClose={() => setAsked(false)} />}
      {reply && stored && (
        <Card aria-label={groups.outcome} className="flex max-w-3xl flex-col gap-4">
          <h2>{groups.outcome}</h2>
          <RosterOutcome summary={{ ...withRefused(reply, stored), located: stored.summary.located }} meaning={null} />
          <MovedBack sent={stored.sent} />
          {stored.leftOut.length > 0 && <p>{groups.leftOut(stored.leftOut.length)}</p>}
        </Card>
      )}
    </>
  );
}
