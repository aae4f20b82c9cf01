import type { Sentences } from '../../../../../contract/faults/sentences';
import type { XmlFaults } from '../../../../../contract/faults/xml';

export const xml: Sentences<XmlFaults> = {
  'xml-not-moodle': ({ root }) => `Moodle XML नहीं है: सबसे बाहर <quiz> के बजाय <${root}> है`,
  'xml-too-many-elements': ({ most }) => `एक तत्व में ${most} से अधिक तत्व हैं`,
  'xml-unknown-character': ({ name }) => `इसमें ${name} है, जिसे XML नहीं जानता`,
  'xml-attribute-twice': ({ name }) => `एक तत्व में ${name} दो बार लिखा है`,
  'xml-closes-nothing': ({ name }) => `<${name}> बंद होता है, जबकि कुछ खुला नहीं है`,
  'xml-closes-other': ({ name, open }) => `<${name}> बंद होता है, जबकि <${open}> खुला है`,
  'xml-second-root': ({ name }) => `अंत के बाद भी <${name}> आता है`,
  'xml-text-outside': 'तत्वों के बाहर टेक्स्ट है',
  'xml-ends-open': ({ name }) => `फ़ाइल समाप्त हो जाती है, जबकि <${name}> खुला है`,
  'xml-empty': 'इसमें कोई तत्व नहीं है',
  'xml-doctype': 'इसमें DOCTYPE है, जो स्वीकार नहीं है',
  'xml-bare-ampersand': 'इसमें अकेला & है; उसे &amp; लिखा जाता है',
  'xml-forbidden-character': 'इसमें ऐसा वर्ण है जो XML में नहीं हो सकता',
  'xml-unreadable': ({ text }) => `"${text}" से आगे पढ़ी नहीं जा सकती`,
};
