/** How long a queue was at most, and when. */
export interface Watched {
  readonly name: string;
  readonly length: number;
  readonly longest: number;
  /** Epoch milliseconds of the longest. */
  readonly longestAt: number;
  /** Changes the length. */
  changes(by: number): void;
}

/** A length that is watched. */
export function watched(name: string, now: () => number): Watched {
  let [length, longest, longestAt] = [0, 0, now()];
  return {
    name,
    get length() {
      return length;
    },
    get longest() {
      return longest;
    },
    get longestAt() {
      return longestAt;
    },
    changes(by) {
      length += by;
      if (length <= longest) return;
      longest = length;
      longestAt = now();
    },
  };
}
