import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

// Personal data on the disk is for the account that the portal runs as, and for no other.

const fileMode = 0o600;

/** Makes a folder for personal data. An existing folder keeps its mode: it may be a volume or a user's home. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** Closes a file to other accounts: earlier versions of the portal left theirs readable. */
export async function makePrivate(file: string): Promise<void> {
  // It may be absent, belong to another account, or lie on a volume without modes: none of that is a reason to stop.
  await chmod(file, fileMode).catch(() => undefined);
}

/** Makes an empty file where there is none, closed to other accounts from its first moment. */
export async function ensurePrivateFile(file: string): Promise<void> {
  await (await open(file, 'a', fileMode)).close();
  await makePrivate(file);
}

/** Writes a file anew. One that was readable for others is closed to them before it holds anything. */
export async function writePrivateFile(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', fileMode);
  try {
    await makePrivate(file);
    await handle.writeFile(bytes);
  } finally {
    await handle.close();
  }
}

/** Copies into a new file. `copyFile` would give the copy the mode of its source. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { flags: 'w', mode: fileMode }));
  await makePrivate(to);
}
