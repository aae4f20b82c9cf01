export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

export const inS = (ms: number): string => (ms / 1_000).toFixed(1);

export const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const headOf = (cells: readonly string[]): string => `${rowOf(cells)}\n|${'---|'.repeat(cells.length)}`;

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const counted = (count: number): string => count.toLocaleString('en');
