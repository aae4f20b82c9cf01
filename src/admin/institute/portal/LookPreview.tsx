import type { Colour } from '../../../../contract/branding/colour';
import { type Shade, type Shades, shadesOf } from '../../../../contract/branding/shades';
import { Banner } from '../../../ui/controls/Banner';
import { useInstituteCopy } from '../../words/use-institute-copy';

const grounds: Record<keyof Shades, Colour> = { light: '#f5f6f8', dark: '#0f1419', clearLight: '#ffffff', clearDark: '#000000' };
const kinds = Object.keys(grounds) as (keyof Shades)[];

function Sample({ kind, shade }: { kind: keyof Shades; shade: Shade }) {
  const copy = useInstituteCopy();
  return (
    <li className="flex flex-col gap-1">
      <span className="text-ink-soft text-sm">{copy.portal.screens[kind]}</span>
      <span className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3" style={{ background: grounds[kind] }}>
        <span className="rounded-control px-4 py-2 font-semibold" style={{ background: shade.brand, color: shade.on }}>
          {copy.portal.sampleButton}
        </span>
        <span className="rounded-control px-2 py-1 font-semibold" style={{ background: shade.soft, color: shade.ink }}>
          {copy.portal.sampleLink}
        </span>
      </span>
    </li>
  );
}

/** The shades of a colour on each kind of screen, with a note if a shade differs from the chosen colour. */
interface Props {
  colour: Colour;
  /** Addresses of pictures; `wide`: the logo in its own proportions, if it has any of its own. */
  icon: string;
  roundIcon: string;
  wide: string | null;
}

export function LookPreview({ colour, icon, roundIcon, wide }: Props) {
  const copy = useInstituteCopy();
  const shades = shadesOf(colour);
  return (
    <section aria-label={copy.portal.preview} className="flex flex-col gap-3">
      <h2>{copy.portal.preview}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {kinds.map((kind) => (
          <Sample key={kind} kind={kind} shade={shades[kind]} />
        ))}
      </ul>
      {shades.light.brand !== colour && <Banner tone="info">{copy.portal.darker(shades.light.brand)}</Banner>}
      {shades.dark.brand !== colour && <Banner tone="info">{copy.portal.lighter(shades.dark.brand)}</Banner>}
      <div className="flex flex-wrap items-end gap-6">
        {wide !== null && (
          <figure className="flex flex-col items-start gap-1">
            <img src={wide} alt="" className="h-18 max-w-full object-contain" />
            <figcaption className="text-ink-soft text-sm">{copy.portal.wideLogo}</figcaption>
          </figure>
        )}
        <figure className="flex flex-col items-start gap-1">
          <img src={icon} alt="" width="72" height="72" />
          <figcaption className="text-ink-soft text-sm">{copy.portal.icon}</figcaption>
        </figure>
        <figure className="flex flex-col items-start gap-1">
          <img src={roundIcon} alt="" width="72" height="72" className="rounded-full" />
          <figcaption className="text-ink-soft text-sm">{copy.portal.roundIcon}</figcaption>
        </figure>
      </div>
    </section>
  );
}
