import type uPlot from 'uplot';

/** Draws a mark around a point of the canvas; `arm` is half its size. */
type DrawMark = (stroke: Path2D, x: number, y: number, arm: number) => void;
/** Creates a builder for marks of a size, lifted above the value; both in CSS pixels. */
type Marks = (size: number, lift: number) => uPlot.Series.Points.PathBuilder;

const marks =
  (draw: DrawMark): Marks =>
  (size, lift) =>
  (plot, series, from, to) => {
    const stroke = new Path2D();
    for (let at = from; at <= to; at++) {
      const value = plot.data[series]?.[at];
      if (value == null) continue;
      const y = plot.valToPos(value, 'y', true) - lift * devicePixelRatio;
      draw(stroke, plot.valToPos(at + 1, 'x', true), y, (size / 2) * devicePixelRatio);
    }
    return { stroke };
  };

export const crosses = marks((stroke, x, y, arm) => {
  stroke.moveTo(x - arm, y - arm);
  stroke.lineTo(x + arm, y + arm);
  stroke.moveTo(x - arm, y + arm);
  stroke.lineTo(x + arm, y - arm);
});

/** Arrow heads that point up. */
export const arrows = marks((stroke, x, y, arm) => {
  stroke.moveTo(x - arm, y);
  stroke.lineTo(x, y - arm);
  stroke.lineTo(x + arm, y);
});

/** A step line: level at each position, with a jump between positions. */
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
