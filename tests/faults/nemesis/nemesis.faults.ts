import { mkdirSync, writeFileSync } from 'node:fs';
import { questionsOf } from '../../../contract/assessment/assessment';
import { Phone } from '../../e2e/kit/phone';
import type { Account, Portal } from '../../e2e/kit/portal';
import { expect, isReadyOffline, meets, signsIn, test } from '../../e2e/kit/test';
import { everyKind, isLong, isShort, seedsOf, shortForm, tags, withSections } from '../seeds';
import { givesChance } from './chance';
import { check } from './check';
import { postedFrom } from './findings';
import { opensBehind } from './opening';
import { kindsIn, type Plan, planOf } from './plan';
import { play } from './run';
import { makesClocksMovable } from './wall';
import { type Sitting, World } from './world';

const folder = 'test-results/faults';
/** How soon after the last fault the outbox must be empty, in milliseconds. `npm run faults` measures the product; CI's machine may be slow. */
const drainMs = isShort || isLong ? 30_000 : 10_000;
const minutes = { submit: 300, zero: 2 };
/** Of each locked section. A clock that is set by three hours jumps over some of the long ones. */
const sectionMinutes = { submit: 75, zero: 5 };
const seeds = seedsOf(isLong ? [...everyKind, ...withSections] : shortForm);
/** Two cores carry two runs at a time. The short form is one run, beside which other tests go on. */
const batchSize = isShort ? seeds.length : Math.min(12, Math.ceil(seeds.length / 2));

/** The learner's paper, which was handed in before where the plan says so. */
async function ownPaper(portal: Portal, learner: Account, title: string, plan: Plan): Promise<Sitting> {
  const sitting = await paperFor(portal, learner, title, plan);
  if (plan.prelude !== 'handed-in-before') return sitting;
  if (plan.hasOpening) await opensBehind(portal, sitting);
  await givesChance(portal, learner, sitting);
  return { ...sitting, hasOpening: plan.hasOpening, isAgain: true };
}

async function paperFor(portal: Portal, learner: Account, title: string, plan: Plan, opensBy = plan.opensBy): Promise<Sitting> {
  const admin = await portal.admin();
  const [category] = await portal.call(admin, 'getCategories', {});
  const known = { learner, title, opensBy, hasOpening: opensBy !== 'none', begunAt: 0, finishedAt: {}, isAgain: false };
  if (plan.sections > 0) return { ...known, ...(await sectionedPaper(portal, title, plan, category?.id ?? 0)) };
  const paper = await portal.call(admin, 'generateByCategories', {
    body: {
      name: title,
      description: '',
      durationInMinutes: minutes[plan.end],
      totalMarks: plan.questions,
      questionCount: plan.questions,
      categories: [category?.id ?? 0],
    },
  });
  const questionIds = questionsOf(paper).map(({ id }) => id);
  return { ...known, assessmentId: paper.id, questionIds, seconds: minutes[plan.end] * 60, sections: [] };
}

/** A paper of locked sections that may end early. */
async function sectionedPaper(portal: Portal, name: string, { sections: count, questions, end }: Plan, categoryId: number) {
  const admin = await portal.admin();
  const each = sectionMinutes[end];
  const subjects = Array.from({ length: count }, (_, i) => ({
    name: `Section ${i + 1}`,
    numberOfQuestions: questions / count,
    categoryIds: [categoryId],
    minutes: each,
    isLocked: true as const,
    mayFinishEarly: true as const,
  }));
  const body = { name, timerDuration: each * count, marksPerCorrect: 1, negativeMarksPerWrong: 0, instructions: '', subjects };
  const exam = await portal.call(admin, 'createExam', { body });
  const { id } = await portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
  const paper = await portal.call(admin, 'getPaper', { params: { id } });
  const sections = paper.subjects.map((subject) => ({ seconds: each * 60, questionIds: subject.questions.map((question) => question.id) }));
  return { assessmentId: id, questionIds: sections.flatMap((section) => section.questionIds), seconds: each * 60 * count, sections };
}

