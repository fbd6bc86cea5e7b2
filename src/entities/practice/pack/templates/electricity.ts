import { choiceOf, defineTemplate, numberOf } from './define-template';
import { say } from './formula';
import { inUnit, money, round } from './number-text';
import { person, town } from './settings';

const ohmsLaw = defineTemplate({
  id: 'ohms-law',
  difficulty: 1,
  topics: { 'bece-sci': 'light-and-electricity', 'wassce-sci': 'electricity-and-electronics' },
  syllabus: ['bece-sci.4.2.5', 'wassce-sci-old.4.1.4', 'shs-sci-2024.3.3.2'],
  misconceptions: ['forgets-a-part', 'multiplies-where-it-divides', 'divides-the-wrong-way-round'],
  attempt: (random) => {
    const [one, other, right] = [
      random.whole(2, 20),
      random.whole(2, 20),
      random.pick([0.2, 0.25, 0.3, 0.5, 0.75, 1.5, 2, 3]),
    ];
    const voltage = round((one + other) * right);
    if (one === other || voltage > 60 || (voltage * 2) % 1 !== 0) return null;
    return {
      statement: random.pick([
        say`Resistors of ${one} Ω and ${other} Ω are in series with a battery of ${voltage} V. Which current flows?`,
        say`${person(random).name} joins a bulb of ${one} Ω and one of ${other} Ω in series to ${voltage} V. Calculate the current.`,
      ]),
      hints: [
        'What is the resistance of both together?',
        'The current is the voltage divided by the resistance.',
      ],
      steps: [
        say`Resistance in series: ${one} + ${other} = ${one + other} Ω.`,
        say`Current: ${voltage} ÷ ${one + other} = ${right} A.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            round(voltage / one),
            'forgets-a-part',
            say`You used ${one} Ω only. In series the current goes through both.`,
          ],
          [
            round(voltage * (one + other)),
            'multiplies-where-it-divides',
            'You multiplied. A larger resistance lets a smaller current flow, so divide.',
          ],
          [
            round((one + other) / voltage),
            'divides-the-wrong-way-round',
            'You divided the resistance by the voltage. It is the voltage by the resistance.',
          ],
        ],
        inUnit('A'),
      ),
    };
  },
});

const electricityCost = defineTemplate({
  id: 'electricity-cost',
  difficulty: 3,
  topics: { 'bece-sci': 'light-and-electricity', 'wassce-sci': 'electricity-and-electronics' },
  syllabus: ['bece-sci.4.2.5', 'wassce-sci-old.4.1.4'],
  misconceptions: ['forgets-time', 'forgets-a-factor', 'stops-early'],
  attempt: (random) => {
    const [thing, watts] = random.pick([
      ['electric iron', 1000],
      ['kettle', 2000],
      ['refrigerator', 200],
      ['television', 150],
      ['air conditioner', 1500],
    ] as const);
    const [hours, days] = [random.whole(2, 8), random.pick([7, 10, 14, 20, 30])];
    const price = random.whole(8, 20) / 10;
    const units = (watts / 1000) * hours * days;
    if (round(units * price) !== round(units * price, 6)) return null;
    return {
      statement: random.pick([
        say`A ${watts} W ${thing} runs ${hours} hours a day for ${days} days. One kilowatt-hour costs ${money(price)}. What does the energy cost?`,
        say`At a guest house at ${town(random)} a ${watts} W ${thing} is on for ${hours} hours on each of ${days} days. Find the cost at ${money(price)} a kilowatt-hour.`,
      ]),
      hints: ['What is the power in kilowatts?', 'Energy in kilowatt-hours is kilowatts times hours.'],
      steps: [
        say`Power: ${watts} ÷ 1,000 = ${watts / 1000} kW.`,
        say`Energy: ${watts / 1000} × ${hours} × ${days} = ${units} kWh.`,
        say`Cost: ${units} × ${price} = ${round(units * price)}, so ${money(round(units * price))}.`,
      ],
      answer: choiceOf(
        random,
        round(units * price),
        [
          [
            round((units / days) * price),
            'forgets-time',
            say`That is the cost of one day. It runs for ${days} days.`,
          ],
          [
            round((units / hours) * price),
            'forgets-a-factor',
            say`You left out the ${hours} hours of each day.`,
          ],
          [
            round(units),
            'stops-early',
            'That is the number of kilowatt-hours. Multiply it by the price of one.',
          ],
        ],
        money,
      ),
    };
  },
});

const waveSpeed = defineTemplate({
  id: 'wave-speed',
  difficulty: 1,
  topics: { 'wassce-sci': 'light-and-energy' },
  syllabus: ['wassce-sci-old.4.1.6', 'shs-sci-2024.3.1.1'],
  misconceptions: ['multiplies-where-it-divides', 'divides-the-wrong-way-round', 'stops-early'],
  attempt: (random) => {
    const [length, frequency] = [random.pick([0.2, 0.25, 0.4, 0.5, 0.8, 1.2, 2, 4]), random.whole(4, 60) * 5];
    const speed = round(length * frequency);
    return {
      statement: random.pick([
        say`A wave on a rope travels at ${speed} m/s. Its wavelength is ${length} m. What is its frequency?`,
        say`Waves with a wavelength of ${length} m move at ${speed} m/s in a tank at ${town(random)}. Find their frequency.`,
      ]),
      hints: [
        'How are speed, frequency and wavelength connected?',
        'Speed = frequency × wavelength. Divide by the wavelength.',
      ],
      steps: [say`Frequency: ${speed} ÷ ${length} = ${frequency} Hz.`],
      answer: choiceOf(
        random,
        frequency,
        [
          [
            round(speed * length),
            'multiplies-where-it-divides',
            'You multiplied. The speed is already the product of frequency and wavelength.',
          ],
          [
            round(length / speed, 3),
            'divides-the-wrong-way-round',
            'You divided the wavelength by the speed. That is the time of one wave.',
          ],
          [speed, 'stops-early', 'That is the speed. Divide it by the wavelength.'],
        ],
        inUnit('Hz'),
      ),
    };
  },
});

const kelvin = defineTemplate({
  id: 'kelvin',
  difficulty: 1,
  topics: { 'bece-sci': 'measurement', 'wassce-sci': 'light-and-energy' },
  syllabus: ['bece-sci.4.1.6', 'wassce-sci-old.4.1.6'],
  misconceptions: ['undoes-the-wrong-way', 'takes-the-wrong-unit-factor'],
  attempt: (random) => {
    const celsius = random.whole(-20, 98);
    if (celsius === 0) return null;
    return {
      statement: random.pick([
        say`A thermometer at ${town(random)} shows ${celsius} °C. What is this temperature in kelvin?`,
        say`Convert ${celsius} °C to kelvin.`,
        say`${person(random).name} measures ${celsius} °C in a laboratory. Write this temperature in kelvin.`,
      ]),
      hints: [
        'At which number of kelvin does ice melt?',
        'A kelvin is as large as a degree Celsius. Add 273.',
      ],
      steps: [say`${celsius} + 273 = ${celsius + 273}, so it is ${celsius + 273} K.`],
      answer: numberOf(celsius + 273, 'K', [
        [
          celsius - 273,
          'undoes-the-wrong-way',
          'You subtracted 273. That leads from kelvin to degrees Celsius.',
        ],
        [
          celsius + 100,
          'takes-the-wrong-unit-factor',
          'You added 100, the boiling point of water. The two scales are 273 apart.',
        ],
        [
          273 - celsius,
          'undoes-the-wrong-way',
          say`You took ${celsius} away from 273. Ice melts at 273 K, and ${celsius} °C is counted from there.`,
        ],
      ]),
    };
  },
});

export const electricityTemplates = [ohmsLaw, electricityCost, waveSpeed, kelvin];
