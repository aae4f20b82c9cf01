/** Characters of a piece, beside its last entry: a millisecond of work. A hand-in of 300 answers is a piece of its own, and so are 300 events of a practice log. */
const pieceLength = 30_000;

/** An object as JSON, as `JSON.stringify` writes it, in pieces: its lists some entries at a time, which are objects. `pause` is awaited after each piece. */
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
  let piece = '[';
  for (const [at, entry] of list.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(entry)}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
    await pause();
  }
  yield `${piece}]`;
}
