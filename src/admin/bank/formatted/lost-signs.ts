/** What stands in a text in the place of what it cannot carry: a question with one of them is never ready. */
export const lostPicture = '[🖼]';
export const lostFormula = '[∑]';

export const holdsLost = (text: string): boolean => text.includes(lostPicture) || text.includes(lostFormula);
