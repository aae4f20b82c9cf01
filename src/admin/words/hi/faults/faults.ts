import type { FaultWords } from '../../../../../contract/faults/fault';
import { exams } from './exams';
import { formatNotes, formats } from './formats';
import { people } from './people';
import { pictures } from './pictures';
import { practice } from './practice';
import { questions } from './questions';
import { sheets } from './sheets';
import { values } from './values';
import { xml } from './xml';

export const hindiFaults: FaultWords = {
  of: { ...values, ...questions, ...exams, ...pictures, ...sheets, ...formats, ...formatNotes, ...xml, ...people, ...practice },
  atLine: (why, line) => `${why} (लाइन ${line})`,
  inPicture: (why) => `इसके चित्र की फ़ाइल: ${why}`,
};
