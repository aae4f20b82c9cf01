// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { study } from '../../../../src/learner/device/study';
import { ResultPage } from '../../../../src/learner/result/ResultPage';
import { RevisePage } from '../../../../src/learner/revise/RevisePage';
import { device } from '../../../../src/runner/device/db';
import { keepResult } from '../../../../src/runner/device/shelf';
import { allByRole, byRole, click, eventually, leave, open, server, startOver, text } from '../kit';
import { asha, question, result } from '../made';
import { importByAnki } from './anki-import';

vi.mock('../../../../src/session/session-store', async () => (await import('../kit')).sessionDouble);

const made: Blob[] = [];
const names: string[] = [];
const prints = vi.fn(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
const picture = { hash: 'a'.repeat(64), width: 10, height: 10, alt: 'A ray' };

beforeEach(async () => {
  await startOver();
  await Promise.all([study.drills.clear(), study.practice.clear()]);
  made.length = 0;
  names.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => String(made.push(file)), revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  window.print = prints;
  prints.mockClear();
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'print');
});

const questions = [
  question(),
  question({ questionId: 2, selectedOptionId: 11 }),
  question({ questionId: 3, selectedOptionId: null, picture }),
];
const saved = async () => importByAnki((await made.at(-1)?.text()) ?? '');

describe('a result', () => {
  it('gives its mistakes as a file for Anki without the server, and says what is not in it', async () => {
    await keepResult(device, asha.uid, result({ questions }));
    server.goesDown();
    await open(<ResultPage assessmentId={1} />, '/assessments/1/result');
    await click(await eventually(() => byRole('button', 'For Anki')));
    await eventually(() => expect(text()).toContain('2 questions as a file for Anki'));
    expect(text()).toContain('Pictures are not in the file');
    await click(byRole('button', 'Save the file'));
    await eventually(() => expect(text()).toContain('In Anki, choose File, then Import.'));
    expect(names).toEqual(['mistakes-for-anki.txt']);
    const { notes } = await saved();
    expect(notes.map(({ guid, deck }) => [guid, deck])).toEqual([
      [`${location.host}/question/2`, 'Exam Portal::Mock 1'],
      [`${location.host}/question/3`, 'Exam Portal::Mock 1'],
    ]);
  });

  it('without a mistake offers no such file, and is printed all the same: its questions, whatever is open', async () => {
    await keepResult(device, asha.uid, result({ questions: [question()] }));
    await open(<ResultPage assessmentId={1} />, '/assessments/1/result');
    await click(await eventually(() => byRole('tab', 'Insights')));
    expect(allByRole('button', 'For Anki')).toEqual([]);
    await click(byRole('button', 'Print'));
    await eventually(() => expect(prints).toHaveBeenCalledOnce());
    expect(prints).toHaveReturnedWith('Questions');
  });
});

describe('*Revise*', () => {
  it('gives what comes back as a file, also what is not due today, and nothing else', async () => {
    await keepResult(device, asha.uid, result({ questions, submittedAt: new Date(Date.now() - 40 * 86_400_000).toISOString() }));
    await study.practice.add({
      ...{ uid: asha.uid, state: 'kept', type: 'answered', id: crypto.randomUUID(), device: crypto.randomUUID(), n: 1, version: 1 },
      ...{ questionId: 2, right: true, sure: true, at: new Date().toISOString() },
    });
    await open(<RevisePage />, '/user/mistake-notebook');
    await eventually(() => byRole('heading', '1 question is due today'));
    await click(byRole('button', 'For Anki'));
    await click(await eventually(() => byRole('button', 'Save the file')));
    await eventually(() => expect(made).toHaveLength(1));
    expect((await saved()).notes.map(({ guid }) => guid.split('/').at(-1)).sort()).toEqual(['2', '3']);
  });

  it('offers no file where nothing comes back', async () => {
    await keepResult(device, asha.uid, result({ questions: [question()] }));
    await open(<RevisePage />, '/user/mistake-notebook');
    await eventually(() => byRole('button', 'Practise 1 question anyway'));
    expect(allByRole('button', 'For Anki')).toEqual([]);
  });
});
