// The machines of a cluster and the files that each gets. `npm run cluster` takes the same templates with addresses of this machine.
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The machines, each with the folders of templates that it gets and the name of its own address among the settings. */
export const machines = [
  { name: 'edge1', address: 'EDGE1', parts: ['every', 'haproxy', 'edge'], own: { PRIORITY: '101' }, other: 'EDGE2' },
  { name: 'edge2', address: 'EDGE2', parts: ['every', 'haproxy', 'edge'], own: { PRIORITY: '100' }, other: 'EDGE1' },
  { name: 'app1', address: 'APP1', parts: ['every', 'haproxy', 'app'], own: {} },
  { name: 'app2', address: 'APP2', parts: ['every', 'haproxy', 'app'], own: {} },
  { name: 'app3', address: 'APP3', parts: ['every', 'haproxy', 'app'], own: {} },
  { name: 'db1', address: 'DB1', parts: ['every', 'etcd', 'database', 'restore', 'offsite'], own: {} },
  { name: 'db2', address: 'DB2', parts: ['every', 'etcd', 'database', 'restore', 'offsite'], own: {} },
  { name: 'witness', address: 'WITNESS', parts: ['every', 'etcd', 'backup', 'restore', 'offsite'], own: {} },
];

/** The machine that watches the others. A cluster works without it: it has files only where WATCH has an address. */
export const watcher = { name: 'watch', address: 'WATCH', parts: ['every', 'watching'], own: {} };

/** Where Debian 12 has things. */
export const debian = {
  ETCD_DIR: '/var/lib/etcd/portal',
  ETCD_TLS: '/etc/etcd/tls',
  PATRONI_DIR: '/etc/patroni',
  POSTGRES_DIR: '/var/lib/postgresql/15/portal',
  POSTGRES_BIN: '/usr/lib/postgresql/15/bin',
  SOCKET_DIR: '/var/run/postgresql',
  DATA_DIR: '/var/lib/exam-portal',
  PORTAL_CA: '/etc/exam-portal/ca.crt',
  DATABASE_PORT: '5432',
  BACKUP_DIR: '/var/lib/pgbackrest',
  BACKUP_ETC: '/etc/pgbackrest',
  BACKUP_LOG: '/var/log/pgbackrest',
  BACKUP_PORT: '8432',
  BACKUP_SPOOL: '/var/spool/pgbackrest',
  BACKUP_STATE: '/var/lib/portal-backup',
  METRICS_DIR: '/var/lib/prometheus/node-exporter',
  LOG: '/dev/log',
  HAPROXY_USER: 'haproxy',
  HAPROXY_GROUP: 'haproxy',
  EDGE_BIND: '',
  PORT: '443',
  TLS: ' ssl crt /etc/haproxy/portal.pem alpn h2,http/1.1',
  SCHEME: 'https',
  // Ports at which the two kinds of HAProxy tell of themselves.
  EDGE_METRICS: '8405',
  APP_METRICS: '8406',
};

/**
 * Returns the text of a template with the settings in it. Throws an Error that names the first setting without a value, since an empty password or
 * address would start a cluster that is open or alone.
 */
export function filled(text, settings, may = []) {
  return text.replace(/\$\{([A-Z0-9_]+)\}/g, (_, name) => {
    const value = settings[name];
    if (value === undefined || (value === '' && !may.includes(name))) throw new Error(`${name} has no value.`);
    if (/[\n\r'"\\]/.test(value)) throw new Error(`${name} may not contain quotes, backslashes or line ends.`);
    return value;
  });
}

/** Settings that may be empty. */
export const optional = ['TLS', 'EDGE_BIND', 'ADMIN_EMAILS', 'METRICS_TOKEN'];

/** Settings that may be empty for a machine: none for the one that watches, which cannot read the metrics without their token. */
const optionalFor = ({ parts }) => (parts.includes('watching') ? [] : optional);

/** Folders of templates that a machine gets only where a setting has a value. */
const onDemand = { backup: 'BACKUP_PASSPHRASE', restore: 'BACKUP_PASSPHRASE', offsite: 'OFFSITE_BUCKET' };

const isWanted = (part, settings) => !(part in onDemand) || (settings[onDemand[part]] ?? '') !== '';

/** Returns the files of one machine from the folder `templates`: their paths on the machine, without the first slash, and their texts. */
export function filesOf(machine, settings, templates) {
  const other = machine.other === undefined ? {} : { OTHER_EDGE: settings[machine.other] };
  // Firewalls name the machine that watches. Where there is none, they name an address from which nothing arrives.
  const WATCHER = settings.WATCH || '127.0.0.1';
  const all = { ...settings, WATCHER, NAME: machine.name, ADDRESS: settings[machine.address], ...other, ...machine.own };
  return machine.parts
    .filter((part) => isWanted(part, settings))
    .flatMap((part) =>
      readdirSync(join(templates, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath ?? entry.path, entry.name);
          return { path: relative(join(templates, part), path), text: filled(readFileSync(path, 'utf8'), all, optionalFor(machine)) };
        }),
    );
}

/** Writes files below a folder, readable by their owner only, and returns their paths there. */
export const write = (files, folder) =>
  files.map(({ path, text }) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { mode: 0o600 });
    if (target.endsWith('.sh')) chmodSync(target, 0o700);
    return target;
  });
