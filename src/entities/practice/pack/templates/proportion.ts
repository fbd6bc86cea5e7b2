import { choiceOf, defineTemplate, numberOf } from './define-template';
import { say } from './formula';
import { inUnit, money, round } from './number-text';
import { town, twoPeople } from './settings';

const ratioShares = defineTemplate({
  id: 'ratio-shares',
  difficulty: 2,
  topics: { 'bece-math': 'ratio-and-percentages', 'wassce-math': 'sequences-and-variation' },
  syllabus: ['bece-math.1.4.3', 'wassce-cmath-old.A.1.12', 'shs-math-2024.1.2.4'],
  misconceptions: ['compares-part-with-part', 'answers-for-another', 'stops-early'],
  attempt: (random) => {
    const [one, other] = [random.whole(2, 7), random.whole(2, 9)];
    const part = random.whole(4, 60) * 5;
    if (one === other) return null;
    const [first, second] = twoPeople(random);
    const total = part * (one + other);
    return {
      statement: random.pick([
        say`${first.name} and ${second.name} share ${money(total)} in the ratio ${one} : ${other}. How much does ${second.name} get?`,
        say`${first.name} and ${second.name} trade together at ${town(random)}. They share a profit of ${money(total)} in the ratio ${one} : ${other}. What is the share of ${second.name}?`,
        say`A prize of ${money(total)} is divided between ${first.name} and ${second.name} in the ratio ${one} : ${other}. How much does ${second.name} receive?`,
      ]),
      hints: [
        'Into how many equal parts is the money cut?',
        `Find one part, then take as many as ${second.name} has.`,
      ],
      steps: [
        say`There are ${one} + ${other} = ${one + other} parts.`,
        say`One part is ${total} ÷ ${one + other} = ${part}, so ${money(part)}.`,
        say`${second.name} has ${other} parts: ${other} × ${part} = ${other * part}, so ${money(other * part)}.`,
      ],
      answer: numberOf(other * part, 'GH₵', [
        [
          one * part,
          'answers-for-another',
          `That is the share of ${first.name}. The names and the numbers of the ratio have the same order.`,
        ],
        [part, 'stops-early', say`That is one part. ${second.name} has ${other} of them.`],
        [
          round((total * Math.min(one, other)) / Math.max(one, other)),
          'compares-part-with-part',
          say`You took ${Math.min(one, other)} parts out of ${Math.max(one, other)}. The whole has ${one + other} parts.`,
        ],
      ]),
    };
  },
});

const inverseProportion = defineTemplate({
  id: 'inverse-proportion',
  difficulty: 2,
  topics: { 'bece-math': 'ratio-and-percentages', 'wassce-math': 'sequences-and-variation' },
  syllabus: ['bece-math.1.4.2', 'wassce-cmath-old.A.1.12', 'shs-math-2024.1.2.4'],
  misconceptions: ['takes-direct-for-inverse', 'adds-where-it-multiplies', 'stops-early'],
  attempt: (random) => {
    const [before, after, days] = [random.whole(4, 20), random.whole(4, 20), random.whole(6, 30)];
    const right = (before * days) / after;
    const direct = (after * days) / before;
    if (before === after || right % 1 !== 0 || direct % 1 !== 0 || right > 40) return null;
    return {
      statement: random.pick([
        say`${before} workers weed a cocoa farm near ${town(random)} in ${days} days. At the same rate, how many days do ${after} workers need?`,
        say`Water in a tank lasts ${before} families for ${days} days. For how many days does it last ${after} such families?`,
        say`${before} masons build a wall of a school at ${town(random)} in ${days} days. How long do ${after} masons need at the same rate?`,
      ]),
      hints: [
        'Does the number of days grow or fall when there are more of them?',
        'Find the whole in days of one of them. Then share it.',
      ],
      steps: [
        say`One alone needs ${before} × ${days} = ${before * days} days.`,
        say`${after} share this: ${before * days} ÷ ${after} = ${right} days.`,
      ],
      answer: choiceOf(
        random,
        right,
        [
          [
            direct,
            'takes-direct-for-inverse',
            'You let the days grow with the number that shares. More of them need fewer days.',
          ],
          [
            days + before - after > 0 ? days + before - after : days + Math.abs(before - after),
            'adds-where-it-multiplies',
            say`You took the difference of ${before} and ${after}. The product of number and days stays the same, not the sum.`,
          ],
          [before * days, 'stops-early', 'That is the number of days for one alone. All of them share it.'],
        ],
        inUnit('days'),
      ),
    };
  },
});

export const proportionTemplates = [ratioShares, inverseProportion];
