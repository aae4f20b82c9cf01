import { readdirSync, readFileSync } from 'node:fs';

const lookEveryMs = 20;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended between the listing and the read.
    return '';
  }
};

const number = (text: string, name: RegExp): number => Number(name.exec(text)?.[1] ?? 0);

interface Seen {
  pid: number;
  parent: number;
  bytes: number;
}

function seen(pid: number): Seen {
  const status = read(`/proc/${pid}/status`);
  return { pid, parent: number(status, /^PPid:\s+(\d+)/m), bytes: number(status, /^VmRSS:\s+(\d+)/m) * 1024 };
}

/** Bytes that a process and all its descendants hold now. */
export function bytesOf(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [seen(Number(name))] : []));
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Observes the memory of a process and its children; `most` returns the largest value. Uses Linux' /proc; returns 0 elsewhere. */
export function watchMemory(pid: number): { most(): number } {
  if (process.platform !== 'linux') return { most: () => 0 };
  let most = bytesOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, bytesOf(pid));
  }, lookEveryMs);
  return {
    most() {
      clearInterval(timer);
      return Math.max(most, bytesOf(pid));
    },
  };
}
