import { plainText } from '../../../../../../contract/formats/shared/html';

const paired =
  /<(p|div|span|b|strong|i|em|u|s|sup|sub|font|small|big|h[1-6]|ul|ol|li|table|tr|td|a|code)\b[^<>]{0,300}>[^<]*(?:<(?!\/\1\s*>)[^<]*){0,50}<\/\1\s*>/i;
const block = /^\s*<(?:p|div|span|h[1-6]|ul|ol|table|font)\b[^<>]{0,300}>/i;
const broken = /[^\s<>][^<>]{0,2000}<br\s*\/?>\s*[^\s<>]|&nbsp;/i;
const picture = /<img\b[^<>]{0,300}\bsrc/i;

/** Whether a text has tags in pairs, or a picture: formatting, or a question about HTML. */
export const hasTags = (text: string): boolean => paired.test(text) || picture.test(text);

/** Whether a text is what an editor writes as HTML: it begins with a paragraph or the like, or a line breaks inside it. A question about the tag of a break is none. */
export const isEdited = (text: string): boolean => (block.test(text) && paired.test(text)) || broken.test(text);

/** The text of an editor's HTML as a person sees it; x<sup>2</sup> is x². A text without tags and references stays. */
export const withoutTags = (html: string): string => (/<[a-z/]|&[#a-z]/i.test(html) ? plainText(html) : html);
