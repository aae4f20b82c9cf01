import { shareOf } from '../shared/filed';
import { answerXml } from '../shared/written-xml';
import type { FileKind } from './file-kind';

/** A line for each option. `right`: the number of right ones. */
const optionLines = (line: (text: string, isRight: boolean, right: number) => string): FileKind['gift'] => ({
  opening: '{',
  lines({ options, translation }, inBoth) {
    const right = options.filter(({ correct }) => correct).length;
    return options.map(({ text, correct }, at) => `\t${line(inBoth(text, translation?.options[at]), correct, right)}\n`).join('');
  },
});

/** `fractionOf`: the marks of an option in percent; `right`: the number of right ones. */
const multichoice = (isSingle: boolean, fractionOf: (isRight: boolean, right: number) => string): FileKind['moodle'] => ({
  type: 'multichoice',
  answered({ options, translation }, inBoth) {
    const right = options.filter(({ correct }) => correct).length;
    return `    <single>${isSingle}</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${options.map((option, at) => answerXml(inBoth(option.text, translation?.options[at], option.picture), fractionOf(option.correct, right))).join('')}`;
  },
});

export const single: FileKind = {
  // A wrong option whose text starts like a weight gets a weight, or else its text would be read as one.
  gift: optionLines((text, isRight) => `${isRight ? '=' : /^%-*\d/.test(text) ? '~%0%' : '~'}${text}`),
  moodle: multichoice(true, (isRight) => (isRight ? '100' : '0')),
};

export const multiple: FileKind = {
  // GIFT knows options that are chosen together by their weights and by the absence of `=`.
  gift: optionLines((text, isRight, right) => `~%${shareOf(isRight, right)}%${text}`),
  moodle: multichoice(false, shareOf),
};
