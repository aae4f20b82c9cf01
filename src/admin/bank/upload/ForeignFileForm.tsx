import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { sheetExtensions } from '../../../../contract/sheet/file';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { TextArea } from '../../../ui/controls/Field';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { type BankWords, useBankCopy } from '../../words/use-bank-copy';
import { CategoryOrNew } from '../category/CategoryOrNew';
import { FormattedPaste } from '../formatted/FormattedPaste';
import type { Cells } from '../formatted/pasted-text';
import { UnknownCategories, unknownIn } from './categories/UnknownCategories';
import { refused } from './file/sheet-fault';
import { UploadFoot } from './file/UploadFoot';
import { usePasted } from './file/use-pasted';
import { useUpload } from './file/use-upload';
import { Summary } from './outcome/Summary';
import { type InText, inText, previewInQuestions, summaryInQuestions } from './preview/in-questions';
import { PreviewCard } from './preview/PreviewCard';
import type { Preview } from './preview/use-preview';
import { meanings } from './reading/columns/header-meanings';
import { inQuotes } from './reading/columns/in-quotes';
import { otherExtensions } from './reading/columns/other-table';
import { countsFromZero, noQuestionsIn, oddLevelsIn, type Shaping } from './reading/columns/shape';
import { isOfData } from './reading/text/line-signs';
import { HeaderRow } from './shaping/HeaderRow';
import { Meanings } from './shaping/Meanings';
import type { Shape } from './shaping/use-looked';
import { useShaping } from './shaping/use-shaping';

/** A table of data is a part of a question where questions stand around it; one of questions is read as a table. */
const cellsOf: Cells = (rows, isAlone) => (!isAlone && isOfData(rows) ? 'bars' : 'tabs');

const extensions = [...sheetExtensions, ...otherExtensions];

/** What still keeps a file from being read, in words; null: nothing. */
function lackOf(copy: BankWords, shape: Shape<Shaping>): string | null {
  if (shape.is === 'refused') return copy.uploadFileIs(shape.why);
  if (shape.is === 'absent') return copy.shaping.notRead;
  if (shape.is !== 'looked' || shape.missing.length === 0) return null;
  if (shape.looked.from === 'text' && shape.looked.rows.length < 2) return copy.shaping.noneFound;
  const columns = shape.missing.filter((column) => column !== 'Category').map((column) => copy.columnName('Line', column));
  return columns.length > 0 ? copy.shaping.missing(columns.join(', ')) : copy.shaping.missingCategory;
}

/** What stays behind, and how many questions a text has. */
function Found({ shape }: { shape: Extract<Shape<Shaping>, { is: 'looked' }> }) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const { rows, from, lost, header, sheet, isHeaderless, quoted = { left: [], unsure: [] } } = shape.looked;
  const besides = from === 'table' ? noQuestionsIn(rows, shape.shaping) : [];
  // Reads every row: once for each choice of columns.
  const isFromZero = useMemo(() => from === 'table' && countsFromZero(rows, shape.shaping), [from, rows, shape.shaping]);
  const oddLevels = oddLevelsIn(rows, shape.shaping);
  const left = [
    lost.pictures > 0 && words.pictures(lost.pictures),
    lost.formulas > 0 && words.formulas(lost.formulas),
    lost.lines > 0 && words.lines(lost.lines, inQuotes(quoted.left)),
    besides.length > 0 && words.noQuestions(besides.length, inQuotes(besides)),
    isFromZero && words.fromZero,
    oddLevels.length > 0 && words.oddLevels(oddLevels.length, inQuotes(oddLevels)),
    quoted.unsure.length > 0 && words.unsure(inQuotes(quoted.unsure)),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {from === 'text' && rows.length > 1 && <p>{words.found(rows.length - 1)}</p>}
      {sheet && <p className="wrap-anywhere text-ink-soft text-sm">{copy.located(sheet.name, header + 1)}</p>}
      {isHeaderless && <Banner tone="warning">{words.headerless}</Banner>}
      {sheet && sheet.unread.length > 0 && <Banner tone="warning">{copy.unreadSheets(sheet.unread.join(', '))}</Banner>}
      {left.length > 0 && <Banner tone="warning">{left.join(' ')}</Banner>}
    </>
  );
}

/** The previewed sheet was made here: only the chosen file's own sheet has a name that the admin knows. */
const withoutSheet = (preview: Preview): Preview => (preview.is === 'read' ? unlocated(preview) : preview);

const unlocated = <T extends { located?: unknown }>({ located: _, ...rest }: T): Omit<T, 'located'> => rest;

interface Props {
  categories: Category[];
  /** A file that was chosen in the form of the specification, to be opened here; null: none. */
  given: File | null;
}

