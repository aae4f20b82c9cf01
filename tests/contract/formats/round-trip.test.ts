import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeGift } from '../../../contract/formats/gift/write-gift';
import { moodleXmlFrame, writeMoodleXml } from '../../../contract/formats/moodle/write-moodle-xml';
import type { QuestionDraft } from '../../../contract/question/question';
import { anyBank, paths, read } from './kit';

const noPictures = (): string => {
  throw new Error('No question here shows one');
};

const formats = {
  'bank.gift': (bank: QuestionDraft[]) => [...writeGift(bank, paths)].join(''),
  'bank.xml': (bank: QuestionDraft[]) => moodleXmlFrame.start + [...writeMoodleXml(bank, paths, noPictures)].join('') + moodleXmlFrame.end,
};

const sorted = (question: QuestionDraft) => ({ ...question, examTags: question.examTags.toSorted() });

test.each(Object.entries(formats))('a bank written as %s is read back unchanged', (name, write) => {
  fc.assert(
    fc.property(anyBank, (bank) => {
      const { drafts, errors, refused } = read(name, write(bank), null);
      expect({ refused, errors, drafts: drafts.map(sorted) }).toEqual({ refused: undefined, errors: [], drafts: bank.map(sorted) });
    }),
    { numRuns: 300 },
  );
});

test('several right options share the marks in a written file, as Moodle asks of them; each wrong one takes all', () => {
  const { drafts } = read('a.gift', 'Which?{~%50%iron ~%50%copper ~%-100%sulphur ~%-100%oxygen}');
  expect(formats['bank.xml'](drafts).match(/fraction="[^"]*"/g)).toEqual([50, 50, -100, -100].map((share) => `fraction="${share}"`));
  expect(formats['bank.gift'](drafts).match(/~%[^%]*%/g)).toEqual([50, 50, -100, -100].map((share) => `~%${share}%`));
});
