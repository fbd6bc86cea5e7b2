import { choiceOf, defineTemplate, numberOf } from './define-template';
import { say } from './formula';
import { inUnit, round } from './number-text';
import { person, town, twoTowns } from './settings';

const averageSpeed = defineTemplate({
  id: 'average-speed',
  difficulty: 2,
  topics: {
    'bece-math': 'ratio-and-percentages',
    'wassce-math': 'sequences-and-variation',
    'wassce-sci': 'graphs-and-motion',
  },
  syllabus: [
    'bece-math.1.4.2',
    'wassce-cmath-old.A.1.12',
    'shs-math-2024.1.2.4',
    'wassce-sci-old.5.1.5',
    'shs-sci-2024.3.2.2',
  ],
  misconceptions: ['reads-minutes-as-decimals', 'forgets-the-unit-change', 'multiplies-where-it-divides'],
  attempt: (random) => {
    const [hours, minutes, speed] = [
      random.whole(1, 3),
      random.pick([12, 15, 20, 24, 30, 36, 40, 45]),
      random.whole(8, 22) * 5,
    ];
    const time = hours + minutes / 60;
    const distance = round(speed * time, 6);
    if (distance % 1 !== 0) return null;
    const [from, to] = twoTowns(random);
    return {
      statement: random.pick([
        say`A bus goes ${distance} km from ${from} towards ${to} in ${hours} h ${minutes} min. What is its average speed in km/h?`,
        say`A lorry with yams covers ${distance} km in ${hours} h ${minutes} min. Find its average speed in km/h.`,
      ]),
      hints: ['What is the time in hours?', 'Divide the distance by the time in hours.'],
      steps: [
        say`Time: ${60 * hours + minutes} min ÷ 60 = ${time} h.`,
        say`Speed: ${distance} ÷ ${time} = ${speed} km/h.`,
      ],
      answer: choiceOf(
        random,
        speed,
        [
          [
            round(distance / (hours + minutes / 100), 1),
            'reads-minutes-as-decimals',
            say`You took ${hours} h ${minutes} min for ${hours + minutes / 100} h. An hour has 60 minutes.`,
          ],
          [
            round(distance / (60 * hours + minutes), 1),
            'forgets-the-unit-change',
            'You divided by minutes. The unit km/h needs the time in hours.',
          ],
          [
            round(distance * time, 1),
            'multiplies-where-it-divides',
            'You multiplied. Kilometres per hour are kilometres divided by hours.',
          ],
        ],
        inUnit('km/h'),
      ),
    };
  },
});

