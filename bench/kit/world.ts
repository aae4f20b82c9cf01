import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { Submission } from '../../contract/assessment/assessment';
import { generate } from '../../server/assessments/generate';
import { insertCategory } from '../../server/store/bank/categories';
import { insertQuestions } from '../../server/store/bank/questions';
import type { Tx } from '../../server/store/engine/store';
import { openStore } from '../../server/store/open/open';
import { grantRole } from '../../server/store/people/roles';
import { claimsOf } from '../../tests/server/kit/token';
import type { Place } from './stores';

export const project = 'portal-live';
const questionsInPaper = 100;

/** Learners with signed tokens, and assessments of 100 questions for them. */
export interface World {
  /** The public key by which the server under test checks tokens. */
  jwk: JWK;
  learners: { uid: string; token: string }[];
  assessmentIds: number[];
  questionIds: number[];
}

/** A question of about 250 bytes. */
export const draftOf = (at: number, categoryId: number) => ({
  description: `Question ${at}: which of these numbers follows in the row that begins with ${at}, ${at + 3} and ${at + 6}?`,
  categoryIds: [categoryId],
  difficultyLevel: 'Medium',
  language: 'English',
  examTags: ['bench'],
  options: [1, 2, 3, 4].map((id) => ({
    id,
    text: `It is ${at + id * 3}`,
    correct: id === 1 + (at % 4),
    explanation: 'Each is three more.',
  })),
});

async function assessments(tx: Tx, categoryId: number, count: number): Promise<number[]> {
  const subjects = [{ name: 'Numbers', categoryIds: [categoryId], numberOfQuestions: questionsInPaper, field: '' }];
  const order = { description: '', durationInMinutes: 60, createdAt: Date.now(), instructions: '', marks: { perCorrect: 4, perWrong: 1 } };
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await generate(tx, { ...order, name: `Mock ${at}`, subjects }, Math.random)).id);
  return ids;
}

/** Fills a category of the bank that no paper is drawn from. */
async function fillBank(tx: Tx, count: number): Promise<void> {
  if (count === 0) return;
  const category = await insertCategory(tx, 'Further numbers', null);
  const drafts = Array.from({ length: count }, (_, at) => draftOf(questionsInPaper + at, category?.id ?? 0));
  await insertQuestions(tx, drafts, Date.now());
}

/** A pair of keys that signs tokens. */
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

export const newKeys = (): Promise<Keys> => generateKeyPair('RS256');

/** The public key as a server under test takes it. */
export const jwkOf = async ({ publicKey }: Keys): Promise<JWK> => ({
  ...(await exportJWK(publicKey)),
  kid: 'bench',
  alg: 'RS256',
  use: 'sig',
});

/** Signs a person's token, valid for some hours from now on. */
export function signer({ privateKey }: Keys, hours: number): (uid: string) => Promise<string> {
  const exp = Math.floor(Date.now() / 1_000) + hours * 3_600;
  return (uid) =>
    new SignJWT(claimsOf(uid, { iss: `https://securetoken.google.com/${project}`, aud: project, exp }))
      .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
      .sign(privateKey);
}

interface Size {
  learners: number;
  assessments: number;
  /** Questions of the bank beside those of the papers. */
  further?: number;
  /** How long the tokens are valid. */
  hours?: number;
}

/** Fills an empty database with a world. The first learner is an admin. */
export async function worldIn(place: Place, size: Size, keys?: Keys): Promise<World> {
  const pair = keys ?? (await newKeys());
  const { hours = 1 } = size;
  const sign = signer(pair, hours);
  const store = await openStore(place, () => undefined);
  const planted = await store.atomically(async (tx) => {
    const category = await insertCategory(tx, 'Numbers', null);
    const drafts = Array.from({ length: questionsInPaper }, (_, at) => draftOf(at, category?.id ?? 0));
    const questionIds = await insertQuestions(tx, drafts, Date.now());
    await fillBank(tx, size.further ?? 0);
    return { questionIds, assessmentIds: await assessments(tx, category?.id ?? 0, size.assessments) };
  });
  await grantRole(store.db, 'learner-0', 'admin', Date.now());
  await store.close();
  const uids = Array.from({ length: size.learners }, (_, at) => `learner-${at}`);
  const learners = await Promise.all(uids.map(async (uid) => ({ uid, token: await sign(uid) })));
  return { jwk: await jwkOf(pair), learners, ...planted };
}

/** A learner's hand-in: 100 answers, about 6.5 kB. */
export const handInOf = ({ questionIds }: World, assessmentId: number): Submission => ({
  assessmentId,
  timeTaken: 1800,
  submitted: true,
  answers: questionIds.map((questionId, at) => ({ questionId, selectedOptionId: 1 + (at % 4), markedForReview: at % 9 === 0 })),
});
