/** Loads the code that downloads and draws pictures. */
export const loadPictures = async () => (await import('./on-demand/on-demand')).onDemand;
