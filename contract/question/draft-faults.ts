import type { Fault, Faults } from '../faults/fault';
import { type IsDrawable, isBalanced } from './formulas/formula';
import type { QuestionPassage } from './passage-draft';
import { textFault } from './text-fault';
import type { Translation } from './translation';

/** What the rules of this file look at. */
interface Drafted {
  description: string;
  explanation?: string | undefined;
  options: readonly { text: string; explanation: string; picture?: { hash: string } | undefined }[];
  translation?: Translation | undefined;
  passage?: QuestionPassage | undefined;
}

/** A field of a draft that cannot stay as it is. */
export interface DraftFault {
  path: (string | number)[];
  why: Fault;
}

/** What a learner sees of an option. Case counts: genes, units and variables differ by it. */
const seen = ({ text, picture }: Drafted['options'][number]): string =>
  JSON.stringify([text.normalize('NFC').trim().replace(/\s+/g, ' '), picture?.hash]);

/** Each option that shows the same as one before it. */
function repeated({ options }: Drafted): DraftFault[] {
  const shown = options.map(seen);
  return shown.flatMap((each, at) => {
    const first = shown.indexOf(each);
    return first === at ? [] : [{ path: ['options', at, 'text'], why: { code: 'same-as-option', option: first + 1 } }];
  });
}

/** Every text of a draft that may have formulas, by its path. */
function textsOf({ description, explanation = '', options, translation, passage }: Drafted): [DraftFault['path'], string][] {
  const second = translation && { description: translation.description, explanation: translation.explanation };
  return [
    [['description'], description],
    [['explanation'], explanation],
    ...options.flatMap(({ text, explanation }, at): [DraftFault['path'], string][] => [
      [['options', at, 'text'], text],
      [['options', at, 'explanation'], explanation],
    ]),
    ...Object.entries(second ?? {}).map(([field, text]): [DraftFault['path'], string] => [['translation', field], text]),
    ...(translation?.options ?? []).map((text, at): [DraftFault['path'], string] => [['translation', 'options', at], text]),
    [['passage', 'text'], passage?.text ?? ''],
    [['passage', 'translation', 'text'], passage?.translation?.text ?? ''],
  ];
}

/** Each text of a draft that is not taken. */
const faultyTexts = (draft: Drafted, isDrawable: IsDrawable): DraftFault[] =>
  textsOf(draft).flatMap(([path, text]) => {
    const why = textFault(text, isDrawable);
    return why === null ? [] : [{ path, why }];
  });

/**
 * What is wrong with a draft whose fields are right by themselves: options that show the same, formulas that cannot be drawn, and what stayed behind. The one rule of form,
 * files and server; what is stored since before is read as it is.
 */
export const draftFaults = (draft: Drafted, isDrawable: IsDrawable = isBalanced): DraftFault[] => [
  ...repeated(draft),
  ...faultyTexts(draft, isDrawable),
];

/** The faults by dotted path, as in a refusal. */
export const draftFields = (draft: Drafted, isDrawable: IsDrawable = isBalanced): Faults =>
  Object.fromEntries(draftFaults(draft, isDrawable).map(({ path, why }) => [path.join('.'), why]));
