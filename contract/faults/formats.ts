import { quoted } from './quoted';
import type { ParamsOf } from './sentences';

/** Kinds of question that Moodle knows and the bank does not. */
export type OtherKind = 'short-answer' | 'matching' | 'cloze' | 'essay' | 'description';

const kinds: Record<OtherKind, string> = {
  'short-answer': 'a short-answer question',
  matching: 'a matching question',
  cloze: 'a cloze question',
  essay: 'an essay',
  description: 'a description without options',
};

const takenKinds = 'only multiple choice, true/false and numerical questions are taken';

/** What can be wrong with a file of GIFT, Aiken or Moodle XML, and with a question of it. */
export const formats = {
  'not-a-text-file': 'is not a .gift, .txt or .xml file',
  'file-too-large': ({ megabytes }: { megabytes: number }) => `is larger than ${megabytes} MB`,
  'not-utf-8': 'is not text in UTF-8; save it as UTF-8',
  'unknown-format': 'is neither GIFT nor Aiken nor Moodle XML',
  'too-many-questions': ({ most }: { most: number }) => `has more than ${most} questions`,
  'text-too-long': 'is too long',
  'missing-above': 'is missing above this line',
  'no-answer-line': 'is missing: no line says ANSWER',
  'other-kind': ({ kind }: { kind: OtherKind }) => `is ${kinds[kind]}; ${takenKinds}`,
  'unknown-kind': ({ kind }: { kind: string }) => `is of the kind ${quoted(kind)}; ${takenKinds}`,
  'braces-unmatched': 'have braces that do not match',
  'text-before-options': ({ text }: { text: string }) => `has text before its first option: ${quoted(text)}`,
  'more-options': ({ found, most }: { found: number; most: number }) => `are ${found}; ${most} are the most`,
  /** `option` from 1. */
  'holds-empty-option': ({ option }: { option: number }) => `hold an empty one, number ${option}`,
  'partly-right': ({ percent, text }: { percent: number; text: string }) =>
    `give ${percent} % for ${quoted(text)}; an option here is right or wrong`,
  /** Several numbers or ranges that do not touch. */
  'several-ranges': ({ found }: { found: number }) => `accepts ${found} separate numbers or ranges; one is taken`,
  'no-right-number': 'accepts no number for full marks',
  'number-unreadable': ({ text }: { text: string }) => `cannot be read as a number: ${quoted(text)}`,
  'any-number': 'accepts any number',
};
export type FormatFaults = ParamsOf<typeof formats>;

/** What a question of a file loses, though it is taken. */
export const formatNotes = {
  'part-marks-left-out': ({ percent, text }: { percent: number; text: string }) =>
    `gives ${percent} % for ${quoted(text)}; that is taken as wrong`,
  'penalty-left-out': 'takes marks away for a wrong option; here the marking of each test says what a wrong answer costs',
  'weights-left-out': 'gives its correct options different marks; all of them count alike',
  'each-full-marks': ({ found }: { found: number }) => `gives full marks for each of ${found} options; here all of them must be chosen`,
  'units-left-out': ({ units }: { units: string }) => `is asked with the unit ${units}; here the number alone is typed`,
};
export type FormatNotes = ParamsOf<typeof formatNotes>;
