/** What a page without a controller says to the active worker: from then on its chunks come from the offline copy too. */
export const claimMessage = 'claim';
