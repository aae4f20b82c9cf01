export const changedShare: (before: string, after: string, marked?: string) => Promise<number>;
export const compareFolders: (
  before: string,
  after: string,
  target: string,
) => Promise<{ moved: number; same: number; gone: number; added: number }>;
