import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { browserTests } from '../looked.mjs';

const folder = 'test-results/room';

/** A table in Markdown: a row for each kind of question, language and text size, a column for each look; `rooms`: column → state → what was measured. */
export function roomTable(rooms) {
  const columns = [...rooms.keys()];
  const states = [...new Set([...rooms.values()].flatMap((room) => Object.keys(room)))];
  const cell = (room) =>
    room === undefined ? '–' : `${Math.round(100 * room.share)} %${room.all ? '' : room.first ? ', first' : ', none'}`;
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...states.map((state) => row([state, ...columns.map((column) => cell(rooms.get(column)?.[state]))])),
  ].join('\n');
}

/** Measures every kind of question in both looks and languages on 360 × 740 and prints the table. Returns the status of the tests. */
export function measureRoom() {
  rmSync(folder, { recursive: true, force: true });
  const status = browserTests({ ROOM: '1', TESTS: 'long' }, ['tests/e2e/sitting/room.spec.ts']);
  const names = readdirSync(folder).toSorted();
  const rooms = new Map(names.map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]));
  console.log(`Share of 360 × 740 that is the question; “first”, “none”: not all of its options are in sight.\n\n${roomTable(rooms)}`);
  return status;
}
