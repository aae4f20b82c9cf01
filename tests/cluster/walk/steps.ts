/** A step of deploy/README.md: its heading, and its blocks of commands. */
export interface Step {
  heading: string;
  blocks: string[];
}

/** Returns the steps of *Step by step* that have commands, in order, each with its blocks of `sh`. Throws an Error if there is none. */
export function stepsOf(readme: string): Step[] {
  const section = readme.split(/^## /m).find((each) => each.startsWith('Step by step')) ?? '';
  const steps = section
    .split(/^### /m)
    .slice(1)
    .map((text) => ({
      heading: text.slice(0, text.indexOf('\n')),
      blocks: [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  if (steps.length === 0) throw new Error('deploy/README.md has no steps with commands.');
  return steps;
}
