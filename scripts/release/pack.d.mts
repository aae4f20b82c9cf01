export const signer: string;
export function pack(release: {
  root: string;
  packages?: string;
  paths: readonly string[];
  version: string;
  commit: string;
  at: string;
  key: string;
  also?: readonly string[];
  out: string;
}): string;
