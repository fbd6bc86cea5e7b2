import { choiceOf, defineTemplate } from './define-template';
import { formula, fraction, linear, quotient, say } from './formula';
import { money } from './number-text';
import { person } from './settings';

const linearEquation = defineTemplate({
  id: 'linear-equation',
  difficulty: 2,
  topics: { 'bece-math': 'equations-and-inequalities', 'wassce-math': 'algebra' },
  syllabus: ['bece-math.2.3.1', 'wassce-cmath-old.B.1.3', 'shs-math-2024.2.1.5'],
  misconceptions: ['undoes-the-wrong-way', 'stops-early'],
  attempt: (random) => {
    const [left, right] = [random.whole(3, 9), random.whole(2, 7)];
    const [added, answer] = [random.whole(-12, 12), random.whole(-6, 9)];
    const many = left - right;
    const other = many * answer + added;
    if (many < 2 || added === 0 || answer === 0 || other === 0) return null;
    const equation = `${linear(left, added)} = ${linear(right, other)}`;
    const asks = [`Solve the equation ${equation}.`, `For which value of x is ${equation}?`];
    return {
      statement: random.pick(asks),
      hints: [
        'Bring the terms with x to one side, and the numbers to the other.',
        'What you do to one side you do to the other. A term changes its sign when it changes sides.',
      ],
      steps: [
        say`Take ${right}x from both sides: ${linear(many, added)} = ${other}.`,
        say`Bring ${added} to the other side: ${many}x = ${other - added}.`,
        say`Divide by ${many}: x = ${answer}.`,
      ],
      answer: choiceOf(random, formula`x = ${answer}`, [
        [
          formula`x = ${quotient(other + added, many)}`,
          'undoes-the-wrong-way',
          say`You did not change the sign of ${added} when it changed sides. On the other side it counts as ${-added}.`,
        ],
        [
          formula`x = ${quotient(other - added, left + right)}`,
          'undoes-the-wrong-way',
          say`You added ${right}x to ${left}x. To take it from the right side, subtract it from both sides.`,
        ],
        [
          formula`x = ${other - added}`,
          'stops-early',
          say`That is the value of ${many}x. Divide by ${many} to get x.`,
        ],
      ]),
    };
  },
});

const fractionEquation = defineTemplate({
  id: 'fraction-equation',
  difficulty: 2,
  topics: { 'bece-math': 'equations-and-inequalities', 'wassce-math': 'algebra' },
  weaknesses: { 'bece-math': 'w007' },
  syllabus: ['bece-math.2.3.1', 'wassce-cmath-old.B.1.3', 'shs-math-2024.2.1.5'],
  misconceptions: ['adds-the-denominators', 'multiplies-one-term', 'forgets-a-part'],
  attempt: (random) => {
    const [one, other] = [random.whole(2, 8), random.whole(3, 9)];
    if (one >= other) return null;
    const times = random.whole(1, 4);
    const x = one * other * times;
    const sum = (one + other) * times;
    const equation = formula`${fraction('x', one)} + ${fraction('x', other)} = ${sum}`;
    return {
      statement: random.pick([
        say`Solve ${equation}.`,
        say`${person(random).name} thinks of a number x. The equation ${equation} is true. Find the number.`,
      ]),
      hints: [
        'Which number do both denominators divide?',
        say`Multiply every term by ${one * other}, also the one on the right.`,
      ],
      steps: [
        say`Multiply every term by ${one * other}: ${other}x + ${one}x = ${one * other * sum}.`,
        say`Add: ${one + other}x = ${one * other * sum}.`,
        say`Divide by ${one + other}: x = ${x}.`,
      ],
      answer: choiceOf(random, formula`x = ${x}`, [
        [
          formula`x = ${quotient(sum * (one + other), 2)}`,
          'adds-the-denominators',
          say`You added the denominators to ${one + other}. Fractions need a common denominator before they are added.`,
        ],
        [
          formula`x = ${quotient(sum, one + other)}`,
          'multiplies-one-term',
          say`You multiplied the left side by ${one * other} and left ${sum} as it was. Multiply both sides.`,
        ],
        [
          formula`x = ${one * sum}`,
          'forgets-a-part',
          say`You used ${fraction('x', one)} only. The term ${fraction('x', other)} belongs to the left side too.`,
        ],
      ]),
    };
  },
});

const twoPrices = defineTemplate({
  id: 'two-prices',
  difficulty: 3,
  topics: { 'wassce-math': 'algebra' },
  weaknesses: { 'wassce-math': 'w054' },
  syllabus: ['wassce-cmath-old.B.1.3', 'shs-math-2024.2.1.6'],
  misconceptions: ['answers-for-another', 'forgets-a-part', 'stops-early'],
  attempt: (random) => {
    const [thing, second, things, seconds] = random.pick([
      ['a pen', 'an exercise book', 'pens', 'exercise books'],
      ['an orange', 'a mango', 'oranges', 'mangoes'],
      ['a bowl of gari', 'a bowl of beans', 'bowls of gari', 'bowls of beans'],
    ] as const);
    const [a, b, c] = [random.whole(2, 6), random.whole(2, 6), random.whole(3, 9)];
    const [price, other] = [random.whole(2, 15), random.whole(2, 20)];
    if (c <= a || price === other) return null;
    const [total, later] = [a * price + b * other, c * price + b * other];
    const dearer = later - total;
    return {
      statement: random.pick([
        `${person(random).name} buys ${String(a)} ${things} and ${String(b)} ${seconds} for ${money(total)}. At the same prices, ${String(c)} ${things} and ${String(b)} ${seconds} cost ${money(later)}. What does ${second} cost?`,
        `${String(a)} ${things} and ${String(b)} ${seconds} cost ${money(total)}, and ${String(c)} ${things} and ${String(b)} ${seconds} cost ${money(later)}. Find the price of ${second}.`,
      ]),
      hints: [
        'Write one equation for each sum of money. What is the same in both?',
        `Subtract one equation from the other. That gives the price of ${thing}.`,
      ],
      steps: [
        say`Let ${thing} cost x and ${second} cost y: ${a}x + ${b}y = ${total} and ${c}x + ${b}y = ${later}.`,
        say`Subtract: ${c - a}x = ${dearer}, so x = ${price}.`,
        say`Then ${b}y = ${total} − ${a * price} = ${b * other}, so y = ${other}, which is ${money(other)}.`,
      ],
      answer: choiceOf(
        random,
        other,
        [
          [price, 'answers-for-another', `That is the price of ${thing}. The question asks for ${second}.`],
          [b * other, 'stops-early', say`That is the price of ${b} ${seconds}. Divide it by ${b}.`],
          [
            total / (a + b),
            'forgets-a-part',
            say`You shared the money equally among ${a + b} things. The two kinds have different prices.`,
          ],
          [
            dearer,
            'stops-early',
            say`That is the price of ${c - a} ${things}, the difference of the two sums.`,
          ],
        ],
        money,
      ),
    };
  },
});

export const equationTemplates = [linearEquation, fractionEquation, twoPrices];
