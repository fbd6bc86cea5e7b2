import { choiceOf, defineTemplate, numberOf } from './define-template';
import { fraction, power, say } from './formula';
import { inUnit, round } from './number-text';
import { person, town } from './settings';

const pi = 22 / 7;

const circleArea = defineTemplate({
  id: 'circle-area',
  difficulty: 1,
  topics: { 'bece-math': 'measurement', 'wassce-math': 'mensuration' },
  weaknesses: { 'wassce-math': 'w045' },
  syllabus: ['bece-math.3.2.2', 'wassce-cmath-old.C.1.2', 'shs-math-2024.3.2.3'],
  misconceptions: ['mixes-radius-and-diameter', 'uses-another-formula', 'forgets-a-factor'],
  attempt: (random) => {
    const radius = random.whole(1, 14) * 7;
    const isDiameter = random.whole(0, 1) === 1;
    const given = say`${isDiameter ? 'diameter' : 'radius'} of ${isDiameter ? 2 * radius : radius} m`;
    const area = pi * radius ** 2;
    return {
      statement: [
        ...say`${random.pick([
          `A round fish pond near ${town(random)} has a`,
          'A circular school garden has a',
          `${person(random).name} fences a circular field with a`,
        ])} `,
        ...given,
        ...say`. What is its area? Take π = ${fraction(22, 7)}.`,
      ],
      hints: [
        'Which of the two is given, the radius or the diameter?',
        say`The area of a circle is π${power('r', 2)}, where r is the radius.`,
      ],
      steps: [
        say`The radius is ${radius} m.`,
        say`Area: ${fraction(22, 7)} × ${radius} × ${radius} = ${round(area)} m².`,
      ],
      answer: choiceOf(
        random,
        round(area),
        [
          [
            round(isDiameter ? area * 4 : area / 4),
            'mixes-radius-and-diameter',
            isDiameter
              ? 'You put the diameter in the place of the radius. Halve it first.'
              : 'You halved what is given. It is the radius already.',
          ],
          [
            round(2 * pi * radius),
            'uses-another-formula',
            'You used 2πr, which gives the circumference, a length. An area has a length times a length.',
          ],
          [round(area / radius), 'forgets-a-factor', say`You took r once. It is ${radius} × ${radius}.`],
        ],
        inUnit('m²'),
      ),
    };
  },
});

const trapeziumArea = defineTemplate({
  id: 'trapezium-area',
  difficulty: 1,
  topics: { 'bece-math': 'measurement', 'wassce-math': 'mensuration' },
  syllabus: ['bece-math.3.2.2', 'wassce-cmath-old.C.1.2', 'shs-math-2024.3.2.3'],
  misconceptions: ['forgets-a-factor', 'forgets-a-part', 'uses-another-formula'],
  attempt: (random) => {
    const [short, long, height] = [random.whole(6, 30), random.whole(10, 50), random.whole(4, 30)];
    const twice = (short + long) * height;
    if (short >= long || twice % 2 !== 0) return null;
    return {
      statement: random.pick([
        say`The parallel sides of a trapezium are ${short} m and ${long} m long. They are ${height} m apart. Find the area.`,
        say`A cassava plot near ${town(random)} is a trapezium. Its parallel sides are ${short} m and ${long} m, and the distance between them is ${height} m. What is its area?`,
      ]),
      hints: [
        'What do the parallel sides measure together?',
        'The area is half the sum of the parallel sides, times their distance.',
      ],
      steps: [
        say`Sum of the parallel sides: ${short} + ${long} = ${short + long} m.`,
        say`Area: ${fraction(1, 2)} × ${short + long} × ${height} = ${twice / 2} m².`,
      ],
      answer: choiceOf(
        random,
        twice / 2,
        [
          [
            twice,
            'forgets-a-factor',
            'You left out the half. Two such trapeziums make a parallelogram of that area.',
          ],
          [
            (long * height) / 2,
            'forgets-a-part',
            say`You used one parallel side only, as in a triangle. Add ${short} m to it.`,
          ],
          [long * height, 'uses-another-formula', 'That is the area of a rectangle on the longer side.'],
          [short * height, 'uses-another-formula', 'That is the area of a rectangle on the shorter side.'],
        ],
        inUnit('m²'),
      ),
    };
  },
});

