import { useState } from 'react';
import type { Outlook } from '../../../../contract/exam/forecast';
import type { ExamTemplate } from '../../../../contract/exam/templates/template';
import type { Category } from '../../../../contract/question/category';
import { Select } from '../../../ui/controls/Field';
import { placed } from '../../bank/category/tree';
import { Folded } from '../../kit/form/Folded';
import { Options } from '../../kit/form/Options';
import { usePapersCopy } from '../../words/use-papers-copy';
import type { TypedExam, TypedSubject } from './draft-shape';
import { mappedTo, subjectsOf } from './mapped';

interface Props {
  template: ExamTemplate;
  categories: readonly Category[];
  exam: TypedExam;
  /** By subject of the form; null while unknown. */
  outlooks: readonly (Outlook | null)[];
  onChange: (subjects: TypedSubject[]) => void;
}

const link = 'text-brand-ink underline underline-offset-4';

/** Where a template is from, and what could not be confirmed of it. */
function Origin({ template: { name, edition, sources, readOn, unconfirmed } }: { template: ExamTemplate }) {
  const { templates: copy } = usePapersCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className="text-lg">{copy.named(name, edition)}</h2>
      <p className="text-ink-soft text-sm">{copy.check}</p>
      <Folded title={copy.sources(sources.length)} isOpen={isOpen} onOpen={setOpen} className="bg-surface" gap="gap-1 text-sm">
        <ul className="flex flex-col gap-1">
          {sources.map(({ title, url, published }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className={`wrap-anywhere ${link}`}>
                {title}
              </a>
              <span className="text-ink-soft">, {copy.published(published, readOn)}</span>
            </li>
          ))}
        </ul>
      </Folded>
      <div className="text-sm">
        <p className="font-medium text-warn">{copy.notConfirmed}</p>
        <ul className="list-disc pl-5">
          {unconfirmed.map((doubt) => (
            <li key={doubt}>{copy.doubts[doubt]}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What the bank is short of over all subjects, before the exam is saved. */
function Shortage({ exam: { subjects }, outlooks }: Pick<Props, 'exam' | 'outlooks'>) {
  const { templates: copy } = usePapersCopy();
  const unmapped = subjects.filter(({ name, categoryIds }) => name.trim() !== '' && categoryIds.length === 0).map(({ name }) => name);
  const known = subjects.flatMap(({ categoryIds }, place) => (categoryIds.length === 0 ? [] : [outlooks[place] ?? null]));
  const short = known.flatMap((outlook) => (outlook && outlook.drawn < outlook.needed ? [outlook.needed - outlook.drawn] : []));
  const missing = short.reduce((sum, each) => sum + each, 0);
  const isKnown = known.every((outlook) => outlook !== null);
  return (
    <div role="status" className="min-h-5 font-medium text-sm">
      {unmapped.length > 0 && <p className="text-warn">{copy.unmapped(unmapped.join(', '))}</p>}
      {isKnown && missing > 0 && <p className="text-warn">{copy.short(missing, short.length)}</p>}
      {isKnown && missing === 0 && unmapped.length === 0 && <p className="text-good">{copy.enough}</p>}
    </div>
  );
}

/** Maps the areas of a template to categories of the bank, and shows what the bank is short of. */
export function TemplateCard({ template, categories, exam, outlooks, onChange }: Props) {
  const copy = usePapersCopy();
  const options = placed([...categories]);
  // The form was sent, or everything of the template was removed.
  if (!exam.subjects.some(({ area }) => area !== undefined)) return null;
  return (
    <section aria-label={copy.templates.title} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <Origin template={template} />
      <h3 className="text-base">{copy.templates.map}</h3>
      <ul className="grid gap-3 @2xl:grid-cols-2 @5xl:grid-cols-4">
        {template.areas.map(([area]) => {
          const own = subjectsOf(area, exam);
          const chosen = new Set(own.flatMap(({ categoryIds }) => categoryIds));
          const [only] = chosen;
          if (own.length === 0) return null;
          return (
            <li key={area} className="min-w-0">
              <Select
                label={area}
                hint={own.map(({ name }) => name).join(' · ')}
                value={chosen.size > 1 ? 'several' : (only ?? '')}
                onChange={({ target }) => onChange(mappedTo(area, exam, target.value === '' ? null : Number(target.value)))}
              >
                <option value="">{copy.templates.choose}</option>
                {chosen.size > 1 && <option value="several">{copy.templates.several}</option>}
                <Options of={options.map(({ id, path }) => [id, path])} />
              </Select>
            </li>
          );
        })}
      </ul>
      <Shortage exam={exam} outlooks={outlooks} />
    </section>
  );
}
