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
  /** Its own, without pages of files. */
  bytes: number;
  fileBytes: number;
}

function seen(pid: number): Seen {
  const status = read(`/proc/${pid}/status`);
  const kB = number(status, /^RssAnon:\s+(\d+)/m) + number(status, /^RssShmem:\s+(\d+)/m);
  return { pid, parent: number(status, /^PPid:\s+(\d+)/m), bytes: kB * 1024, fileBytes: number(status, /^RssFile:\s+(\d+)/m) * 1024 };
}

/**
 * Returns a function that reads the bytes which a process and all its descendants hold. Pages of files count once: they all run the same program, which is
 * in memory once.
 */
function openFamily(root: number): () => number {
  const family = new Set([root]);
  /** Processes that descend from others: each is read once, because a look at all of them fifty times a second costs more than most attacks. */
  const others = new Set<number>();
  return () => {
    const listed = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && !others.has(Number(name)) ? [seen(Number(name))] : []));
    // A child may be listed before its parent.
    for (let size = 0; size < family.size; ) {
      size = family.size;
      for (const { pid, parent } of listed) if (family.has(parent)) family.add(pid);
    }
    // A process without a parent has ended before it was read.
    for (const { pid, parent } of listed) if (!family.has(pid) && parent !== 0) others.add(pid);
    const all = listed.filter(({ pid }) => family.has(pid));
    return all.reduce((sum, { bytes }) => sum + bytes, Math.max(0, ...all.map(({ fileBytes }) => fileBytes)));
  };
}

/** Bytes that a process and all its descendants hold now. */
export const bytesOf = (root: number): number => openFamily(root)();

/** Observes the memory of a process and its children; `most` returns the largest value. Uses Linux' /proc; returns 0 elsewhere. */
export function watchMemory(pid: number): { most(): number } {
  if (process.platform !== 'linux') return { most: () => 0 };
  const bytes = openFamily(pid);
  let most = bytes();
  const timer = setInterval(() => {
    most = Math.max(most, bytes());
  }, lookEveryMs);
  return {
    most() {
      clearInterval(timer);
      return Math.max(most, bytes());
    },
  };
}
