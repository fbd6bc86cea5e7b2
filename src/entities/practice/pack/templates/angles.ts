import { choiceOf, defineTemplate } from './define-template';
import { say } from './formula';
import { inUnit, round } from './number-text';
import { person, twoTowns } from './settings';

const degrees = inUnit('°');

const exteriorAngle = defineTemplate({
  id: 'exterior-angle',
  difficulty: 2,
  topics: { 'bece-math': 'angles', 'wassce-math': 'plane-geometry' },
  weaknesses: { 'bece-math': 'w003' },
  syllabus: ['bece-math.3.1.4', 'wassce-cmath-old.D.1.3', 'shs-math-2024.3.1.2'],
  misconceptions: ['mixes-inner-and-outer-angle', 'takes-the-wrong-whole-turn', 'answers-for-another'],
  attempt: (random) => {
    const [one, other] = [random.whole(25, 80), random.whole(25, 80)];
    const asksOuter = random.whole(0, 1) === 1;
    const outer = one + other;
    if (one === other || outer === 90) return null;
    return asksOuter
      ? {
          statement: random.pick([
            say`Two angles of a triangle are ${one}° and ${other}°. One side is extended at the third corner. What is the exterior angle there?`,
            say`In triangle PQR the angles at P and Q are ${one}° and ${other}°. QR is extended to S. Find angle PRS.`,
          ]),
          hints: ['Which two angles are opposite the exterior angle?', 'The exterior angle is their sum.'],
          steps: [say`The exterior angle is ${one}° + ${other}° = ${outer}°.`],
          answer: choiceOf(
            random,
            outer,
            [
              [
                180 - outer,
                'mixes-inner-and-outer-angle',
                'That is the interior angle at this corner. The exterior angle is beside it.',
              ],
              [
                360 - outer,
                'takes-the-wrong-whole-turn',
                'You subtracted from 360°. The two opposite angles are just added.',
              ],
              [180 - one, 'answers-for-another', say`That is the exterior angle at the corner of ${one}°.`],
            ],
            degrees,
          ),
        }
      : {
          statement: random.pick([
            say`An exterior angle of a triangle is ${outer}°. One of the two opposite interior angles is ${one}°. Find the other one.`,
            say`Side QR of triangle PQR is extended to S. Angle PRS is ${outer}° and the angle at P is ${one}°. What is the angle at Q?`,
          ]),
          hints: [
            'Which two angles make up the exterior angle?',
            'Subtract the known one from the exterior angle.',
          ],
          steps: [
            say`The two opposite angles make ${outer}°, so the other is ${outer}° − ${one}° = ${other}°.`,
          ],
          answer: choiceOf(
            random,
            other,
            [
              [
                180 - outer,
                'mixes-inner-and-outer-angle',
                'That is the interior angle beside the exterior one, not opposite to it.',
              ],
              [
                180 - one,
                'answers-for-another',
                say`You took ${one}° from 180°. Take it from the exterior angle.`,
              ],
              [
                360 - outer - one,
                'takes-the-wrong-whole-turn',
                'You subtracted from 360°. The exterior angle is the sum of the two.',
              ],
            ],
            degrees,
          ),
        };
  },
});

const polygonAngles = defineTemplate({
  id: 'polygon-angles',
  difficulty: 2,
  topics: { 'bece-math': 'angles', 'wassce-math': 'plane-geometry' },
  syllabus: ['bece-math.3.1.4', 'wassce-cmath-old.D.1.3', 'shs-math-2024.3.1.4'],
  misconceptions: ['counts-sides-for-triangles', 'takes-the-wrong-whole-turn', 'mixes-inner-and-outer-angle'],
  attempt: (random) => {
    const asksSum = random.whole(0, 1) === 1;
    const sides = asksSum
      ? random.whole(5, 24)
      : random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40]);
    const sum = (sides - 2) * 180;
    const each = (value: number) => round(asksSum ? value : value / sides, 1);
    return {
      statement: random.pick(
        asksSum
          ? [
              say`What is the sum of the interior angles of a polygon with ${sides} sides?`,
              say`${person(random).name} draws a polygon with ${sides} sides. What do its interior angles add up to?`,
            ]
          : [
              say`Find each interior angle of a regular polygon with ${sides} sides.`,
              say`A regular polygon has ${sides} sides. What is the size of each interior angle?`,
            ],
      ),
      hints: [
        'Into how many triangles do the diagonals from one corner cut the polygon?',
        say`There are ${sides} − 2 triangles, with 180° each.`,
      ],
      steps: [
        say`Sum: (${sides} − 2) × 180° = ${sum}°.`,
        ...(asksSum ? [] : [say`Each: ${sum}° ÷ ${sides} = ${sum / sides}°.`]),
      ],
      answer: choiceOf(
        random,
        each(sum),
        [
          [
            each(sides * 180),
            'counts-sides-for-triangles',
            say`You counted ${sides} triangles. There are two fewer.`,
          ],
          [
            asksSum ? 360 : 360 / sides,
            'mixes-inner-and-outer-angle',
            asksSum
              ? 'The exterior angles add up to 360°. The interior ones are asked.'
              : 'That is the exterior angle. The interior one is beside it.',
          ],
          [
            each((sides - 2) * 360),
            'takes-the-wrong-whole-turn',
            'You took 360° for each triangle. The angles of a triangle add up to 180°.',
          ],
        ],
        degrees,
      ),
    };
  },
});

const backBearing = defineTemplate({
  id: 'back-bearing',
  difficulty: 2,
  topics: { 'bece-math': 'vectors-and-transformations', 'wassce-math': 'trigonometry-and-coordinates' },
  syllabus: ['bece-math.3.2.3', 'wassce-cmath-old.F.1.3', 'shs-math-2024.3.2.1'],
  misconceptions: ['turns-the-bearing-wrongly'],
  attempt: (random) => {
    const bearing = random.whole(11, 349);
    if (bearing % 90 < 3 || bearing % 45 === 0) return null;
    const show = (value: number) => `${String(value).padStart(3, '0')}°`;
    const back = (bearing + 180) % 360;
    const [one, other] = twoTowns(random);
    const sum = bearing < 180 ? say`${bearing}° + 180°` : say`${bearing}° − 180°`;
    return {
      statement: random.pick([
        `The bearing of ${one} from ${other} is ${show(bearing)}. What is the bearing of ${other} from ${one}?`,
        `A boat on the Volta Lake sails on a bearing of ${show(bearing)}. On which bearing does it sail straight back?`,
      ]),
      hints: ['Draw a north line at both places.', 'The way back is half a turn away from the way there.'],
      steps: [
        'The opposite direction differs by 180°, and a bearing is between 000° and 360°.',
        [...sum, ` = ${show(back)}.`],
      ],
      answer: choiceOf(
        random,
        back,
        [
          [
            360 - bearing,
            'turns-the-bearing-wrongly',
            'You subtracted from 360°. That turns against the clock, but does not turn back.',
          ],
          [
            (540 - bearing) % 360,
            'turns-the-bearing-wrongly',
            'You subtracted the bearing from half a turn. Add or subtract 180°, so that the direction is opposite.',
          ],
          [
            (bearing + 90) % 360,
            'turns-the-bearing-wrongly',
            'You turned by 90°. The way back is 180° away.',
          ],
        ],
        show,
      ),
    };
  },
});

export const angleTemplates = [exteriorAngle, polygonAngles, backBearing];
