import { exams } from './exams';
import { type Fault, type FaultWords, faultWorded } from './fault';
import { formatNotes, formats } from './formats';
import { people } from './people';
import { pictures } from './pictures';
import { practice } from './practice';
import { questions } from './questions';
import { sheets } from './sheets';
import { values } from './values';
import { xml } from './xml';

export const englishFaults: FaultWords = {
  of: { ...values, ...questions, ...exams, ...pictures, ...sheets, ...formats, ...formatNotes, ...xml, ...people, ...practice },
  atLine: (why, line) => `${why} (line ${line})`,
  inPicture: (why) => `holds a picture that ${why}`,
};

/** A fault as the API says it, to be read after the name of what is refused. */
export const inEnglish = (fault: Fault): string => faultWorded(fault, englishFaults);
