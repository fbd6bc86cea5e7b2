import { choiceOf, defineTemplate } from './define-template';
import { fraction, quotient, say } from './formula';
import { inUnit } from './number-text';
import { person, town } from './settings';

const oneDraw = defineTemplate({
  id: 'one-draw',
  difficulty: 1,
  topics: { 'bece-math': 'data-and-chance', 'wassce-math': 'probability' },
  syllabus: ['bece-math.4.2.1', 'wassce-cmath-old.H.1.5', 'shs-math-2024.4.2.1'],
  misconceptions: ['compares-part-with-part', 'answers-for-another', 'counts-kinds-for-outcomes'],
  attempt: (random) => {
    const [one, other, third] = [random.whole(2, 12), random.whole(2, 12), random.whole(2, 12)];
    const all = one + other + third;
    const [things, first, second, last] = random.pick([
      ['balls', 'red', 'green', 'yellow'],
      ['sweets', 'mint', 'ginger', 'orange'],
      ['beads', 'blue', 'white', 'black'],
    ] as const);
    return {
      statement: random.pick([
        say`A bag has ${one} ${first}, ${other} ${second} and ${third} ${last} ${things}. One is taken without looking. What is the probability that it is ${first}?`,
        say`${person(random).name} mixes ${one} ${first}, ${other} ${second} and ${third} ${last} ${things} in a bowl and picks one at random. Find the probability that it is ${first}.`,
      ]),
      hints: [`How many ${things} are there altogether?`, `Divide the number of ${first} ones by that.`],
      steps: [
        say`There are ${one} + ${other} + ${third} = ${all} ${things}.`,
        say`The probability is ${one} out of ${all}, which is ${quotient(one, all)}.`,
      ],
      answer: choiceOf(random, quotient(one, all), [
        [
          quotient(one, other + third),
          'compares-part-with-part',
          `You compared with the others only. The ${first} ones belong to all the ${things} too.`,
        ],
        [quotient(all - one, all), 'answers-for-another', `That is the probability that it is not ${first}.`],
        [
          quotient(1, 3),
          'counts-kinds-for-outcomes',
          'You counted three kinds. Each single one is as likely, so count them all.',
        ],
        [
          quotient(1, all),
          'counts-kinds-for-outcomes',
          say`That is for one single thing. There are ${one} such ones.`,
        ],
      ]),
    };
  },
});

const twoDraws = defineTemplate({
  id: 'two-draws',
  difficulty: 3,
  topics: { 'bece-math': 'data-and-chance', 'wassce-math': 'probability' },
  syllabus: ['bece-math.4.2.3', 'wassce-cmath-old.H.1.5', 'shs-math-2024.4.2.2'],
  misconceptions: ['keeps-the-total-after-a-draw', 'adds-where-chances-multiply', 'stops-early'],
  attempt: (random) => {
    const [one, other] = [random.whole(3, 9), random.whole(2, 9)];
    const all = one + other;
    const [first, second] = random.pick([
      ['red', 'blue'],
      ['green', 'white'],
      ['ripe', 'unripe'],
    ] as const);
    const thing = first === 'ripe' ? 'mangoes' : 'pens';
    if (one === other) return null;
    return {
      statement: random.pick([
        say`A box holds ${one} ${first} and ${other} ${second} ${thing}. Two are taken one after the other, without putting the first back. What is the probability that both are ${first}?`,
        say`From ${one} ${first} and ${other} ${second} ${thing}, ${person(random).name} takes two at random and keeps both. Find the probability that both are ${first}.`,
      ]),
      hints: [
        'What is left in the box after the first one is taken?',
        'Multiply the probability of the first by the probability of the second.',
      ],
      steps: [
        say`First: ${fraction(one, all)}. Then ${one - 1} ${first} ones are left of ${all - 1}.`,
        say`Both: ${fraction(one, all)} × ${fraction(one - 1, all - 1)} = ${quotient(one * (one - 1), all * (all - 1))}.`,
      ],
      answer: choiceOf(random, quotient(one * (one - 1), all * (all - 1)), [
        [
          quotient(one * one, all * all),
          'keeps-the-total-after-a-draw',
          'You counted the first one again. It is not put back, so there is one less.',
        ],
        [
          quotient(one * (all - 1) + (one - 1) * all, all * (all - 1)),
          'adds-where-chances-multiply',
          'You added the two probabilities. For one thing and then another, multiply.',
        ],
        [quotient(one, all), 'stops-early', 'That is the probability for the first one only.'],
      ]),
    };
  },
});

const twoSets = defineTemplate({
  id: 'two-sets',
  difficulty: 2,
  topics: { 'bece-math': 'sets', 'wassce-math': 'sets-and-logic' },
  weaknesses: { 'bece-math': 'w013' },
  syllabus: ['bece-math.old.1.1', 'wassce-cmath-old.A.1.7', 'shs-math-2024.1.1.4'],
  misconceptions: ['counts-the-overlap-twice', 'forgets-those-outside', 'takes-the-overlap-out-twice'],
  attempt: (random) => {
    const [one, other, both, none] = [
      random.whole(10, 40),
      random.whole(10, 40),
      random.whole(3, 15),
      random.whole(2, 12),
    ];
    if (both >= Math.min(one, other) || both === none) return null;
    const [first, second] = random.pick([
      ['play football', 'play volleyball'],
      ['speak Twi', 'speak Ewe'],
      ['grow maize', 'grow cassava'],
      ['study Music', 'study French'],
    ] as const);
    const group = first === 'grow maize' ? 'farmers' : 'students';
    const total = one + other - both + none;
    return {
      statement: random.pick([
        say`In a group, ${one} ${group} ${first}, ${other} ${second} and ${both} do both. Another ${none} do neither. How many ${group} are in the group?`,
        say`Of the ${group} asked at ${town(random)}, ${one} ${first} and ${other} ${second}. These include ${both} who do both. Besides, ${none} do neither. How many were asked?`,
      ]),
      hints: [
        'Draw two circles. Which ones are counted in both numbers?',
        'Take those who do both out once, and add those who do neither.',
      ],
      steps: [
        say`At least one of the two: ${one} + ${other} − ${both} = ${one + other - both}.`,
        say`All: ${one + other - both} + ${none} = ${total} ${group}.`,
      ],
      answer: choiceOf(
        random,
        total,
        [
          [
            total + both,
            'counts-the-overlap-twice',
            say`You counted the ${both} who do both twice. They are in each number.`,
          ],
          [
            total - none,
            'forgets-those-outside',
            say`You left out the ${none} who do neither. They belong to the group too.`,
          ],
          [
            total - both,
            'takes-the-overlap-out-twice',
            say`You took the ${both} out of both numbers. Then they are not counted at all.`,
          ],
        ],
        inUnit(group),
      ),
    };
  },
});

export const chanceTemplates = [oneDraw, twoDraws, twoSets];
