export const equivalents: { file: string; from: string; to: string; within?: string; why: string }[];
