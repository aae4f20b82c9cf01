export function serverPackages(root: string): string[];
