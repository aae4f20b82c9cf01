import type { FormatFaults, FormatNotes, OtherKind } from '../formats';
import { quoted } from '../quoted';
import type { Sentences } from '../sentences';

const kinds: Record<OtherKind, string> = {
  'short-answer': 'a short-answer question',
  matching: 'a matching question',
  cloze: 'a cloze question',
  essay: 'an essay',
  description: 'a description without options',
};

const takenKinds = 'only multiple choice, true/false and numerical questions are taken';

export const formats: Sentences<FormatFaults> = {
  'not-a-text-file': 'is not a .gift, .txt or .xml file',
  'file-too-large': ({ megabytes }) => `is larger than ${megabytes} MB`,
  'not-utf-8': 'is not text in UTF-8; save it as UTF-8',
  'unknown-format': 'is neither GIFT nor Aiken nor Moodle XML',
  'too-many-questions': ({ most }) => `has more than ${most} questions`,
  'text-too-long': 'is too long',
  'missing-above': 'is missing above this line',
  'no-answer-line': 'is missing: no line says ANSWER',
  'other-kind': ({ kind }) => `is ${kinds[kind]}; ${takenKinds}`,
  'unknown-kind': ({ kind }) => `is of the kind ${quoted(kind)}; ${takenKinds}`,
  'braces-unmatched': 'have braces that do not match',
  'text-before-options': ({ text }) => `has text before its first option: ${quoted(text)}`,
  'more-options': ({ found, most }) => `are ${found}; ${most} are the most`,
  'holds-empty-option': ({ option }) => `hold an empty one, number ${option}`,
  'partly-right': ({ percent, text }) => `give ${percent} % for ${quoted(text)}; an option here is right or wrong`,
  'several-ranges': ({ found }) => `accepts ${found} separate numbers or ranges; one is taken`,
  'no-right-number': 'accepts no number for full marks',
  'number-unreadable': ({ text }) => `cannot be read as a number: ${quoted(text)}`,
  'any-number': 'accepts any number',
};

export const formatNotes: Sentences<FormatNotes> = {
  'part-marks-left-out': ({ percent, text }) => `gives ${percent} % for ${quoted(text)}; that is taken as wrong`,
  'weights-left-out': 'gives its correct options different marks; all of them count alike',
  'each-full-marks': ({ found }) => `gives full marks for each of ${found} options; here all of them must be chosen`,
  'units-left-out': ({ units }) => `is asked with the unit ${units}; here the number alone is typed`,
};
