import { connect } from 'node:net';

/** The setting that gives a HAProxy a socket for its operator. */
export const withSocket = (path: string): string => `global\n    stats socket ${path} mode 600 level admin\n`;

/** Sends one command to a HAProxy and resolves with what it answers. */
export const tell = (socket: string, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let told = '';
    const line = connect(socket, () => line.write(`${command}\n`));
    line.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    line.once('end', () => resolve(told));
    line.once('error', reject);
  });

/** How many requests are under way to a server, in all parts of a HAProxy, as its `show stat` says: `# pxname,svname,qcur,qmax,scur,…`. */
export const underWay = (stat: string, server: string): number =>
  stat
    .split('\n')
    .map((line) => line.split(','))
    .reduce((sum, [, name, , , current]) => (name === server ? sum + Number(current) : sum), 0);
