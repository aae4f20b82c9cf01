/** The sentences around notices of the institute. */
export const boardCopy = {
  title: 'From your institute',
  more: 'Read more',
  moreOf: (text: string) => `Read more: ${text}`,
  close: 'Close',
  closeOf: (text: string) => `Close: ${text}`,
  showAll: (count: number) => `Show all ${count}`,
};
