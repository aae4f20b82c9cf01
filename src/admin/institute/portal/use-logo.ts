import { useState } from 'react';
import type { IconName, Icons } from '../../../../contract/branding/portal';
import { maxBytes } from '../../../../contract/fields/limits';
import { iconsOf } from './icons';

/** The logo's state in the form: undefined keeps the current one, null restores the portal's own. */
export function useLogo(iconsAt: string | null, logoAt: string | undefined) {
  const [icons, setIcons] = useState<Icons | null>();
  const [fault, setFault] = useState<'logoTooLarge' | 'logoUnreadable' | null>(null);

  async function choose(file: File | undefined): Promise<void> {
    setFault(null);
    if (file === undefined) return setIcons(undefined);
    try {
      const made = await iconsOf(file);
      if (Object.values(made).some((png) => (png?.length ?? 0) > maxBytes.icon)) setFault('logoTooLarge');
      else setIcons(made);
    } catch {
      setFault('logoUnreadable');
    }
  }

  const isOwn = icons === null || (icons === undefined && iconsAt === null);
  const at = (name: IconName): string => {
    if (icons) return `data:image/png;base64,${icons[name]}`;
    return isOwn ? `/icons/${name}.png` : `${iconsAt}/${name}.png`;
  };
  /** Address of the logo in its own proportions; null if there is none. */
  const wideAt = icons ? (icons.logo === undefined ? null : `data:image/png;base64,${icons.logo}`) : isOwn ? null : (logoAt ?? null);
  return { icons, fault, isOwn, at, wideAt, choose, takeOwn: () => setIcons(null), settle: () => setIcons(undefined) };
}
