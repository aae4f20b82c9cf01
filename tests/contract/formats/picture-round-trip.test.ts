import { hash as hashOf } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeGift } from '../../../contract/formats/gift/write-gift';
import { repictured } from '../../../contract/formats/moodle/repictured';
import { moodleXmlFrame, writeMoodleXml } from '../../../contract/formats/moodle/write-moodle-xml';
import { inWordsAlone } from '../../../contract/formats/shared/words-alone';
import type { Picture } from '../../../contract/question/picture';
import type { QuestionDraft } from '../../../contract/question/question';
import { questionKey } from '../../../contract/question/question-key';
import { anyBank, paths, read, webp } from './kit';

const nameOf = (bytes: Uint8Array): string => hashOf('sha256', bytes, 'base64url');

const anyAlt = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((alt) => `${alt.replace(/\p{Cc}/gu, '').trim()}"<'>&amp;`);
const anyPicture: fc.Arbitrary<Picture & { bytes: Buffer }> = fc
  .record({ content: fc.string({ maxLength: 9 }), alt: anyAlt })
  .map(({ content, alt }) => {
    const bytes = webp(content);
    return { hash: nameOf(bytes), width: 640, height: 480, alt, bytes };
  });
const maybe = fc.option(anyPicture, { nil: undefined });

/** A bank in which some questions show pictures, and the pictures' bytes. */
const picturedBank = fc
  .tuple(anyBank, fc.array(fc.tuple(maybe, maybe, maybe, fc.boolean()), { minLength: 6, maxLength: 6 }))
  .map(([bank, shown]) => {
    const files = new Map<string, Buffer>();
    const kept = (picture: (Picture & { bytes: Buffer }) | undefined): Picture | undefined => {
      if (picture === undefined) return undefined;
      const { bytes, ...rest } = picture;
      files.set(rest.hash, bytes);
      return rest;
    };
    const questions = bank.map((question, at): QuestionDraft => {
      const [asked, option, why, isAlone] = shown[at] ?? [];
      const [picture, first] = [kept(asked), kept(option)];
      const explained = question.options.findIndex(({ correct }) => correct);
      return {
        ...question,
        ...(picture && { picture }),
        ...(question.passage && picture && { passage: { ...question.passage, picture } }),
        ...(question.kind === 'numeric' && why && { explanationPicture: kept(why) }),
        options: question.options.map((each, index) => ({
          ...each,
          ...(index === 0 && first && { picture: first, text: isAlone ? '' : each.text }),
          ...(index === explained && why && { explanationPicture: kept(why) }),
        })),
      };
    });
    return { questions, files };
  });

/** A text with a picture is written as HTML, which does not keep its spacing. */
const folded = (question: QuestionDraft): QuestionDraft =>
  JSON.parse(JSON.stringify({ ...question, examTags: question.examTags.toSorted() }), (_, value) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
  ) as QuestionDraft;

test('questions with pictures, written as Moodle XML, are read back unchanged and have the same key', () => {
  fc.assert(
    fc.property(picturedBank, ({ questions, files }) => {
      const xml = [
        moodleXmlFrame.start,
        ...writeMoodleXml(questions, paths, (hash) => (files.get(hash) ?? webp('')).toString('base64')),
        moodleXmlFrame.end,
      ].join('');
      const { drafts, errors, refused, pictures } = read('a.xml', xml, null);
      expect([refused, errors]).toEqual([undefined, []]);
      const known = drafts.map((draft) =>
        repictured(draft, ({ hash, alt }) => ({ hash: nameOf(pictures.get(hash) ?? webp('')), width: 640, height: 480, alt })),
      );
      expect(known.map(questionKey)).toEqual(questions.map(questionKey));
      expect(known.map(folded)).toEqual(questions.map(folded));
    }),
    { numRuns: 300 },
  );
});

test('questions with pictures, written as GIFT, name the lost pictures and are read back without them', () => {
  const lamp = { hash: 'x'.repeat(43), width: 4, height: 3, alt: 'The [tag:left]\nlamp' };
  const question = {
    id: 1,
    description: 'Which?',
    picture: lamp,
    categoryIds: [2],
    difficultyLevel: '',
    language: '',
    examTags: [],
    options: [
      { id: 1, text: '', correct: true, explanation: '', picture: { ...lamp, alt: 'Left' } },
      { id: 2, text: 'Both', correct: false, explanation: '' },
    ],
  };
  const gift = [...writeGift([inWordsAlone(question)], paths)].join('');
  expect(gift).toContain('// Written without its pictures, which GIFT cannot carry: The (tag:left] lamp; Left\n');
  expect(read('a.gift', gift, null).drafts).toMatchObject([
    { description: 'Which?', examTags: [], options: [{ text: 'Left' }, { text: 'Both' }] },
  ]);
});
