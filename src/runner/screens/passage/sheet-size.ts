/** How far the sheet of a passage is drawn up: its title alone; beside its question; over its question. */
export type Draw = 'down' | 'up' | 'full';

/** Heights in CSS pixels. */
export interface Space {
  /** What a question and its passage have together. */
  room: number;
  /** The question with all its options. */
  question: number;
  /** The question to the end of its first option, or of the field of a number. */
  first: number;
}

/** Shares of the room between which a passage can be read beside its question, and the least one of a long question. */
const [usual, most, least] = [0.42, 0.65, 0.3];
/** Shares of the room beyond which a drag that ends leaves the sheet down or over the question. */
const [low, high] = [0.2, 0.85];
/** Speed in pixels per millisecond from which a drag counts as a flick. */
const flick = 0.5;

/** Height in pixels of a sheet beside its question: what the question leaves, within bounds. The first option stays in sight while the bounds allow it. */
export function heightBeside({ room, question, first }: Space): number {
  const wanted = Math.min(Math.max(room - question, usual * room), most * room);
  return Math.round(Math.max(Math.min(wanted, room - first), least * room));
}

/** The share of the room that a learner gives a sheet by a drag; null where it is no place beside the question. */
export function shareOf(height: number, room: number): number | null {
  const share = height / room;
  return share >= low && share <= high ? share : null;
}

/** Where a drag leaves the sheet: by its height in pixels, or by its speed upwards if it was a flick. */
export function settled(from: Draw, height: number, room: number, speed: number): Draw {
  if (speed > flick) return from === 'down' ? 'up' : 'full';
  if (speed < -flick) return from === 'full' ? 'up' : 'down';
  if (height < low * room) return 'down';
  return height > high * room ? 'full' : 'up';
}
