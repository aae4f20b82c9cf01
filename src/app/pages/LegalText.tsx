import { Fragment, type ReactNode } from 'react';
import { ContactList } from './ContactList';
import { institutesContacts } from './contacts';

/** A paragraph, a list, or the institute's contacts under these names. In a text `**words**` are strong, and `_words_` are a name. */
type Block = string | readonly string[] | { contact: string; officer: string };

interface Props {
  title: string;
  lead: string;
  /** Of which day the text is. */
  date?: string;
  sections: readonly (readonly [heading: string, ...blocks: Block[]])[];
}

function drawn(text: string): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|_[^_]+_)/).map((part) => {
    if (part.startsWith('**')) return <strong key={part}>{part.slice(2, -2)}</strong>;
    return part.startsWith('_') ? <em key={part}>{part.slice(1, -1)}</em> : part;
  });
}

function blockOf(block: Block): ReactNode {
  if (typeof block === 'string') return <p key={block}>{drawn(block)}</p>;
  if ('contact' in block) return <ContactList key={block.contact} of={institutesContacts()} {...block} />;
  return (
    <ul key={block[0]}>
      {block.map((item) => (
        <li key={item}>{drawn(item)}</li>
      ))}
    </ul>
  );
}

/** A legal text: a whole page in one language. */
export function LegalText({ title, lead, date, sections }: Props) {
  return (
    <article className="prose">
      <h1>{title}</h1>
      <p>{lead}</p>
      {date && <p className="text-ink-soft text-sm">{date}</p>}
      {sections.map(([heading, ...blocks]) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          {blocks.map(blockOf)}
        </Fragment>
      ))}
    </article>
  );
}
