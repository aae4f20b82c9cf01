/** One thing docs/specification.md says that can be checked. A test proves it by carrying `§<id>` in its title. */
export interface Statement {
  /** Section and number; stable, because titles of tests name it. */
  id: string;
  /** The specification's own words; `…` stands for words left out. */
  says: string;
  /** Where we differ on purpose: the first cell of a row under *Differences* in decision 7. */
  differs?: string;
}
