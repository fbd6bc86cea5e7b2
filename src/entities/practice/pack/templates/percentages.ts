import { choiceOf, defineTemplate, numberOf } from './define-template';
import { say } from './formula';
import { inUnit, money, numberText, round } from './number-text';
import { person, town } from './settings';

const perCent = inUnit('%');

const percentageChange = defineTemplate({
  id: 'percentage-change',
  difficulty: 2,
  topics: { 'bece-math': 'ratio-and-percentages', 'wassce-math': 'money-and-percentages' },
  syllabus: ['bece-math.1.3.6', 'wassce-cmath-old.A.1.13', 'shs-math-2024.1.2.3'],
  misconceptions: ['takes-percentage-of-wrong-amount', 'takes-amount-for-percentage', 'answers-for-another'],
  attempt: (random) => {
    const [thing, least, most] = random.pick([
      ['a bag of maize', 300, 600],
      ['a gallon of palm oil', 120, 300],
      ['a crate of eggs', 40, 90],
      ['a school uniform', 80, 200],
    ] as const);
    const before = random.whole(least / 20, most / 20) * 20;
    const rate = random.pick([5, 10, 15, 20, 25, 30, 35, 40, 45]);
    const isRise = random.whole(0, 1) === 1;
    const change = (before * rate) / 100;
    const after = isRise ? before + change : before - change;
    const word = isRise ? 'increase' : 'decrease';
    return {
      statement: random.pick([
        say`At ${town(random)} market the price of ${thing} goes from ${money(before)} to ${money(after)}. What is the percentage ${word}?`,
        say`${person(random).name} used to pay ${money(before)} for ${thing}. Now the price is ${money(after)}. Find the percentage ${word}.`,
      ]),
      hints: ['By how much did the price change?', 'Compare the change with the price before it.'],
      steps: [
        say`Change: ${Math.max(before, after)} − ${Math.min(before, after)} = ${change}, so ${money(change)}.`,
        say`Percentage ${word}: ${change} ÷ ${before} × 100 = ${rate}, so ${rate} %.`,
      ],
      answer: choiceOf(
        random,
        rate,
        [
          [
            round((change / after) * 100, 1),
            'takes-percentage-of-wrong-amount',
            'You divided by the new price. A percentage change compares with the price before it.',
          ],
          [
            change,
            'takes-amount-for-percentage',
            say`${money(change)} is the change in cedis, not in per cent.`,
          ],
          [
            (after / before) * 100,
            'answers-for-another',
            say`That is the new price as a percentage of the old one. The ${word} is only the difference from 100 %.`,
          ],
        ],
        perCent,
      ),
    };
  },
});

const discountAndTax = defineTemplate({
  id: 'discount-and-tax',
  difficulty: 3,
  topics: { 'bece-math': 'ratio-and-percentages', 'wassce-math': 'money-and-percentages' },
  syllabus: ['bece-math.1.3.6', 'wassce-cmath-old.A.1.14', 'shs-math-2024.1.2.2'],
  misconceptions: ['adds-percentages', 'stops-early', 'forgets-a-part'],
  attempt: (random) => {
    const [thing, least, most] = random.pick([
      ['a standing fan', 3, 6],
      ['a school bag', 1, 2],
      ['a sewing machine', 9, 18],
      ['a mattress', 8, 20],
      ['a gas cooker', 10, 25],
    ] as const);
    const price = random.whole(least * 2, most * 2) * 50;
    const discount = random.pick([5, 10, 15, 20, 25]);
    const tax = random.pick([12, 15, 18, 20]);
    if (discount === tax) return null;
    const reduced = price * (1 - discount / 100);
    return {
      statement: random.pick([
        say`A shop at ${town(random)} marks ${thing} at ${money(price)}. It gives a discount of ${discount} %, and then adds VAT of ${tax} % to the reduced price. How much does a customer pay?`,
        say`${person(random).name} buys ${thing} marked ${money(price)}. A discount of ${discount} % is taken off. VAT of ${tax} % is then added to what is left. Find the price to pay.`,
      ]),
      hints: [
        'What is the price after the discount?',
        'The tax is a percentage of the reduced price. Add it.',
      ],
      steps: [
        say`Discount: ${price} × ${discount} ÷ 100 = ${(price * discount) / 100}.`,
        say`Reduced price: ${price} − ${(price * discount) / 100} = ${reduced}.`,
        say`VAT: ${reduced} × ${tax} ÷ 100 = ${numberText(round((reduced * tax) / 100))}.`,
        say`To pay: ${money(round(reduced * (1 + tax / 100)))}.`,
      ],
      answer: choiceOf(
        random,
        round(reduced * (1 + tax / 100)),
        [
          [
            round(price * (1 + (tax - discount) / 100)),
            'adds-percentages',
            say`You put ${discount} % and ${tax} % together. They are percentages of two different amounts.`,
          ],
          [reduced, 'stops-early', 'That is the reduced price, before the tax.'],
          [
            round(price * (1 + tax / 100)),
            'forgets-a-part',
            'You added the tax to the marked price. The discount comes off first.',
          ],
        ],
        money,
      ),
    };
  },
});

const originalPrice = defineTemplate({
  id: 'original-price',
  difficulty: 3,
  topics: { 'wassce-math': 'money-and-percentages' },
  syllabus: ['wassce-cmath-old.A.1.13', 'shs-math-2024.1.2.2'],
  misconceptions: ['takes-percentage-of-wrong-amount', 'takes-amount-for-percentage', 'answers-for-another'],
  attempt: (random) => {
    const before = random.whole(12, 60) * 20;
    const rate = random.pick([5, 10, 15, 20, 25, 30, 40]);
    const after = (before * (100 - rate)) / 100;
    return {
      statement: random.pick([
        say`After a discount of ${rate} %, ${person(random).name} pays ${money(after)} for a phone. What was the price before the discount?`,
        say`A shop at ${town(random)} takes ${rate} % off a table and sells it for ${money(after)}. Find the marked price.`,
        say`A trader sells cloth at a loss of ${rate} % for ${money(after)}. What was the cost price?`,
      ]),
      hints: [
        'Which percentage of the earlier price is left?',
        say`The ${rate} % belongs to the earlier price. So the price now is ${100 - rate} % of it.`,
      ],
      steps: [
        say`The price now is 100 − ${rate} = ${100 - rate} % of the earlier price.`,
        say`1 % is ${after} ÷ ${100 - rate} = ${before / 100}, so 100 % is ${money(before)}.`,
      ],
      answer: numberOf(before, 'GH₵', [
        [
          round((after * (100 + rate)) / 100),
          'takes-percentage-of-wrong-amount',
          say`You added ${rate} % of the price now. The ${rate} % was taken of the earlier price, which is larger.`,
        ],
        [
          after + rate,
          'takes-amount-for-percentage',
          say`You added ${money(rate)}. It is ${rate} %, not ${rate} cedis.`,
        ],
        [round(before - after), 'answers-for-another', 'That is how much was lost, not the earlier price.'],
      ]),
    };
  },
});

export const percentageTemplates = [percentageChange, discountAndTax, originalPrice];
