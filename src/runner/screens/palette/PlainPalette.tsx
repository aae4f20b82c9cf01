import type { ComponentProps } from 'react';
import { Palette } from './Palette';
import { PaletteSheet } from './PaletteSheet';

type Props = ComponentProps<typeof Palette> & Omit<ComponentProps<typeof PaletteSheet>, 'children'> & { isWide: boolean };

/** The palette: beside the question on wide screens, in a sheet on phones. */
export function PlainPalette({ attempt, onGo, isWide, ...sheet }: Props) {
  const palette = <Palette attempt={attempt} onGo={onGo} />;
  return (
    <>
      {isWide && <aside className="sticky top-36 self-start">{palette}</aside>}
      <PaletteSheet {...sheet}>{palette}</PaletteSheet>
    </>
  );
}
