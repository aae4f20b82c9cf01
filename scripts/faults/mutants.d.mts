export const mutants: { rule: string; says: string; seed: number; changes: { file: string; search: string; replace: string }[] }[];
