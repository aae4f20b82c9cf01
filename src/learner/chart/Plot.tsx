/** What stands in a plot, in shares of its width and height: 0,0 is the lower left corner, 1,1 the upper right. */
export type Mark =
  | { kind: 'bar'; x: number; width: number; height: number; look: string; frame?: boolean }
  | { kind: 'dot'; x: number; y: number; look: string }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; look: string };

interface Props {
  marks: readonly Mark[];
  /** Words below the plot's two ends, and beside its upper and lower one. */
  below: readonly [left: string, right?: string];
  upper: string;
  lower: string;
}

const per = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Draws marks, nothing else: what they mean is told by the table of the figure around it, so it is hidden from those who cannot see it. Lengths in per cent
 * fit any width without being measured. A charting library would take this component's place.
 */
export function Plot({ marks, below, upper, lower }: Props) {
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-ink-soft text-xs tabular-nums">
      <div className="flex flex-col items-end justify-between">
        <span>{upper}</span>
        <span>{lower}</span>
      </div>
      {/* Room for a dot at an edge. */}
      <svg aria-hidden="true" focusable="false" className="h-40 w-full overflow-visible border-line-strong border-b border-l">
        {marks.map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity; the list is drawn anew as a whole.
          <Drawn key={at} mark={mark} />
        ))}
      </svg>
      <div className="col-start-2 flex justify-between gap-2">
        <span>{below[0]}</span>
        <span>{below[1]}</span>
      </div>
    </div>
  );
}

function Drawn({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'bar':
      return (
        <rect
          x={per(mark.x)}
          width={per(mark.width)}
          y={per(1 - mark.height)}
          height={per(mark.height)}
          className={`${mark.look} ${mark.frame ? 'stroke-2 stroke-ink' : ''}`}
        />
      );
    case 'dot':
      return <circle cx={per(mark.x)} cy={per(1 - mark.y)} r="4" className={`${mark.look} stroke-surface`} />;
    case 'line':
      return <line x1={per(mark.x1)} y1={per(1 - mark.y1)} x2={per(mark.x2)} y2={per(1 - mark.y2)} className={`stroke-2 ${mark.look}`} />;
  }
}