const force = defineTemplate({
  id: 'force-and-acceleration',
  difficulty: 2,
  topics: { 'bece-sci': 'forces-and-machines', 'wassce-sci': 'magnetism-and-machines' },
  syllabus: ['bece-sci.4.4.3', 'wassce-sci-old.5.1.5', 'shs-sci-2024.3.2.1'],
  misconceptions: ['forgets-a-part', 'multiplies-where-it-divides', 'adds-where-it-subtracts'],
  attempt: (random) => {
    const [mass, time] = [random.whole(30, 90) * 5, random.whole(2, 10)];
    const [start, gain] = [random.whole(2, 8), random.whole(1, 4) * time];
    const end = start + gain;
    const right = (mass * gain) / time;
    return {
      statement: random.pick([
        say`A trailer of mass ${mass} kg speeds up from ${start} m/s to ${end} m/s in ${time} s. Which force acts on it?`,
        say`${person(random).name} rides a motor tricycle. With its load it has ${mass} kg. Its speed rises from ${start} m/s to ${end} m/s in ${time} s. Calculate the force.`,
      ]),
      hints: ['What is the acceleration?', 'The force is the mass times the acceleration.'],
      steps: [
        say`Acceleration: (${end} − ${start}) ÷ ${time} = ${gain / time} m/s².`,
        say`Force: ${mass} × ${gain / time} = ${right} N.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            round((mass * end) / time, 1),
            'forgets-a-part',
            say`You divided the last speed by the time. It began at ${start} m/s, so only the change counts.`,
          ],
          [
            round(mass / (gain / time), 1),
            'multiplies-where-it-divides',
            'You divided the mass by the acceleration. The larger the acceleration, the larger the force: multiply.',
          ],
          [
            round((mass * (start + end)) / time, 1),
            'adds-where-it-subtracts',
            'You added the speeds. An acceleration comes from their difference.',
          ],
        ],
        inUnit('N'),
      ),
    };
  },
});

const pressure = defineTemplate({
  id: 'pressure',
  difficulty: 2,
  topics: { 'bece-sci': 'forces-and-machines', 'wassce-sci': 'magnetism-and-machines' },
  syllabus: ['bece-sci.4.4.5', 'wassce-sci-old.5.1.5'],
  misconceptions: ['forgets-the-unit-change', 'multiplies-where-it-divides', 'takes-the-wrong-unit-factor'],
  attempt: (random) => {
    const area = random.pick([50, 80, 100, 200, 250, 400, 500]);
    const weight = random.whole(12, 40) * 20;
    const right = round((weight / area) * 10_000);
    return {
      statement: random.pick([
        say`A box of weight ${weight} N stands on an area of ${area} cm². What is its pressure on the floor in N/m²?`,
        say`The feet of a stool at ${town(random)} cover ${area} cm². With a child it weighs ${weight} N. Find the pressure in N/m².`,
      ]),
      hints: ['How many cm² are 1 m²?', 'Pressure is the force divided by the area.'],
      steps: [
        say`Area: ${area} ÷ 10,000 = ${area / 10_000} m².`,
        say`Pressure: ${weight} ÷ ${area / 10_000} = ${right} N/m².`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            round(weight / area, 3),
            'forgets-the-unit-change',
            'You divided by cm². That gives N/cm², but N/m² is asked.',
          ],
          [
            weight * area,
            'multiplies-where-it-divides',
            'You multiplied. On a larger area the pressure is smaller, so divide.',
          ],
          [
            round((weight / area) * 100),
            'takes-the-wrong-unit-factor',
            'You took 100 cm² for 1 m². A square metre is 100 cm by 100 cm, 10,000 cm².',
          ],
        ],
        inUnit('N/m²'),
      ),
    };
  },
});

const lever = defineTemplate({
  id: 'lever',
  difficulty: 2,
  topics: { 'bece-sci': 'forces-and-machines', 'wassce-sci': 'magnetism-and-machines' },
  syllabus: ['bece-sci.4.4.2', 'wassce-sci-old.5.1.10'],
  misconceptions: ['takes-direct-for-inverse', 'adds-where-it-multiplies', 'stops-early'],
  attempt: (random) => {
    const [load, near, far] = [random.whole(4, 60) * 10, random.whole(2, 8) * 10, random.whole(5, 20) * 10];
    const right = (load * near) / far;
    if (near >= far || right % 1 !== 0) return null;
    return {
      statement: random.pick([
        say`A load of ${load} N hangs ${near} cm from the pivot of a lever. Which effort, ${far} cm from the pivot on the other side, balances it?`,
        say`${person(random).name} uses a crowbar. The load of ${load} N is ${near} cm from the pivot, and the hand is ${far} cm from it. What effort is needed?`,
      ]),
      hints: [
        'What is the moment of the load about the pivot?',
        'Effort × its distance = load × its distance.',
      ],
      steps: [
        say`Moment of the load: ${load} × ${near} = ${load * near} N cm.`,
        say`Effort: ${load * near} ÷ ${far} = ${right} N.`,
      ],
      answer: numberOf(right, 'N', [
        [
          round((load * far) / near),
          'takes-direct-for-inverse',
          'You let the effort grow with its distance. Farther from the pivot, a smaller effort is enough.',
        ],
        [
          load - (far - near),
          'adds-where-it-multiplies',
          'You subtracted the difference of the distances. Moments are force times distance.',
        ],
        [
          load * near,
          'stops-early',
          'That is the moment of the load. Divide it by the distance of the effort.',
        ],
      ]),
    };
  },
});

const workAndPower = defineTemplate({
  id: 'work-and-power',
  difficulty: 2,
  topics: { 'bece-sci': 'measurement', 'wassce-sci': 'magnetism-and-machines' },
  syllabus: ['bece-sci.4.1.8', 'wassce-sci-old.5.1.10'],
  misconceptions: ['stops-early', 'forgets-the-unit-change', 'forgets-a-factor'],
  attempt: (random) => {
    const [weight, height, minutes] = [random.whole(5, 60) * 20, random.whole(3, 24), random.whole(1, 4)];
    const work = weight * height;
    const right = work / (60 * minutes);
    if (right % 1 !== 0) return null;
    return {
      statement: random.pick([
        say`A motor lifts a load of ${weight} N through ${height} m in ${minutes} min. What is its power in watts?`,
        say`At a building site at ${town(random)} a hoist raises ${weight} N of blocks by ${height} m in ${minutes} min. Find the power in watts.`,
      ]),
      hints: ['How much work is done?', 'Power is the work in joules divided by the time in seconds.'],
      steps: [
        say`Work: ${weight} × ${height} = ${work} J.`,
        say`Time: ${minutes} × 60 = ${60 * minutes} s.`,
        say`Power: ${work} ÷ ${60 * minutes} = ${right} W.`,
      ],
      answer: numberOf(right, 'W', [
        [work, 'stops-early', 'That is the work in joules. Power is the work of each second.'],
        [
          round(work / minutes),
          'forgets-the-unit-change',
          'You divided by minutes. A watt is a joule per second.',
        ],
        [
          round(weight / (60 * minutes)),
          'forgets-a-factor',
          'You left out the height. Work is the force times the distance.',
        ],
      ]),
    };
  },
});

export const motionTemplates = [averageSpeed, force, pressure, lever, workAndPower];
