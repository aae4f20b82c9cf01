import type { FormatFaults, OtherKind } from '../formats';
import { quoted } from '../quoted';
import type { Sentences } from '../sentences';

const kinds: Record<OtherKind, string> = {
  'short-answer': 'a short-answer question',
  matching: 'a matching question',
  cloze: 'a cloze question',
  essay: 'an essay',
  numerical: 'a numerical question',
  description: 'a description without options',
};

const takenKinds = 'only multiple choice with one correct option and true/false are taken';

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
  'several-choices': `lets several options be chosen; ${takenKinds}`,
  'braces-unmatched': 'have braces that do not match',
  'text-before-options': ({ text }) => `has text before its first option: ${quoted(text)}`,
  'more-options': ({ found, most }) => `are ${found}; ${most} are the most`,
  'holds-empty-option': ({ option }) => `hold an empty one, number ${option}`,
  'several-correct': ({ found }) => `hold ${found} correct ones; one is taken`,
  'partly-right': ({ percent, text }) => `give ${percent} % for ${quoted(text)}; an option here is right or wrong`,
};
