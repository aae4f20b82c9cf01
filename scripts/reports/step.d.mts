/** A program of Node that ran as one step of a command. */
export interface Step {
  name: string;
  isWell: boolean;
  /** What it wrote to both streams. */
  output: string;
  /** The name of the report it wrote, without `.json`. */
  report?: string | undefined;
}

/** What failed, as lines that end the whole output. `folder`: of the reports, test-results unless said. */
export function failuresOf(steps: readonly Step[], folder?: string): string[];
