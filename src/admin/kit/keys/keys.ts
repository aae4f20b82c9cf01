/** The keys of the admin's area, in the order of their list. `command`: with Ctrl, or with ⌘ on a Mac. */
export const adminKeys = {
  finder: { key: 'k', command: true },
  save: { key: 'Enter', command: true },
  undo: { key: 'z', command: true },
  search: { key: '/', command: false },
  help: { key: '?', command: false },
} as const;

export type AdminKey = keyof typeof adminKeys;

export const keyNames = Object.keys(adminKeys) as AdminKey[];

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether an event of the keyboard is this key. */
export function isKey({ key, ctrlKey, metaKey, altKey }: Pressed, name: AdminKey): boolean {
  const wanted = adminKeys[name];
  return key.toLowerCase() === wanted.key.toLowerCase() && (ctrlKey || metaKey) === wanted.command && !altKey;
}

/** Whether a key belongs to the field that has the focus: it takes characters, and undoes them itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** The key for `aria-keyshortcuts`. */
export function shortcutOf(name: AdminKey): string {
  const { key, command } = adminKeys[name];
  const named = command && key.length === 1 ? key.toUpperCase() : key;
  return command ? `Control+${named} Meta+${named}` : named;
}

/** The caps of a key as this device labels them. */
export function capsOf(name: AdminKey, isMac: boolean): string[] {
  const { key, command } = adminKeys[name];
  const cap = key === 'Enter' ? (isMac ? '⏎' : 'Enter') : key.toUpperCase();
  return command ? [isMac ? '⌘' : 'Ctrl', cap] : [cap];
}