/** Uploads questions from files of other shapes. They become one of our sheets in the browser, which is previewed and sent as any other. */
export function ForeignFileForm({ categories, given }: Props) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const upload = useUpload({ call: 'uploadQuestions', categories });
  const { file, field, preview, mends, at, reply, clear, refuse } = upload;
  const take = (shaped: File | null) => {
    // A sheet of before must not be sent while the next one is made.
    upload.setFile(null);
    if (shaped === null) upload.show(null);
    else void mends.put(shaped);
  };
  const shaping = useShaping({ categories, onShaped: take, onFailed: () => upload.show(null) });
  const { shape } = shaping;
  const { pasted, paste, asFile, forget } = usePasted((text) => {
    if (text !== null) return shaping.look(text);
    shaping.stop();
    take(null);
  });

  function choose(chosen: File | null) {
    forget();
    clear();
    mends.forget();
    if (chosen !== null) return shaping.look(chosen);
    shaping.stop();
    take(null);
  }

  const open = useEffectEvent((from: File) => {
    choose(from);
    // An input cannot be given a file where a browser has no transfer of data by hand.
    if (field.current && 'DataTransfer' in globalThis) {
      const carried = new DataTransfer();
      carried.items.add(from);
      field.current.files = carried.files;
    }
    field.current?.focus();
  });
  useEffect(() => {
    if (given !== null) open(given);
  }, [given]);

  function pastes(text: string) {
    clear();
    mends.forget();
    upload.emptyField();
    paste(text);
  }

  function empty() {
    forget();
    shaping.stop();
    upload.empty();
  }

  const isBusy = upload.isBusy || shaping.isMaking || shape.is === 'looking';
  const lack = lackOf(copy, shape);

  // A text has questions, not rows: only the sheet that is made of it has.
  const looked = shape.is === 'looked' && shape.looked.from === 'text' ? shape.looked : null;
  const text = useMemo(() => looked && inText(looked.numbers), [looked]);
  /** The same of what was sent: the field is empty by the time of the reply. */
  const [sent, setSent] = useState<InText | null>(null);

  async function submit() {
    if (isBusy) return;
    if (lack !== null) return refuse(refused((said) => said.uploadFailed, lack));
    // What was typed a moment ago is read first.
    if (file === null && pasted.trim() !== '') return shaping.look(asFile());
    setSent(text);
    await upload.submit(empty);
  }

  const shown = useMemo(() => (text ? previewInQuestions(withoutSheet(preview), text) : withoutSheet(preview)), [text, preview]);
  const doneQuestions = useMemo(() => text && new Set([...mends.done].map(text.questionOf)), [text, mends.done]);
  const unknown = unknownIn(preview);
  const renamed = shape.is === 'looked' ? (shape.shaping.categories ?? new Map<string, string>()) : new Map<string, string>();
  return (
    <>
      <Card className="max-w-3xl" aria-label={words.form}>
        <Form label={words.form} onSubmit={submit}>
          <FileField
            ref={field}
            label={words.file}
            hint={words.fileHint}
            accept={extensions.join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            fault={upload.noneReadyFor('more')}
            {...at('file')}
          />
          <FormattedPaste cells={cellsOf}>
            <TextArea label={words.paste} hint={words.pasteHint} rows={4} value={pasted} onChange={(event) => pastes(event.target.value)} />
          </FormattedPaste>
          <CategoryOrNew
            fault={upload.noneReadyFor('category')}
            label={words.category}
            none={words.noCategory}
            categories={categories}
            chosen={shaping.otherwise}
            onChoose={shaping.chooseOtherwise}
          />
          {shape.is === 'looking' && <p role="status">{words.looking}</p>}
          {shape.is === 'looked' && <Found shape={shape} />}
          {lack !== null && <Banner tone={shape.is === 'looked' ? 'warning' : 'error'}>{lack}</Banner>}
          {shape.is === 'looked' && shape.looked.from === 'table' && <HeaderRow looked={shape.looked} onChoose={shaping.chooseHeader} />}
          {shape.is === 'looked' && shape.looked.from === 'table' && (
            <Meanings
              looked={shape.looked}
              columns={meanings}
              hint={words.columnsHint}
              means={shape.shaping.means}
              onChoose={shaping.choose}
            />
          )}
          {(unknown.length > 0 || renamed.size > 0) && (
            <UnknownCategories
              names={unknown}
              categories={categories}
              topics={shaping.topics}
              chosen={renamed}
              onChoose={shaping.chooseCategories}
            />
          )}
          <UploadFoot upload={upload} isBusy={isBusy} label={words.send} sends={copy.uploading} />
        </Form>
      </Card>
      {reply && (
        <Summary summary={sent ? summaryInQuestions(unlocated(reply), sent) : unlocated(reply)} place="Row" heading={upload.summary} />
      )}
      <PreviewCard
        preview={shown}
        place="Row"
        file={file}
        chosen={shape.is === 'looked' ? shape.name : undefined}
        done={doneQuestions ?? mends.done}
        onCancel={empty}
        onMend={text ? (mend) => mends.mend({ ...mend, row: text.rowOf(mend.row) }) : mends.mend}
        {...(text && { rowOf: text.rowOf })}
      />
    </>
  );
}
