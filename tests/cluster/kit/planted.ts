import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { draftOf } from '../../../bench/kit/world';
import type { Cluster } from './cluster';

const questionsInPaper = 50;

/** An assessment that every learner may sit. */
export interface Planted {
  assessmentId: number;
  questionIds: number[];
}

/**
 * Makes assessments as an admin does, by the calls of whatever version runs: the database keeps that version's schema. `apiDir`: the version's build,
 * whose command makes the admin.
 */
export async function plantBy(cluster: Cluster, apiDir: string, sign: (uid: string) => Promise<string>, count: number): Promise<Planted[]> {
  const admin = 'head';
  execFileSync(process.execPath, [join(apiDir, 'role.js'), 'grant', admin, 'admin'], {
    env: { ...process.env, DATABASE_URL: cluster.databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const token = await sign(admin);
  const [edge = ''] = cluster.edges;
  async function post<T>(path: string, body?: object): Promise<T> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const reply = await fetch(`${edge}/api${path}`, { method: 'POST', headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }
  const category = await post<{ id: number }>('/categories?name=Numbers');
  const questionIds: number[] = [];
  for (let at = 0; at < questionsInPaper; at += 1)
    questionIds.push((await post<{ id: number }>('/questions/create', draftOf(at, category.id))).id);
  const exam = await post<{ id: number }>('/exams/create', {
    ...{ name: 'Mock', timerDuration: 60, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
    subjects: [{ name: 'Numbers', categoryIds: [category.id], numberOfQuestions: questionsInPaper }],
  });
  const planted: Planted[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await post<{ id: number }>('/generate-assessment/from-exam', { examId: exam.id, name: `Mock ${at}` });
    planted.push({ assessmentId: id, questionIds });
  }
  return planted;
}
