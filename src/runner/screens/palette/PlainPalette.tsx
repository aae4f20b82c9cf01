import type { ComponentProps } from 'react';
import { Palette } from './Palette';
import { PaletteSheet } from './PaletteSheet';

type Props = ComponentProps<typeof Palette> & ComponentProps<typeof PaletteSheet> & { isWide: boolean };

/** The palette: beside the question on wide screens, in a sheet on phones, below what the caller puts there. */
export function PlainPalette({ paper, attempt, onGo, isWide, children, ...sheet }: Props) {
  const palette = <Palette paper={paper} attempt={attempt} onGo={onGo} />;
  return (
    <>
      {isWide && <aside className="sticky top-36 self-start">{palette}</aside>}
      <PaletteSheet {...sheet}>
        {children}
        {palette}
      </PaletteSheet>
    </>
  );
}
