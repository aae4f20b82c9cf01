import type { Picture } from '../../../contract/question/picture';

/** Whether a picture has the sign that enlarges it: beside the picture, in a space of its own, so that it covers nothing. A tap on a smaller picture enlarges it too. */
export const hasSign = ({ width, height }: Picture): boolean => Math.min(width, height) >= 160;
