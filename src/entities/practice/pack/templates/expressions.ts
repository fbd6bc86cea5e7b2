import { choiceOf, defineTemplate } from './define-template';
import { formula, fraction, linear, say } from './formula';
import { highestCommonFactor } from './number-text';

const expandBrackets = defineTemplate({
  id: 'expand-brackets',
  difficulty: 2,
  topics: { 'bece-math': 'expressions', 'wassce-math': 'algebra' },
  weaknesses: { 'bece-math': 'w015' },
  syllabus: ['bece-math.2.2.2', 'wassce-cmath-old.B.1.2', 'shs-math-2024.2.1.1'],
  misconceptions: ['loses-a-minus-sign', 'multiplies-one-term'],
  attempt: (random) => {
    const [p, q, r, s] = [random.whole(3, 9), random.whole(1, 9), random.whole(2, 7), random.whole(2, 9)];
    const letter = random.pick(['x', 'y', 'a', 'm']);
    if (p === r || p * q === r * s) return null;
    const show = (constant: number, slope = p - r) => linear(slope, constant, letter);
    const whole = `${String(p)}(${linear(1, q, letter)}) − ${String(r)}(${linear(1, -s, letter)})`;
    return {
      statement: random.pick([
        `Expand and simplify ${whole}.`,
        `Remove the brackets and simplify: ${whole}.`,
      ]),
      hints: [
        'The number before a bracket multiplies every term in it.',
        `The minus sign belongs to the ${String(r)}. What is minus times minus?`,
      ],
      steps: [
        `${String(p)}(${linear(1, q, letter)}) = ${linear(p, p * q, letter)}.`,
        `−${String(r)}(${linear(1, -s, letter)}) = ${linear(-r, r * s, letter)}.`,
        `Together: ${show(p * q + r * s)}.`,
      ],
      answer: choiceOf(random, show(p * q + r * s), [
        [show(p * q - r * s), 'loses-a-minus-sign', say`You lost a sign. −${r} times −${s} is +${r * s}.`],
        [
          show(q + s),
          'multiplies-one-term',
          say`You multiplied only ${letter} in each bracket. ${p} and −${r} multiply the numbers in them too.`,
        ],
        [
          show(p * q - r * s, p + r),
          'loses-a-minus-sign',
          say`You treated the minus before ${r} as a plus. It changes the sign of both terms of the bracket.`,
        ],
      ]),
    };
  },
});

const factorise = defineTemplate({
  id: 'factorise',
  difficulty: 2,
  topics: { 'bece-math': 'expressions', 'wassce-math': 'algebra' },
  weaknesses: { 'bece-math': 'w014' },
  syllabus: ['bece-math.2.2.2', 'wassce-cmath-old.B.1.2', 'shs-math-2024.2.1.1'],
  misconceptions: ['takes-out-too-little', 'multiplies-one-term'],
  attempt: (random) => {
    const [factor, part] = random.pick([
      [4, 2],
      [6, 3],
      [6, 2],
      [8, 4],
      [9, 3],
      [10, 5],
      [12, 6],
    ] as const);
    const [one, other] = [random.whole(2, 7), random.whole(2, 9)];
    const [x, y] = random.pick(['ab', 'xy', 'pq', 'mn']);
    if (x === undefined || y === undefined || highestCommonFactor(one, other) !== 1) return null;
    const rest = factor / part;
    const show = (front: string, first: number, second: number | string) =>
      `${front}(${String(first)}${y} + ${String(second)})`;
    const whole = `${String(factor * one)}${x}${y} + ${String(factor * other)}${x}`;
    return {
      statement: random.pick([
        `Factorise ${whole} completely.`,
        `Write ${whole} as a product with the highest common factor.`,
      ]),
      hints: [
        'Which is the largest number that divides both terms? Which letter is in both?',
        'Write the common factor before a bracket. Divide each term by it.',
      ],
      steps: [
        `The highest common factor of the terms is ${String(factor)}${x}.`,
        `${whole} = ${show(`${String(factor)}${x}`, one, other)}.`,
      ],
      answer: choiceOf(random, show(`${String(factor)}${x}`, one, other), [
        [
          show(`${String(part)}${x}`, rest * one, rest * other),
          'takes-out-too-little',
          say`It is true, but ${rest} still divides both terms in the bracket. Take out the highest common factor.`,
        ],
        [
          `${String(factor)}(${String(one)}${x}${y} + ${String(other)}${x})`,
          'takes-out-too-little',
          `It is true, but ${x} is still in both terms of the bracket. It is a common factor too.`,
        ],
        [
          show(`${String(factor)}${x}`, one, `${String(factor * other)}${x}`),
          'multiplies-one-term',
          say`You divided only the first term by ${factor}${x}. Divide the second term as well.`,
        ],
      ]),
    };
  },
});

const changeSubject = defineTemplate({
  id: 'change-of-subject',
  difficulty: 2,
  topics: { 'bece-math': 'expressions', 'wassce-math': 'algebra' },
  weaknesses: { 'bece-math': 'w001' },
  syllabus: ['bece-math.2.2.3', 'wassce-cmath-old.B.1.4', 'shs-math-2024.2.1.5'],
  misconceptions: ['undoes-the-wrong-way', 'multiplies-one-term'],
  attempt: (random) => {
    const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
    const [p = '', q = '', r = ''] = random.pick(['vut', 'pqr', 'ymx', 'abc', 'skn']).split('');
    if (a === b) return null;
    const other = `${String(b)}${r}`;
    return {
      statement: random.pick([
        `Make ${q} the subject of the formula ${p} = ${String(a)}${q} + ${other}.`,
        `Given that ${p} = ${String(a)}${q} + ${other}, express ${q} in terms of ${p} and ${r}.`,
      ]),
      hints: [
        `What has been done to ${q}, and in which order?`,
        `Undo it in the opposite order: first the ${other}, then the ${String(a)}.`,
      ],
      steps: [
        `Subtract ${other} from both sides: ${p} − ${other} = ${String(a)}${q}.`,
        say`Divide both sides by ${a}: ${q} = ${fraction(`${p} − ${other}`, a)}.`,
      ],
      answer: choiceOf(random, formula`${q} = ${fraction(`${p} − ${other}`, a)}`, [
        [
          formula`${q} = ${fraction(`${p} + ${other}`, a)}`,
          'undoes-the-wrong-way',
          `You added ${other}. It was added to ${String(a)}${q}, so it is undone by subtracting.`,
        ],
        [
          formula`${q} = ${p} − ${fraction(other, a)}`,
          'multiplies-one-term',
          say`You divided only ${other} by ${a}. The whole side is divided, so ${p} too.`,
        ],
        [
          formula`${q} = ${a}(${p} − ${other})`,
          'undoes-the-wrong-way',
          say`You multiplied by ${a}. ${q} was multiplied by ${a}, so it is undone by dividing.`,
        ],
      ]),
    };
  },
});

export const expressionTemplates = [expandBrackets, factorise, changeSubject];
