/** One checkable sentence of docs/specification.md. A test proves it with `§<id>` in its title. */
export interface Statement {
  /** Section and number; stable, because test titles name it. */
  id: string;
  /** The specification's own words; `…` stands for omitted words. */
  says: string;
  /** A deliberate difference: the first cell of a row under *Differences* in docs/differences.md. */
  differs?: string;
}
