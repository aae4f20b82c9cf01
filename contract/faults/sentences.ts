/** Parameters of what needs none. */
type None = Record<never, never>;

type Sentence<Params> = keyof Params extends never ? string : (params: Params) => string;

/** A sentence for each code of a table: a text, or a function of the code's parameters. One that is missing does not compile. */
export type Sentences<Table> = { readonly [Code in keyof Table]: Sentence<Table[Code]> };

/** The parameters of each code of a catalogue, as its sentences take them. */
export type ParamsOf<Catalogue> = {
  [Code in keyof Catalogue]: Catalogue[Code] extends (params: infer Params) => string ? Params : None;
};

/** What a table names, with its parameters: `{code: 'below', least: 1}`. */
export type Coded<Table> = { [Code in keyof Table]: { code: Code } & Table[Code] }[keyof Table];

/** The sentence of what is named, by a catalogue of its table. */
export function worded<Table>(named: Coded<Table>, sentences: Sentences<Table>): string {
  // The type of a table joins each code to its parameters; the compiler cannot follow that through an index.
  const sentence = sentences[named.code] as string | ((params: Coded<Table>) => string);
  return typeof sentence === 'string' ? sentence : sentence(named);
}
