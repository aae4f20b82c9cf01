import { keepNews } from './device-news';
import { newsHere } from './news-here';

/** See {@link keepNews}. */
export const keepNewsHere = (uid: string): Promise<void> => keepNews(newsHere(uid), uid);
