import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { machines } from '../../../deploy/machines.mjs';
import { headOf, rowOf, say, shownS } from '../commands/command';
import { until } from '../kit/until-slowly';
import type { EmptyMachines } from './empty-machines';
import { type AddressWatch, watchAddress } from './watch-address';

const names = machines.map(({ name }) => name);

/** Where the virtual address is; '': on no machine. */
async function holder(net: EmptyMachines): Promise<string> {
  for (const name of ['edge1', 'edge2']) if ((await net.at(name, 'ip -br address'))?.includes(`${net.virtualAddress}/`)) return name;
  return '';
}

/** What systemd runs for a part of a machine. Backups are set up after the steps. */
const units: Readonly<Record<string, string>> = {
  every: 'nftables',
  haproxy: 'haproxy',
  edge: 'keepalived',
  app: 'exam-portal',
  etcd: 'etcd',
  database: 'patroni',
};

const active = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => (part in units ? [`systemctl is-active ${units[part]}`] : []));

/** Whether every part of the cluster runs. */
async function isWhole(net: EmptyMachines, watch: AddressWatch): Promise<boolean> {
  if (!watch.isAnswered() || (await holder(net)) === '') return false;
  const list = await net.at('db1', 'patronictl -c /etc/patroni/config.yml list');
  if (list === null || !/Leader .*running/.test(list) || !/Sync Standby .*(running|streaming)/.test(list)) return false;
  // One call with several units is content with one that is active.
  for (const { name, parts } of machines) if ((await net.at(name, active(parts).join(' && '))) === null) return false;
  for (const name of ['app1', 'app2', 'app3'])
    if ((await net.at(name, `curl -fsS http://${net.addresses[name.toUpperCase()]}:8080/readyz`)) === null) return false;
  const members = await net.at(
    'witness',
    `ETCDCTL_API=3 etcdctl --endpoints=https://${net.addresses.WITNESS}:2379 --cacert=/etc/etcd/tls/ca.crt --cert=/etc/etcd/tls/own.crt --key=/etc/etcd/tls/own.key endpoint health --cluster 2>&1`,
  );
  return members?.split('is healthy').length === 4;
}

/** Every port on which a part of the cluster listens. */
const ports = [22, 80, 443, 2379, 2380, 5432, 6432, 8008, 8080, 8404];

/** Whether a stranger, who has an address outside the cluster's network, reaches a port. */
const reaches = (host: string, port: number, localAddress: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, localAddress, timeout: 2_000 });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', answer(true)).once('timeout', answer(false)).once('error', answer(false));
  });

/** The ports of other machines that one machine reaches. Its own are not asked. */
async function reachedFrom(net: EmptyMachines, from: string): Promise<string[]> {
  const doors = machines
    .filter(({ name }) => name !== from)
    .flatMap(({ name, address }) =>
      ports.map((port) => ({ shown: `${name}:${port}`, file: `/dev/tcp/${net.addresses[address]}/${port}` })),
    );
  const looks = doors.map(({ shown, file }) => `(timeout 2 bash -c ': < ${file}' 2> /dev/null && echo ${shown}) &`);
  return ((await net.at(from, `${looks.join(' ')} wait`)) ?? '').split('\n').filter((line) => line !== '');
}

/** Prints which ports a stranger and a taken balancer reach. Returns whether it is what they need, and nothing else. */
export async function showFirewall(net: EmptyMachines): Promise<boolean> {
  const stranger = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal && each.address !== net.own)?.address;
  if (stranger === undefined) {
    say('The firewall was not tried: this machine has no second address.');
    return true;
  }
  const doors = machines.flatMap(({ name, address }) =>
    ports.map((port) => ({ host: net.addresses[address] ?? '', port, shown: `${name}:${port}` })),
  );
  const isOpen = await Promise.all(doors.map(({ host, port }) => reaches(host, port, stranger)));
  const open = doors.flatMap(({ shown }, at) => (isOpen[at] === true ? [shown] : []));
  say(`A stranger reaches ${open.join(', ')}.`);
  const taken = await reachedFrom(net, 'edge1');
  say(`A balancer reaches ${taken.join(', ')}.`);
  const onward = ['app1:8080', 'app2:8080', 'app3:8080', 'edge2:80', 'edge2:443'];
  return open.join(' ') === 'edge1:80 edge1:443 edge2:80 edge2:443' && taken.toSorted().join(' ') === onward.join(' ');
}

/** Waits until the cluster is whole, and prints a row: how long that took, and how long the address was silent meanwhile. */
async function show(what: string, net: EmptyMachines, watch: AddressWatch, act: () => Promise<void>): Promise<void> {
  watch.take();
  const start = Date.now();
  await act();
  await until(() => isWhole(net, watch), 300_000);
  const { silentMs, failed } = watch.take();
  say(rowOf([what, shownS(Date.now() - start), shownS(silentMs), failed, await holder(net)]));
}

/** Moves the virtual address in three ways, reboots every machine, one after the other, and cuts the power of all. Throws an Error if the cluster does not run again. */
export async function disturb(net: EmptyMachines): Promise<void> {
  const watch = watchAddress(net.virtualAddress);
  const moved = (from: string) => until(async () => !['', from].includes(await holder(net)), 60_000);
  try {
    await until(() => isWhole(net, watch), 300_000);
    say(headOf(['what', 'all parts run again after s', 'longest silence at the address s', 'questions without an answer', 'address at']));
    await show('systemctl stop haproxy where the address is', net, watch, async () => {
      const name = await holder(net);
      await net.at(name, 'systemctl stop haproxy');
      await moved(name);
      await net.at(name, 'systemctl start haproxy');
    });
    await show('SIGSTOP of HAProxy where the address is', net, watch, async () => {
      const name = await holder(net);
      await net.at(name, 'pkill -STOP -x haproxy');
      await moved(name);
      await net.at(name, 'pkill -CONT -x haproxy');
    });
    await show('power cut of the balancer that has the address', net, watch, async () => {
      const name = await holder(net);
      await net.cut(name);
      await moved(name);
      net.boot(name);
    });
    for (const name of names)
      await show(`reboot of ${name}`, net, watch, async () => {
        const boots = net.boots(name);
        await net.at(name, 'systemctl reboot');
        await until(async () => net.boots(name) > boots, 180_000);
      });
    await show('power cut of all eight machines', net, watch, async () => {
      for (const name of names) await net.cut(name);
      for (const name of names) net.boot(name);
    });
  } finally {
    await watch.end();
  }
}
