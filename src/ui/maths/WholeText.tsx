import { onDemand } from '../on-demand';
import { Prose } from './Prose';

/** Two lines in a row of cells between `|`: few texts have them. */
const table = /^[^\S\n]*\|.+\|[^\S\n]*\n[^\S\n]*\|.+\|[^\S\n]*$/m;

const Tables = onDemand(async () => (await import('../passage/TextWithTables')).TextWithTables, { waiting: Prose, lost: Prose });

/** The text of a question or an explanation where there is room for its tables. Not to be put into a paragraph. */
export const WholeText = ({ text }: { text: string }) => (table.test(text) ? <Tables text={text} /> : <Prose text={text} />);
