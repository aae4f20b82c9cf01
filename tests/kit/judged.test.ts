import { expect, it } from 'vitest';
import { type Circumstances, type Noticed, unexpected } from '../e2e/kit/notice/judged';

const calm: Circumstances = { isDisturbed: false, caused: new Set(), named: [] };
const uncaught: Noticed = { kind: 'uncaught', text: 'Error: Minified React error #467' };
const said: Noticed = { kind: 'console', text: 'warning: a key is missing' };
const failed: Noticed = { kind: 'failed', text: 'GET /config.json: net::ERR_EMPTY_RESPONSE' };
const refused: Noticed = { kind: 'refused', text: 'POST /api/assessment/1/submit: 409' };

it('foresees nothing of what a page throws, says or fails to get, where the test is calm', () => {
  const all = [uncaught, said, failed, refused];
  expect(unexpected(all, calm)).toEqual(all);
});

it('foresees requests without a reply in weather, but no error, no line and no refusal of the portal itself', () => {
  expect(unexpected([uncaught, said, failed, refused], { ...calm, isDisturbed: true })).toEqual([uncaught, said, refused]);
});

it('foresees a refusal that the weather gave, and none of another status', () => {
  const caused = new Set(['POST /api/assessment/1/submit: 503']);
  expect(unexpected([refused], { ...calm, isDisturbed: true, caused })).toEqual([refused]);
  expect(unexpected([{ kind: 'refused', text: 'POST /api/assessment/1/submit: 503' }], { ...calm, caused })).toEqual([]);
});

it('foresees what the browser ends by itself: a page that is left, a browser that is offline', () => {
  const own = ['ERR_ABORTED', 'ERR_INTERNET_DISCONNECTED'].map((code): Noticed => ({ kind: 'failed', text: `GET /a: net::${code}` }));
  expect(unexpected(own, calm)).toEqual([]);
});

it('foresees the line of a failed form beside a refusal only, and that of a script that cannot be loaded in weather only', () => {
  const form: Noticed = { kind: 'console', text: 'warning: createExam failed: ApiError: Something went wrong on our side.' };
  const script: Noticed = { kind: 'console', text: 'error: TypeError: Failed to fetch dynamically imported module: /a.js' };
  expect(unexpected([form, script], calm)).toEqual([form, script]);
  expect(unexpected([form, refused], { ...calm, caused: new Set([refused.text]) })).toEqual([]);
  expect(unexpected([script], { ...calm, isDisturbed: true })).toEqual([]);
});

it('foresees refusals that are answers, of these statuses alone', () => {
  const answers = ['/api/assessment/7/result: 404', '/api/assessment/81/result: 404'].map(
    (text): Noticed => ({ kind: 'refused', text: `GET ${text}` }),
  );
  expect(unexpected(answers, calm)).toEqual([]);
  const others = answers.map(({ kind, text }) => ({ kind, text: text.replace('404', '500') }));
  expect(unexpected(others, calm)).toEqual(others);
  // The role says that there is no profile: none is asked for.
  const profile: Noticed = { kind: 'refused', text: 'GET /api/users/profile/a1B: 404' };
  expect(unexpected([profile], calm)).toEqual([profile]);
});

it('foresees the fault of the moved clocks on a page without cookies, and no other one', () => {
  const ofClocks: Noticed = {
    kind: 'uncaught',
    text: "SecurityError: Failed to read the 'cookie' property from 'Document': Access is denied.\n    at <anonymous>:4:69",
  };
  const ofOurs: Noticed = { ...ofClocks, text: ofClocks.text.replace('<anonymous>:4:69', 'http://localhost/assets/index.js:1:2') };
  expect(unexpected([ofClocks, ofOurs], calm)).toEqual([ofOurs]);
});

it('foresees refusals, and nothing else, where a long journey may be refused', () => {
  expect(unexpected([uncaught, said, failed, refused], { ...calm, mayBeRefused: true })).toEqual([uncaught, said, failed]);
});

it('foresees what a test names by kind and text', () => {
  expect(unexpected([refused, uncaught], { ...calm, named: [/^refused POST .*submit: 409/] })).toEqual([uncaught]);
});
