/** A way to break the product, and the statements whose tests must notice. See mutants.mjs. */
export const mutants: { file: string; search: string; replace: string; ids: string[]; tests?: string }[];
