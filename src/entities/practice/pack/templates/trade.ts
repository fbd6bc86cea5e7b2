import { choiceOf, defineTemplate } from './define-template';
import { say } from './formula';
import { inUnit, money, round } from './number-text';
import { person, town } from './settings';

const perCent = inUnit('%');

const simpleInterest = defineTemplate({
  id: 'simple-interest',
  difficulty: 2,
  topics: { 'bece-math': 'ratio-and-percentages', 'wassce-math': 'money-and-percentages' },
  weaknesses: { 'wassce-math': 'w053' },
  syllabus: ['bece-math.1.3.6', 'wassce-cmath-old.A.1.14', 'shs-math-2024.1.2.2'],
  misconceptions: ['forgets-time', 'mixes-interest-and-amount', 'adds-interest-on-interest'],
  attempt: (random) => {
    const sum = random.whole(4, 80) * 100;
    const rate = random.whole(4, 24);
    const years = random.whole(2, 5);
    const interest = (sum * rate * years) / 100;
    const asksAmount = random.whole(0, 1) === 1;
    const { name, they } = person(random);
    const asked = asksAmount ? 'What is the amount at the end?' : 'How much simple interest is paid?';
    const isRight = (value: number) => (asksAmount ? sum + value : value);
    return {
      statement: random.pick([
        say`${name} puts ${money(sum)} into a rural bank at ${town(random)} at ${rate} % simple interest a year. The money stays for ${years} years. ${asked}`,
        say`A credit union lends ${name} ${money(sum)} at ${rate} % simple interest a year for ${years} years. ${asked}`,
        say`${name} saves ${money(sum)} at a simple interest rate of ${rate} % per annum. After ${years} years ${they} closes the account. ${asked}`,
      ]),
      hints: [
        'How much interest does one year bring?',
        asksAmount
          ? 'Multiply the interest of a year by the number of years, and add what was put in.'
          : 'Simple interest is the same every year. Multiply it by the number of years.',
      ],
      steps: [
        say`Interest of a year: ${sum} × ${rate} ÷ 100 = ${(sum * rate) / 100}.`,
        say`Interest of ${years} years: ${(sum * rate) / 100} × ${years} = ${interest}, so ${money(interest)}.`,
        ...(asksAmount
          ? [say`Amount: ${sum} + ${interest} = ${sum + interest}, so ${money(sum + interest)}.`]
          : []),
      ],
      answer: choiceOf(
        random,
        isRight(interest),
        [
          [
            isRight((sum * rate) / 100),
            'forgets-time',
            say`You took the interest of one year. There are ${years} years.`,
          ],
          [
            asksAmount ? interest : sum + interest,
            'mixes-interest-and-amount',
            asksAmount
              ? 'That is the interest alone. The amount is the principal and the interest together.'
              : 'That is the amount, with the principal in it. The interest is only what is paid on top.',
          ],
          [
            isRight(round(sum * (1 + rate / 100) ** years - sum)),
            'adds-interest-on-interest',
            'You took interest on the interest of earlier years. Simple interest is taken on the principal only.',
          ],
        ],
        money,
      ),
    };
  },
});

const profitPercent = defineTemplate({
  id: 'profit-per-cent',
  difficulty: 2,
  topics: { 'bece-math': 'ratio-and-percentages', 'wassce-math': 'money-and-percentages' },
  syllabus: ['bece-math.1.3.6', 'wassce-cmath-old.A.1.14', 'shs-math-2024.1.2.2'],
  misconceptions: ['takes-percentage-of-wrong-amount', 'takes-amount-for-percentage', 'stops-early'],
  attempt: (random) => {
    const count = random.whole(3, 12);
    const [thing, least, most] = random.pick([
      ['bags of oranges', 6, 12],
      ['boxes of soap', 4, 9],
      ['pieces of kente', 12, 30],
      ['tins of tomatoes', 2, 5],
      ['pairs of sandals', 5, 12],
    ] as const);
    const each = random.whole(least, most) * 10;
    const rate = random.pick([10, 15, 20, 25, 30, 40, 50]);
    const isProfit = random.whole(0, 3) > 0;
    const cost = count * each;
    const gain = (cost * rate) / 100;
    const sold = isProfit ? cost + gain : cost - gain;
    const word = isProfit ? 'profit' : 'loss';
    const { name, they } = person(random);
    return {
      statement: random.pick([
        say`${name} buys ${count} ${thing} at ${money(each)} each and sells them all for ${money(sold)}. What is the ${word} per cent?`,
        say`A trader at ${town(random)} pays ${money(each)} each for ${count} ${thing}. She gets ${money(sold)} for all of them. Find her percentage ${word}.`,
        say`For ${money(each)} each, ${name} orders ${count} ${thing}. Then ${they} sells everything for ${money(sold)}. Calculate the percentage ${word}.`,
      ]),
      hints: ['What did all of them cost?', `Compare the ${word} with the cost price, as a fraction of 100.`],
      steps: [
        say`Cost: ${count} × ${each} = ${cost}, so ${money(cost)}.`,
        say`The ${word} is ${money(gain)}.`,
        say`Per cent: ${gain} ÷ ${cost} × 100 = ${rate}, so ${rate} %.`,
      ],
      answer: choiceOf(
        random,
        rate,
        [
          [
            round((gain / sold) * 100, 1),
            'takes-percentage-of-wrong-amount',
            say`You divided by the selling price. The ${word} per cent compares with the cost price.`,
          ],
          [
            gain,
            'takes-amount-for-percentage',
            say`${money(gain)} is the ${word} in cedis. Per cent asks how much that is of 100.`,
          ],
          [
            round((sold / cost) * 100, 1),
            'stops-early',
            say`That is the selling price as a percentage of the cost. The ${word} is the difference from 100 %.`,
          ],
        ],
        perCent,
      ),
    };
  },
});

export const tradeTemplates = [simpleInterest, profitPercent];
