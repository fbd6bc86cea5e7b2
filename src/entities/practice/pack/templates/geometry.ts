import { choiceOf, defineTemplate } from './define-template';
import { inSum, root, say, vector } from './formula';
import { inUnit, round } from './number-text';
import { person, town } from './settings';

const pythagoras = defineTemplate({
  id: 'pythagoras',
  difficulty: 2,
  topics: { 'bece-math': 'measurement', 'wassce-math': 'mensuration' },
  syllabus: ['bece-math.3.2.4', 'wassce-cmath-old.C.1.1', 'shs-math-2024.3.1.3'],
  misconceptions: ['roots-a-sum', 'forgets-the-root', 'mixes-up-the-hypotenuse'],
  attempt: (random) => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [7, 24, 25],
      [20, 21, 29],
    ] as const);
    const size = random.pick([0.5, 1, 1.5, 2, 3]);
    const [one = 0, other = 0] = random.shuffle([a * size, b * size]);
    const longest = c * size;
    const asksLongest = random.whole(0, 1) === 1;
    if (longest > (asksLongest ? 60 : 15)) return null;
    const metres = inUnit('m');
    return asksLongest
      ? {
          statement: random.pick([
            say`A rectangular yard at ${town(random)} is ${one} m by ${other} m. How long is the straight path from corner to opposite corner?`,
            say`${person(random).name} walks ${one} m due north and then ${other} m due east. How far is the starting point in a straight line?`,
          ]),
          hints: [
            'Draw the right-angled triangle. Which side is asked?',
            'Add the squares of the two shorter sides.',
          ],
          steps: [
            say`${one} × ${one} + ${other} × ${other} = ${round(longest ** 2)}.`,
            say`${root(round(longest ** 2))} = ${longest}, so it is ${longest} m.`,
          ],
          answer: choiceOf(
            random,
            longest,
            [
              [
                one + other,
                'roots-a-sum',
                'You added the sides. Their squares are added, and the straight way is shorter.',
              ],
              [round(longest ** 2), 'forgets-the-root', 'That is the square of the side. Take its root.'],
              [
                round(Math.sqrt(Math.abs(other ** 2 - one ** 2)), 1),
                'mixes-up-the-hypotenuse',
                'You subtracted the squares. The side opposite the right angle is the longest, so add them.',
              ],
            ],
            metres,
          ),
        }
      : {
          statement: random.pick([
            say`A ladder of ${longest} m leans against a wall. Its foot is ${one} m from the wall. How high up does it reach?`,
            say`A rope of ${longest} m runs from the top of a pole to a peg ${one} m from its foot. How high is the pole?`,
          ]),
          hints: [
            'Which side is the longest, opposite the right angle?',
            'Subtract the square of the short side from it.',
          ],
          steps: [
            say`${longest} × ${longest} − ${one} × ${one} = ${round(other ** 2)}.`,
            say`${root(round(other ** 2))} = ${other}, so it is ${other} m.`,
          ],
          answer: choiceOf(
            random,
            other,
            [
              [
                longest - one,
                'roots-a-sum',
                'You subtracted the sides. Their squares are subtracted, and then the root is taken.',
              ],
              [round(other ** 2), 'forgets-the-root', 'That is the square of the side. Take its root.'],
              [
                round(Math.sqrt(longest ** 2 + one ** 2), 1),
                'mixes-up-the-hypotenuse',
                say`You added the squares. ${longest} m is the longest side, so no other side can be longer.`,
              ],
            ],
            metres,
          ),
        };
  },
});

const vectorBetween = defineTemplate({
  id: 'vector-between-points',
  difficulty: 2,
  topics: { 'bece-math': 'vectors-and-transformations', 'wassce-math': 'vectors-and-transformations' },
  syllabus: ['bece-math.3.2.3', 'wassce-cmath-old.I.1.1', 'shs-math-2024.3.2.4'],
  misconceptions: ['reverses-a-difference', 'adds-where-it-subtracts', 'swaps-x-and-y'],
  attempt: (random) => {
    const [ax, ay, bx, by] = [
      random.whole(-6, 8),
      random.whole(-6, 8),
      random.whole(-6, 8),
      random.whole(-6, 8),
    ];
    const [x, y] = [bx - ax, by - ay];
    if (Math.abs(x) === Math.abs(y) || x * y * ax * ay * bx * by === 0) return null;
    const [p = '', q = ''] = random.pick(['AB', 'PQ', 'CD', 'RS']).split('');
    return {
      statement: random.pick([
        say`${p}(${ax}, ${ay}) and ${q}(${bx}, ${by}) are two points. Find the vector from ${p} to ${q}.`,
        say`On a map with squares, ${p} is at (${ax}, ${ay}) and ${q} is at (${bx}, ${by}). Which vector leads from ${p} to ${q}?`,
      ]),
      hints: [
        `How far right or left, and how far up or down, is it from ${p} to ${q}?`,
        `Subtract the coordinates of ${p} from those of ${q}.`,
      ],
      steps: [
        say`x: ${bx} − ${inSum(ax)} = ${x}. y: ${by} − ${inSum(ay)} = ${y}.`,
        say`The vector is ${vector(x, y)}.`,
      ],
      answer: choiceOf(random, vector(x, y), [
        [
          vector(-x, -y),
          'reverses-a-difference',
          `You subtracted ${q} from ${p}. That vector leads from ${q} back to ${p}.`,
        ],
        [
          vector(ax + bx, ay + by),
          'adds-where-it-subtracts',
          'You added the coordinates. The vector between points is the end less the beginning.',
        ],
        [vector(y, x), 'swaps-x-and-y', 'You put the step up or down first. The step along x stands on top.'],
      ]),
    };
  },
});

export const geometryTemplates = [pythagoras, vectorBetween];
