/** Response header of a list's page: the length of the whole list. */
export const totalHeader = 'X-Total-Count';
