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

/** Seconds of processor time in what `times` of a shell writes. */
export function cpuSecondsIn(text: string): number;

/** Runs a program of Node as one step, prints what it said, and answers its outcome. */
export function step(
  name: string,
  args: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; isLive?: boolean; report?: string },
): Promise<Step>;
