/** Puts a brotli and a gzip copy beside every file of a folder whose copy is smaller. */
export function compress(folder: string): Promise<void>;
