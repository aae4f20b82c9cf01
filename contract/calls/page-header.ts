/** Tells beside one page of a list how many there are on all of them. */
export const totalHeader = 'X-Total-Count';
