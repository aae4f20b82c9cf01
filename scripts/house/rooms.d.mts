export const mayImport: Record<string, string[]>;
export const floors: Record<string, string[][]>;
