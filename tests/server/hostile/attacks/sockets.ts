import { connect, type Socket } from 'node:net';
import { wired } from '../../../../bench/kit/wire';
import { handInOf } from '../../../../bench/kit/world';
import { answerIn } from '../kit/answer';
import type { Answer, Attack, Expected, Target } from '../kit/attack';

/** Sockets of one attack: some hundreds in the suite; `HOSTILE_SOCKETS` sets another number for the bench. */
const count = Number(process.env.HOSTILE_SOCKETS ?? 300);
/** Milliseconds after which an attacker gives up. */
const givesUpAfter = 40_000;

type Manner = (socket: Socket, target: Target) => void;

/** Opens a connection, behaves as `manner` says, and returns the server's reply when the connection has ended. */
function one(target: Target, manner: Manner): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect({ port: target.hurriedPort, host: '127.0.0.1', allowHalfOpen: true });
    const heard: Buffer[] = [];
    const patience = setTimeout(() => {
      socket.destroy();
      reject(new Error('The server kept the connection open.'));
    }, givesUpAfter);
    socket.on('data', (chunk: Buffer) => heard.push(chunk));
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(patience);
      resolve(answerIn(Buffer.concat(heard), performance.now() - began));
    });
    socket.once('connect', () => manner(socket, target));
  });
}

const crowd = (name: string, manner: Manner, expected: Expected): Attack => ({
  name: `sockets: ${name}`,
  expected,
  atOnce: 1,
  round: (target) => Promise.all(Array.from({ length: count }, () => one(target, manner))),
});

/** Writes one byte after the other for as long as the connection lasts. */
function drip(socket: Socket, bytes: string): void {
  const timer = setInterval(() => socket.write(bytes), 100);
  socket.once('close', () => clearInterval(timer));
}

const handInHead = ({ learner, assessmentId }: Target, length = 200_000): string =>
  `POST /api/assessment/${assessmentId}/submit HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${learner.token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Node's own reply to a head that takes too long; it has no body. */
const lateHead: Expected = { status: 408, code: null };
/** Its sender may write once more, and then sees a closed connection instead of the reply. */
const lateDrip: Expected = { status: [408, 0], code: null };
/** No reply without a request. */
const silence: Expected = { status: 0, code: null };

/** Connections that hold resources others need. Each round ends when the server has ended them all. */
export const socketAttacks: readonly Attack[] = [
  crowd('silent', () => undefined, lateHead),
  crowd('half a head', (socket) => socket.write('GET /api/assessment/available HTTP/1.1\r\nHost: a\r\n'), lateHead),
  crowd(
    'a dripping head',
    (socket) => {
      socket.write('GET / HTTP/1.1\r\n');
      drip(socket, 'X: 1\r\n');
    },
    lateDrip,
  ),
  crowd('half closed', (socket) => socket.end(), silence),
  crowd('half closed in a body', (socket, target) => socket.end(`${handInHead(target)}{`), {
    status: [400, 429],
    code: [null, 'too-many-requests'],
  }),
  crowd(
    'a body without a token',
    (socket) => {
      socket.write('POST /api/assessment/1/submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n');
      drip(socket, 'x');
    },
    { status: 401, code: 'unauthenticated' },
  ),
  {
    name: 'sockets: six dripping bodies of one learner',
    expected: { status: 408, code: 'too-slow' },
    atOnce: 1,
    round: (target) =>
      Promise.all(
        Array.from({ length: 6 }, () =>
          one(target, (socket) => {
            socket.write(handInHead(target));
            drip(socket, ' ');
          }),
        ),
      ),
  },
  {
    name: 'sockets: two tokens in one request',
    expected: { status: 401, code: 'unauthenticated' },
    round: async (target) => [
      await one(target, (socket, { learner, admin, assessmentId, world }) => {
        const body = JSON.stringify(handInOf(world, assessmentId));
        const request = wired({
          method: 'POST',
          path: `/api/assessment/${assessmentId}/submit`,
          headers: {
            Authorization: `Bearer ${learner.token}\r\nAuthorization: Bearer ${admin.token}`,
            'Content-Type': 'application/json',
            Connection: 'close',
          },
          body,
        });
        socket.write(request);
      }),
    ],
  },
];
