import { expect, it } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { needsNewer, paperNeeds } from '../../../../contract/assessment/needs/needs';
import { needsOf } from '../../../../contract/assessment/needs/needs-of';

type Subject = Paper['subjects'][number];
type Question = Subject['questions'][number];

const question: Question = { id: 1, description: 'Q', options: [] };
const asked = (more: Partial<Question>, of: Partial<Subject> = {}): Pick<Paper, 'subjects'> => ({
  subjects: [
    { subjectName: 'Plain', questions: [question] },
    { subjectName: 'S', questions: [{ ...question, id: 2, ...more }], ...of },
  ],
});
const inTelugu = { language: 'te' as const, description: 'ప్ర', options: [] };
const passage = { id: 5, text: 'P' };

it.each<[string, Pick<Paper, 'subjects' | 'passages'>, readonly string[]]>([
  ['a paper of the specification', asked({}), []],
  ['a question with one right option, said so', asked({ kind: 'single' }), []],
  ['a question in Hindi too', asked({ translation: { language: 'hi', description: 'प्र', options: [] } }), []],
  ['several right options', asked({ kind: 'multiple' }), ['multiple']],
  ['a number', asked({ kind: 'numeric' }), ['numeric']],
  ['minutes of a section', asked({}, { minutes: 15 }), ['sections']],
  ['marks of a section', asked({}, { marksPerCorrect: 2 }), ['sections']],
  ['no negative marks in a section', asked({}, { negativeMarksPerWrong: 0 }), ['sections']],
  ['a lock', asked({}, { isLocked: true, minutes: 15 }), ['sections']],
  ['a question of a passage', asked({ passage: { id: 5 } }), ['passages']],
  ['a passage', { ...asked({}), passages: [passage] }, ['passages']],
  ['no passage', { ...asked({}), passages: [] }, []],
  ['another language', asked({ translation: inTelugu }), ['languages']],
  ['a question in another language alone', asked({ language: 'ur' }), ['languages']],
  ['a question said to be in English', asked({ language: 'en' }), []],
  [
    'a passage in another language',
    { ...asked({}), passages: [{ ...passage, translation: { language: inTelugu.language, text: 'వ' } }] },
    ['passages', 'languages'],
  ],
  [
    'everything at once, in one order',
    {
      subjects: asked({ kind: 'numeric', passage: { id: 5 }, translation: inTelugu }).subjects.concat(
        asked({ kind: 'multiple' }, { minutes: 5 }).subjects,
      ),
    },
    paperNeeds.filter((need) => need !== 'again'),
  ],
])('%s', (_, paper, needs) => {
  expect(needsOf(paper)).toEqual(needs);
});

it.each([
  [{ needs: ['matching'] }, true],
  [{ needs: ['numeric', 'matching'], subjects: 'in a shape of its own' }, true],
  [{ needs: [7] }, true],
  [{ needs: [...paperNeeds] }, false],
  [{ needs: [] }, false],
  [{ needs: 'matching' }, false],
  [{}, false],
  [[], false],
  [null, false],
  ['needs', false],
])('%j needs a newer version: %s', (of, isNewer) => {
  expect(needsNewer(of)).toBe(isNewer);
});
