import { choiceOf, defineTemplate } from './define-template';
import { formula, inBase, power, say } from './formula';
import { numberText } from './number-text';
import { person, town } from './settings';

/** Value of digits, from the first place to the last, where `worth` gives the worth of place 0, 1, 2 … */
const valueOf = (digits: readonly number[], worth: (place: number) => number) =>
  digits.reduce((sum, digit, index) => sum + digit * worth(digits.length - 1 - index), 0);

const baseToTen = defineTemplate({
  id: 'base-to-ten',
  difficulty: 1,
  topics: { 'wassce-math': 'numbers-and-indices' },
  syllabus: ['wassce-cmath-old.A.1.1'],
  misconceptions: ['counts-places-wrongly', 'reads-power-as-product', 'reads-backwards'],
  attempt: (random) => {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8]);
    const length = base === 2 ? 5 : random.whole(3, 4);
    const digits = Array.from({ length }, (_, index) => random.whole(index === 0 ? 1 : 0, base - 1));
    const right = valueOf(digits, (place) => base ** place);
    const number = inBase(digits.join(''), base);
    return {
      statement: random.pick([
        say`Convert ${number} to a number in base ten.`,
        say`Write ${number} as a base ten numeral.`,
        say`${person(random).name} counts in base ${base} and writes ${number}. What is this number in base ten?`,
      ]),
      hints: [
        'What is each place worth, beginning with the last digit?',
        say`From the right the places are worth 1, ${base}, ${base ** 2} and so on.`,
      ],
      steps: [
        say`The places are worth ${digits.map((_, index) => numberText(base ** (length - 1 - index))).join(', ')}.`,
        say`${digits.map((digit, index) => `${String(digit)} × ${numberText(base ** (length - 1 - index))}`).join(' + ')} = ${right}.`,
      ],
      answer: choiceOf(random, right, [
        [
          valueOf(digits, (place) => base ** (place + 1)),
          'counts-places-wrongly',
          say`You made the last place worth ${base}. It is worth 1, so every power is one too high.`,
        ],
        [
          valueOf(digits, (place) => (place === 0 ? 1 : base * place)),
          'reads-power-as-product',
          say`You multiplied ${base} by the index. The third place is worth ${power(base, 2)}, which is ${base ** 2}.`,
        ],
        [
          valueOf([...digits].reverse(), (place) => base ** place),
          'reads-backwards',
          'You gave the first digit the smallest place. The places grow from right to left.',
        ],
      ]),
    };
  },
});

const tenToBase = defineTemplate({
  id: 'ten-to-base',
  difficulty: 2,
  topics: { 'wassce-math': 'numbers-and-indices' },
  syllabus: ['wassce-cmath-old.A.1.1'],
  misconceptions: ['reads-backwards', 'stops-early', 'leaves-out-a-zero'],
  attempt: (random) => {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8]);
    const value = random.whole(base ** 2 + 1, base === 2 ? 60 : Math.min(base ** 4, 600));
    const digits = value.toString(base);
    if (!digits.slice(1, -1).includes('0') || digits.endsWith('0')) return null;
    const backwards = digits.split('').reverse().join('');
    return {
      statement: random.pick([
        say`Convert ${value} to a number in base ${base}.`,
        say`Write ${value} as a numeral in base ${base}.`,
        say`There are ${value} pupils at a school near ${town(random)}. Write this number in base ${base}.`,
      ]),
      hints: [
        say`Divide by ${base} again and again, and keep every remainder.`,
        'Go on until the quotient is 0. Then read the remainders from the last to the first.',
      ],
      steps: [
        say`Dividing by ${base} until 0 is left gives the remainders ${backwards.split('').join(', ')}.`,
        say`From the last to the first they read ${inBase(digits, base)}.`,
      ],
      answer: choiceOf(
        random,
        digits,
        [
          [
            backwards,
            'reads-backwards',
            'You read the remainders from the first to the last. The last one is the first digit.',
          ],
          [
            digits.slice(1).replace(/^0+/, ''),
            'stops-early',
            say`You stopped before the quotient was 0. The last remainder, ${digits.charAt(0)}, is the first digit.`,
          ],
          [
            digits.charAt(0) + digits.slice(1).replace(/0/, ''),
            'leaves-out-a-zero',
            'You left out a remainder of 0. It keeps a place that would be lost without it.',
          ],
        ],
        (text) => inBase(text, base),
      ),
    };
  },
});

const standardForm = defineTemplate({
  id: 'standard-form',
  difficulty: 1,
  topics: { 'bece-math': 'place-value', 'wassce-math': 'numbers-and-indices' },
  syllabus: ['bece-math.1.1.3', 'wassce-cmath-old.A.1.4', 'shs-math-2024.1.1.8'],
  misconceptions: ['counts-places-wrongly', 'turns-the-sign-round', 'leaves-standard-form'],
  attempt: (random) => {
    const digits = random.whole(11, 99);
    const index = random.pick([-5, -4, -3, -2, 4, 5, 6, 7]);
    if (digits % 10 === 0) return null;
    const front = digits / 10;
    const long =
      index < 0 ? `0.${'0'.repeat(-index - 1)}${String(digits)}` : numberText(digits * 10 ** (index - 1));
    const show = ([first, exponent]: readonly [number, number]) => formula`${first} × ${power(10, exponent)}`;
    const answer = choiceOf(random, show([front, index]), [
      [
        show([front, -index]),
        'turns-the-sign-round',
        index < 0
          ? 'A positive index makes a number of 10 or more. This number is less than 1, so its index is negative.'
          : 'A negative index makes a number less than 1. This number is large, so its index is positive.',
      ],
      [
        show([front, index < 0 ? index + 1 : index - 1]),
        'counts-places-wrongly',
        say`You counted the zeros. Count how many places the point moves to stand after the ${Math.floor(front)}.`,
      ],
      [
        show([digits, index - 1]),
        'leaves-standard-form',
        say`It has the right value, but the first number must be from 1 up to less than 10, and ${digits} is not.`,
      ],
    ]);
    return {
      statement: random.pick([
        say`Write ${long} in standard form.`,
        say`Express ${long} in standard form.`,
        index < 0
          ? say`A science pupil at ${town(random)} measures a ${index < -3 ? 'hair' : 'seed'} as ${long} m thick. Write this number in standard form.`
          : say`A water company at ${town(random)} fills ${long} sachets in a season. Write this number in standard form.`,
      ]),
      hints: [
        'The first number must be from 1 up to less than 10.',
        'Count the places that the point moves. Is the number above 10 or below 1?',
      ],
      steps: [
        say`The first number is ${front}.`,
        say`The point moves ${Math.abs(index)} places, and the number is ${index < 0 ? 'less than 1' : 'above 10'}, so the index is ${index}.`,
        say`${long} = ${show([front, index])}.`,
      ],
      answer,
    };
  },
});

export const numberTemplates = [baseToTen, tenToBase, standardForm];
