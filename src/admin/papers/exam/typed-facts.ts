import { numberFrom } from '../../kit/form/Form';
import type { PapersWords } from '../../words/use-papers-copy';
import type { TypedSection } from './typed-section';

/** What a section has of its own as typed, each in words. */
export function typedFacts({ sections: copy, kinds: { kinds } }: PapersWords, section: TypedSection, isLocked: boolean): string[] {
  return [
    section.minutes !== '' && copy.time(numberFrom(section.minutes)),
    section.marksPerCorrect !== '' && copy.plus(section.marksPerCorrect),
    section.negativeMarksPerWrong !== '' && copy.minus(section.negativeMarksPerWrong),
    isLocked && section.mayFinishEarly && copy.early,
    ...section.kinds.map((kind) => kinds[kind]),
    section.questionsPerPassage !== '' && copy.eachPassage(numberFrom(section.questionsPerPassage)),
  ].filter((fact) => typeof fact === 'string');
}
