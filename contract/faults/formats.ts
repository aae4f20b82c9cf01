import type { None } from './sentences';

/** Kinds of question that Moodle knows and the bank does not. */
export type OtherKind = 'short-answer' | 'matching' | 'cloze' | 'essay' | 'numerical' | 'description';

/** What can be wrong with a file of GIFT, Aiken or Moodle XML, and with a question of it. */
export interface FormatFaults {
  'not-a-text-file': None;
  'file-too-large': { megabytes: number };
  'not-utf-8': None;
  'unknown-format': None;
  'too-many-questions': { most: number };
  'text-too-long': None;
  'missing-above': None;
  'no-answer-line': None;
  'other-kind': { kind: OtherKind };
  'unknown-kind': { kind: string };
  'several-choices': None;
  'braces-unmatched': None;
  'text-before-options': { text: string };
  'more-options': { found: number; most: number };
  /** `option` from 1. */
  'holds-empty-option': { option: number };
  'several-correct': { found: number };
  'partly-right': { percent: number; text: string };
}
