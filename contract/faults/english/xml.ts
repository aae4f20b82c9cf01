import type { Sentences } from '../sentences';
import type { XmlFaults } from '../xml';

export const xml: Sentences<XmlFaults> = {
  'xml-not-moodle': ({ root }) => `is no Moodle XML: its root is <${root}>, not <quiz>`,
  'xml-too-many-elements': ({ most }) => `has more than ${most} elements in one`,
  'xml-unknown-character': ({ name }) => `names ${name}, which XML does not know`,
  'xml-attribute-twice': ({ name }) => `has an element with two attributes ${name}`,
  'xml-closes-nothing': ({ name }) => `closes <${name}> where nothing is open`,
  'xml-closes-other': ({ name, open }) => `closes <${name}> where <${open}> is open`,
  'xml-second-root': ({ name }) => `goes on with <${name}> behind its end`,
  'xml-text-outside': 'has text outside its elements',
  'xml-ends-open': ({ name }) => `ends where <${name}> is open`,
  'xml-empty': 'holds no element',
  'xml-doctype': 'has a DOCTYPE, which is not taken',
  'xml-bare-ampersand': 'has an & that stands for nothing; it is written &amp;',
  'xml-forbidden-character': 'holds a character that XML cannot hold',
  'xml-unreadable': ({ text }) => `cannot be read at "${text}"`,
};
