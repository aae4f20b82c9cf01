import type { boardCopy } from '../en/board';

/** The sentences of en/board.ts in Hindi. */
export const boardCopyHi: typeof boardCopy = {
  title: 'आपके संस्थान से',
  more: 'और पढ़ें',
  moreOf: (text) => `और पढ़ें: ${text}`,
  close: 'बंद करें',
  closeOf: (text) => `बंद करें: ${text}`,
  isNew: (text) => `आपके संस्थान से नई सूचना: ${text}`,
  showAll: (count) => `सभी ${count} दिखाएँ`,
};
