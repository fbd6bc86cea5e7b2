import { choiceOf, defineTemplate } from './define-template';
import { say } from './formula';
import { inUnit, numberText, round } from './number-text';
import { person, town } from './settings';

interface Atom {
  readonly symbol: string;
  readonly mass: number;
  readonly count: number;
}

const atoms = (text: string): readonly Atom[] =>
  text.split(' ').map((one) => {
    const [symbol = '', mass = '', count = ''] = one.split('-');
    return { symbol, mass: Number(mass), count: Number(count) };
  });

/** Compounds by name, with symbol, relative atomic mass and number of each atom. */
const compounds = [
  ['carbon dioxide', 'C-12-1 O-16-2'],
  ['ammonia', 'N-14-1 H-1-3'],
  ['methane', 'C-12-1 H-1-4'],
  ['sulfuric acid', 'H-1-2 S-32-1 O-16-4'],
  ['calcium carbonate', 'Ca-40-1 C-12-1 O-16-3'],
  ['glucose', 'C-12-6 H-1-12 O-16-6'],
  ['sodium carbonate', 'Na-23-2 C-12-1 O-16-3'],
  ['ethanol', 'C-12-2 H-1-6 O-16-1'],
] as const;

const lowered = (count: number) =>
  count === 1 ? '' : String(count).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)));

const sum = (all: readonly Atom[], of: (atom: Atom) => number) =>
  all.reduce((total, atom) => total + of(atom), 0);

const nameOf = (all: readonly Atom[]) => all.map(({ symbol, count }) => symbol + lowered(count)).join('');
const massesOf = (all: readonly Atom[]) =>
  all.map(({ symbol, mass }) => `${symbol} = ${String(mass)}`).join(', ');
const total = (all: readonly Atom[]) => sum(all, ({ mass, count }) => mass * count);

const moles = defineTemplate({
  id: 'moles',
  difficulty: 2,
  topics: { 'wassce-sci': 'atoms-and-compounds' },
  syllabus: ['wassce-sci-old.1.1.4', 'wassce-sci-old.1.1.5', 'shs-sci-2024.1.1.2'],
  misconceptions: ['counts-an-atom-once', 'multiplies-where-it-divides', 'divides-the-wrong-way-round'],
  attempt: (random) => {
    const [name, text] = random.pick(compounds);
    const all = atoms(text);
    const molar = total(all);
    const right = random.pick([0.2, 0.25, 0.5, 1.5, 2, 2.5, 3, 4]);
    const mass = round(molar * right);
    return {
      statement: random.pick([
        `How many moles are ${numberText(mass)} g of ${name}, ${nameOf(all)}? Take ${massesOf(all)}.`,
        `A chemist at ${town(random)} weighs ${numberText(mass)} g of ${name}, ${nameOf(all)}. How many moles is this? Take ${massesOf(all)}.`,
      ]),
      hints: ['What is the mass of one mole, in grams?', 'Divide the mass by the mass of one mole.'],
      steps: [
        `Mass of one mole: ${all.map((atom) => `${String(atom.count)} × ${String(atom.mass)}`).join(' + ')} = ${String(molar)} g.`,
        say`${mass} ÷ ${molar} = ${right} mol.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            round(mass / sum(all, (atom) => atom.mass)),
            'counts-an-atom-once',
            'You counted each kind of atom once. The small number says how many there are.',
          ],
          [
            round(mass * molar),
            'multiplies-where-it-divides',
            'You multiplied. Ask how often the mass of one mole fits.',
          ],
          [
            round(molar / mass),
            'divides-the-wrong-way-round',
            'You divided the mass of one mole by the mass that is there.',
          ],
        ],
        inUnit('mol'),
      ),
    };
  },
});

const dilution = defineTemplate({
  id: 'dilution',
  difficulty: 2,
  topics: { 'wassce-sci': 'atoms-and-compounds' },
  syllabus: ['wassce-sci-old.1.1.6', 'shs-sci-2024.1.1.2'],
  misconceptions: ['forgets-a-part', 'takes-direct-for-inverse', 'adds-where-it-multiplies'],
  attempt: (random) => {
    const [strong, volume, added] = [
      random.whole(2, 12) / 2,
      random.whole(1, 10) * 10,
      random.whole(2, 40) * 10,
    ];
    const right = (strong * volume) / (volume + added);
    if (round(right, 3) !== round(right, 9) || volume === added) return null;
    return {
      statement: random.pick([
        say`${person(random).name} adds ${added} cm³ of water to ${volume} cm³ of an acid of ${strong} mol/dm³. What is the new concentration?`,
        say`In a laboratory at ${town(random)}, ${added} cm³ of water is mixed with ${volume} cm³ of a salt solution of ${strong} mol/dm³. Find the new concentration.`,
      ]),
      hints: [
        'What is the new volume?',
        'The amount of the substance stays. Old concentration × old volume = new × new.',
      ],
      steps: [
        say`New volume: ${volume} + ${added} = ${volume + added} cm³.`,
        say`${strong} × ${volume} ÷ ${volume + added} = ${right} mol/dm³.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            round((strong * volume) / added, 3),
            'forgets-a-part',
            say`You divided by the water alone. The solution has ${volume + added} cm³.`,
          ],
          [
            round((strong * (volume + added)) / volume, 3),
            'takes-direct-for-inverse',
            'You made it stronger. More water makes the concentration smaller.',
          ],
          [
            round(strong / 2, 3),
            'adds-where-it-multiplies',
            'You took the middle between the solution and water. That fits only equal volumes.',
          ],
        ],
        inUnit('mol/dm³'),
      ),
    };
  },
});

const particles = defineTemplate({
  id: 'neutrons',
  difficulty: 1,
  topics: { 'bece-sci': 'atoms-and-mixtures', 'wassce-sci': 'atoms-and-compounds' },
  syllabus: ['bece-sci.1.1.4', 'wassce-sci-old.1.1.4', 'shs-sci-2024.1.1.3'],
  misconceptions: ['mixes-up-particles'],
  attempt: (random) => {
    const [name, protons, mass] = random.pick([
      ['lithium', 3, 7],
      ['boron', 5, 11],
      ['fluorine', 9, 19],
      ['sodium', 11, 23],
      ['aluminium', 13, 27],
      ['phosphorus', 15, 31],
      ['chlorine', 17, 35],
      ['potassium', 19, 39],
      ['iron', 26, 56],
      ['zinc', 30, 64],
    ] as const);
    return {
      statement: random.pick([
        say`An atom of ${name} has the atomic number ${protons} and the mass number ${mass}. How many neutrons has it?`,
        say`${person(random).name} draws an atom of ${name}, with atomic number ${protons} and mass number ${mass}. How many neutrons are in its nucleus?`,
      ]),
      hints: ['Which particles does the mass number count?', 'Take the protons away from the mass number.'],
      steps: [say`Neutrons: ${mass} − ${protons} = ${mass - protons}.`],
      answer: choiceOf(random, mass - protons, [
        [
          protons,
          'mixes-up-particles',
          'That is the number of protons, which is also the number of electrons.',
        ],
        [mass, 'mixes-up-particles', 'That is the mass number. It counts protons and neutrons together.'],
        [mass + protons, 'mixes-up-particles', 'You added. The mass number contains the protons already.'],
      ]),
    };
  },
});

export const matterTemplates = [moles, dilution, particles];