/** A phone with a signed-in learner and its app stored for offline use. */
async function readyPhone(portal: Portal, learner: Account): Promise<Phone> {
  const phone = new Phone();
  await phone.on();
  await makesClocksMovable(phone.context);
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await isReadyOffline(page);
  return phone;
}

for (let from = 0; from < seeds.length; from += batchSize) {
  const batch = seeds.slice(from, from + batchSize);
  test(`the nemesis finds nothing lost, doubled or under a wrong name: seeds ${batch.join(', ')}`, {
    tag: tags,
  }, async ({ portal }) => {
    test.setTimeout(60_000 + batch.length * 45_000);
    // A run lets any request fail, and its checker judges the replies to hand-ins.
    meets(/^(refused|failed) /);
    const kinds = batch.flatMap((seed) => kindsIn(planOf(seed)));
    // The identity SDK says so on the console, and works without that store.
    if (kinds.some((kind) => kind === 'quota-full' || kind.startsWith('cleared')))
      meets(/^console warning: .*@firebase\/app: Firebase: Error thrown when [a-z ]+ IndexedDB\..*\(app\/idb-/);
    mkdirSync(folder, { recursive: true });
    const [mine, theirs] = [await portal.learner('Ishan'), await portal.learner('Jaya')];
    const exchanges = portal.api.records(/POST .*\/submit\b/);
    let phone = await readyPhone(portal, mine);
    const broken: string[] = [];
    for (const seed of batch) {
      const plan = planOf(seed);
      const cast = {
        mine: await ownPaper(portal, mine, `Run ${seed}`, plan),
        theirs: kindsIn(plan).some((kind) => kind === 'another-learner' || kind === 'abandoned-attempt')
          ? await paperFor(portal, theirs, `Theirs ${seed}`, { ...plan, sections: 0 }, 'none')
          : null,
      };
      const seen = exchanges.length;
      const world = new World(portal, phone, await phone.context.newPage());
      const start = Date.now();
      const failure = await play(world, plan, cast).then(
        () => null,
        (error: unknown) => String(error),
      );
      const took = Date.now() - start;
      portal.comesBack();
      // A refused parcel of a run before is tried again, seldom.
      const isOfRun = (assessmentId: number) => [cast.mine, cast.theirs].some((sitting) => sitting?.assessmentId === assessmentId);
      const posts = exchanges
        .slice(seen)
        .map(postedFrom)
        .filter((post) => isOfRun(post.assessmentId));
      const history = [...world.history, ...posts].toSorted((a, b) => a.at - b.at);
      writeFileSync(`${folder}/nemesis-${seed}.jsonl`, history.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      const violations = failure === null ? check(history, { drainMs }) : [];
      for (const { rule, says } of violations) broken.push(`seed ${seed} (${rule}) ${says}`);
      if (failure !== null) broken.push(`seed ${seed} did not end: ${failure}`);
      const verdict = failure ?? (violations.length === 0 ? 'well' : violations.map(({ rule }) => rule).join(''));
      console.log(
        `seed ${seed}: ${kindsIn(plan).join(', ')}; ${plan.sections} sections; ${plan.end}; opened by ${plan.opensBy}; ${history.length} lines; ${verdict} (${took} ms)`,
      );
      if (violations.length + Number(failure !== null) > 0) {
        console.log(`   again: npm run faults -- nemesis --seed ${seed} --count 1`);
        await phone.off();
        phone = await readyPhone(portal, mine);
      } else await tidies(phone);
    }
    await phone.off();
    expect(broken).toEqual([]);
  });
}

/** Leaves the phone for the next run: on, with one empty page and right clocks. */
async function tidies(phone: Phone): Promise<void> {
  await phone.closesEveryPage();
  await phone.context.clearCookies();
}
