import type { None } from './sentences';

/** Kinds of question that Moodle knows and the bank does not. */
export type OtherKind = 'short-answer' | 'matching' | 'cloze' | 'essay' | 'description';

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
  'braces-unmatched': None;
  'text-before-options': { text: string };
  'more-options': { found: number; most: number };
  /** `option` from 1. */
  'holds-empty-option': { option: number };
  'partly-right': { percent: number; text: string };
  /** Several numbers or ranges that do not touch. */
  'several-ranges': { found: number };
  'no-right-number': None;
  'number-unreadable': { text: string };
  'any-number': None;
}

/** What a question of a file loses, though it is taken. */
export interface FormatNotes {
  'part-marks-left-out': { percent: number; text: string };
  'weights-left-out': None;
  'each-full-marks': { found: number };
  'units-left-out': { units: string };
}
