/** Entries of a list that are written at once: some milliseconds of work. */
const atOnce = 10;

/** An object as JSON, as `JSON.stringify` writes it, in pieces: its lists some entries at a time. `pause` is awaited after each piece. */
export async function* jsonPieces(value: Readonly<Record<string, unknown>>, pause: () => Promise<void>): AsyncGenerator<string> {
  let opening = '{';
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    yield `${opening}${JSON.stringify(key)}:`;
    opening = ',';
    if (Array.isArray(field)) yield* listPieces(field, pause);
    else yield JSON.stringify(field);
  }
  yield opening === '{' ? '{}' : '}';
}

async function* listPieces(list: readonly unknown[], pause: () => Promise<void>): AsyncGenerator<string> {
  for (let at = 0; at < list.length; at += atOnce) {
    yield (at === 0 ? '[' : ',') + JSON.stringify(list.slice(at, at + atOnce)).slice(1, -1);
    await pause();
  }
  yield list.length === 0 ? '[]' : ']';
}
