import type { None } from './sentences';

/** What can be wrong with XML. Names are those of elements, attributes and characters, as the file writes them. */
export interface XmlFaults {
  'xml-not-moodle': { root: string };
  'xml-too-many-elements': { most: number };
  'xml-unknown-character': { name: string };
  'xml-attribute-twice': { name: string };
  'xml-closes-nothing': { name: string };
  'xml-closes-other': { name: string; open: string };
  'xml-second-root': { name: string };
  'xml-text-outside': None;
  'xml-ends-open': { name: string };
  'xml-empty': None;
  'xml-doctype': None;
  'xml-bare-ampersand': None;
  'xml-forbidden-character': None;
  'xml-unreadable': { text: string };
}
