import { choiceOf, defineTemplate } from './define-template';
import { formula, power, root, say } from './formula';
import { person } from './settings';

const indexLaws = defineTemplate({
  id: 'index-laws',
  difficulty: 2,
  topics: { 'bece-math': 'factors-and-indices', 'wassce-math': 'numbers-and-indices' },
  weaknesses: { 'bece-math': 'w016' },
  syllabus: ['bece-math.1.2.7', 'wassce-cmath-old.A.1.4', 'shs-math-2024.1.1.7'],
  misconceptions: ['mixes-index-laws', 'changes-the-base'],
  attempt: (random) => {
    const base = random.whole(2, 9);
    const [one, other, third] = [random.whole(2, 8), random.whole(2, 7), random.whole(2, 6)];
    const right = one + other - third;
    if (right < 2) return null;
    const whole = formula`${power(base, one)} × ${power(base, other)} ÷ ${power(base, third)}`;
    return {
      statement: random.pick([
        say`Simplify ${whole}, and leave the answer in index form.`,
        say`Write ${whole} as a single power.`,
        say`${person(random).name} writes ${whole} as one power. Which power is right?`,
      ]),
      hints: [
        'The bases are the same, so the base stays. What happens to the indices?',
        'Add the indices where the powers are multiplied. Subtract the index of the divisor.',
      ],
      steps: [
        say`${power(base, one)} × ${power(base, other)} = ${power(base, one + other)}, since ${one} + ${other} = ${one + other}.`,
        say`${power(base, one + other)} ÷ ${power(base, third)} = ${power(base, right)}, since ${one + other} − ${third} = ${right}.`,
      ],
      answer: choiceOf(random, power(base, right), [
        [
          power(base, one * other - third),
          'mixes-index-laws',
          say`You multiplied ${one} by ${other}. When powers of one base are multiplied, their indices are added.`,
        ],
        [
          power(base * base, right),
          'changes-the-base',
          say`You multiplied the bases too. The base ${base} is only repeated, so it stays ${base}.`,
        ],
        [
          power(base, one + other + third),
          'mixes-index-laws',
          say`You added the ${third} of the divisor. Dividing by a power subtracts its index.`,
        ],
      ]),
    };
  },
});

const surdSum = defineTemplate({
  id: 'surd-sum',
  difficulty: 2,
  topics: { 'wassce-math': 'numbers-and-indices' },
  syllabus: ['wassce-cmath-old.A.1.10', 'shs-math-2024.1.1.7'],
  misconceptions: ['roots-a-sum', 'forgets-the-root'],
  attempt: (random) => {
    const under = random.pick([2, 3, 5, 6, 7]);
    const [one, other] = [random.whole(2, 6), random.whole(2, 6)];
    if (one === other) return null;
    const surd = (count: number, of: number) => formula`${count}${root(of)}`;
    const sum = under * (one * one + other * other);
    return {
      statement: random.pick([
        say`Simplify ${root(under * one * one)} + ${root(under * other * other)}.`,
        say`Express ${root(under * one * one)} + ${root(under * other * other)} as one surd in its simplest form.`,
      ]),
      hints: [
        'Which square number divides each number under a root?',
        say`Write each root as a whole number times ${root(under)}.`,
      ],
      steps: [
        say`${root(under * one * one)} = ${root(`${String(one * one)} × ${String(under)}`)} = ${surd(one, under)}.`,
        say`${root(under * other * other)} = ${root(`${String(other * other)} × ${String(under)}`)} = ${surd(other, under)}.`,
        say`Together they are ${surd(one + other, under)}.`,
      ],
      answer: choiceOf(random, surd(one + other, under), [
        [
          root(sum),
          'roots-a-sum',
          'You added the numbers under the roots. The root of a sum is not the sum of the roots.',
        ],
        [
          surd(one * one + other * other, under),
          'forgets-the-root',
          say`You took out ${one * one} and ${other * other}. What leaves the root is the root of it: ${one} and ${other}.`,
        ],
        [
          surd(one + other, 2 * under),
          'roots-a-sum',
          say`You also added ${under} and ${under} under the root. Like surds add as ${one}x and ${other}x do.`,
        ],
      ]),
    };
  },
});

export const indexTemplates = [indexLaws, surdSum];
