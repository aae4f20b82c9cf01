import type { ExamFaults } from './exams';
import type { FormatFaults, FormatNotes } from './formats';
import type { PeopleFaults } from './people';
import type { PictureFaults } from './pictures';
import type { PracticeFaults } from './practice';
import type { QuestionFaults } from './questions';
import { type Coded, type Sentences, worded } from './sentences';
import type { SheetFaults } from './sheets';
import type { ValueFaults } from './values';
import type { XmlFaults } from './xml';

/** Every fault with its parameters. A code never gets other parameters: a change is a new code, since pages and servers of two versions meet. */
interface FaultParams
  extends ValueFaults,
    QuestionFaults,
    ExamFaults,
    PictureFaults,
    SheetFaults,
    FormatFaults,
    FormatNotes,
    XmlFaults,
    PeopleFaults,
    PracticeFaults {}

export type FaultCode = keyof FaultParams;

/**
 * Why a field, a cell or a file is refused: `{code: 'too-many-options', most: 6}`. `atLine`: where in a text file, from 1 · `inPicture`: it is said of
 * the picture that the field shows.
 */
export type Fault = Coded<FaultParams> & { atLine?: number; inPicture?: true };

/** Dotted path of a field → why it is refused. */
export type Faults = Record<string, Fault>;

/** The sentences of one language. Each reads on after the name of what is refused. */
export interface FaultWords {
  of: Sentences<FaultParams>;
  atLine: (why: string, line: number) => string;
  inPicture: (why: string) => string;
}

/** A fault in a language, to be read after the name of what is refused. */
export function faultWorded(fault: Fault, { of, atLine, inPicture }: FaultWords): string {
  const why = worded<FaultParams>(fault, of);
  const said = fault.inPicture ? inPicture(why) : why;
  return fault.atLine === undefined ? said : atLine(said, fault.atLine);
}
