import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Category } from '../../../../contract/question/category';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { TextArea } from '../../../ui/controls/Field';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { type BankWords, useBankCopy } from '../../words/use-bank-copy';
import { CategoryChoice } from '../category/CategoryChoice';
import { UnknownCategories, unknownIn } from './categories/UnknownCategories';
import { previewFault, refused } from './file/sheet-fault';
import { useChosenFile } from './file/use-chosen-file';
import { usePasted } from './file/use-pasted';
import { doneOf } from './outcome/done-of';
import { Summary } from './outcome/Summary';
import { PreviewCard } from './preview/PreviewCard';
import { TwiceTick } from './preview/TwiceTick';
import { useMends } from './preview/use-mends';
import type { Preview } from './preview/use-preview';
import { useTwice } from './preview/use-twice';
import { meanings } from './reading/columns/header-meanings';
import { inQuotes } from './reading/columns/in-quotes';
import { countsFromZero, noQuestionsIn, oddLevelsIn, type Shaping } from './reading/columns/shape';
import { HeaderRow } from './shaping/HeaderRow';
import { Meanings } from './shaping/Meanings';
import type { Shape } from './shaping/use-looked';
import { useShaping } from './shaping/use-shaping';

const extensions = ['.xlsx', '.xls', '.csv', '.tsv', '.txt', '.docx'];

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
export function OtherForm({ categories, given }: Props) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const { file, setFile, field, preview, read, stop, isReading, empty, emptyField } = useChosenFile();
  const { send, refuse, clear, at, reply, sending } = useSending('uploadQuestions', copy.uploadFailed);

  // A sheet that was asked for before a category was added is previewed with the categories of now.
  const known = useRef(categories);
  const show = (shaped: File, isAgain = false) => {
    setFile(shaped);
    read({ make: 'preview', file: shaped, categories: known.current }, isAgain);
  };
  const mends = useMends(show);
  const twice = useTwice(preview, mends.done);
  const take = (shaped: File | null) => {
    // A sheet of before must not be sent while the next one is made.
    setFile(null);
    if (shaped === null) stop();
    else void mends.put(shaped);
  };
  const shaping = useShaping({ categories, onShaped: take, onFailed: stop });
  const { shape } = shaping;
  const { pasted, paste, asFile, forget } = usePasted((text) => {
    if (text !== null) return shaping.look(text);
    shaping.stop();
    take(null);
  });

  // A category that was added is in the next list of categories.
  const showAgain = useEffectEvent(() => file !== null && show(file));
  useEffect(() => {
    known.current = categories;
    showAgain();
  }, [categories]);

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
    emptyField();
    paste(text);
  }

  function emptied() {
    forget();
    mends.forget();
    shaping.stop();
    empty();
  }

  const isBusy = isReading || shaping.isMaking || mends.isMaking || shape.is === 'looking';
  const lack = lackOf(copy, shape);

  async function submit() {
    if (isBusy) return;
    if (lack !== null) return refuse(refused((said) => said.uploadFailed, lack));
    // What was typed a moment ago is read first.
    if (file === null && pasted.trim() !== '') return shaping.look(asFile());
    const fault = file === null ? refused((said) => said.uploadNoFile) : (previewFault(preview) ?? twice.fault);
    if (fault !== null) return refuse(fault);
    const sent = file && (await send({ file }));
    if (!sent) return;
    const done = doneOf(preview, sent);
    if (done === null) return emptied();
    // The file stays as it was understood, for the rows that are left.
    emptyField();
    void mends.leave(done);
  }

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
            {...at('file')}
          />
          <TextArea label={words.paste} hint={words.pasteHint} rows={4} value={pasted} onChange={(event) => pastes(event.target.value)} />
          <CategoryChoice
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
          <TwiceTick twice={twice} at={at} />
          <FormFoot
            sending={{ ...sending, isSending: sending.isSending || isBusy }}
            label={sending.isSending ? copy.uploading : words.send}
            success={reply && copy.uploadDone}
          />
        </Form>
      </Card>
      {reply && <Summary summary={unlocated(reply)} place="Row" />}
      <PreviewCard
        preview={withoutSheet(preview)}
        place="Row"
        file={file}
        chosen={shape.is === 'looked' ? shape.name : undefined}
        done={mends.done}
        onCancel={emptied}
        onMend={mends.mend}
      />
    </>
  );
}