const cylinderVolume = defineTemplate({
  id: 'cylinder-volume',
  difficulty: 2,
  topics: { 'bece-math': 'measurement', 'wassce-math': 'mensuration' },
  weaknesses: { 'wassce-math': 'w045' },
  syllabus: ['bece-math.3.2.5', 'wassce-cmath-old.C.1.3', 'shs-math-2024.3.2.6'],
  misconceptions: ['mixes-radius-and-diameter', 'uses-another-formula', 'forgets-a-factor'],
  attempt: (random) => {
    const radius = random.pick([3.5, 7, 10.5, 14, 21]);
    const height = random.whole(5, 40);
    const volume = pi * radius ** 2 * height;
    return {
      statement: random
        .pick([
          say`A tin of milk powder is a cylinder. It is ${2 * radius} cm across and ${height} cm high. Find its volume.`,
          say`A cylindrical cup has an inner diameter of ${2 * radius} cm and a depth of ${height} cm. What volume does it hold?`,
        ])
        .concat(say` Take π = ${fraction(22, 7)}.`),
      hints: [
        'What is the radius of the base?',
        say`The volume is the area of the base, π${power('r', 2)}, times the height.`,
      ],
      steps: [
        say`The radius is ${2 * radius} ÷ 2 = ${radius} cm.`,
        say`Base: ${fraction(22, 7)} × ${radius} × ${radius} = ${round(pi * radius ** 2)} cm².`,
        say`Volume: ${round(pi * radius ** 2)} × ${height} = ${round(volume)} cm³.`,
      ],
      answer: choiceOf(
        random,
        round(volume),
        [
          [
            round(volume * 4),
            'mixes-radius-and-diameter',
            say`You took the diameter, ${2 * radius} cm, for the radius. Halve it first.`,
          ],
          [
            round(2 * pi * radius * height),
            'uses-another-formula',
            'You used 2πrh, the area of the curved surface. The volume fills the base up to the height.',
          ],
          [
            round(pi * radius * height),
            'forgets-a-factor',
            say`You took r once. The base has the area π × ${radius} × ${radius}.`,
          ],
        ],
        inUnit('cm³'),
      ),
    };
  },
});

const tankCapacity = defineTemplate({
  id: 'tank-capacity',
  difficulty: 2,
  topics: { 'bece-math': 'measurement', 'wassce-math': 'mensuration' },
  syllabus: ['bece-math.3.2.5', 'wassce-cmath-old.C.1.3', 'shs-math-2024.3.2.6'],
  misconceptions: ['forgets-the-unit-change', 'takes-the-wrong-unit-factor', 'uses-another-formula'],
  attempt: (random) => {
    const sides = [random.whole(4, 20) * 10, random.whole(3, 12) * 10, random.whole(2, 15) * 10];
    const [length = 0, width = 0, height = 0] = sides;
    const volume = length * width * height;
    const litres = volume / 1000;
    const surface = 2 * (length * width + length * height + width * height);
    return {
      statement: random.pick([
        say`A water tank at a school in ${town(random)} is a cuboid. It is ${length} cm long, ${width} cm wide and ${height} cm high. How many litres does it hold?`,
        say`${person(random).name} fills a trough of ${length} cm by ${width} cm by ${height} cm with water for goats. How many litres fill it?`,
      ]),
      hints: ['What is the volume in cubic centimetres?', 'A litre is 1,000 cm³.'],
      steps: [
        say`Volume: ${length} × ${width} × ${height} = ${volume} cm³.`,
        say`${volume} ÷ 1,000 = ${litres}, so it holds ${litres} litres.`,
      ],
      answer: numberOf(litres, 'litres', [
        [volume, 'forgets-the-unit-change', 'That is the volume in cm³. Divide by 1,000 for litres.'],
        [
          volume / 100,
          'takes-the-wrong-unit-factor',
          'You divided by 100, as for a length. A litre is 1,000 cm³.',
        ],
        [
          surface / 1000,
          'uses-another-formula',
          'You added the areas of the faces. Multiply the three edges.',
        ],
      ]),
    };
  },
});

const arcLength = defineTemplate({
  id: 'arc-length',
  difficulty: 2,
  topics: { 'wassce-math': 'mensuration' },
  weaknesses: { 'wassce-math': 'w045' },
  syllabus: ['wassce-cmath-old.C.1.1', 'shs-math-2024.3.2.3'],
  misconceptions: ['uses-another-formula', 'forgets-a-factor', 'takes-the-wrong-whole-turn'],
  attempt: (random) => {
    const radius = random.whole(1, 9) * 7;
    const angle = random.pick([30, 40, 45, 60, 72, 80, 90, 108, 120, 135, 144, 150]);
    const arc = (angle / 360) * 2 * pi * radius;
    return {
      statement: random
        .pick([
          say`A sector of a circle has a radius of ${radius} cm and an angle of ${angle}°. Find the length of its arc.`,
          say`The pendulum of a clock is ${radius} cm long and swings through ${angle}°. How long is the arc that its end draws?`,
        ])
        .concat(say` Take π = ${fraction(22, 7)}, and give the answer to one decimal place.`),
      hints: [
        'Which fraction of a whole turn is the angle?',
        'Take this fraction of the circumference, 2πr.',
      ],
      steps: [
        say`Circumference: 2 × ${fraction(22, 7)} × ${radius} = ${2 * 22 * (radius / 7)} cm.`,
        say`Arc: ${fraction(angle, 360)} × ${2 * 22 * (radius / 7)} = ${round(arc, 1)} cm.`,
      ],
      answer: choiceOf(
        random,
        round(arc, 1),
        [
          [
            round((angle / 360) * pi * radius ** 2, 1),
            'uses-another-formula',
            'You took the fraction of the area. An arc is a part of the circumference.',
          ],
          [round(arc / 2, 1), 'forgets-a-factor', 'You left out the 2 of 2πr.'],
          [
            round(arc * 2, 1),
            'takes-the-wrong-whole-turn',
            say`You divided by 180. A whole turn has 360°, so the fraction is ${fraction(angle, 360)}.`,
          ],
        ],
        inUnit('cm'),
      ),
    };
  },
});

export const mensurationTemplates = [circleArea, trapeziumArea, cylinderVolume, tankCapacity, arcLength];
