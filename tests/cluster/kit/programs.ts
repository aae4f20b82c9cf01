import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const folders = ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];

const found = (name: string): string | undefined => folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));

const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', setpriv: 'util-linux' } as const;

/** The programs of a cluster. Patroni finds its way by Debian's Python. */
export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  /** The folder of PostgreSQL's programs. */
  postgresBin: string;
}

/** Returns the programs, or the names of Debian's packages that are missing. */
export function programs(): Programs | { missing: string[] } {
  const postgres = [17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`).find((file) => existsSync(file));
  const missing: string[] = Object.entries(packages).flatMap(([name, pack]) => (found(name) === undefined ? [pack] : []));
  if (postgres === undefined) missing.push('postgresql');
  if (missing.length > 0 || postgres === undefined) return { missing };
  return { etcd: found('etcd') ?? '', patroni: found('patroni') ?? '', haproxy: found('haproxy') ?? '', postgresBin: dirname(postgres) };
}

/** Whether machines can have networks of their own here. */
export const hasNamespaces = (): boolean => process.getuid?.() === 0 && found('ip') !== undefined && found('iptables') !== undefined;
