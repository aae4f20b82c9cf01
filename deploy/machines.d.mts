/** A machine of a cluster. */
export interface Machine {
  name: string;
  /** The setting with its address. */
  address: string;
  /** The folders of templates that it gets. */
  parts: string[];
  /** Settings of its own. */
  own: Record<string, string>;
  /** Of a balancer: the setting with the other one's address. */
  other?: string;
}

export const machines: readonly Machine[];
/** The machine that watches the others, where there is one. */
export const watcher: Machine;
/** Where Debian 12 has things. */
export const debian: Readonly<Record<string, string>>;
/** Settings that may be empty. */
export const optional: readonly string[];
/** Returns a template with its settings. Throws an Error that names a setting without a value. */
export function filled(text: string, settings: Readonly<Record<string, string>>, may?: readonly string[]): string;
/** A file of a machine: its path there, without the first slash, and its text. */
export interface MachineFile {
  path: string;
  text: string;
}

/** Returns the files of one machine from the folder `templates`. Throws as {@link filled} does. */
export function filesOf(machine: Machine, settings: Readonly<Record<string, string>>, templates: string): MachineFile[];
/** Writes files below a folder, readable by their owner only, and returns their paths there. */
export function write(files: readonly MachineFile[], folder: string): string[];
