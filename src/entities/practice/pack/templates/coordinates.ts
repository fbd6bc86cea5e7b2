import { choiceOf, defineTemplate } from './define-template';
import { inSum, linear, quotient, say } from './formula';
import { town } from './settings';

const gradient = defineTemplate({
  id: 'gradient',
  difficulty: 2,
  topics: { 'bece-math': 'relations-and-graphs', 'wassce-math': 'trigonometry-and-coordinates' },
  syllabus: ['bece-math.2.1.2', 'wassce-cmath-old.E.1.2', 'shs-math-2024.2.2.3'],
  misconceptions: ['divides-the-wrong-way-round', 'reverses-a-difference', 'adds-where-it-subtracts'],
  attempt: (random) => {
    const [x, y, right, up] = [
      random.whole(-5, 6),
      random.whole(-6, 9),
      random.whole(2, 7),
      random.whole(-9, 12),
    ];
    const [across, top] = [x + right, y + up];
    if (up === 0 || Math.abs(up) === right || x + across === 0) return null;
    const points = say`(${x}, ${y}) and (${across}, ${top})`;
    return {
      statement: random.pick([
        [...say`Find the gradient of the line through the points `, ...points, '.'],
        [...say`A straight line passes through `, ...points, '. What is its gradient?'],
      ]),
      hints: [
        'By how much does x change, and by how much does y?',
        'The gradient is the change of y divided by the change of x.',
      ],
      steps: [
        say`Change of y: ${top} − ${inSum(y)} = ${up}. Change of x: ${across} − ${inSum(x)} = ${right}.`,
        say`Gradient: ${up} ÷ ${right} = ${quotient(up, right)}.`,
      ],
      answer: choiceOf(random, quotient(up, right), [
        [
          quotient(right, up),
          'divides-the-wrong-way-round',
          'You divided the change of x by the change of y. A gradient says how much y grows for 1 of x.',
        ],
        [
          quotient(-up, right),
          'reverses-a-difference',
          'You took one difference from the second point and the other from the first. Keep the same order.',
        ],
        [
          quotient(y + top, x + across),
          'adds-where-it-subtracts',
          'You added the coordinates. A change is a difference, the second less the first.',
        ],
      ]),
    };
  },
});

const lineEquation = defineTemplate({
  id: 'line-equation',
  difficulty: 2,
  topics: { 'bece-math': 'relations-and-graphs', 'wassce-math': 'trigonometry-and-coordinates' },
  weaknesses: { 'bece-math': 'w004' },
  syllabus: ['bece-math.2.1.2', 'wassce-cmath-old.E.1.2', 'shs-math-2024.2.2.3'],
  misconceptions: ['swaps-gradient-and-constant', 'loses-a-minus-sign', 'takes-any-point-for-the-intercept'],
  attempt: (random) => {
    const [slope, x, constant] = [random.whole(-5, 6), random.whole(-4, 6), random.whole(-9, 9)];
    const y = slope * x + constant;
    if (slope * x * constant * y === 0 || slope === constant || slope === 1) return null;
    const show = (a: number, b: number) => `y = ${linear(a, b)}`;
    return {
      statement: random.pick([
        say`A line has the gradient ${slope} and passes through (${x}, ${y}). Find its equation.`,
        say`What is the equation of the line through (${x}, ${y}) whose gradient is ${slope}?`,
      ]),
      hints: [
        say`The equation is y = mx + c. Which number is m?`,
        say`Put ${x} for x and ${y} for y. Then find c.`,
      ],
      steps: [
        say`With m = ${slope} the equation is y = ${linear(slope, 0)} + c.`,
        say`At the point: ${y} = ${slope} × ${inSum(x)} + c, so c = ${y} − ${inSum(slope * x)} = ${constant}.`,
        `So ${show(slope, constant)}.`,
      ],
      answer: choiceOf(random, show(slope, constant), [
        [
          show(slope, y + slope * x),
          'loses-a-minus-sign',
          say`You added ${slope * x} to ${y}. It has to be subtracted to leave c.`,
        ],
        [
          show(slope, y),
          'takes-any-point-for-the-intercept',
          say`You took ${y} for c. It is the value of y at x = ${x}, and c is the value at x = 0.`,
        ],
        [
          show(constant, slope),
          'swaps-gradient-and-constant',
          say`You put ${constant} before x. The gradient ${slope} belongs there.`,
        ],
      ]),
    };
  },
});

const slopeOfGraph = defineTemplate({
  id: 'slope-of-graph',
  difficulty: 2,
  topics: { 'wassce-sci': 'graphs-and-motion' },
  weaknesses: { 'wassce-sci': 'w061' },
  syllabus: ['wassce-sci-old.1.1.1', 'shs-sci-2024.3.2.2'],
  misconceptions: ['divides-the-wrong-way-round', 'takes-one-point-for-the-change', 'stops-early'],
  attempt: (random) => {
    const [start, length, speed, offset] = [
      random.whole(1, 5),
      random.whole(2, 6) * 2,
      random.whole(3, 20),
      random.whole(1, 12) * 2,
    ];
    const end = start + length;
    const at = (time: number) => offset + speed * time;
    const show = (value: number) => say`${value} m/s`;
    return {
      statement: random.pick([
        say`A distance–time graph is a straight line. It passes through ${start} s, ${at(start)} m and through ${end} s, ${at(end)} m. What is its slope?`,
        say`Pupils at ${town(random)} time a cyclist. On their straight-line graph, ${start} s goes with ${at(start)} m, and ${end} s with ${at(end)} m. Find the slope.`,
      ]),
      hints: [
        'How do the distance and the time change between the two points?',
        'The slope is the change on the vertical axis divided by the change on the horizontal axis.',
      ],
      steps: [
        say`Change of distance: ${at(end)} − ${at(start)} = ${speed * length} m.`,
        say`Change of time: ${end} − ${start} = ${length} s.`,
        say`Slope: ${speed * length} ÷ ${length} = ${speed} m/s.`,
      ],
      answer: choiceOf(
        random,
        speed,
        [
          [
            Math.round((1000 * length) / (speed * length)) / 1000,
            'divides-the-wrong-way-round',
            'You divided the time by the distance. The change on the vertical axis stands on top.',
          ],
          [
            Math.round((100 * at(end)) / end) / 100,
            'takes-one-point-for-the-change',
            'You divided the values of one point. The line does not begin at 0, so use both points.',
          ],
          [speed * length, 'stops-early', 'That is the change of distance. Divide it by the change of time.'],
        ],
        show,
      ),
    };
  },
});

export const coordinateTemplates = [gradient, lineEquation, slopeOfGraph];
