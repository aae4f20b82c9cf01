import type { ParamsOf } from './sentences';

/** What can be wrong with XML. Names are those of elements, attributes and characters, as the file writes them. */
export const xml = {
  'xml-not-moodle': ({ root }: { root: string }) => `is no Moodle XML: its root is <${root}>, not <quiz>`,
  'xml-too-many-elements': ({ most }: { most: number }) => `has more than ${most} elements in one`,
  'xml-unknown-character': ({ name }: { name: string }) => `names ${name}, which XML does not know`,
  'xml-attribute-twice': ({ name }: { name: string }) => `has an element with two attributes ${name}`,
  'xml-closes-nothing': ({ name }: { name: string }) => `closes <${name}> where nothing is open`,
  'xml-closes-other': ({ name, open }: { name: string; open: string }) => `closes <${name}> where <${open}> is open`,
  'xml-second-root': ({ name }: { name: string }) => `goes on with <${name}> behind its end`,
  'xml-text-outside': 'has text outside its elements',
  'xml-ends-open': ({ name }: { name: string }) => `ends where <${name}> is open`,
  'xml-empty': 'holds no element',
  'xml-doctype': 'has a DOCTYPE, which is not taken',
  'xml-bare-ampersand': 'has an & that stands for nothing; it is written &amp;',
  'xml-forbidden-character': 'holds a character that XML cannot hold',
  'xml-unreadable': ({ text }: { text: string }) => `cannot be read at "${text}"`,
};
export type XmlFaults = ParamsOf<typeof xml>;
