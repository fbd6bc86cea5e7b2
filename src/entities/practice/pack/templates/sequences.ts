import { choiceOf, defineTemplate } from './define-template';
import { linear, power, say } from './formula';
import { numberText } from './number-text';
import { person, town } from './settings';

const mappingRule = defineTemplate({
  id: 'mapping-rule',
  difficulty: 2,
  topics: { 'bece-math': 'relations-and-graphs' },
  weaknesses: { 'bece-math': 'w009' },
  syllabus: ['bece-math.2.1.1'],
  misconceptions: ['checks-one-pair', 'swaps-gradient-and-constant'],
  attempt: (random) => {
    const [slope, constant] = [random.whole(2, 9), random.whole(2, 12)];
    if (slope === constant) return null;
    const show = (a: number, b: number) => `y = ${linear(a, b)}`;
    const pairs = [1, 2, 3, 4].map((x) => `${String(x)} → ${String(slope * x + constant)}`).join(', ');
    const fits = (y: number) =>
      say`It fits 1 → ${slope + constant}, but it makes ${y} of 2. The mapping has 2 → ${2 * slope + constant}.`;
    return {
      statement: random.pick([
        `A mapping from x to y is ${pairs}. What is its rule?`,
        `Find the rule of the mapping x → y: ${pairs}.`,
      ]),
      hints: [
        'By how much does y grow when x grows by 1?',
        'That number multiplies x. What must be added to get the first y?',
      ],
      steps: [
        say`y grows by ${slope} each time, so the rule begins y = ${slope}x.`,
        say`For x = 1: ${slope} × 1 = ${slope}, and ${slope} + ${constant} = ${slope + constant}. So add ${constant}.`,
        `The rule is ${show(slope, constant)}.`,
      ],
      answer: choiceOf(random, show(slope, constant), [
        [show(1, slope + constant - 1), 'checks-one-pair', fits(slope + constant + 1)],
        [show(slope + constant, 0), 'checks-one-pair', fits(2 * (slope + constant))],
        [
          show(constant, slope),
          'swaps-gradient-and-constant',
          say`You put ${constant} and ${slope} in each other's place. y grows by ${slope} for each 1 of x.`,
        ],
      ]),
    };
  },
});

const arithmeticTerm = defineTemplate({
  id: 'arithmetic-term',
  difficulty: 2,
  topics: { 'wassce-math': 'sequences-and-variation' },
  syllabus: ['wassce-cmath-old.A.1.6', 'shs-math-2024.2.2.5'],
  misconceptions: ['counts-terms-for-steps', 'forgets-a-part'],
  attempt: (random) => {
    const [first, step, count] = [random.whole(2, 40), random.whole(3, 15), random.whole(8, 30)];
    const [second, third] = [first + step, first + 2 * step];
    const right = first + (count - 1) * step;
    if (first === step) return null;
    return {
      statement: random.pick([
        say`Find term number ${count} of the sequence ${first}, ${second}, ${third}, …`,
        say`The rows of a hall at ${town(random)} have ${first}, ${second}, ${third}, … seats. How many seats has row ${count}?`,
        say`${person(random).name} saves ${first}, ${second}, ${third}, … cedis, week by week. How many cedis are saved in week ${count}?`,
      ]),
      hints: [
        'By how much does each term grow?',
        say`How many steps lead from the first term to term number ${count}?`,
      ],
      steps: [
        say`The common difference is ${second} − ${first} = ${step}.`,
        say`There are ${count} − 1 = ${count - 1} steps.`,
        say`${first} + ${count - 1} × ${step} = ${right}.`,
      ],
      answer: choiceOf(random, right, [
        [
          first + count * step,
          'counts-terms-for-steps',
          say`You added the difference ${count} times. From the first term there are only ${count - 1} steps.`,
        ],
        [
          (count - 1) * step,
          'forgets-a-part',
          say`You left out the first term, ${first}. The steps begin there.`,
        ],
        [
          first + (count - 2) * step,
          'counts-terms-for-steps',
          say`You took one step too few. Term 2 has one step, so term ${count} has ${count - 1}.`,
        ],
      ]),
    };
  },
});

const geometricTerm = defineTemplate({
  id: 'geometric-term',
  difficulty: 2,
  topics: { 'wassce-math': 'sequences-and-variation' },
  syllabus: ['wassce-cmath-old.A.1.6', 'shs-math-2024.2.2.6'],
  misconceptions: ['counts-terms-for-steps', 'adds-where-it-multiplies', 'reads-power-as-product'],
  attempt: (random) => {
    const [first, ratio, count] = [random.whole(2, 12), random.whole(2, 4), random.whole(5, 7)];
    const right = first * ratio ** (count - 1);
    if (right > 20_000) return null;
    const [second, third] = [first * ratio, first * ratio ** 2];
    return {
      statement: random.pick([
        say`Find term number ${count} of the sequence ${first}, ${second}, ${third}, …`,
        say`A news item at ${town(random)} is read by ${first} people on day 1, ${second} on day 2, ${third} on day 3, and so on. How many read it on day ${count}?`,
      ]),
      hints: [
        'By which number is each term multiplied?',
        say`How often is it multiplied on the way to term number ${count}?`,
      ],
      steps: [
        say`The common ratio is ${second} ÷ ${first} = ${ratio}.`,
        say`It is a factor ${count} − 1 = ${count - 1} times.`,
        say`${first} × ${power(ratio, count - 1)} = ${right}.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            right * ratio,
            'counts-terms-for-steps',
            say`You multiplied ${count} times. The first term is there before any step.`,
          ],
          [
            first + (count - 1) * (second - first),
            'adds-where-it-multiplies',
            say`You added ${second - first} each time. The terms grow by the factor ${ratio}.`,
          ],
          [
            first * ratio * (count - 1),
            'reads-power-as-product',
            say`You took ${ratio} × ${count - 1} for ${power(ratio, count - 1)}, which is ${ratio ** (count - 1)}.`,
          ],
        ],
        numberText,
      ),
    };
  },
});

export const sequenceTemplates = [mappingRule, arithmeticTerm, geometricTerm];
