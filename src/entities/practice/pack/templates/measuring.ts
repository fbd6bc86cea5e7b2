import { choiceOf, defineTemplate } from './define-template';
import { formula, say } from './formula';
import { inUnit, round } from './number-text';
import { person } from './settings';

const density = defineTemplate({
  id: 'density',
  difficulty: 1,
  topics: { 'wassce-sci': 'graphs-and-motion' },
  syllabus: ['wassce-sci-old.1.1.1'],
  misconceptions: ['forgets-a-part', 'divides-the-wrong-way-round', 'multiplies-where-it-divides'],
  attempt: (random) => {
    const [before, volume, right] = [
      random.whole(4, 12) * 5,
      random.whole(2, 12) * 5,
      random.pick([1.5, 2, 2.5, 2.7, 3, 4.5, 7.8, 8, 8.9]),
    ];
    const mass = round(volume * right);
    if (before === volume) return null;
    return {
      statement: random.pick([
        say`A stone of ${mass} g is put into a measuring cylinder. The water rises from ${before} cm³ to ${before + volume} cm³. What is the density of the stone?`,
        say`${person(random).name} has a piece of metal of ${mass} g. In water the level goes from ${before} cm³ to ${before + volume} cm³. Find the density.`,
      ]),
      hints: ['What is the volume of the solid?', 'Density is the mass divided by the volume.'],
      steps: [
        say`Volume: ${before + volume} − ${before} = ${volume} cm³.`,
        say`Density: ${mass} ÷ ${volume} = ${right} g/cm³.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            round(mass / (before + volume)),
            'forgets-a-part',
            say`You divided by the last level. ${before} cm³ of it is water.`,
          ],
          [
            round(volume / mass),
            'divides-the-wrong-way-round',
            'You divided the volume by the mass. Grams stand above cm³.',
          ],
          [
            round(volume * mass),
            'multiplies-where-it-divides',
            'You multiplied. Density is the mass of each cm³.',
          ],
        ],
        inUnit('g/cm³'),
      ),
    };
  },
});

const magnification = defineTemplate({
  id: 'magnification',
  difficulty: 2,
  topics: { 'bece-sci': 'cells-and-body', 'wassce-sci': 'cells-and-transport' },
  syllabus: ['bece-sci.1.2.2', 'wassce-sci-old.1.1.3'],
  misconceptions: ['forgets-the-unit-change', 'divides-the-wrong-way-round', 'multiplies-where-it-divides'],
  attempt: (random) => {
    const [real, right] = [random.pick([0.02, 0.04, 0.05, 0.08, 0.1, 0.2]), random.whole(2, 20) * 50];
    const drawn = round((real * right) / 10, 3);
    if (drawn < 1 || drawn > 15) return null;
    const show = (value: number) => formula`× ${value}`;
    return {
      statement: random.pick([
        say`A cell is ${real} mm long. In a drawing it is ${drawn} cm long. What is the magnification?`,
        say`${person(random).name} draws an onion cell ${drawn} cm long. The cell itself is ${real} mm long. Find the magnification of the drawing.`,
      ]),
      hints: ['Are both lengths in the same unit?', 'Divide the length in the drawing by the real length.'],
      steps: [
        say`${drawn} cm = ${drawn * 10} mm.`,
        say`Magnification: ${drawn * 10} ÷ ${real} = ${right}, so × ${right}.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            right / 10,
            'forgets-the-unit-change',
            'You divided centimetres by millimetres. Bring both to millimetres.',
          ],
          [
            round(real / (drawn * 10), 3),
            'divides-the-wrong-way-round',
            'You divided the real length by the drawn one. A drawing of a cell is larger than the cell.',
          ],
          [
            round(real * drawn * 10, 3),
            'multiplies-where-it-divides',
            'You multiplied the two lengths. Ask how often the real length fits into the drawn one.',
          ],
        ],
        show,
      ),
    };
  },
});

export const measuringTemplates = [density, magnification];
