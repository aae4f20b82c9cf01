/** SVG paths of the signs by name, on a grid of 16. */
export const signs = {
  check: 'M2.5 8.5 6.5 12.5 13.5 3.5',
  cross: 'M3.5 3.5l9 9m0-9-9 9',
  ring: 'M8 2.75a5.25 5.25 0 1 0 0 10.5a5.25 5.25 0 1 0 0-10.5',
  dash: 'M3 8h10',
  flag: 'M4 15V2h8.5l-2.5 3.5 2.5 3.5H4',
  back: 'M14 8H2.5m5-5-5 5 5 5',
  on: 'M2 8h11.5m-5-5 5 5-5 5',
  up: 'M8 14V2.5m-5 5 5-5 5 5',
  enlarge: 'M9.5 2.5h4v4m0-4L9 7M6.5 13.5h-4v-4m0 4L7 9',
  keys: 'M1 4h14v8.5H1zm3 2.75h.01m3.99 0h.01m3.99 0h.01M5 10h6',
};

export type SignName = keyof typeof signs;
