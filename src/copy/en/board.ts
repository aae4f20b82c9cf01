/** The sentences around notices of the institute. */
export const boardCopy = {
  title: 'From your institute',
  more: 'Read more',
  moreOf: (text: string) => `Read more: ${text}`,
  close: 'Close',
  closeOf: (text: string) => `Close: ${text}`,
  isNew: (text: string) => `New from your institute: ${text}`,
  showAll: (count: number) => `Show all ${count}`,
};
