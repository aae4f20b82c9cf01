/** Puts a brotli and a gzip copy beside every file of a folder that gets smaller by it. */
export function compress(folder: string): Promise<void>;
