/** One instruction of a Dockerfile, such as RUN, with what follows it; lines that go on are joined. */
export interface Instruction {
  name: string;
  rest: string;
}

/** A stage of a Dockerfile: what it begins with, its name (`AS build`; '' without one), and its instructions. */
export interface Stage {
  from: string;
  name: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile. Throws an Error for an instruction before the first FROM. */
export function stagesOf(text: string): Stage[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, ' ');
  const stages: Stage[] = [];
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', , as = ''] = rest.split(/\s+/);
      stages.push({ from, name: as, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`Before the first FROM: ${line}`);
    stage.instructions.push({ name, rest });
  }
  return stages;
}

/** Files of a COPY: where they come from, where they go, and its flags (`from`, `chmod`). */
export function copyOf(rest: string): { sources: string[]; target: string; flags: Record<string, string> } {
  const words = rest.split(/\s+/);
  const flags = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=') as [string, string]),
  );
  const paths = words.filter((word) => !word.startsWith('--'));
  return { sources: paths.slice(0, -1), target: paths.at(-1) ?? '', flags };
}

/** The words of CMD or HEALTHCHECK … CMD in their JSON form. */
export const wordsOf = (rest: string): string[] => JSON.parse(/\[.*\]$/.exec(rest)?.[0] ?? '[]') as string[];
