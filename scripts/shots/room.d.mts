export const roomTable: (rooms: ReadonlyMap<string, Record<string, { share: number; first: boolean; all: boolean }>>) => string;
