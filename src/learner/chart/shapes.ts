import type uPlot from 'uplot';

/** Crosses of a size, lifted by so much, in CSS pixels. */
export function crosses(size: number, lift: number): uPlot.Series.Points.PathBuilder {
  return (plot, series, from, to) => {
    const stroke = new Path2D();
    const arm = (size / 2) * devicePixelRatio;
    for (let at = from; at <= to; at++) {
      const value = plot.data[series]?.[at];
      if (value == null) continue;
      const x = plot.valToPos(at + 1, 'x', true);
      const y = plot.valToPos(value, 'y', true) - lift * devicePixelRatio;
      stroke.moveTo(x - arm, y - arm);
      stroke.lineTo(x + arm, y + arm);
      stroke.moveTo(x - arm, y + arm);
      stroke.lineTo(x + arm, y - arm);
    }
    return { stroke };
  };
}

/** A line that is level over each place and leaps between them. */
export const steps: uPlot.Series.PathBuilder = (plot, series, from, to) => {
  const stroke = new Path2D();
  let isOn = false;
  for (let at = from; at <= to; at++) {
    const value = plot.data[series]?.[at];
    if (value == null) {
      isOn = false;
      continue;
    }
    const y = plot.valToPos(value, 'y', true);
    const [left, right] = [plot.valToPos(at + 0.5, 'x', true), plot.valToPos(at + 1.5, 'x', true)];
    if (isOn) stroke.lineTo(left, y);
    else stroke.moveTo(left, y);
    stroke.lineTo(right, y);
    isOn = true;
  }
  return { stroke };
};
